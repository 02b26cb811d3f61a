# Reads ctest's JUnit file: prints the output of every test that failed, then the line that counts them all.
# ctest calls a test it could not start "notrun", as it does a skipped one; only the reason tells them apart.

function plain(text) {
    gsub(/&lt;/, "<", text); gsub(/&gt;/, ">", text); gsub(/&quot;/, "\"", text); gsub(/&apos;/, "'", text)
    gsub(/&#xa;/, "\n", text); gsub(/&amp;/, "\\&", text)
    return text
}

function attribute(line, name) {
    if (!match(line, " " name "=\"[^\"]*\"")) return ""
    return plain(substr(line, RSTART + length(name) + 3, RLENGTH - length(name) - 4))
}

/<testcase / {
    name = attribute($0, "name"); status = attribute($0, "status"); reason = ""; output = ""
}
/<skipped /    { reason = attribute($0, "message") }
/<system-out>/ { inside = 1; sub(/.*<system-out>/, "") }
inside {
    text = $0
    closed = sub(/<\/system-out>.*/, "", text)
    output = output plain(text) "\n"
    if (closed) inside = 0
}
/<\/testcase>/ {
    if (status == "run") passed++
    else if (status == "disabled" || reason ~ /^(SKIP_|Disabled)/) skipped++
    else {
        failed++
        printf "---- %s failed%s\n%s\n", name, reason == "" ? "" : ": " reason, output
    }
}
END {
    if (passed + failed == 0) print "no test was run"
    printf "%d passed, %d failed%s\n", passed, failed, skipped ? ", " skipped " skipped" : ""
    exit (failed > 0 || passed == 0)
}
