import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { partOf } from '@lemma/math/part-of';
import { calls } from '@lemma/school/calls';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { LivingSchool } from '../demonstration/make-school.ts';
import { eraseChild } from '../src/calls/erasure/erase-child.ts';
import { restoreErased } from '../src/calls/erasure/restore-erased.ts';
import { moveStudents } from '../src/calls/roster/move-students.ts';
import { readBackup, writeBackup } from '../src/engines/erasure/backup-file.ts';
import { erasureIdOf } from '../src/engines/erasure/erasure-id.ts';
import { gatherClass, gatherSchool } from '../src/engines/erasure/gather.ts';
import { quotaIdOf } from '../src/engines/erasure/owned-documents.ts';
import { restore } from '../src/engines/erasure/restore.ts';
import { restoreByCommand } from '../src/engines/erasure/restore-by-command.ts';
import { rebuildInsights } from '../src/engines/folding/rebuild.ts';
import { expireClassesOf } from '../src/engines/retention/expire-classes.ts';
import { Faults } from '../src/engines/retention/faults.ts';
import { allOf, collectionNames } from '../src/platform/any-collection.ts';
import { documents, mustRead } from '../src/platform/documents.ts';
import { asStored, differences, type Stored } from './as-stored.ts';
import { type SixthClass, sixthClass } from './sixth-class.ts';

/**
 * A class is deleted and restored, a child erased and restored, in every order. Each time the whole school is compared
 * with what it was, and with what a rebuild gives.
 */
const NOW = new Date(2026, 10, 23, 9).getTime();
const SIZE = 3;

let files = '';
let school: LivingSchool;
let people: SixthClass['people'];
let whole: Buffer;
let before: Stored;

/** The class that a child left, and the one that the child is in now. */
let old = '';
let present = '';
/** In both, and in the old class alone. */
const children = { moved: '', settled: '' };
const requestOf = (childId: string): string => (childId === children.moved ? 'request-moved' : 'request-settled');

const callerOf = ({ uid, name, email }: { uid: string; name: string; email?: string | undefined }) => ({
  ...{ uid, name, email, ip: '127.0.0.1', now: NOW, signedInAt: NOW, isStudent: false },
});

beforeAll(async () => {
  files = await mkdtemp(join(tmpdir(), 'lemma-orders-'));
  ({ school, people } = await sixthClass(NOW, files, SIZE));
  const { stage, teacher, classes, parents } = school;
  old = classes[0]?.classId ?? '';
  present = (await stage.act(teacher, NOW, 'createClass', { name: 'Room 7', grade: 6 })).classId;
  const links = documents.guardians.every((await allOf('guardians').get()).docs);
  const [settled, moved] = links.filter(({ parentId }) => parents.some(({ uid }) => uid === parentId));
  if (settled === undefined || moved === undefined) throw new Error('no families');
  Object.assign(children, { settled: settled.studentId, moved: moved.studentId });
  for (const { studentId, parentId } of [settled, moved]) {
    const parent = parents.find(({ uid }) => uid === parentId);
    const asked = { studentId, requestId: requestOf(studentId), kind: 'delete' as const, text: '' };
    if (parent) await stage.act(parent, NOW, 'askRights', asked);
  }
  const move = { classId: old, toClassId: present, studentIds: [children.moved] };
  await moveStudents(calls.moveStudents.input.parse(move), callerOf(teacher));
  for (const id of [old, present]) await stage.fold(id);
  for (const id of [old, present]) await documents.classes.change(id, documents.classes.at(['archivedAt'], 1));
  await rebuildInsights();
  before = await asStored(files);
  whole = await writeBackup({ kind: 'school', id: null, madeAt: NOW }, gatherSchool());
});
afterAll(() => rm(files, { recursive: true, force: true }));

beforeEach(async () => {
  for (const name of collectionNames) for (const { ref } of (await allOf(name).get()).docs) await ref.delete();
  for (const file of await readdir(files)) await rm(join(files, file));
  people.clear();
  const { head, lines } = readBackup(whole);
  await restore(head, lines, NOW);
});

