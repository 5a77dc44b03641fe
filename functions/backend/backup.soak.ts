import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { DAY } from '@lemma/school/time';
import { doorsOf } from '@lemma/testing';
import { beforeAll, expect, it } from 'vitest';
import { readBackup, writeBackup } from '../src/engines/erasure/backup-file.ts';
import { type Extent, gatherChild, gatherClass } from '../src/engines/erasure/gather.ts';
import { restore } from '../src/engines/erasure/restore.ts';
import { samplePng } from '../src/engines/files/sample-files.ts';
import { deleteExpired } from '../src/engines/retention/delete-expired.ts';
import { expireClassesOf } from '../src/engines/retention/expire-classes.ts';
import { expireErased } from '../src/engines/retention/expire-erased.ts';
import { Faults } from '../src/engines/retention/faults.ts';
import {
  adminAuth,
  backend,
  everythingAtRest,
  fileIdOf,
  newAssignment,
  newClass,
  newId,
  newParent,
  outcomeOf,
  signIn,
  stored,
} from './school.ts';

// The functions' own client is opened first: its settings cannot be changed later.
beforeAll(async () => {
  await deleteExpired(0);
});

const folder = () => process.env.LEMMA_FILES_DIR ?? '';
const storedFiles = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder())
      .filter((name) => !name.startsWith('erased-'))
      .map((name) => [name, readFileSync(join(folder(), name)).toString('base64')]),
  );

const saveClass = async (classId: string, extent: Extent = 'whole') =>
  writeBackup({ kind: 'class', id: classId, madeAt: Date.now() }, gatherClass(classId, extent));
const saveChild = async (studentId: string, extent: Extent = 'whole') =>
  writeBackup({ kind: 'child', id: studentId, madeAt: Date.now() }, gatherChild(studentId, extent));

/** What says nothing about a child or class: notes of the system, and what is computed again with the moment in it. */
const beside = (path: string): boolean =>
  /^(audit|erasures|erased|mail|sessions|requests|throttles|insightLeases|insightMarks|easiness)\//.test(path);

const dropKeys = (value: unknown, drop: readonly string[]): unknown =>
  Array.isArray(value)
    ? value.map((one) => dropKeys(one, drop))
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .filter(([key]) => !drop.includes(key))
            .sort(([one], [other]) => one.localeCompare(other))
            .map(([key, inner]) => [key, dropKeys(inner, drop)]),
        )
      : value;

/** Every document but those, with moments of computing left out: comparable before and after. */
const comparable = (all: ReadonlyMap<string, string>): Record<string, unknown> =>
  Object.fromEntries(
    [...all]
      .filter(([path]) => !beside(path))
      .map(([path, data]) => [path, dropKeys(JSON.parse(data), ['updatedAt', 'foldedAt', 'at'])]),
  );

/** A class with two students, one of whom has work, a file, a note and a parent. */
async function livelyClass(name = 'Zdenka Quillfeather') {
  const made = await newClass([name, 'Ben Osei']);
  const { teacher, classId, code, cards } = made;
  const [card, mate] = cards;
  if (!card || !mate) throw new Error('no cards');
  const { studentId } = card;
  const assignmentId = await newAssignment(teacher, classId);
  const parent = await newParent('Pavel Quill');
  await parent.call('linkParent', { code: (await teacher.call('createParentCode', { studentId })).code });
  const child = await signIn(code, card);
  const { submissionId } = await child.call('openWork', { assignmentId });
  await child.call('submitAttempt', { submissionId, itemId: 'i1', attemptId: newId(), response: '99', took: 9000 });
  const file = await fileIdOf(await child.upload(samplePng(), 'mine.png'));
  await child.call('handInPages', { assignmentId, handInId: newId(), note: '', pages: [{ fileId: file, turn: 0 }] });
  await teacher.call('writeNote', { studentId, noteId: newId(), text: 'Counts well.', audience: 'parents' });
  await (await signIn(code, mate)).call('openWork', { assignmentId });
  const line = async () => Object(Object((await stored(`boards/${classId}`))?.assignments)[assignmentId]);
  await expect.poll(line).toMatchObject({ started: 2, submitted: 1 });
  const rows = async () => Object.keys(Object((await stored(`insights/${classId}`))?.students));
  await expect.poll(rows).toContain(studentId);
  return { ...made, card, mate, studentId, assignmentId, parent, file };
}

