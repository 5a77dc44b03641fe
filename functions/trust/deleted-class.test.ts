import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY } from '@lemma/school/time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LivingSchool } from '../demonstration/make-school.ts';
import { deletedClasses } from '../src/calls/erasure/deleted-classes.ts';
import { restoreErased } from '../src/calls/erasure/restore-erased.ts';
import { bringClassBack } from '../src/engines/erasure/bring-class-back.ts';
import { expireClassesOf } from '../src/engines/retention/expire-classes.ts';
import { expireErased } from '../src/engines/retention/expire-erased.ts';
import { Faults } from '../src/engines/retention/faults.ts';
import { workOf } from '../src/engines/shares/works.ts';
import { database } from '../src/platform/database.ts';
import { documents, mustRead } from '../src/platform/documents.ts';
import { fileStore } from '../src/platform/file-store.ts';
import { asStored, differences, type Stored } from './as-stored.ts';
import { sixthClass } from './sixth-class.ts';

const NOW = new Date(2026, 10, 23, 9).getTime();
const SIZE = 3;

let files = '';
let school: LivingSchool;
let classId = '';
let before: Stored;

const owner = () => ({
  ...{ uid: school.teacher.uid, name: school.teacher.name, email: school.teacher.email },
  ...{ ip: '127.0.0.1', now: NOW, signedInAt: NOW, isStudent: false },
});

beforeAll(async () => {
  files = await mkdtemp(join(tmpdir(), 'lemma-deleted-class-'));
  ({ school } = await sixthClass(NOW, files, SIZE));
  classId = school.classes[0]?.classId ?? '';
  await documents.classes.change(classId, documents.classes.at(['archivedAt'], 1));
  before = await asStored(files);
});
afterAll(() => rm(files, { recursive: true, force: true }));

const copies = async () => (await readdir(files)).filter((name) => name.startsWith('erased-'));
const receipts = async () => (await deletedClasses({}, owner())).classes;

async function expire(now: number): Promise<void> {
  const faults = new Faults();
  await expireClassesOf([classId], now, faults);
  faults.tell();
}

async function restoreIt(now: number): Promise<void> {
  const [receipt] = await receipts();
  const id = receipt?.id ?? '';
  await documents.erased.change(id, documents.erased.at(['ofClass', 'restoringAt'], now));
  await bringClassBack(id, now);
}

/** What differs, but for the moment from which the class is archived anew. */
const changed = async () => differences(before, await asStored(files)).filter((path) => path !== `classes/${classId}`);

/** The line of the log that a class was brought back. */
async function anyReturn() {
  const all = documents.audit.every((await documents.audit.where(['by', '==', school.teacher.uid]).get()).docs);
  const [line, ...others] = all.filter(({ action }) => action === 'class-brought-back');
  if (line === undefined || others.length > 0) throw new Error(`${others.length} more lines`);
  return line;
}

const namesOf = () => school.classes.flatMap(({ students }) => students.map(({ card }) => card.fullName));

