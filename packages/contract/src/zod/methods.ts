import * as mini from 'zod/mini';

type Schema = mini.ZodMiniType;
type Objects = mini.ZodMiniObject;
type Check = (value: unknown) => unknown;
type Params = string | undefined;
type Mask = Readonly<Record<string, true>>;

/** The methods of every schema of zod, by the functions of `zod/mini` that do the same. */
export const ofAll = {
  refine(this: Schema, check: Check, params: Params) {
    return this.check(mini.refine(check, params));
  },
  superRefine(this: Schema, check: Parameters<typeof mini.superRefine>[0]) {
    return this.check(mini.superRefine(check));
  },
  overwrite(this: Schema, change: (value: unknown) => unknown) {
    return this.check(mini.overwrite(change));
  },
  optional(this: Schema) {
    return mini.optional(this);
  },
  exactOptional(this: Schema) {
    return mini.exactOptional(this);
  },
  nullable(this: Schema) {
    return mini.nullable(this);
  },
  nullish(this: Schema) {
    return mini.optional(mini.nullable(this));
  },
  nonoptional(this: Schema, params: Params) {
    return mini.nonoptional(this, params);
  },
  array(this: Schema) {
    return mini.array(this);
  },
  or(this: Schema, other: Schema) {
    return mini.union([this, other]);
  },
  and(this: Schema, other: Schema) {
    return mini.intersection(this, other);
  },
  transform(this: Schema, change: (value: unknown) => unknown) {
    return mini.pipe(this, mini.transform(change));
  },
  default(this: Schema, value: object) {
    return mini._default(this, value);
  },
  prefault(this: Schema, value: unknown) {
    return mini.prefault(this, value);
  },
  catch(this: Schema, value: object) {
    return mini.catch(this, value);
  },
  pipe(this: Schema, next: Schema) {
    return mini.pipe(this, next);
  },
  readonly(this: Schema) {
    return mini.readonly(this);
  },
  isOptional(this: Schema) {
    return this.safeParse(undefined).success;
  },
  isNullable(this: Schema) {
    return this.safeParse(null).success;
  },
};

export const ofStrings = {
  regex: by(mini.regex),
  includes: by(mini.includes),
  startsWith: by(mini.startsWith),
  endsWith: by(mini.endsWith),
  min: by(mini.minLength),
  max: by(mini.maxLength),
  length: by(mini.length),
  nonempty: by((params: Params) => mini.minLength(1, params)),
  lowercase: by(mini.lowercase),
  uppercase: by(mini.uppercase),
  trim: by(mini.trim),
  normalize: by(mini.normalize),
  toLowerCase: by(mini.toLowerCase),
  toUpperCase: by(mini.toUpperCase),
};

export const ofArrays = {
  min: by(mini.minLength),
  max: by(mini.maxLength),
  length: by(mini.length),
  nonempty: by((params: Params) => mini.minLength(1, params)),
  unwrap: inner('element'),
};

const amounts = {
  gt: by(mini.gt),
  gte: by(mini.gte),
  min: by(mini.gte),
  lt: by(mini.lt),
  lte: by(mini.lte),
  max: by(mini.lte),
};

export const ofDates = { min: by(mini.gte), max: by(mini.lte) };
export const ofBigInts = {
  ...amounts,
  positive: by((params: Params) => mini.gt(0n, params)),
  nonnegative: by((params: Params) => mini.gte(0n, params)),
  negative: by((params: Params) => mini.lt(0n, params)),
  nonpositive: by((params: Params) => mini.lte(0n, params)),
  multipleOf: by(mini.multipleOf),
};
export const ofNumbers = {
  ...amounts,
  int: by(mini.int),
  safe: by(mini.int),
  positive: by((params: Params) => mini.gt(0, params)),
  nonnegative: by((params: Params) => mini.gte(0, params)),
  negative: by((params: Params) => mini.lt(0, params)),
  nonpositive: by((params: Params) => mini.lte(0, params)),
  multipleOf: by(mini.multipleOf),
  step: by(mini.multipleOf),
  finite(this: Schema) {
    return this;
  },
};
export const ofSizes = {
  min: by(mini.minSize),
  max: by(mini.maxSize),
  size: by(mini.size),
  nonempty: by((params: Params) => mini.minSize(1, params)),
};

export const ofObjects = {
  keyof(this: Objects) {
    return mini.keyof(this);
  },
  catchall(this: Objects, rest: Schema) {
    return mini.catchall(this, rest);
  },
  loose(this: Objects) {
    return mini.catchall(this, mini.unknown());
  },
  passthrough(this: Objects) {
    return mini.catchall(this, mini.unknown());
  },
  strict(this: Objects) {
    return mini.catchall(this, mini.never());
  },
  extend(this: Objects, more: Readonly<Record<string, Schema>>) {
    return mini.extend(this, more);
  },
  safeExtend(this: Objects, more: Readonly<Record<string, Schema>>) {
    return mini.safeExtend(this, more);
  },
  merge(this: Objects, other: Objects) {
    return mini.merge(this, other);
  },
  pick(this: Objects, mask: Mask) {
    return mini.pick(this, mask);
  },
  omit(this: Objects, mask: Mask) {
    return mini.omit(this, mask);
  },
  partial(this: Objects, mask: Mask) {
    return mini.partial(this, mask);
  },
  required(this: Objects, mask: Mask) {
    return mini.required(this, mask);
  },
};

type Enums = mini.ZodMiniEnum<Record<string, string | number>>;
export const ofEnums = {
  extract(this: Enums, names: readonly string[]) {
    return mini.enum(Object.fromEntries(names.map((name) => [name, this.def.entries[name] ?? name])));
  },
  exclude(this: Enums, names: readonly string[]) {
    return mini.enum(Object.fromEntries(Object.entries(this.def.entries).filter(([name]) => !names.includes(name))));
  },
};
/** Of schemas around another one. */
export const ofWrappers = { unwrap: inner('innerType') };

/** A method that adds a check. */
function by<Args extends readonly unknown[]>(check: (...args: Args) => Parameters<Schema['check']>[0]) {
  return function (this: Schema, ...args: Args) {
    return this.check(check(...args));
  };
}

/** A method that gives a schema which this one is made of. */
function inner(name: string) {
  return function (this: Schema): unknown {
    return Reflect.get(this.def, name);
  };
}
