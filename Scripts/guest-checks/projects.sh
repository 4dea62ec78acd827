# Targets, property lists, frameworks and families of SwiftUI's interface.

# Two targets that have a type of one name are compiled one after the other; a picture is of one of them.
twins=$("$islet" check "$root/Tests/TwinGuests") || { echo "check-guests: two targets do not compile: $twins" >&2; exit 1; }
grep -q " in 4 states" <<<"$twins" || { echo "check-guests: not both targets are drawn: $twins" >&2; exit 1; }
status=0
"$islet" render "$root/Tests/TwinGuests" lock-screen >"$home/twins" 2>&1 || status=$?
[ "$status" = 1 ] && grep -q "2 targets do not compile together; name the files of one: .*Ride/TripWidget.swift" "$home/twins" ||
    { cat "$home/twins" >&2; echo "check-guests: render does not say which files to name" >&2; exit 1; }

# A type that is named with its module is that module's, also where both are drawn; what the package defines holds. Away from the checkout.
cp -R "$root/Tests/ModuleGuests" "$home/modules"
expect "$("$islet" render "$home/modules" lock-screen)" "U8, stops mark, kit mark" "first stop, kit sample, night"

# The list of the widget's bundle comes before the app's, which answers what it lacks. Away from the checkout, whose project is another.
cp -R "$root/Tests/ListGuests" "$home/lists"
expect "$("$islet" render "$home/lists/Widget" lock-screen)" "Line of the widget" "tram-app://stop"

# A key that no list has is named where the widget crashes for want of it.
mkdir "$home/keyless"
sed 's/Bundle.main.object.*no name"/server!/' "$root"/Tests/ListGuests/Widget/*.swift >"$home/keyless/Link.swift"
echo 'private var server: String? { Bundle.main.infoDictionary?["LineServer"] as? String }' >>"$home/keyless/Link.swift"
"$islet" check "$home/keyless" >"$home/keyless/report" 2>&1 || true
grep -q 'found nil.*"LineServer" of Info.plist, which has no value' "$home/keyless/report" ||
    { cat "$home/keyless/report" >&2; echo "check-guests: check does not name the missing key" >&2; exit 1; }

# What an app names of its other frameworks compiles: no body is left out, and no type is made up. Digests and other values are those
# of a phone. Away from the checkout, where nothing else is found.
cp -R "$root/Tests/FrameworkGuests" "$home/frameworks"
"$islet" check "$home"/frameworks/*.swift >"$home/names" 2>&1 || { cat "$home/names" >&2; exit 1; }
! grep -E "left out|stands in" "$home/names" >&2 || { echo "check-guests: a name that apps use is not here" >&2; exit 1; }
picture=$("$islet" render "$home"/frameworks/*.swift lock-screen)
for text in 5cac4f980fedc3d3 a2004f37730b9445 c519c1a06cdbeb2b ID0eXO3S0Y+MWjvv "differ: none"; do
    grep -qF "$text" <<<"$picture" || { echo "$picture" >&2; echo "check-guests: \"$text\" is not drawn" >&2; exit 1; }
done

# A Live Activity that no target compiles is named also where the targets are checked by themselves.
mkdir -p "$home/strays/Trip.xcodeproj" "$home/strays/Old"
cp -R "$root/Tests/TwinGuests/Ride" "$root/Tests/TwinGuests/Tram" "$home/strays"
sed 's/Trip/Old/g' "$root/Tests/TwinGuests/Ride/TripWidget.swift" >"$home/strays/Old/OldWidget.swift"
cat >"$home/strays/Trip.xcodeproj/project.pbxproj" <<'PROJECT'
// !$*UTF8*$!
{
    objects = {
        P = { isa = PBXProject; mainGroup = M; targets = (A, B); };
        M = { isa = PBXGroup; children = (G, H); sourceTree = "<group>"; };
        A = { isa = PBXNativeTarget; productType = "com.apple.product-type.app-extension"; buildPhases = ();
            fileSystemSynchronizedGroups = (G); };
        B = { isa = PBXNativeTarget; productType = "com.apple.product-type.app-extension"; buildPhases = ();
            fileSystemSynchronizedGroups = (H); };
        G = { isa = PBXFileSystemSynchronizedRootGroup; path = Ride; sourceTree = "<group>"; };
        H = { isa = PBXFileSystemSynchronizedRootGroup; path = Tram; sourceTree = "<group>"; };
    };
    rootObject = P;
}
PROJECT
strays=$("$islet" check "$home/strays") || { echo "check-guests: targets do not compile: $strays" >&2; exit 1; }
grep -q "Old/OldWidget.swift:1:1: warning: this Live Activity is left out" <<<"$strays" && grep -q " in 4 states" <<<"$strays" ||
    { echo "check-guests: a file that no target compiles is not named: $strays" >&2; exit 1; }

# The forms of SwiftUI's interface compile as they are written, family by family: what is drawn is in the picture, and --explain names the
# rest.
cp -R "$root/Tests/InterfaceGuests" "$home/interface"
"$islet" check "$home"/interface/*.swift --explain >"$home/forms" 2>&1 || { cat "$home/forms" >&2; exit 1; }
! grep -E "left out|stands in" "$home/forms" >&2 || { echo "check-guests: a form of SwiftUI is not here" >&2; exit 1; }
for note in "fileExporter is accepted" "accessibilityRotor is accepted" "searchToolbarBehavior is accepted"; do
    grep -q "$note" "$home/forms" || { echo "check-guests: --explain does not say \"$note\"" >&2; exit 1; }
done
expect "$("$islet" render "$home"/interface/*.swift lock-screen)" "left|right" "row 0" "row 2" box inside "71°" 7.5 \
    "0 0 m 2 0 l 2 1 l 0 1 l h"