it('brings a class back as it was: every document, every file, every account', async () => {
  const { teacher, classId, code, card, studentId, file } = await livelyClass();
  await teacher.call('archiveClass', { classId, archived: true });
  const before = comparable(await everythingAtRest());
  const files = storedFiles();
  const bytes = await saveClass(classId);

  await expireClassesOf([classId], Date.now() + 800 * DAY, new Faults());
  expect(Object.keys(comparable(await everythingAtRest())).filter((path) => path.includes(studentId))).toEqual([]);
  expect(storedFiles()[file]).toBeUndefined();

  const { head, lines } = readBackup(bytes);
  expect(head).toMatchObject({ version: 1, kind: 'class', id: classId });
  expect(await restore(head, lines, Date.now())).toMatchObject({ accounts: 2 });
  expect(comparable(await everythingAtRest())).toEqual(before);
  expect(storedFiles()).toEqual(files);
  expect((await adminAuth().getUser(studentId)).customClaims).toEqual({ role: 'student' });
  // Nothing is written over what is there.
  expect(await outcomeOf(restore(head, lines, Date.now()))).toBe('data/conflict');
  await teacher.call('archiveClass', { classId, archived: false });
  expect(await outcomeOf(signIn(code, card))).toBe('ok');
});

it('gives a teacher what they may read, and no secret', async () => {
  const { classId, studentId, card } = await livelyClass();
  const { lines } = readBackup(await saveChild(studentId, { classIds: [classId] }));
  const paths = lines.flatMap((line) => ('document' in line ? [line.document.split('/')[0]] : []));
  expect(new Set(paths)).toEqual(
    new Set(
      ['students', 'users', 'submissions', 'progress', 'notes', 'guardians', 'files'].filter((name) =>
        paths.includes(name),
      ),
    ),
  );
  expect(JSON.stringify(lines)).not.toMatch(/"salt"|"seed"|customClaims/);
  expect(JSON.stringify(lines)).not.toContain(card.secret);
  const elsewhere = readBackup(await saveChild(studentId, { classIds: ['another'] })).lines;
  expect(elsewhere.filter((line) => 'document' in line && line.document.startsWith('submissions/'))).toEqual([]);
});

