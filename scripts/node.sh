# Finds the Node that builds the page, or sees to it that there is one. Sourced; sets `npm_ci`, the command that
# installs what web/package-lock.json lists.

node_major() { node -p 'process.versions.node.split(".")[0]' 2> /dev/null || echo 0; }

# A Node of one's own (18 or newer) is as good as Debian's, whose packages would quarrel with it.
if ! command -v npm > /dev/null || (($(node_major) < 18)); then scripts/setup.sh web; fi
if (($(node_major) < 18)); then
    echo "page: Node $(node --version 2> /dev/null || echo 'is missing'); the page needs Node 18 or newer (Debian 12 has it)" >&2
    exit 1
fi

# npm 11 refuses lock files it wrote itself where they list other platforms' packages; npm 10 reads them.
npm_ci=(npm ci)
if (($(npm --version 2> /dev/null | cut -d . -f 1) > 10)); then npm_ci=(npx --yes npm@10 ci); fi
