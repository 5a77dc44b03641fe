import {
  type Assignment,
  type AssignmentItem,
  type BankItem,
  defaultLatePolicy,
  defaultRelease,
  MOST_ITEMS,
  MOST_PROBLEMS,
  problemsIn,
  releaseOf,
} from '@lemma/school/assignment';
import { ownOfPlan, type PlanItem } from '@lemma/school/plan';
import { OWN_SKILL, type OwnQuestion, ownQuestionSchema } from '@lemma/school/question';
import type { Draft } from '../commands.ts';
import { tidyTouch } from './own-touch.ts';
import { firstUsual } from './usual.ts';

const DAYS_A_WEEK = 7;

/** The end of the day one week from now, in the teacher's time zone. */
function inAWeek(now: Date): number {
  const due = new Date(now);
  due.setDate(due.getDate() + DAYS_A_WEEK);
  due.setHours(23, 59, 0, 0);
  return due.getTime();
}

/** An empty draft: open now, due at the end of the day in one week. */
export const emptyDraft = (assignmentId: string, classId: string, now = new Date()): Draft => ({
  assignmentId,
  classId,
  title: '',
  instructions: '',
  items: [],
  openAt: now.getTime(),
  dueAt: inAWeek(now),
  parentMayHandIn: true,
  policy: defaultLatePolicy,
  release: defaultRelease,
});

export const draftOf = (assignment: Assignment): Draft => {
  const { id, classId, title, instructions, items, openAt, dueAt, parentMayHandIn, policy, onlyFor } = assignment;
  const { timeLimit } = assignment;
  return {
    assignmentId: id,
    ...{ classId, title, instructions, items, openAt, dueAt, parentMayHandIn },
    ...(policy && { policy }),
    ...(timeLimit !== undefined && { timeLimit }),
    release: releaseOf(assignment),
    ...(onlyFor && { onlyFor }),
  };
};

/** A new question of a skill at grade level, with the settings that a new assignment begins with. */
export const newItem = (skill: string): AssignmentItem => ({
  id: crypto.randomUUID(),
  skill,
  level: 2,
  ...firstUsual(),
});

/**
 * A problem of a lesson plan with exactly its checked numbers, the same for everybody. An edited problem becomes a
 * question of the teacher's own; undefined if it is too long for one.
 */
export function plannedItem(item: PlanItem): AssignmentItem | undefined {
  const { skill, level, case: caseId, seed } = item;
  if (!item.edited) return { ...newItem(skill), level, case: caseId, seed, variants: false };
  const own = ownOfPlan(item);
  return own && { ...newItem(OWN_SKILL), variants: false, own };
}

/** A copy of a saved question under a new id, so that it can occur twice in an assignment. */
export const copyFromBank = ({ item }: BankItem): AssignmentItem => ({ ...item, id: crypto.randomUUID() });

/** An empty question of the teacher's own, the same for everybody. */
export const newOwnItem = (): AssignmentItem => ({
  ...newItem(OWN_SKILL),
  variants: false,
  own: { prompt: '', kind: 'number', key: '', accepts: [], hints: [], solution: [] },
});

const filled = (lines: readonly string[]) => lines.filter((line) => line.trim() !== '');

/** Removes the empty lines that exist while somebody types. */
const tidyOwn = (own: OwnQuestion): OwnQuestion => ({
  ...own,
  ...(own.touch && { touch: tidyTouch(own.touch) }),
  accepts: filled(own.accepts),
  hints: filled(own.hints),
  solution: filled(own.solution),
});

/** The item in the form that is sent to the server. */
export const tidyItem = (item: AssignmentItem): AssignmentItem =>
  item.own ? { ...item, own: tidyOwn(item.own) } : item;

/** Whether the server would accept an item; a teacher's own question may be incomplete. */
export const isFinished = ({ own }: AssignmentItem): boolean =>
  own === undefined || (own.key.trim() !== '' && ownQuestionSchema.safeParse(tidyOwn(own)).success);

/** The problems that prevent publishing, as keys of the text catalogue. */
export type DraftProblem = 'title' | 'items' | 'tooMany' | 'practice' | 'dates' | 'own' | 'mastery';

export function problemsOf(draft: Draft): DraftProblem[] {
  const withheld = draft.release !== undefined && draft.release.results.when !== 'at-once';
  return [
    ...(draft.title.trim() === '' ? (['title'] as const) : []),
    ...(draft.items.length === 0 ? (['items'] as const) : []),
    ...(draft.items.length > MOST_ITEMS ? (['tooMany'] as const) : []),
    ...(problemsIn(draft.items) > MOST_PROBLEMS ? (['practice'] as const) : []),
    ...(!draft.items.every(isFinished) ? (['own'] as const) : []),
    ...(withheld && draft.items.some(({ mastery }) => mastery) ? (['mastery'] as const) : []),
    ...(draft.dueAt <= draft.openAt ? (['dates'] as const) : []),
  ];
}
