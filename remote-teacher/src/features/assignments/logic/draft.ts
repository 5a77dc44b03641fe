import {
  type Assignment,
  type AssignmentItem,
  type BankItem,
  defaultLatePolicy,
  type Mastery,
  MOST_ITEMS,
} from '@lemma/school/assignment';
import { ownOfPlan, type PlanItem } from '@lemma/school/plan';
import { OWN_SKILL } from '@lemma/school/question';
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

/** What stands in the way of publishing, as keys of the catalogue. */
export function problemsOf(draft: Draft): ('title' | 'items' | 'tooMany' | 'dates' | 'own' | 'mastery')[] {
  const withheld = draft.release !== undefined && draft.release.results.when !== 'at-once';
  const unfinished = draft.items.some(({ own }) => own && (own.prompt.trim() === '' || own.key.trim() === ''));
  return [
    ...(draft.title.trim() === '' ? (['title'] as const) : []),
    ...(draft.items.length === 0 ? (['items'] as const) : []),
    ...(draft.items.length > MOST_ITEMS ? (['tooMany'] as const) : []),
    ...(unfinished ? (['own'] as const) : []),
    ...(withheld && draft.items.some(({ mastery }) => mastery) ? (['mastery'] as const) : []),
    ...(draft.dueAt <= draft.openAt ? (['dates'] as const) : []),
  ];
}
