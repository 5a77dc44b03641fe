import type {
  DocumentData,
  DocumentReference,
  FieldPath,
  FieldValue,
  SetOptions,
  WithFieldValue,
} from 'firebase-admin/firestore';
import type { z } from 'zod';

/** A document as it is written: the input of its schema. The id is part of the path and may be a field too. */
export type Stored<S extends z.ZodObject> = Omit<z.input<S>, 'id'> & { readonly id?: string | undefined };

type Key<T> = T extends unknown ? Extract<keyof T, string> : never;
type At<T, K extends string> = T extends unknown ? (K extends keyof T ? NonNullable<T[K]> : never) : never;
type Written<T> = WithFieldValue<T> | FieldValue;

/** A field of a document, or a field of one of its fields. */
export type Field<T> = Key<T> | { [A in Key<T>]: `${A}.${Key<At<T, A>>}` }[Key<T>];

type ValueAt<T, F> = F extends `${infer A}.${infer B}` ? At<At<T, A>, B> : F extends string ? At<T, F> : never;
type Element<T> = T extends readonly (infer E)[] ? E : never;

type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=';

/** A condition of a query: a field of the document, compared with a value that the field can have. */
export type Condition<T> = {
  [F in Field<T>]:
    | readonly [field: F, op: Comparison, value: ValueAt<T, F>]
    | readonly [field: F, op: 'in' | 'not-in', values: readonly ValueAt<T, F>[]]
    | readonly [field: F, op: 'array-contains', value: Element<ValueAt<T, F>>]
    | readonly [field: F, op: 'array-contains-any', values: readonly Element<ValueAt<T, F>>[]];
}[Field<T>];

/** A changed field and its value. Created by `at` of a table, which checks both. */
export type Change<T> = {
  readonly path: FieldPath;
  readonly steps: readonly string[];
  readonly value: unknown;
  readonly of?: T;
};

/** Anything that can update: a transaction, a batch, a bulk writer. */
export type Writer = {
  update(ref: DocumentReference, path: FieldPath, value: unknown, ...more: unknown[]): unknown;
};

/** The value at a path of one to four steps, each an existing field. */
export interface AtPath<T> {
  <A extends Key<T>>(path: readonly [A], value: Written<At<T, A>>): Change<T>;
  <A extends Key<T>, B extends Key<At<T, A>>>(path: readonly [A, B], value: Written<At<At<T, A>, B>>): Change<T>;
  <A extends Key<T>, B extends Key<At<T, A>>, C extends Key<At<At<T, A>, B>>>(
    path: readonly [A, B, C],
    value: Written<At<At<At<T, A>, B>, C>>,
  ): Change<T>;
  <A extends Key<T>, B extends Key<At<T, A>>, C extends Key<At<At<T, A>, B>>, D extends Key<At<At<At<T, A>, B>, C>>>(
    path: readonly [A, B, C, D],
    value: Written<At<At<At<At<T, A>, B>, C>, D>>,
  ): Change<T>;
}

/**
 * The writing methods that a reference does not offer: `put`, `create` and `merge` of the table check the document's
 * type.
 */
export type WrittenByItsTable = { readonly 'use put, create or merge'?: never };
export type TableReference<T extends DocumentData> = DocumentReference<WrittenByItsTable, T>;

/** Anything that can set: a transaction, a batch, a bulk writer or `atOnce`. */
export type Setter<R> = {
  set(ref: DocumentReference, data: DocumentData): R;
  set(ref: DocumentReference, data: DocumentData, options: SetOptions): R;
};
export type Creator<R> = { create(ref: DocumentReference, data: DocumentData): R };

export type AsStored<T> = T extends (infer E)[]
  ? readonly AsStored<E>[]
  : T extends object
    ? { readonly [K in keyof T]: AsStored<T[K]> }
    : T;

export type PartOf<T> = { readonly [K in keyof T]?: AsStored<T[K]> | FieldValue };

/**
 * Names the fields of `T` that a document leaves out, so that the write does not compile. A document spread from the
 * one that was read leaves none out.
 */
export type NamesAll<T, D> =
  Exclude<keyof T, keyof D | 'id'> extends never
    ? unknown
    : { readonly fieldsNotNamed: Exclude<keyof T, keyof D | 'id'> };

/** Refuses a field that `T` does not have. */
export type NoOther<T, D> = { readonly [K in Exclude<keyof D, keyof T | 'id'>]: never };
