// Node's http2, with a signature as r and s.
import { readFileSync } from "node:fs";
import { connect } from "node:http2";
import { sign } from "node:crypto";

const { PORT, CA_FILE, KEY_FILE, KEY_ID, TEAM_ID, TOPIC, DEVICE, GONE_DEVICE, UNKNOWN_DEVICE, PAYLOAD } = process.env;
const encode = (value) => Buffer.from(JSON.stringify(value)).toString("base64url");
const signed = `${encode({ alg: "ES256", kid: KEY_ID })}.${encode({ iss: TEAM_ID, iat: Math.floor(Date.now() / 1000) })}`;
const signature = sign("sha256", Buffer.from(signed), { key: readFileSync(KEY_FILE), dsaEncoding: "ieee-p1363" });
const authorization = `bearer ${signed}.${signature.toString("base64url")}`;

const session = connect(`https://localhost:${PORT}`, { ca: readFileSync(CA_FILE) });
session.on("error", (error) => console.log(`FAIL node: session: ${error}`));

function push(device, headers = {}, payload = PAYLOAD) {
    return new Promise((resolve, reject) => {
        const request = session.request({
            ":method": "POST", ":path": `/3/device/${device}`, "apns-topic": TOPIC, "apns-push-type": "liveactivity",
            authorization, ...headers,
        });
        let body = "";
        let fields;
        request.setEncoding("utf8");
        request.on("response", (received) => { fields = received; });
        request.on("data", (piece) => { body += piece; });
        request.on("end", () => resolve({ status: fields[":status"], id: fields["apns-id"], body: body && JSON.parse(body) }));
        request.on("error", reject);
        request.end(payload);
    });
}

function check(name, isRight, reply) {
    console.log(isRight ? `ok node: ${name}` : `FAIL node: ${name}: ${JSON.stringify(reply)}`);
}

const id = "aaaaaaaa-bbbb-cccc-dddd-eeeeeeeeeeee";
let reply = await push(DEVICE, { "apns-id": id });
check("accepted, apns-id is echoed", reply.status === 200 && reply.id === id && reply.body === "", reply);
reply = await push(UNKNOWN_DEVICE);
check("refused with a reason", reply.status === 400 && reply.body.reason === "BadDeviceToken", reply);
reply = await push(GONE_DEVICE);
check("gone", reply.status === 410 && reply.body.timestamp > 1e12, reply);
reply = await push(DEVICE, {}, "x".repeat(200_000));
check("a payload far too large", reply.status === 413 && reply.body.reason === "PayloadTooLarge", reply);
const replies = await Promise.all(Array.from({ length: 200 }, () => push(DEVICE)));
check("200 at once on one connection", replies.every((one) => one.status === 200), replies.find((one) => one.status !== 200));
session.close();
