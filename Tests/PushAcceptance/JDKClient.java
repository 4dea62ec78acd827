// The JDK's HttpClient, with a signature in DER, as java.security writes it.
import java.net.InetSocketAddress;
import java.net.ProxySelector;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyFactory;
import java.security.KeyStore;
import java.security.Signature;
import java.security.cert.CertificateFactory;
import java.security.spec.PKCS8EncodedKeySpec;
import java.time.Duration;
import java.util.Base64;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

public class JDKClient {
    static String environment(String name) { return System.getenv(name); }

    static String encode(byte[] bytes) { return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes); }

    static String token() throws Exception {
        var pem = Files.readString(Path.of(environment("KEY_FILE"))).replaceAll("-----[A-Z ]+-----|\\s", "");
        var key = KeyFactory.getInstance("EC").generatePrivate(new PKCS8EncodedKeySpec(Base64.getDecoder().decode(pem)));
        var header = "{\"alg\":\"ES256\",\"kid\":\"" + environment("KEY_ID") + "\"}";
        var claims = "{\"iss\":\"" + environment("TEAM_ID") + "\",\"iat\":" + System.currentTimeMillis() / 1000 + "}";
        var signed = encode(header.getBytes()) + "." + encode(claims.getBytes());
        var signature = Signature.getInstance("SHA256withECDSA");
        signature.initSign(key);
        signature.update(signed.getBytes());
        return signed + "." + encode(signature.sign());
    }

    static SSLContext trust() throws Exception {
        var store = KeyStore.getInstance(KeyStore.getDefaultType());
        store.load(null);
        try (var file = Files.newInputStream(Path.of(environment("CA_FILE")))) {
            store.setCertificateEntry("ca", CertificateFactory.getInstance("X.509").generateCertificate(file));
        }
        var managers = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        managers.init(store);
        var context = SSLContext.getInstance("TLS");
        context.init(null, managers.getTrustManagers(), null);
        return context;
    }

    static HttpResponse<String> push(HttpClient client, String host, String token, String device) throws Exception {
        var request = HttpRequest.newBuilder(URI.create("https://" + host + "/3/device/" + device))
            .timeout(Duration.ofSeconds(10))
            .header("authorization", "bearer " + token).header("apns-topic", environment("TOPIC"))
            .header("apns-push-type", "liveactivity")
            .POST(HttpRequest.BodyPublishers.ofString(environment("PAYLOAD"))).build();
        return client.send(request, HttpResponse.BodyHandlers.ofString());
    }

    static void check(String name, boolean isRight, HttpResponse<String> reply) {
        System.out.println(isRight ? "ok jdk: " + name
            : "FAIL jdk: " + name + ": " + reply.statusCode() + " " + reply.version() + " " + reply.body());
    }

    public static void main(String[] arguments) throws Exception {
        var token = token();
        var client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_2).sslContext(trust()).build();
        var host = "localhost:" + environment("PORT");
        var reply = push(client, host, token, environment("DEVICE"));
        check("accepted, signature in DER", reply.statusCode() == 200 && reply.version() == HttpClient.Version.HTTP_2
            && reply.headers().firstValue("apns-id").isPresent(), reply);
        reply = push(client, host, token, environment("UNKNOWN_DEVICE"));
        check("refused with a reason", reply.statusCode() == 400 && reply.body().equals("{\"reason\":\"BadDeviceToken\"}"), reply);
        reply = push(client, host, token, environment("GONE_DEVICE"));
        check("gone", reply.statusCode() == 410 && reply.body().contains("\"timestamp\":"), reply);
        var proxy = ProxySelector.of(new InetSocketAddress("127.0.0.1", Integer.parseInt(environment("CONNECT_PORT"))));
        var proxied = HttpClient.newBuilder().version(HttpClient.Version.HTTP_2).sslContext(trust()).proxy(proxy).build();
        reply = push(proxied, "api.sandbox.push.apple.com", token, environment("DEVICE"));
        check("through the CONNECT proxy", reply.statusCode() == 200, reply);
        System.exit(0);
    }
}