it('refuses a file that lacks a byte or has another one, whole and at once', async () => {
  const { studentId } = await livelyClass();
  const bytes = await saveChild(studentId);
  const seed = Date.now() % 1000;
  for (let round = 0; round < 60; round += 1) {
    const place = (seed * 7919 + round * 104_729) % bytes.length;
    const changed = Uint8Array.from(bytes);
    // Byte 9 of gzip names the system that wrote it, bytes 4 to 7 the time, and the one before the last eight may have
    // bits that fill it up: no content.
    const isContent = place > 9 && place !== bytes.length - 9;
    if (isContent) changed[place] = (changed[place] ?? 0) ^ (1 << (round % 8));
    const cut = bytes.subarray(0, place);
    if (isContent) expect(() => readBackup(changed), `seed ${seed}, byte ${place}`).toThrow(/data\/malformed/);
    expect(() => readBackup(cut), `seed ${seed}, cut at ${place}`).toThrow(/data\/malformed/);
  }
  const text = gunzipSync(bytes).toString();
  for (const other of [
    text.replace('Quillfeather', 'Quillfeathex'),
    text.slice(text.indexOf('\n') + 1),
    text.replace(/\n\{"end.*\n/, '\n'),
  ])
    expect(() => readBackup(gzipSync(other))).toThrow(/data\/malformed/);
  expect(() => readBackup(gzipSync(text.replace('"version":1', '"version":2')))).toThrow(/data\/malformed/);
});

it('deletes an archived class whose name is typed, for its owner alone, and brings it back by one call', async () => {
  const { teacher, classId, code, card, studentId, file } = await livelyClass('Wendeline Larkmoor');
  const { name } = Object(await stored(`classes/${classId}`));
  const remove = (typed = name, by = teacher) => outcomeOf(by.call('deleteClass', { classId, name: typed }));
  expect(await remove()).toBe('data/conflict');
  await teacher.call('archiveClass', { classId, archived: true });
  expect(await remove('another name')).toBe('input/malformed');
  const stranger = await newParent('Nobody Else');
  expect(await remove(name, stranger)).toBe('auth/forbidden');
  const before = comparable(await everythingAtRest());
  const files = storedFiles();

  for (const _ of [1, 2]) expect(await remove()).toBe('ok');
  expect(await outcomeOf(teacher.call('archiveClass', { classId, archived: false }))).not.toBe('ok');
  const receipts = async () => (await teacher.call('deletedClasses', {})).classes;
  await expect.poll(receipts).toMatchObject([{ name, students: 2, isReturning: false }]);
  const told = [...(await everythingAtRest())].map((entry) => entry.join(' '));
  expect(told.filter((line) => line.includes(studentId) || line.includes('Larkmoor'))).toEqual([]);
  expect(storedFiles()[file]).toBeUndefined();
  expect((await outcomeOf(signIn(code, card))) === 'ok').toBe(false);

  const [{ id } = { id: '' }] = await receipts();
  expect((await teacher.call('erasureReceipts', {})).receipts).toEqual([]);
  expect(await outcomeOf(stranger.call('restoreClass', { id }))).toBe('auth/forbidden');
  for (const _ of [1, 2]) await teacher.call('restoreClass', { id });
  await expect.poll(receipts).toEqual([]);
  const after = comparable(await everythingAtRest());
  const undated = (all: Record<string, unknown>) => ({
    ...all,
    [`classes/${classId}`]: dropKeys(all[`classes/${classId}`], ['archivedAt']),
  });
  expect(undated(after)).toEqual(undated(before));
  expect(storedFiles()).toEqual(files);
  await teacher.call('archiveClass', { classId, archived: false });
  expect(await outcomeOf(signIn(code, card))).toBe('ok');
});

const NAME = 'Ottoline Featherquill';

it('restores an erased child within 30 days, tells the family, and then deletes the copy for good', async () => {
  const { teacher, classId, code, card, studentId, parent, file } = await livelyClass(NAME);
  await teacher.call('noteLook', { studentId });
  await teacher.download(file);
  await teacher.call('exportAnswers', { classId });
  await parent.call('exportChild', { studentId });
  const authorization = `Bearer ${teacher.idToken}`;
  expect((await fetch(`${doorsOf(backend)}/backup?child=${studentId}`, { headers: { authorization } })).status).toBe(
    200,
  );
  const stranger = await newParent('Nobody Here');
  expect(await outcomeOf(stranger.call('whoLooked', { studentId }))).toBe('auth/forbidden');
  expect(await outcomeOf(stranger.call('noteLook', { studentId }))).toBe('auth/forbidden');
  for (const reader of [teacher, parent]) {
    const { looks } = await reader.call('whoLooked', { studentId });
    expect(looks.map(({ kind, name }) => `${kind} ${name}`).sort()).toEqual([
      ...['backup Maya Okafor', 'export Maya Okafor', 'export Pavel Quill'],
      ...['file Maya Okafor', 'page Maya Okafor'],
    ]);
  }
  const files = storedFiles();
  const erase = async () => {
    const requestId = newId();
    await parent.call('askRights', { studentId, requestId, kind: 'delete', text: 'We move.' });
    const before = comparable(await everythingAtRest());
    const confirm = { studentId, parentId: parent.uid, requestId, name: NAME, answer: '' };
    const { receipt } = await teacher.call('eraseChild', confirm);
    const left = [...(await everythingAtRest())].map((entry) => entry.join(' '));
    expect(left.filter((line) => line.includes(studentId) || line.includes(NAME))).toEqual([]);
    return { before, receipt };
  };
  const first = await erase();
  expect(first.receipt.restorableUntil).toBeGreaterThan(Date.now() + 29 * DAY);
  expect(await outcomeOf(parent.call('restoreErased', { id: first.receipt.id }))).toBe('auth/forbidden');
  expect((await teacher.call('restoreErased', { id: first.receipt.id })).receipt.restoredAt).toBeDefined();
  expect(comparable(await everythingAtRest())).toEqual(first.before);
  expect(storedFiles()).toEqual(files);
  expect(await outcomeOf(signIn(code, card))).toBe('ok');
  expect(await outcomeOf(teacher.call('restoreErased', { id: first.receipt.id }))).toBe('auth/forbidden');

  const second = await erase();
  // Those of classes, which other tests delete, are in pieces.
  const copies = () => readdirSync(folder()).filter((name) => /^erased-e[\w-]{27}$/.test(name));
  expect(copies()).toEqual([`erased-${second.receipt.id}`]);
  expect(await expireErased(Date.now() + 29 * DAY, new Faults())).toBe(0);
  expect(copies().length).toBe(1);
  expect(await expireErased(Date.now() + 31 * DAY, new Faults())).toBeGreaterThan(0);
  expect(copies()).toEqual([]);
  expect(
    (await parent.call('erasureReceipts', {})).receipts.find(({ id }) => id === second.receipt.id)?.goneAt,
  ).toBeDefined();
  expect(await outcomeOf(teacher.call('restoreErased', { id: second.receipt.id }))).toBe('auth/forbidden');
});
