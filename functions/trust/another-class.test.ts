import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@lemma/school/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeNote } from '../src/calls/notes/write-note.ts';
import { askRights } from '../src/calls/parents/ask-rights.ts';
import { closeLinking } from '../src/calls/parents/close-linking.ts';
import { revokeParent } from '../src/calls/parents/revoke-parent.ts';
import { changeAccounts } from '../src/calls/roster/change-accounts.ts';
import { mergeStudents } from '../src/calls/roster/merge-students.ts';
import { moveStudents } from '../src/calls/roster/move-students.ts';
import { setConsent } from '../src/calls/roster/set-consent.ts';
import { gatherClass } from '../src/engines/erasure/gather.ts';
import { guardianIdOf } from '../src/platform/access.ts';
import { documents, mustRead } from '../src/platform/documents.ts';
import { act, joins, linked, newAdult, newClassOf, openTwoClasses, outcome } from './two-classes.ts';

let files = '';
beforeAll(async () => {
  files = await mkdtemp(join(tmpdir(), 'lemma-another-class-'));
  await openTwoClasses(files);
});
afterAll(() => rm(files, { recursive: true, force: true }));

/** A class of Lee's with a co-teacher, who takes a child of it into a class of their own. */
async function childWhoMoved() {
  const [lee, toni, parent] = [await newAdult('Lee'), await newAdult('Toni'), await newAdult('Pat', 'parent')];
  const a = await newClassOf(lee, 'A', ['Ana López', 'Ben Osei']);
  await joins(a.classId, toni);
  const z = await newClassOf(toni, 'Z');
  const [child = '', mate = ''] = a.ids;
  await linked(child, toni, parent);
  const move = { classId: a.classId, toClassId: z.classId, studentIds: [child] };
  await act(calls.moveStudents, moveStudents, move, toni);
  const note = { studentId: child, noteId: 'n1', text: 'For us.', audience: 'teachers' as const };
  await act(calls.writeNote, writeNote, note, toni);
  return { lee, toni, parent, a, z, child, mate };
}

describe('a child who moved to another class', () => {
  it('is not in the backup of the class before, but for the work done there', async () => {
    const { a, child, mate } = await childWhoMoved();
    const paths: string[] = [];
    for await (const line of gatherClass(a.classId, { classIds: [a.classId] }))
      if ('document' in line) paths.push(line.document);
    expect(paths.filter((path) => path.includes(child) && !path.startsWith('submissions/'))).toEqual([]);
    expect(paths).toEqual(expect.arrayContaining([`students/${mate}`, `users/${mate}`, `rosters/${a.classId}`]));
  });

  it('is not changed by the teachers of the class before: consent, sessions, guesses', async () => {
    const { lee, toni, a, z, child } = await childWhoMoved();
    const before = [await documents.students.read(child), await documents.secrets.read(child)];
    const consent = { by: 'school', name: 'Lee', on: '2026-11-20', uses: ['model', 'answers', 'letters'] } as const;
    const given = (classId: string, who = lee) =>
      act(
        calls.setConsent,
        setConsent,
        { classId, studentIds: [child], consent: { ...consent, uses: [...consent.uses] } },
        who,
      );
    for (const change of ['lock', 'unlock', 'archive', 'restore', 'sign-out'] as const) {
      const asked = { classId: a.classId, studentIds: [child], change };
      expect(await outcome(act(calls.changeAccounts, changeAccounts, asked, lee))).toBe('data/conflict');
    }
    expect(await outcome(given(a.classId))).toBe('data/conflict');
    expect([await documents.students.read(child), await documents.secrets.read(child)]).toEqual(before);
    expect(await outcome(given(z.classId, toni))).toBe('ok');
  });
});

describe('two accounts of one child', () => {
  /** Two accounts of a child, with one adult linked to both. */
  async function twice() {
    const [lee, parent, other] = [
      await newAdult('Lee'),
      await newAdult('Pat', 'parent'),
      await newAdult('Ola', 'parent'),
    ];
    const { classId, ids } = await newClassOf(lee, 'A', ['Ana López', 'Anna Lopez']);
    const [keepId = '', doubleId = ''] = ids;
    const merge = () => act(calls.mergeStudents, mergeStudents, { classId, keepId, doubleId }, lee);
    const block = (studentId: string) =>
      act(calls.revokeParent, revokeParent, { studentId, parentId: parent.uid, block: true }, lee);
    const link = (studentId: string, who = parent) => outcome(linked(studentId, lee, who));
    const stateOf = async ({ uid } = parent) => {
      const { state, blocked } = (await documents.guardians.read(guardianIdOf(keepId, uid))) ?? {};
      return { state, blocked };
    };
    const lineOf = async () => (await mustRead(documents.rosters, classId)).students[keepId];
    return { lee, parent, other, classId, keepId, doubleId, merge, block, link, stateOf, lineOf };
  }

  it.each(['keepId', 'doubleId'] as const)('keep an adult out who is blocked from one of them: %s', async (which) => {
    const made = await twice();
    for (const id of [made.keepId, made.doubleId]) expect(await made.link(id)).toBe('ok');
    await made.block(made[which]);
    await made.merge();
    expect(await made.stateOf()).toEqual({ state: 'revoked', blocked: true });
    expect(await made.link(made.keepId)).toBe('code/unknown');
    expect(await made.lineOf()).toMatchObject({ parentCount: 0 });
  });

  it('keep an adult out who is known to the other one only, and blocked there', async () => {
    const made = await twice();
    expect(await made.link(made.doubleId)).toBe('ok');
    await made.block(made.doubleId);
    await made.merge();
    expect(await made.link(made.keepId)).toBe('code/unknown');
  });

  it('stay closed for new adults, whichever was', async () => {
    const made = await twice();
    await act(calls.closeLinking, closeLinking, { studentId: made.doubleId, closed: true }, made.lee);
    await made.merge();
    expect(await made.link(made.keepId)).toBe('code/unknown');

    const other = await twice();
    expect(await other.link(other.doubleId)).toBe('ok');
    await act(calls.closeLinking, closeLinking, { studentId: other.keepId, closed: true }, other.lee);
    await other.merge();
    expect(await other.stateOf()).toEqual({ state: 'revoked', blocked: undefined });
    expect(await other.lineOf()).toMatchObject({ parentCount: 0 });
  });

  it('bring what both were asked', async () => {
    const made = await twice();
    for (const id of [made.keepId, made.doubleId]) {
      expect(await made.link(id)).toBe('ok');
      const asked = { studentId: id, requestId: `of-${id}`, kind: 'delete' as const, text: '' };
      await act(calls.askRights, askRights, asked, made.parent);
    }
    expect(await made.link(made.doubleId, made.other)).toBe('ok');
    await made.merge();
    const link = await documents.guardians.read(guardianIdOf(made.keepId, made.parent.uid));
    expect(link?.requests?.map(({ id }) => id)).toEqual([`of-${made.keepId}`, `of-${made.doubleId}`]);
    expect(await made.stateOf(made.other)).toMatchObject({ state: 'active' });
    expect(await made.lineOf()).toMatchObject({ parentCount: 2, parentRequests: 2 });
  });
});
