import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@lemma/school/calls';
import { DAY, HOUR, MINUTE } from '@lemma/school/time';
import { submissionIdOf } from '@lemma/school/work';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishAssignment } from '../src/calls/assignments/publish-assignment.ts';
import { saveAssignment } from '../src/calls/assignments/save-assignment.ts';
import { handIn } from '../src/calls/work/hand-in.ts';
import { openWork } from '../src/calls/work/open-work.ts';
import { documents, mustRead } from '../src/platform/documents.ts';
import { act, freshId, NOW, newAdult, newClassOf, openTwoClasses, outcome } from './two-classes.ts';

let files = '';
beforeAll(async () => {
  files = await mkdtemp(join(tmpdir(), 'lemma-clock-'));
  await openTwoClasses(files);
});
afterAll(() => rm(files, { recursive: true, force: true }));

/** A child who has just begun work, of ten minutes or without a limit. */
async function begun(timeLimit?: number) {
  const lee = await newAdult('Lee');
  const { classId, ids } = await newClassOf(lee, 'A', ['Ana López']);
  const [uid = ''] = ids;
  const [assignmentId, child] = [freshId(), { uid, name: '' }];
  const item = { id: 'q1', skill: 'fractions.add-unlike', level: 1, points: 2, tries: 3, tryPenalty: 0 } as const;
  const items = [{ ...item, hints: 'free' as const, variants: true }];
  const dates = { openAt: NOW - HOUR, dueAt: NOW + DAY, parentMayHandIn: true, ...(timeLimit && { timeLimit }) };
  const given = { assignmentId, classId, title: 'Quiz', instructions: '', items, ...dates };
  await act(calls.saveAssignment, saveAssignment, given, lee);
  await act(calls.publishAssignment, publishAssignment, { assignmentId }, lee);
  const open = (now: number) => act(calls.openWork, openWork, { assignmentId, start: true }, child, now);
  await open(NOW);
  const submissionId = submissionIdOf(assignmentId, uid);
  const turnIn = (now: number, byClock?: boolean) =>
    outcome(act(calls.handIn, handIn, { submissionId, ...(byClock && { byClock }) }, child, now));
  return { open, turnIn, work: () => mustRead(documents.submissions, submissionId) };
}

it('is told the server’s time with the work', async () => {
  const { open } = await begun(10);
  expect(await open(NOW + MINUTE)).toMatchObject({ now: NOW + MINUTE });
});

it('turns nothing in by the clock before the time is over, whatever a device takes the time for', async () => {
  const { turnIn, work } = await begun(10);
  for (const now of [NOW, NOW + 10 * MINUTE - 1]) expect(await turnIn(now, true)).toBe('work/not-open');
  expect(await work()).toMatchObject({ state: 'in-progress', handIns: [], items: [{ closed: false }] });
  expect(await turnIn(NOW + 10 * MINUTE, true)).toBe('ok');
  expect(await work()).toMatchObject({ state: 'submitted', submittedAt: NOW + 10 * MINUTE });
  // Repeated, from another device whose clock is behind too: the same answer.
  expect(await turnIn(NOW + 11 * MINUTE, true)).toBe('ok');
});

it('turns in what a child turns in before the time is over', async () => {
  const { turnIn, work } = await begun(10);
  expect(await turnIn(NOW + MINUTE)).toBe('ok');
  expect(await work()).toMatchObject({ state: 'submitted', submittedAt: NOW + MINUTE });
});

it('turns nothing in by the clock where no time runs', async () => {
  const { turnIn, work } = await begun();
  expect(await turnIn(NOW + HOUR, true)).toBe('work/not-open');
  expect(await work()).toMatchObject({ state: 'in-progress' });
});
