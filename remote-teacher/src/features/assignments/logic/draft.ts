import {
  type Assignment,
  type AssignmentItem,
  type BankItem,
  defaultLatePolicy,
  type Mastery,
  MOST_ITEMS,
  MOST_PROBLEMS,
  problemsIn,
} from '@lemma/school/assignment';
import { ownOfPlan, type PlanItem } from '@lemma/school/plan';
import { OWN_SKILL, type OwnQuestion, ownQuestionSchema } from '@lemma/school/question';
import type { Draft } from '../commands.ts';

const DAYS_A_WEEK = 7;

/** The end of the day a week from now, by the teacher's clock. */
function inAWeek(now: Date): number {
  const due = new Date(now);
  due.setDate(due.getDate() + DAYS_A_WEEK);
  due.setHours(23, 59, 0, 0);
  return due.getTime();
}

/** A draft with nothing in it: open now, due at the end of the day in a week. */
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
  release: { results: { when: 'at-once' }, solutions: { when: 'after-due' } },
});

export const draftOf = (assignment: Assignment): Draft => {
  const { id, classId, title, instructions, items, openAt, dueAt, parentMayHandIn, policy, release, onlyFor } =
    assignment;
  const { timeLimit } = assignment;
  return {
    assignmentId: id,
    ...{ classId, title, instructions, items, openAt, dueAt, parentMayHandIn },
    ...(policy && { policy }),
    ...(timeLimit !== undefined && { timeLimit }),
    ...(release && { release }),
    ...(onlyFor && { onlyFor }),
  };
};

/**
 * An item as it stands when a skill is added: middle level, three tries, free hints, own numbers for each student; one problem,
 * or until it is mastered by the teacher's usual rule.
 */
export const newItem = (skill: string, mastery?: Mastery): AssignmentItem => ({
  id: crypto.randomUUID(),
  skill,
  level: 2,
  points: 1,
  tries: 3,
  tryPenalty: 0,
  hints: 'free',
  variants: true,
  ...(mastery && { mastery }),
});

/**
 * A problem of a lesson plan with exactly its numbers, which were checked there: the same for everybody. One that was changed by
 * hand comes as a question of the teacher's own; undefined where it is too long for one.
 */
export function plannedItem(item: PlanItem): AssignmentItem | undefined {
  const { skill, level, case: caseId, seed } = item;
  if (!item.edited) return { ...newItem(skill), level, case: caseId, seed, variants: false };
  const own = ownOfPlan(item);
  return own && { ...newItem(OWN_SKILL), variants: false, own };
}

/** A kept question, as it is put into an assignment: under an id of its own, so that it can stand there twice. */
export const copyFromBank = ({ item }: BankItem): AssignmentItem => ({ ...item, id: crypto.randomUUID() });

/** A question of the teacher's own, still empty: the same for everybody. */
export const newOwnItem = (): AssignmentItem => ({
  ...newItem(OWN_SKILL),
  variants: false,
  own: { prompt: '', kind: 'number', key: '', accepts: [], hints: [], solution: [] },
});

const filled = (lines: readonly string[]) => lines.filter((line) => line.trim() !== '');

/** Without the empty lines that stand there while somebody types. */
const tidyOwn = (own: OwnQuestion): OwnQuestion => ({
  ...own,
  accepts: filled(own.accepts),
  hints: filled(own.hints),
  solution: filled(own.solution),
});

/** As an item goes to the server. */
export const tidyItem = (item: AssignmentItem): AssignmentItem =>
  item.own ? { ...item, own: tidyOwn(item.own) } : item;

/** Whether the server takes it as it stands: a question of one's own may still be in the making. */
export const isFinished = ({ own }: AssignmentItem): boolean =>
  own === undefined || (own.key.trim() !== '' && ownQuestionSchema.safeParse(tidyOwn(own)).success);

/** What can stand in the way of publishing, as keys of the catalogue. */
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
