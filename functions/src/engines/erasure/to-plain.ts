import { AppError } from '@lemma/contract';
import { Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';

const timeSchema = z.strictObject({ $time: z.tuple([z.number().int(), z.number().int()]) });
const bytesSchema = z.strictObject({ $bytes: z.base64() });
const numberSchema = z.strictObject({ $number: z.enum(['NaN', 'Infinity', '-Infinity', '-0']) });
const mapSchema = z.strictObject({ $map: z.array(z.tuple([z.string(), z.unknown()])) });

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** A value of the database as JSON, without loss: what JSON has no word for is an object with one key of `$`. */
export function toPlain(value: unknown): unknown {
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0)
      ? value
      : { $number: Object.is(value, -0) ? '-0' : `${value}` };
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (value instanceof Timestamp) return { $time: [value.seconds, value.nanoseconds] };
  if (value instanceof Uint8Array) return { $bytes: Buffer.from(value).toString('base64') };
  if (Array.isArray(value)) return value.map(toPlain);
  if (!isPlain(value)) throw new AppError('data/malformed', 'a value that no backup can hold');
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => [key, toPlain(inner)]);
  return entries.some(([key]) => key.startsWith('$')) ? { $map: entries } : Object.fromEntries(entries);
}

/** The value of the database that `toPlain` made this of. @throws AppError `data/malformed`. */
export function fromPlain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromPlain);
  if (!isPlain(value)) return value;
  if (!Object.keys(value).some((key) => key.startsWith('$')))
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fromPlain(inner)]));
  const time = timeSchema.safeParse(value);
  if (time.success) return new Timestamp(...time.data.$time);
  const bytes = bytesSchema.safeParse(value);
  if (bytes.success) return Buffer.from(bytes.data.$bytes, 'base64');
  const number = numberSchema.safeParse(value);
  if (number.success) return Number(number.data.$number);
  const map = mapSchema.safeParse(value);
  if (map.success) return Object.fromEntries(map.data.$map.map(([key, inner]) => [key, fromPlain(inner)]));
  throw new AppError('data/malformed', 'a value of a newer version');
}
