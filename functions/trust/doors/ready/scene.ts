import { randomUUID as newId } from 'node:crypto';
import type { AssignmentItem } from '@lemma/school/assignment';
import type { CallInput } from '@lemma/school/calls';
import { HOUR } from '@lemma/school/time';
import type { Who } from '../../rules/people.ts';
import { item } from '../attempts.ts';
import type { As } from '../make-school.ts';
import { target } from '../target.ts';

/** Who is about to ask, what they would send in the school as it is, and how others call. */
export type Scene = {
  readonly who: Who;
  readonly input: object;
  /** What they would send to any call. */
  readonly all: Readonly<Record<string, object>>;
  readonly own: ReturnType<As>;
  readonly as: (who: Who | string) => ReturnType<As>;
};

/** Makes what a call needs. @returns what is sent to it then. */
export type Prepare = (scene: Scene) => Promise<object>;

const { classId, studentId } = target;
const DATES = { openAt: Date.now() - HOUR, dueAt: Date.now() + HOUR, parentMayHandIn: true };

type Question = Partial<AssignmentItem>;
type When = 'at-once' | 'never';

/** An assignment of class A that has not been published. `solutions`: when they are shown after turning in. */
export async function draft({ as }: Scene, over: Question = {}, solutions: When = 'never') {
  const made = { assignmentId: newId() };
  const items = [item('i1', 'fractions.add-unlike', over)];
  const release = { results: { when: 'at-once' }, solutions: { when: solutions } } as const;
  const given = { ...made, classId, title: 'Sums', instructions: '', items, ...DATES, release };
  await as('teacherA').call('saveAssignment', given);
  return made;
}

export async function published(scene: Scene, over?: Question, solutions?: When) {
  const made = await draft(scene, over, solutions);
  await scene.as('teacherA').call('publishAssignment', made);
  return made;
}

/** Work of Ana on an assignment of its own, whose question has had so many wrong answers. */
export async function begun(scene: Scene, wrong: number, over?: Question, solutions?: When) {
  const { assignmentId } = await published(scene, over, solutions);
  const ana = scene.as(studentId);
  await ana.call('openWork', { assignmentId });
  const submissionId = `${assignmentId}_${studentId}`;
  const attemptIds = Array.from({ length: wrong }, newId);
  for (const [at, attemptId] of attemptIds.entries())
    await ana.call('submitAttempt', { submissionId, itemId: 'i1', attemptId, response: `${at + 90}`, took: 9 });
  return { assignmentId, submissionId, itemId: 'i1', attemptId: attemptIds.at(-1) ?? '' };
}

/** The same, turned in. */
export async function turnedIn(scene: Scene, solutions?: When) {
  const work = await begun(scene, 1, {}, solutions);
  await scene.as(studentId).call('handIn', work);
  return work;
}

/** What a parent asks the school for. */
export async function asked({ as, input }: Scene, kind: CallInput<'askRights'>['kind']) {
  const requestId = newId();
  await as('parentA').call('askRights', { studentId, requestId, kind, text: 'Please.' });
  return { ...input, studentId, parentId: 'parentA', requestId, answer: 'Yes.' };
}
