import { en } from 'zod/locales';
import * as mini from 'zod/mini';
import * as methods from './methods.ts';

mini.config(en());

type Kind = { readonly prototype: object };

/** Kinds of schemas by what they can do beside what all can. */
const kinds: readonly (readonly [object, readonly Kind[]])[] = [
  [
    methods.ofStrings,
    [
      ...[mini.ZodMiniString, mini.ZodMiniStringFormat, mini.ZodMiniEmail, mini.ZodMiniURL, mini.ZodMiniUUID],
      ...[mini.iso.ZodMiniISODate, mini.iso.ZodMiniISODateTime, mini.iso.ZodMiniISOTime, mini.iso.ZodMiniISODuration],
    ],
  ],
  [methods.ofNumbers, [mini.ZodMiniNumber, mini.ZodMiniNumberFormat]],
  [methods.ofBigInts, [mini.ZodMiniBigInt]],
  [methods.ofDates, [mini.ZodMiniDate]],
  [methods.ofArrays, [mini.ZodMiniArray]],
  [methods.ofSizes, [mini.ZodMiniMap, mini.ZodMiniSet]],
  [methods.ofObjects, [mini.ZodMiniObject]],
  [methods.ofEnums, [mini.ZodMiniEnum]],
  [
    methods.ofWrappers,
    [
      ...[mini.ZodMiniOptional, mini.ZodMiniExactOptional, mini.ZodMiniNullable, mini.ZodMiniNonOptional],
      ...[mini.ZodMiniDefault, mini.ZodMiniPrefault, mini.ZodMiniCatch, mini.ZodMiniReadonly],
    ],
  ],
  [
    {},
    [
      ...[mini.ZodMiniAny, mini.ZodMiniBoolean, mini.ZodMiniCustom, mini.ZodMiniDiscriminatedUnion, mini.ZodMiniLazy],
      ...[mini.ZodMiniIntersection, mini.ZodMiniLiteral, mini.ZodMiniNaN, mini.ZodMiniNever, mini.ZodMiniNull],
      ...[mini.ZodMiniPipe, mini.ZodMiniRecord, mini.ZodMiniTransform, mini.ZodMiniTuple],
      ...[mini.ZodMiniUndefined, mini.ZodMiniUnion, mini.ZodMiniUnknown],
    ],
  ],
];

// Not enumerable: zod would bind an enumerable method to each schema when it is made.
for (const [own, classes] of kinds)
  for (const { prototype } of classes)
    for (const [name, value] of Object.entries({ ...methods.ofAll, ...own }))
      Object.defineProperty(prototype, name, { value, configurable: true, writable: true });

/**
 * What Lemma uses of zod, at less than half of its size: the functions of `zod/mini`, whose schemas get the methods that zod's
 * have. The builds for browsers take it for `zod` (packages/federation, `small-zod.ts`); all checks are zod's own.
 */
export const z = {
  any: mini.any,
  array: mini.array,
  bigint: mini.bigint,
  boolean: mini.boolean,
  coerce: mini.coerce,
  custom: mini.custom,
  date: mini.date,
  discriminatedUnion: mini.discriminatedUnion,
  email: mini.email,
  enum: mini.enum,
  instanceof: mini.instanceof,
  int: mini.int,
  intersection: mini.intersection,
  iso: mini.iso,
  lazy: mini.lazy,
  literal: mini.literal,
  looseObject: mini.looseObject,
  map: mini.map,
  nan: mini.nan,
  never: mini.never,
  null: mini.null,
  nullable: mini.nullable,
  nullish: mini.nullish,
  number: mini.number,
  object: mini.object,
  optional: mini.optional,
  partialRecord: mini.partialRecord,
  pipe: mini.pipe,
  preprocess: (change: (value: unknown) => unknown, schema: mini.ZodMiniType) =>
    mini.pipe(mini.transform(change), schema),
  prettifyError: mini.prettifyError,
  record: mini.record,
  set: mini.set,
  strictObject: mini.strictObject,
  string: mini.string,
  transform: mini.transform,
  treeifyError: mini.treeifyError,
  tuple: mini.tuple,
  undefined: mini.undefined,
  union: mini.union,
  unknown: mini.unknown,
  url: mini.url,
  uuid: mini.uuid,
};