const saveClass = (id: string): Promise<Buffer> =>
  writeBackup({ kind: 'class', id, madeAt: NOW }, gatherClass(id, 'whole'));

/** The paths of what differs, but for the letters about an erasure. */
const changedFrom = (one: Stored, other: Stored): string[] =>
  differences(one, other).filter((path) => !path.startsWith('mail/'));

/** How much room a person's files take, as it is stored and as the files say. */
async function rooms(): Promise<{ stored: unknown; counted: unknown }[]> {
  const all = documents.files.every((await allOf('files').get()).docs);
  return Promise.all(
    [...new Set(all.map(({ uid }) => uid))].map(async (uid) => {
      const shelf = await documents.shelves.read(uid);
      const own = all.filter((one) => one.uid === uid && (one.voice || shelf?.files[one.id]));
      const counted = { bytes: own.reduce((sum, { size }) => sum + size, 0), files: own.length };
      const quota = await documents.quotas.read(quotaIdOf(uid));
      return { stored: quota && { bytes: quota.bytes, files: quota.files }, counted };
    }),
  );
}

/** What is kept beside what it counts, and differs from it. */
async function miscounted(): Promise<unknown[]> {
  const [students, rosters, links] = [
    documents.students.every((await allOf('students').get()).docs),
    documents.rosters.every((await allOf('rosters').get()).docs),
    documents.guardians.every((await allOf('guardians').get()).docs),
  ];
  const listed = rosters.flatMap(({ classId, students: lines }) =>
    Object.values(lines).map((line) => ({ classId, line })),
  );
  const ids = (all: readonly { classId: string }[]) => all.map(({ classId }) => classId).sort();
  const faults: unknown[] = (await rooms()).filter(({ stored, counted }) => {
    const text = JSON.stringify(stored ?? { bytes: 0, files: 0 });
    return text !== JSON.stringify(counted);
  });
  for (const { id, classIds, pastClassIds } of students) {
    const mine = listed.filter(({ line }) => line.id === id);
    const says = [[...classIds].sort(), [...pastClassIds].sort()];
    const is = [
      ids(mine.filter(({ line }) => line.movedTo === undefined)),
      ids(mine.filter(({ line }) => line.movedTo !== undefined)),
    ];
    if (JSON.stringify(says) !== JSON.stringify(is)) faults.push({ id, says, is });
  }
  for (const link of links.filter(({ state }) => state !== 'revoked')) {
    const { classIds } = await mustRead(documents.students, link.studentId);
    if (JSON.stringify(classIds) !== JSON.stringify(link.classIds)) faults.push({ link });
  }
  for (const { classId, line } of listed.filter((one) => one.line.movedTo === undefined)) {
    const own = links.filter(({ studentId }) => studentId === line.id);
    const active = own.filter(({ state }) => state === 'active').length;
    const open = own.flatMap(({ requests = [] }) => requests).filter(({ state }) => state === 'open').length;
    if (line.parentCount !== active || (line.parentRequests ?? 0) !== open)
      faults.push({ classId, line, active, open });
  }
  for (const { classId, assignments, studentCount: told = 0 } of documents.boards.every(
    (await allOf('boards').get()).docs,
  )) {
    const here = listed.filter((one) => one.classId === classId && one.line.state !== 'archived').length;
    if (told !== here) faults.push({ classId, told, here });
    for (const { id, state, onlyFor, studentCount } of Object.values(assignments))
      if (state === 'open' && onlyFor === undefined && studentCount !== here) faults.push({ id, studentCount, here });
  }
  const after = await asStored(files);
  await rebuildInsights();
  return [...faults, ...changedFrom(after, await asStored(files))];
}

/** Where a child is named, but for files, whose bytes are no text. */
const placesOf = async (childId: string): Promise<string[]> =>
  [...(await asStored(files))].flatMap(([path, text]) =>
    `${path} ${text}`.includes(childId) && !path.startsWith('file ') ? [path] : [],
  );

