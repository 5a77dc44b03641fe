import { idSchema } from '@lemma/school/base';
import { pictureSchema } from '@lemma/school/question';
import type { z } from 'zod';
import { AROUND_BYTES } from '../src/platform/size.ts';
import { codes, counts, LARGEST_PICTURE_BYTES, OPEN, words } from './bounds.ts';
import { isKind } from './is-kind.ts';

/** The most bytes in UTF-8 for one unit of a string's `length`, and the byte that ends a text. */
const WIDEST = 3;
const END = 1;
const LONGEST_KEY = 128;
const EIGHT = 8;

/** The bound for a path: of all endings of the path that have one, the longest counts. */
function boundAt(bounds: Readonly<Record<string, number>>, path: string): number | undefined {
  const endings = path.split('.').map((_, index, all) => all.slice(index).join('.'));
  const ending = endings.find((one) => bounds[one] !== undefined);
  return ending === undefined ? undefined : bounds[ending];
}

/** The `max` in the schema of a text or a list. */
const mostOf = (schema: z.core.$ZodType): number | undefined =>
  schema._zod.def.checks
    ?.map((check) => check._zod.def)
    .filter((def): def is z.core.$ZodCheckMaxLengthDef => def.check === 'max_length')
    .map(({ maximum }) => maximum)
    .toSorted((one, other) => one - other)[0];

/** Called with the path of a field that has no bound; returns what to count for it. */
type Missing = (path: string) => number;

function textBytes(schema: z.core.$ZodType, path: string, missing: Missing): number {
  if (schema === idSchema) return LONGEST_KEY + END;
  const own = mostOf(schema);
  if (own !== undefined) return own * WIDEST + END;
  const word = boundAt(words, path);
  const code = boundAt(codes, path);
  if (word === undefined && code === undefined) return missing(path);
  return Math.max((word ?? 0) * WIDEST, code ?? 0) + END;
}

/** The bytes of a constant in a schema: true, null, a number or a word. */
const constantBytes = (value: unknown): number => {
  if (typeof value === 'string') return Buffer.byteLength(value) + END;
  return typeof value === 'number' ? EIGHT : 1;
};
const longest = (values: readonly unknown[]): number => Math.max(...values.map(constantBytes));
const times = (count: number, bytes: number): number => (count === 0 ? 0 : count * bytes);

function mapBytes({ keyType, valueType }: z.core.$ZodRecordDef, path: string, missing: Missing): number {
  const value = bytesOf(valueType, `${path}{}`, missing);
  if (isKind(keyType, 'enum'))
    return Object.values(keyType._zod.def.entries).reduce<number>((sum, key) => sum + constantBytes(key) + value, 0);
  return times(boundAt(counts, path) ?? missing(path), LONGEST_KEY + END + value);
}

/** The bytes of the largest value that a schema allows at this path, with all optional fields. */
function bytesOf(schema: z.core.$ZodType, path: string, missing: Missing): number {
  if (schema === pictureSchema) return LARGEST_PICTURE_BYTES;
  if (isKind(schema, 'optional') || isKind(schema, 'default') || isKind(schema, 'nullable'))
    return bytesOf(schema._zod.def.innerType, path, missing);
  if (isKind(schema, 'pipe')) return bytesOf(schema._zod.def.out, path, missing);
  if (isKind(schema, 'object'))
    return Object.entries(schema._zod.def.shape).reduce(
      (sum, [name, field]) => sum + Buffer.byteLength(name) + END + bytesOf(field, `${path}.${name}`, missing),
      0,
    );
  if (isKind(schema, 'array'))
    return times(
      mostOf(schema) ?? boundAt(counts, path) ?? missing(path),
      bytesOf(schema._zod.def.element, `${path}[]`, missing),
    );
  if (isKind(schema, 'record')) return mapBytes(schema._zod.def, path, missing);
  if (isKind(schema, 'union')) return Math.max(...schema._zod.def.options.map((one) => bytesOf(one, path, missing)));
  if (isKind(schema, 'enum')) return longest(Object.values(schema._zod.def.entries));
  if (isKind(schema, 'literal')) return longest(schema._zod.def.values);
  if (schema._zod.def.type === 'string') return textBytes(schema, path, missing);
  return schema._zod.def.type === 'boolean' ? 1 : EIGHT;
}

/** The size of the largest document that a table's schema allows, in bytes as the database counts them; infinite if a field has no bound. */
export const largestOf = (table: string, schema: z.core.$ZodType): number =>
  bytesOf(schema, table, () => OPEN) + AROUND_BYTES;

/** The texts, lists and maps without a bound, both in the schema and in `bounds.ts`. */
export function withoutBound(table: string, schema: z.core.$ZodType): string[] {
  const found: string[] = [];
  bytesOf(schema, table, (path) => {
    found.push(path);
    return OPEN;
  });
  return found;
}
