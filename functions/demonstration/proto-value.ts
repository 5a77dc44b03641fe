import { z } from 'zod';

/** A value in Firestore's protocol: exactly one of its kinds. */
export type Value = {
  readonly nullValue?: unknown;
  readonly booleanValue?: boolean | undefined;
  readonly integerValue?: number | string | undefined;
  readonly doubleValue?: number | undefined;
  readonly stringValue?: string | undefined;
  readonly timestampValue?: { readonly seconds: number | string; readonly nanos: number } | undefined;
  /** The name of a document. */
  readonly referenceValue?: string | undefined;
  readonly bytesValue?: Uint8Array | undefined;
  readonly arrayValue?: { readonly values?: readonly Value[] | null | undefined } | undefined;
  readonly mapValue?: { readonly fields?: Fields | null | undefined } | undefined;
};
export type Fields = { readonly [name: string]: Value };

const isValue = (value: unknown): value is Value => typeof value === 'object' && value !== null;
/** Only values that this process encoded itself arrive here, so what is nested in them is not checked again. */
export const valueSchema = z.custom<Value>(isValue);