it('a class that is deleted comes back whole, with a receipt until then that names nobody', async () => {
  await expire(NOW);
  const left = [...(await asStored(files))].filter(([path]) => !path.startsWith('file '));
  const told = left.map((entry) => entry.join(' '));
  for (const name of namesOf()) expect(told.filter((text) => text.includes(name))).toEqual([]);
  for (const { uid } of school.classes[0]?.students ?? [])
    expect(told.filter((text) => text.includes(uid))).toEqual([]);
  expect(await documents.classes.read(classId)).toBeUndefined();

  const [receipt, ...others] = await receipts();
  expect(others).toEqual([]);
  expect(receipt).toMatchObject({ at: NOW, students: SIZE, restorableUntil: NOW + 30 * DAY, isReturning: false });
  expect(receipt?.documents).toBeGreaterThan(50);
  const there = new Set(await readdir(files));
  const gone = [...before.keys()].filter((path) => path.startsWith('file ') && !there.has(path.slice('file '.length)));
  expect(gone.length).toBeGreaterThan(0);
  expect(receipt?.files).toBe(gone.length);
  expect((await deletedClasses({}, { ...owner(), uid: 'another' })).classes).toEqual([]);
  // The copy of a class is no copy of a child, and comes back by its own call.
  await expect(restoreErased({ id: receipt?.id ?? '' }, owner())).rejects.toThrow('auth/forbidden');

  await restoreIt(NOW + 29 * DAY);
  expect(await changed()).toEqual([]);
  // Each family reads who brought it back.
  const { studentIds } = await anyReturn();
  expect([...(studentIds ?? [])].sort()).toEqual((school.classes[0]?.students ?? []).map(({ uid }) => uid).sort());
  const { archivedAt, deletingAt } = await mustRead(documents.classes, classId);
  expect({ archivedAt, deletingAt }).toEqual({ archivedAt: NOW + 29 * DAY, deletingAt: undefined });
  expect([await receipts(), await copies()]).toEqual([[], []]);
  // Its time begins anew: the next night leaves it.
  await expire(NOW + 30 * DAY);
  expect(await documents.classes.read(classId)).toBeDefined();
});

/** Has writes of the database and of files fail from the `cutAt`th on. @returns what ends that. */
async function failFrom(cutAt: number): Promise<() => void> {
  const [client, store] = [database(), await fileStore()];
  const request: unknown = Reflect.get(client, 'request');
  if (typeof request !== 'function') throw new Error('The client sends its requests in another way.');
  const { put, remove } = store;
  let steps = 0;
  const step = (): true => {
    steps += 1;
    if (steps >= cutAt) throw new Error('cut');
    return true;
  };
  Object.assign(client, {
    request: async (method: string, ...given: unknown[]): Promise<unknown> => {
      if (method === 'commit') step();
      return Reflect.apply(request, client, [method, ...given]);
    },
  });
  Object.assign(store, {
    put: async (...given: Parameters<typeof put>) => step() && put(...given),
    remove: async (...given: Parameters<typeof remove>) => step() && remove(...given),
  });
  return () => {
    Object.assign(client, { request });
    Object.assign(store, { put, remove });
  };
}

it('continues a deletion that broke off anywhere, and what comes back is what was there at first', async () => {
  await documents.classes.change(classId, documents.classes.at(['archivedAt'], 1));
  let cuts = 0;
  for (let cutAt = 1; (await documents.classes.read(classId)) !== undefined; cutAt += 1) {
    const end = await failFrom(cutAt);
    await expire(NOW)
      .catch(() => undefined)
      .finally(end);
    cuts += 1;
  }
  expect(cuts).toBeGreaterThan(5);
  const [receipt] = await receipts();
  expect(receipt).toMatchObject({ students: SIZE });
  const end = await failFrom(30);
  await expect(restoreIt(NOW + DAY)).rejects.toThrow('cut');
  end();
  await restoreIt(NOW + DAY);
  expect(await changed()).toEqual([]);
  expect(await copies()).toEqual([]);
});

it('after 29 days the copy is there, after 31 it is gone, and the receipt says so without a name', async () => {
  await documents.classes.change(classId, documents.classes.at(['archivedAt'], 1));
  await expire(NOW);
  const { each } = await workOf('rest');
  await each([], NOW + 29 * DAY);
  expect((await copies()).length).toBeGreaterThan(0);
  const [id = ''] = (await receipts()).map((one) => one.id);
  // What the nightly run does, not only the command.
  await each([], NOW + 31 * DAY);
  expect(await copies()).toEqual([]);
  expect(await documents.erased.read(id)).toBeUndefined();
  const [receipt] = await receipts();
  expect(receipt).toMatchObject({ id, goneAt: NOW + 31 * DAY, students: SIZE });
  expect(receipt?.name).toBeUndefined();
  const text = JSON.stringify(await documents.erasures.read(id));
  for (const name of [...namesOf(), school.classes[0]?.plan.name ?? 'a name']) expect(text).not.toContain(name);
  expect(await expireErased(NOW + 32 * DAY, new Faults())).toBe(0);
});
