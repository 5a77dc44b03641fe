import type { Rng } from '@lemma/math';
import type { z } from 'zod';
import { isKind } from '../data-model/is-kind.ts';

/** Ids that no document has, or that would lead elsewhere. */
export const HOSTILE_IDS = [
  ...['', ' ', '.', '..', '__x__', '__proto__', '__id1__', 'constructor', 'a/b', '/', '../../secrets/ana', 'a//b'],
  ...[
    'x'.repeat(2000),
    'é'.repeat(800),
    '\u0000',
    'a\nb',
    '\ud800',
    '%2e%2e%2f',
    'ａｎａ',
    "' or 1=1",
    '*',
    'classes/x',
  ],
] as const;

const deep = (levels: number): unknown => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`);
const deepMap = (levels: number): unknown => JSON.parse(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`);

/** Values of every type that JSON has, and some that programs trip over. */
export const HOSTILE_VALUES: readonly unknown[] = [
  ...HOSTILE_IDS,
  ...[null, true, false, 0, -1, 1.5, 1e308, -1e308, 9_007_199_254_740_992, 253_402_300_800_000],
  ...[[], {}, [null], [[]], { length: 3 }, { toString: 1 }, JSON.parse('{"__proto__":{"role":"teacher"}}')],
  ...[deep(300), deepMap(300), Array.from({ length: 3000 }, (_, n) => n), '1970-01-01', '2026-13-45', 'NaN'],
];

/** Plain values, of which those that a schema accepts are used. */
const PLAIN: readonly unknown[] = [
  ...['x1', 'ana', '2026-11-20', 'a@b.example', 'ACDEFGHJ', '5.NF.A.1', 'integers.add', 'x + 1', 'UTC', 'en'],
  ...[0, 1, 2, 7, 45, 180, 1_790_000_000_000, true, false],
];

/**
 * A value that a schema accepts, if plain values can make one; otherwise a text. At every place, `spoil` may put
 * something else.
 */
export function inputOf(
  schema: z.core.$ZodType,
  rng: Rng,
  spoil: () => { readonly value: unknown } | undefined,
): unknown {
  const spoilt = spoil();
  if (spoilt) return spoilt.value;
  const of = (inner: z.core.$ZodType) => inputOf(inner, rng, spoil);
  if (
    isKind(schema, 'optional') ||
    isKind(schema, 'default') ||
    isKind(schema, 'nullable') ||
    isKind(schema, 'readonly')
  )
    return of(schema._zod.def.innerType);
  if (isKind(schema, 'pipe')) return of(schema._zod.def.in);
  if (isKind(schema, 'object'))
    return Object.fromEntries(Object.entries(schema._zod.def.shape).map(([name, field]) => [name, of(field)]));
  if (isKind(schema, 'array')) return [of(schema._zod.def.element)];
  if (isKind(schema, 'record')) return { [String(of(schema._zod.def.keyType))]: of(schema._zod.def.valueType) };
  if (isKind(schema, 'union')) return of(rng.pick(schema._zod.def.options));
  if (isKind(schema, 'enum')) return rng.pick(Object.values(schema._zod.def.entries));
  if (isKind(schema, 'literal')) return rng.pick(schema._zod.def.values);
  const fitting = PLAIN.filter((one) => accepts(schema, one));
  return fitting.length === 0 ? 'x' : rng.pick(fitting);
}

function accepts(schema: z.core.$ZodType, value: unknown): boolean {
  const result = schema._zod.run({ value, issues: [] }, {});
  return !(result instanceof Promise) && result.issues.length === 0;
}
