import { DAY, HOUR } from '@lemma/school/time';
import { submissionIdOf, submissionSchema } from '@lemma/school/work';
import type { Person } from '@lemma/testing';
import { describe, expect, it } from 'vitest';
import { samplePng } from '../src/engines/files/sample-files.ts';
import { admin, fileIdOf, newAssignment, newClass, newId, newParent, outcomeOf, stored } from './school.ts';

async function family() {
  const made = await newClass();
  const [card] = made.cards;
  if (!card) throw new Error('no card');
  const parent = await newParent();
  return { ...made, card, parent, studentId: card.studentId };
}

async function linked() {
  const made = await family();
  const { code: link } = await made.teacher.call('createParentCode', { studentId: made.studentId });
  await made.parent.call('linkParent', { code: link });
  return made;
}

/** Turns in a page. */
async function handIn(parent: Person, of: { readonly assignmentId: string; readonly studentId: string }) {
  const fileId = await fileIdOf(await parent.upload(samplePng(), 'page.png'));
  const input = { ...of, handInId: newId(), helpLevel: 'alone' as const, note: '', fileIds: [fileId] };
  return { input, reply: parent.call('handInForChild', input) };
}

const dueTo = (assignmentId: string, dueAt: number) => admin().doc(`assignments/${assignmentId}`).update({ dueAt });

describe('a code', () => {
  it('is accepted on its thirtieth day and refused on the next', async () => {
    const { teacher, parent, studentId } = await family();
    const linkAged = async (age: number) => {
      const known = new Set((await admin().collection('parentCodes').get()).docs.map(({ id }) => id));
      const { code, expiresAt } = await teacher.call('createParentCode', { studentId });
      const made = (await admin().collection('parentCodes').get()).docs.filter(({ id }) => !known.has(id));
      await Promise.all(made.map(({ ref }) => ref.update({ expiresAt: expiresAt - age })));
      return outcomeOf(parent.call('linkParent', { code: code.toLowerCase() }));
    };
    expect(await linkAged(30 * DAY + 1000)).toBe('code/expired');
    expect(await stored(`guardians/${studentId}_${parent.uid}`)).toBeUndefined();
    expect(await linkAged(30 * DAY - HOUR)).toBe('ok');
  });
});

describe('turning in again', () => {
  it('is possible until the work is due, and later as the class accepts late work', async () => {
    const { parent, teacher, classId, studentId } = await linked();
    const assign = (kind: 'closed' | 'practice') =>
      newAssignment(teacher, classId, {
        openAt: Date.now() - 9 * HOUR,
        policy: { early: [], late: kind === 'closed' ? [] : [{ hours: 24, percent: 80 }], after: { kind } },
      });
    for (const [kind, outcome] of [
      ['closed', 'work/closed'],
      ['practice', 'ok'],
    ] as const) {
      const of = { assignmentId: await assign(kind), studentId };
      for (const _ of [1, 2]) expect(await (await handIn(parent, of)).reply).toMatchObject({ late: false });
      await dueTo(of.assignmentId, Date.now() - HOUR);
      const again = await handIn(parent, of);
      expect(await outcomeOf(again.reply), kind).toBe(outcome);
      const { handIns } = submissionSchema.parse(
        await stored(`submissions/${submissionIdOf(of.assignmentId, studentId)}`),
      );
      expect(handIns.map(({ late }) => late)).toEqual(outcome === 'ok' ? [false, false, true] : [false, false]);
    }
  });
  it('ends when the teacher revokes it, and what was turned in before keeps its receipt', async () => {
    const { parent, teacher, classId, studentId } = await linked();
    const of = { assignmentId: await newAssignment(teacher, classId), studentId };
    const first = await handIn(parent, of);
    const receipt = await first.reply;
    await admin().doc(`assignments/${of.assignmentId}`).update({ parentMayHandIn: false });
    expect(await outcomeOf((await handIn(parent, of)).reply)).toBe('auth/forbidden');
    expect(await parent.call('handInForChild', first.input)).toEqual(receipt);
  });
});
