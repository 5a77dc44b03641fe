import { inspect, isDeepStrictEqual } from 'node:util';
import { IS_SOAK, partOf } from '@lemma/math/part-of';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';

type Module = Readonly<Record<string, unknown>>;
const modules = import.meta.glob<Module>([
  '../../../packages/{school,contract}/src/**/*.ts',
  '../../../packages/offline/src/**/*.ts',
  '!**/*.test.ts',
  '!**/worker*.ts',
]);

const isSchema = (value: unknown): value is z.ZodType => typeof value === 'object' && value !== null && '_zod' in value;

/** Schemas within a value, by where they are: tables of calls hold one for input and one for output. */
function schemasIn(value: unknown, path: string): readonly (readonly [string, z.ZodType])[] {
  if (isSchema(value)) return [[path, value]];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, each]) => schemasIn(each, `${path}.${name}`));
}

async function allSchemas(): Promise<ReadonlyMap<string, z.ZodType>> {
  const found: (readonly [string, z.ZodType])[] = [];
  for (const [file, load] of Object.entries(modules)) {
    const path = file.replace(/^.*packages\//, '');
    for (const [name, value] of Object.entries(await load())) found.push(...schemasIn(value, `${path} ${name}`));
  }
  return new Map(found);
}

const strings = ['', 'a', ' Ana ', 'a'.repeat(20_001), '2026-11-26', '2026-11-26T10:00:00Z', 'ana@example.com'];
const moreStrings = [
  'https://a.example/x',
  '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  'abcdef123456',
  'sha384-abc',
  '7',
  'x y',
];
const numbers = [0, 1, -1, 0.5, 7, 101, 1e9, 2 ** 60, Number.NaN];
const others = [undefined, null, true, [], {}, [1, 'a'], { a: 1 }, new Date(0), 10n];
const anything: readonly unknown[] = [...strings, ...moreStrings, ...numbers, ...others];

/** Every so many of a long list, so that no schema is tried with more. */
const some = (all: readonly unknown[], most: number) => {
  const step = Math.max(1, Math.ceil(all.length / most));
  return all.filter((_, at) => at < most / 2 || at % step === 0);
};
const [MOST, MOST_WITHIN] = [IS_SOAK ? 60 : 20, 9];

const made = Array.from({ length: 8 }, () => new WeakMap<z.core.$ZodType, readonly unknown[]>());
/** The inputs of a schema at a depth, made once: schemas are made of the same parts. */
function inputsOf(schema: z.core.$ZodType, depth = 0): readonly unknown[] {
  const own = made[depth]?.get(schema) ?? madeFor(schema, depth);
  made[depth]?.set(schema, own);
  return own;
}

/** Inputs that a schema may take, then some that it may not: made by what it is made of. */
function madeFor(schema: z.core.$ZodType, depth: number): readonly unknown[] {
  const { def } = schema._zod as unknown as z.core.$ZodTypes['_zod'];
  const inner = (each: z.core.$ZodType) => (depth > 5 ? anything : some(inputsOf(each, depth + 1), MOST_WITHIN));
  const of = (): readonly unknown[] => {
    switch (def.type) {
      case 'object': {
        const fields = Object.entries(def.shape).map(([name, each]) => [name, inner(each)] as const);
        const whole = (at: number) => Object.fromEntries(fields.map(([name, all]) => [name, all[at % all.length]]));
        const base = whole(0);
        const bent = fields.flatMap(([name, all]) => [
          Object.fromEntries(Object.entries(base).filter(([each]) => each !== name)),
          ...all.slice(0, depth > 1 ? 4 : 40).map((each) => ({ ...base, [name]: each })),
        ]);
        return [base, whole(1), whole(2), { ...base, more: 1 }, ...bent];
      }
      case 'array': {
        const all = inner(def.element);
        return [
          all.slice(0, 1),
          [],
          all.slice(0, 3),
          Array.from({ length: 300 }, () => all[0]),
          ...all.map((each) => [all[0], each]),
        ];
      }
      case 'record': {
        const [keys, values] = [inner(def.keyType), inner(def.valueType)];
        return values.map((value, at) => ({ [String(keys[at % keys.length])]: value }));
      }
      case 'tuple':
        return [0, 1, 2].map((at) => def.items.map((each) => inner(each)[at]));
      case 'union':
        return def.options.flatMap((each) => inner(each).slice(0, 12));
      case 'enum':
        return Object.values(def.entries);
      case 'literal':
        return def.values;
      case 'lazy':
        return depth > 4 ? anything : inner(def.getter());
      case 'pipe':
        return inner(def.in);
      case 'optional':
      case 'nullable':
      case 'default':
      case 'catch':
      case 'readonly':
        return inner(def.innerType);
      default:
        return [];
    }
  };
  const fitting = of();
  return depth > 2 ? [...fitting, ...anything.slice(0, 3)] : [...fitting, ...anything];
}

/** What a schema says of an input: what it is read as, or what is wrong with it, where, and in which words. */
function verdictOf(schema: z.ZodType, input: unknown): unknown {
  const { success, data, error } = schema.safeParse(input);
  return success ? { data } : error.issues.map(({ code, path, message }) => [code, path.join('.'), message]);
}

it('reads every document, call and release as zod does, with the same faults in the same words', async () => {
  const whole = await allSchemas();
  vi.resetModules();
  vi.doMock('zod', () => import('@lemma/contract/zod'));
  const small = await allSchemas();
  expect([...small.keys()]).toEqual([...whole.keys()]);
  expect(whole.size).toBeGreaterThan(250);
  const differing: string[] = [];
  let taken = 0;
  let refused = 0;
  for (const [path, schema] of partOf(4, [...whole], ([path]) => path)) {
    const other = small.get(path);
    if (other === undefined) throw new Error(`${path} is missing`);
    expect(other.constructor.name).not.toBe(schema.constructor.name);
    for (const input of some(inputsOf(schema), MOST)) {
      const verdict = verdictOf(schema, input);
      if (!isDeepStrictEqual(verdictOf(other, input), verdict)) differing.push(`${path} of ${inspect(input)}`);
      if (Array.isArray(verdict)) refused += 1;
      else taken += 1;
    }
  }
  expect(differing).toEqual([]);
  expect(taken).toBeGreaterThan(IS_SOAK ? 2000 : 200);
  expect(refused).toBeGreaterThan(IS_SOAK ? 5000 : 500);
});

/** What the small one leaves out on purpose. */
const leftOut = new RegExp(
  '^(?:_def|_?(?:encode|decode|validate|safe(?:En|De)code)\\w*|spa|description|describe|meta|register|toJSONSchema|' +
    'minValue|maxValue|minLength|maxLength|isInt|format|slugify|strip|exactPartial|' +
    // Kinds of strings that zod has as functions of their own too.
    'email|url|jwt|emoji|guid|uuid\\w*|nanoid|cuid2?|ulid|base64(?:url)?|xid|ksuid|ipv.|cidrv.|e164|datetime|date|time|duration)$',
);

it('has the methods that zod has of each kind of schema', async () => {
  const { z: small } = await import('@lemma/contract/zod');
  const kinds = {
    any: [],
    array: [z.string()],
    boolean: [],
    enum: [['a']],
    literal: ['a'],
    number: [],
    object: [{}],
    string: [],
  };
  const namesOf = (schema: object) => Object.getOwnPropertyNames(Object.getPrototypeOf(schema));
  for (const [kind, args] of Object.entries(kinds)) {
    const [a = {}, b = {}] = [z, small].map((from): object => Reflect.apply(Reflect.get(from, kind), from, args));
    expect(
      namesOf(a).filter((name) => !(name in b) && !leftOut.test(name)),
      kind,
    ).toEqual([]);
  }
});
