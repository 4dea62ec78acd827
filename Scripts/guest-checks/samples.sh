# The samples, and the meditation widget's own source, as anybody's.

"$islet" check "$root/Examples/LiveActivities"
"$islet" check "$root/Examples/Delivery"
"$root/Scripts/guest-pictures.sh" --check "$islet"
"$islet" check "$root/Examples/Catalogues" --defaults "$root/Examples/Catalogues/settings.json"
"$root/Scripts/check-meditation.sh" "$islet"

# Texts are those of the language, with plural rules; settings are those of the file.
picture=$("$islet" render "$root/Examples/Catalogues" lock-screen --locale de --defaults "$root/Examples/Catalogues/settings.json")
for text in "Dein Kaffee" "2 Tassen" "Abholung bei Bar 2" Ada; do
    grep -q "$text" <<<"$picture" || { echo "check-guests: the widget with catalogues does not say \"$text\"" >&2; exit 1; }
done
