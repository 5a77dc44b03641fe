import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { daysBetween, laterBy, shifted } from '@lemma/school/sample';
import { Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';
import { database } from '../src/platform/database.ts';
import { storedAs } from '../src/platform/documents.ts';
import { accounts, bulkWriter } from '../src/platform/firebase.ts';
import { calendarOf } from './calendar.ts';
import type { StoredSchool } from './stored-school.ts';

const documentSchema = z.record(z.string(), z.unknown());

/** Accounts that may be created in one request. */
const AT_ONCE = 1000;

async function openAccounts({ adults, studentIds }: StoredSchool): Promise<void> {
  const students = studentIds.map((uid) => ({ uid, customClaims: { role: 'student' } }));
  for (let from = 0; from < students.length; from += AT_ONCE)
    await accounts().importUsers(students.slice(from, from + AT_ONCE));
  await Promise.all(
    adults.map(({ uid, name, email, password }) =>
      accounts().createUser({ uid, email, password, displayName: name, emailVerified: true }),
    ),
  );
}

/**
 * Writes the school into an empty database, with all its times as if it had been made today. What can be prepared
 * before database and accounts are there is prepared until `ready`.
 */
export async function loadSchool(
  school: StoredSchool,
  now: number,
  files: string,
  ready: Promise<void>,
): Promise<void> {
  const days = daysBetween(school.today, calendarOf(now).today);
  const shift = {
    days,
    time: (time: number) => laterBy(days, time),
    moment: (time: number) => Timestamp.fromMillis(time),
  };
  const documents = school.documents.map(({ path, data }) => {
    const ref = database().doc(path);
    return { ref, data: storedAs(ref, documentSchema.parse(shifted(data, shift))) };
  });
  await ready;
  await mkdir(files, { recursive: true });
  const writer = bulkWriter();
  const refused: unknown[] = [];
  writer.onWriteError((error) => {
    refused.push(error);
    return false;
  });
  for (const { ref, data } of documents) void writer.set(ref, data).catch(() => undefined);
  const bytes = Object.entries(school.files).map(([id, content]) => writeFile(join(files, id), content, 'base64'));
  await Promise.all([writer.close(), openAccounts(school), ...bytes]);
  if (refused.length > 0) throw new Error(`${refused.length} documents were not stored, the first: ${refused[0]}`);
}
