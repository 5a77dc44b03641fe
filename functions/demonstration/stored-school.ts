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