type Step = 'delete class' | 'erase child' | 'restore class' | 'restore child';
type Steps = readonly Step[];

async function goThrough(steps: Steps, classId: string, childId: string, early: boolean): Promise<void> {
  let file = await saveClass(classId);
  const { teacher } = school;
  const child = await mustRead(documents.students, childId);
  const [link] = documents.guardians.every(
    (await documents.guardians.where(['studentId', '==', childId]).get()).docs.filter((one) =>
      JSON.stringify(one.data()).includes(requestOf(childId)),
    ),
  );
  const acts: Readonly<Record<Step, () => Promise<unknown>>> = {
    'delete class': async () => {
      if (!early) file = await saveClass(classId);
      await expireClassesOf([classId], NOW, new Faults());
      expect(await documents.classes.read(classId)).toBeUndefined();
    },
    'erase child': async () => {
      const input = { studentId: childId, parentId: link?.parentId, requestId: requestOf(childId), answer: '' };
      await eraseChild(calls.eraseChild.input.parse({ ...input, name: child.fullName }), callerOf(teacher));
      expect(await placesOf(childId)).toEqual([]);
    },
    'restore class': async () => {
      const { head, lines } = readBackup(file);
      await restoreByCommand(head, lines, NOW);
    },
    'restore child': () => restoreErased({ id: erasureIdOf(childId, requestOf(childId)) }, callerOf(teacher)),
  };
  for (const step of steps) await acts[step]();
}

/** The four steps in every order in which nothing comes back before it is gone. */
const orders: Steps[] = [
  ['delete class', 'restore class', 'erase child', 'restore child'],
  ['erase child', 'restore child', 'delete class', 'restore class'],
  ['delete class', 'erase child', 'restore class', 'restore child'],
  ['delete class', 'erase child', 'restore child', 'restore class'],
  ['erase child', 'delete class', 'restore class', 'restore child'],
  ['erase child', 'delete class', 'restore child', 'restore class'],
];

/** Orders with each of the two files; one in twelve is gone through, all of them in the soak. */
const both = (all: readonly Steps[]) => all.flatMap((steps) => [true, false].map((early) => ({ steps, early })));
const nameOf = (one: { readonly steps: Steps; readonly early: boolean }) => JSON.stringify(one);

const isBefore = (steps: Steps, one: Step, other: Step): boolean => steps.indexOf(one) < steps.indexOf(other);

for (const { steps, early } of partOf(12, both(orders), nameOf))
  it(`${steps.join(', ')}: the class that the child left, from a file made ${early ? 'before all' : 'just before'}`, async () => {
    await goThrough(steps, old, children.moved, early);
    expect(await miscounted()).toEqual([]);
    expect(changedFrom(before, await asStored(files))).toEqual([]);
  });

for (const { steps, early } of partOf(
  6,
  both(orders.filter((one) => isBefore(one, 'erase child', 'delete class'))),
  nameOf,
))
  it(`${steps.join(', ')}: the class that the child is in, from a file made ${early ? 'before all' : 'just before'}`, async () => {
    await goThrough(steps, present, children.moved, early);
    expect(await miscounted()).toEqual([]);
  });

const halves: Steps[] = [['delete class'], ['erase child'], ['delete class', 'erase child']];
for (const steps of partOf(3, halves, String))
  it(`${steps.join(', ')}: what is left counts itself`, async () => {
    await goThrough(steps, old, children.moved, true);
    expect(await miscounted()).toEqual([]);
  });

it('a class from a file made before an erasure: the child stays erased, until it is restored itself', async () => {
  const childId = children.settled;
  await goThrough(['erase child', 'delete class', 'restore class'], old, childId, true);
  expect(await placesOf(childId)).toEqual([]);
  expect(await miscounted()).toEqual([]);
  await restoreErased({ id: erasureIdOf(childId, requestOf(childId)) }, callerOf(school.teacher));
  expect(await miscounted()).toEqual([]);
  expect(changedFrom(before, await asStored(files))).toEqual([]);
});
