import type { CollectionName } from '@lemma/school/collections';
import type { z } from 'zod';
import { type Condition, MOST_FOUND } from './condition.ts';
import { sampleDocuments } from './open-sample.ts';
import { parsePacked as parse } from './parse-packed.ts';
import { sampleRefusal } from './sample-mode.ts';

/** Reads of the sample class, in place of Firestore's (`store.ts`). */
export async function readDocument<S extends z.ZodType>(
  from: CollectionName,
  id: string,
  schema: S,
): Promise<z.output<S> | undefined> {
  const path = `${from}/${id}`;
  const found = (await sampleDocuments(from)).find(([each]) => each === path);
  return found && parse(schema, path, found[1]);
}

const fieldOf = (data: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => Reflect.get(Object(value), name), data);

function meets(data: unknown, [field, operator, value]: Condition): boolean {
  const own = fieldOf(data, field);
  switch (operator) {
    case '==':
      return own === value;
    case 'array-contains':
      return Array.isArray(own) && own.includes(value);
    case 'in':
      return Array.isArray(value) && value.includes(own);
    case '>=':
      return typeof own === typeof value && Number(own) >= Number(value);
    case '<=':
      return typeof own === typeof value && Number(own) <= Number(value);
  }
}

export async function readWhere<S extends z.ZodType>(
  from: CollectionName,
  conditions: readonly Condition[],
  schema: S,
  most = MOST_FOUND,
): Promise<z.output<S>[]> {
  const all = await sampleDocuments(from);
  return all
    .filter(([, data]) => conditions.every((each) => meets(data, each)))
    .slice(0, most)
    .map(([path, data]) => parse(schema, path, data));
}

/** Tells a value once, because nothing changes. */
function once<T>(read: Promise<T>, onValue: (value: T) => void, onFault: (error: unknown) => void): () => void {
  let stopped = false;
  read.then(
    (value) => stopped || onValue(value),
    (error: unknown) => stopped || onFault(error),
  );
  return () => {
    stopped = true;
  };
}

export const watchDocument = <S extends z.ZodType>(
  from: CollectionName,
  id: string,
  schema: S,
  onValue: (value: z.output<S> | undefined) => void,
  onFault: (error: unknown) => void,
): (() => void) => once(readDocument(from, id, schema), onValue, onFault);

export const watchWhere = <S extends z.ZodType>(
  from: CollectionName,
  conditions: readonly Condition[],
  schema: S,
  onValue: (value: z.output<S>[]) => void,
  onFault: (error: unknown) => void,
): (() => void) => once(readWhere(from, conditions, schema), onValue, onFault);

const refuse = async (): Promise<never> => {
  throw sampleRefusal('a profile');
};
export const createProfileIfNone = refuse;
export const renameProfile = refuse;
