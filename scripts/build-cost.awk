# Adds up lines of "USER SYSTEM COMMAND", by the folder of the file compiled (two levels under tests), and ends with
# the sum of the whole build, which `whole` holds.
{
    part = "linking"
    for (i = 3; i < NF; i++)
        if ($i == "-c") {
            file = $(i + 1)
            sub(root, "", file)
            sub("^build/[^/]*/", "", file)
            depth = split(file, step, "/")
            part = step[1]
            if (depth > 2 && (part == "tests" || part == "games" || part == "services")) part = part "/" step[2]
        }
    seconds[part] += $1 + $2
}

END {
    for (part in seconds) printf "%8.1f  %s\n", seconds[part], part | "sort -rn"
    close("sort -rn")
    split(whole, spent, " ")
    printf "%8.1f  all of `%s`\n", spent[1] + spent[2], target
}
