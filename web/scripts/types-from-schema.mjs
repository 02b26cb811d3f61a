// Writes src/api/types.ts from the server's JSON Schema: one exported type a definition.
// node scripts/types-from-schema.mjs          writes the file
// The test beside it holds the committed file against the schema.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const schemaFile = fileURLToPath(new URL('../../services/server/api.schema.json', import.meta.url));
export const typesFile = fileURLToPath(new URL('../src/api/types.ts', import.meta.url));

const header = `// Generated from services/server/api.schema.json by scripts/types-from-schema.mjs: change it there.
`;

const primitives = { string: 'string', integer: 'number', number: 'number', boolean: 'boolean', null: 'null' };
const quoted = (value) => (typeof value === 'string' ? `'${value}'` : String(value));

function objectType(schema) {
  const required = new Set(schema.required ?? []);
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, value]) => `${name}${required.has(name) ? '' : '?'}: ${typeOf(value)}`,
  );
  return fields.length > 0 ? `{ ${fields.join('; ')} }` : 'Record<string, never>';
}

function arrayType(schema) {
  const item = typeOf(schema.items ?? {});
  return /[|{]/.test(item) ? `(${item})[]` : `${item}[]`;
}

function typeOf(schema) {
  if (schema.$ref) return schema.$ref.split('/').pop();
  if ('const' in schema) return quoted(schema.const);
  if (schema.enum) return schema.enum.map(quoted).join(' | ');
  const alternatives = schema.oneOf ?? schema.anyOf;
  if (alternatives) return alternatives.map(typeOf).join(' | ');
  if (schema.allOf) return schema.allOf.map(typeOf).join(' & ');
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeOf({ ...schema, type })).join(' | ');
  if (schema.type === 'object') return objectType(schema);
  if (schema.type === 'array') return arrayType(schema);
  return primitives[schema.type] ?? 'unknown';
}

export function typesOf(schema) {
  const types = Object.entries(schema.$defs).map(([name, definition]) => {
    const comment = definition.description ? `/** ${definition.description} */\n` : '';
    return `${comment}export type ${name} = ${typeOf(definition)};\n`;
  });
  return header + '\n' + types.join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(typesFile, typesOf(JSON.parse(readFileSync(schemaFile, 'utf8'))));
