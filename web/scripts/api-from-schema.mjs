// Writes src/api/types.ts and src/api/calls.ts from the server's JSON Schema: a type for each definition (by
// json-schema-to-typescript) and a function for each request.
// npm run api        writes the files
// tests/api.test.ts compares the committed files with the schema.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';

const fileAt = (path) => fileURLToPath(new URL(path, import.meta.url));

export const typesFile = fileAt('../src/api/types.ts');
export const callsFile = fileAt('../src/api/calls.ts');
export const readSchema = () => JSON.parse(readFileSync(fileAt('../../services/server/api.schema.json'), 'utf8'));

const header = '// Generated from services/server/api.schema.json by `npm run api`: change it there.\n';

// The compiler starts at one type: a root that names every definition, and is taken out again.
export async function typesOf({ $defs }) {
  const names = Object.keys($defs);
  const properties = Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }]));
  const root = { type: 'object', properties, required: names, additionalProperties: false, $defs };
  const types = await compile(root, 'Root', {
    bannerComment: header,
    ignoreMinAndMaxItems: true,
    style: { singleQuote: true, printWidth: 130 },
  });
  return types.replace(/export interface Root \{[^}]*\}\n/, '');
}

const jsonAnswer = (answer) => answer !== undefined && answer !== 'text' && answer !== 'bytes';

function senderOf(answer) {
  if (answer === undefined) return 'sendForNothing';
  return { text: 'sendForText', bytes: 'sendForBytes' }[answer] ?? `sendForJson<${answer}>`;
}

// `{name}` of a path, as an argument of the function.
const argumentsOf = ({ path, parameters = {} }) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `${name}: ${parameters[name] ?? 'string'}`);

const pathOf = ({ path }) => (path.includes('{') ? `\`${path.replace(/\{(\w+)\}/g, '${segment($1)}')}\`` : `'${path}'`);

function queryArgument(name, $defs) {
  return `query: ${name}${$defs[name].required.length === 0 ? ' = {}' : ''}`;
}

const hasFields = (name, $defs) => Object.keys($defs[name].properties ?? { any: true }).length > 0;

function callOf(route, $defs) {
  const { name, method, query, body, answer } = route;
  const taken = argumentsOf(route);
  const given = [];
  if (query) taken.push(queryArgument(query, $defs));
  if (query) given.push('query');
  if (body && hasFields(body, $defs)) taken.push(`body: ${body}`);
  if (body) given.push(hasFields(body, $defs) ? 'body' : 'body: {}');
  const parts = [`'${method}'`, pathOf(route), ...(given.length > 0 ? [`{ ${given.join(', ')} }`] : [])];
  return `export const ${name} = (${taken.join(', ')}) => ${senderOf(answer)}(${parts.join(', ')});\n`;
}

// For links: what is a file to keep need not pass through the page.
function addressOf(route, $defs) {
  if (route.answer !== 'text') return '';
  const taken = argumentsOf(route);
  if (route.query) taken.push(queryArgument(route.query, $defs));
  return `export const ${route.name}Address = (${taken.join(', ')}) => addressWith(${pathOf(route)}${route.query ? ', query' : ''});\n`;
}

export function callsOf({ 'x-routes': routes, 'x-stream': stream, $defs }) {
  const used = routes.flatMap(({ parameters = {}, query, body, answer }) => [
    ...Object.values(parameters),
    query,
    body && hasFields(body, $defs) ? body : undefined,
    jsonAnswer(answer) ? answer : undefined,
  ]);
  const types = [...new Set([...used, stream.query, stream.sends, stream.receives])].filter((name) => name !== undefined).sort();
  return [
    header,
    "import { addressWith, segment, sendForBytes, sendForJson, sendForNothing, sendForText } from './http';\n",
    `import type {\n${types.map((name) => `  ${name},\n`).join('')}} from './types';\n\n`,
    ...routes.map((route) => callOf(route, $defs) + addressOf(route, $defs)),
    `\nexport const streamAddress = (${queryArgument(stream.query, $defs)}) => addressWith('${stream.path}', query);\n`,
    `export type Sent = ${stream.sends};\nexport type Received = ${stream.receives};\n`,
  ].join('');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const schema = readSchema();
  writeFileSync(typesFile, await typesOf(schema));
  writeFileSync(callsFile, callsOf(schema));
}
