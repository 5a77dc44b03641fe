import { unpacked } from '@lemma/school/base';
import { z } from 'zod';
import type { StoredDocument } from './memory-database.ts';
import type { Fields, Value } from './proto-value.ts';

const accountSchema = z.object({ uid: z.string(), name: z.string(), email: z.string(), password: z.string() });

/** The school as it lies in its file, with all times as they were when it was made. */
export const storedSchoolSchema = z.object({
  /** The midnight before it was made, in milliseconds: "today" of everything in it. */
  today: z.number(),
  adults: z.array(accountSchema),
  studentIds: z.array(z.string()),
  /** A student who can be shown, with the card. */
  student: z.object({ name: z.string(), classCode: z.string(), userName: z.string(), secret: z.string() }),
  documents: z.array(z.object({ path: z.string(), data: z.record(z.string(), z.unknown()) })),
  /** The uploaded files by their ids, in base64. */
  files: z.record(z.string(), z.string()),
});
export type StoredSchool = z.infer<typeof storedSchoolSchema>;

/** A moment of the database, which is not a number as other times are. */
const momentSchema = z.strictObject({ timestamp: z.number() });
const namesSchema = z.record(z.string(), z.unknown());

function plain(value: Value): unknown {
  if (value.mapValue) return plainFields(value.mapValue.fields ?? {});
  if (value.arrayValue) return (value.arrayValue.values ?? []).map(plain);
  if (value.timestampValue) return { timestamp: Number(value.timestampValue.seconds) * 1000 };
  if (value.integerValue !== undefined) return Number(value.integerValue);
  return value.stringValue ?? value.booleanValue ?? value.doubleValue ?? value.bytesValue ?? null;
}

const plainFields = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plain(value)]));

/** A document without its database: its path, and its data with nothing compressed. */
export const plainDocument = ({ name, fields }: StoredDocument): StoredSchool['documents'][number] => ({
  path: name.split('/').slice(-2).join('/'),
  data: namesSchema.parse(unpacked(plainFields(fields))),
});

/** Whole numbers in this range are times: from the year 2020 to 2040, in milliseconds. No other number is as large. */
const EARLIEST = 1_577_836_800_000;
const LATEST = 2_208_988_800_000;
const isTime = (value: number): boolean => Number.isInteger(value) && value > EARLIEST && value < LATEST;

const DAY_ALONE = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

/** How to move a time by days: `time` in milliseconds, `moment` as the database's own, `days` for a count of days. */
export type Shift = { readonly days: number; readonly moment: (time: number) => unknown };

/** The same time of day, so many days later, also where the clocks change in between. */
export function laterBy(days: number, time: number): number {
  const date = new Date(time);
  date.setDate(date.getDate() + days);
  return date.getTime();
}

/** The data with every time in it moved. Numbers from which problems are drawn are no times, however large. */
export function shifted(data: unknown, shift: Shift, name = ''): unknown {
  const { days, moment } = shift;
  if (typeof data === 'number') {
    if (name === 'seed') return data;
    if (name === 'day') return data + days;
    return isTime(data) ? laterBy(days, data) : data;
  }
  if (typeof data === 'string')
    return DAY_ALONE.test(data) ? new Date(Date.parse(data) + days * DAY_MS).toISOString().slice(0, 10) : data;
  if (Array.isArray(data)) return data.map((one: unknown) => shifted(one, shift, name));
  if (typeof data !== 'object' || data === null) return data;
  const stored = momentSchema.safeParse(data);
  if (stored.success) return moment(laterBy(days, stored.data.timestamp));
  return Object.fromEntries(Object.entries(data).map(([field, one]) => [field, shifted(one, shift, field)]));
}

/** The days between two midnights; an hour more or less, where the clocks change, makes no difference. */
export const daysBetween = (one: number, other: number): number => Math.round((other - one) / DAY_MS);
