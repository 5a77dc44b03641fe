import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' && 'start' in value;
const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
const named = (value: unknown): string | undefined => {
  if (!isNode(value)) return undefined;
  if (value.type === 'Identifier') return String(value.name);
  return value.type === 'Literal' ? String(value.value) : undefined;
};

/** A field in the source: its docstring, and the named schema from which it takes its value. */
type Declared = { readonly doc?: string | undefined; readonly of?: string | undefined };
type Schema = { readonly doc?: string | undefined; readonly fields: Map<string, Declared>; readonly from: string[] };

/** All schemas of these files by their names, which are unique. */
export type Schemas = ReadonlyMap<string, Schema>;

type Comments = readonly { readonly value: string; readonly start: number; readonly end: number }[];

/** The docstring that ends where this node begins, as one line. */
function docBefore(text: string, comments: Comments, start: number): string | undefined {
  const found = comments.findLast(({ end }) => end <= start);
  if (found === undefined || !found.value.startsWith('*')) return undefined;
  if (text.slice(found.end, start).replace(/export|\s/g, '') !== '') return undefined;
  return found.value
    .replace(/^\*/, '')
    .replace(/\n\s*\* ?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * The identifier at the beginning of a chain of calls: `idSchema` in `idSchema.optional()` and in `z.array(idSchema)`.
 */
function baseName(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Identifier') return node.name === 'z' ? undefined : String(node.name);
  if (node.type === 'MemberExpression') return baseName(node.object);
  if (node.type !== 'CallExpression') return undefined;
  return (
    baseName(node.callee) ??
    nodesOf(node.arguments)
      .map(baseName)
      .findLast((name) => name !== undefined)
  );
}

function readFields(node: unknown, schema: Schema, docOf: (at: number) => string | undefined): void {
  if (!isNode(node)) return;
  if (node.type === 'Identifier' && node.name !== 'z') schema.from.push(String(node.name));
  if (node.type === 'MemberExpression') readFields(node.object, schema, docOf);
  if (node.type === 'ObjectExpression')
    for (const property of nodesOf(node.properties)) {
      if (property.type === 'SpreadElement') readFields(property.argument, schema, docOf);
      const key = named(property.key);
      if (key !== undefined) schema.fields.set(key, { doc: docOf(property.start), of: baseName(property.value) });
    }
  if (node.type !== 'CallExpression') return;
  readFields(node.callee, schema, docOf);
  for (const argument of nodesOf(node.arguments))
    if (argument.type === 'ObjectExpression') readFields(argument, schema, docOf);
}

/** The schemas that a source text declares. Exported for its test. */
export function schemasIn(path: string, text: string): [string, Schema][] {
  const { program, comments } = parseSync(path, text);
  const docOf = (start: number) => docBefore(text, comments, start);
  return nodesOf(program.body).flatMap((statement) => {
    const declaration = isNode(statement.declaration) ? statement.declaration : statement;
    return nodesOf(declaration.declarations).flatMap((one): [string, Schema][] => {
      const name = named(one.id);
      if (name === undefined) return [];
      const schema: Schema = { doc: docOf(statement.start), fields: new Map(), from: [] };
      readFields(one.init, schema, docOf);
      return [[name, schema]];
    });
  });
}

/** The schemas of these files and of every file below these folders. */
export function readSchemas(places: readonly string[]): Schemas {
  const files = places.flatMap((place) =>
    place.endsWith('.ts')
      ? [place]
      : readdirSync(place, { recursive: true, encoding: 'utf8' })
          .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
          .map((name) => join(place, name)),
  );
  return new Map(files.sort().flatMap((file) => schemasIn(file, readFileSync(file, 'utf8'))));
}

function declarationOf(schemas: Schemas, name: string, key: string): Declared | undefined {
  const schema = schemas.get(name);
  if (schema === undefined) return undefined;
  const own = schema.fields.get(key);
  if (own !== undefined) return own;
  for (const base of schema.from) {
    const found = declarationOf(schemas, base, key);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Schemas that are too general to explain a field. */
const GENERAL = /^(id|instant|line|text|level)Schema$/;

/** The meaning of a field in the source: its own docstring, otherwise that of its value's schema. */
export function meaningOf(schemas: Schemas, name: string, key: string): string | undefined {
  const declared = declarationOf(schemas, name, key);
  if (declared?.doc !== undefined) return declared.doc;
  return declared?.of === undefined || GENERAL.test(declared.of) ? undefined : schemas.get(declared.of)?.doc;
}

/** The schema that reads each collection, from the source of `documents`: the names of table, collection and schema. */
export function tablesIn(path: string, text: string): { table: string; schema: string }[] {
  const found: { table: string; schema: string }[] = [];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk);
    if (!isNode(value)) return;
    const call = value.value;
    if (value.type === 'Property' && isNode(call) && call.type === 'CallExpression' && named(call.callee) === 'table') {
      const schema = named(nodesOf(call.arguments)[1]);
      const table = named(value.key);
      if (schema !== undefined && table !== undefined) found.push({ table, schema });
    }
    Object.values(value).forEach(walk);
  };
  walk(parseSync(path, text).program.body);
  return found;
}
