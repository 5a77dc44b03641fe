import type { Assignment, AssignmentItem } from '@lemma/school';
import type { Draft } from './assignment-commands.ts';

const WEEK = 7;

/** The end of the day a week from now, by the teacher's clock. */
function inAWeek(now: Date): number {
  const due = new Date(now);
  due.setDate(due.getDate() + WEEK);
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
});

export const draftOf = ({
  id,
  classId,
  title,
  instructions,
  items,
  openAt,
  dueAt,
  parentMayHandIn,
}: Assignment): Draft => ({
  assignmentId: id,
  classId,
  title,
  instructions,
  items,
  openAt,
  dueAt,
  parentMayHandIn,
});

/** An item as it stands when a skill is added: middle level, three tries, free hints, own numbers for each student. */
export const newItem = (skill: string): AssignmentItem => ({
  id: crypto.randomUUID(),
  skill,
  level: 2,
  points: 1,
  tries: 3,
  tryPenalty: 0,
  hints: 'free',
  variants: true,
});

/** What stands in the way of publishing, as keys of the catalogue. */
export function problemsOf(draft: Draft): ('title' | 'items' | 'dates')[] {
  return [
    ...(draft.title.trim() === '' ? (['title'] as const) : []),
    ...(draft.items.length === 0 ? (['items'] as const) : []),
    ...(draft.dueAt <= draft.openAt ? (['dates'] as const) : []),
  ];
}
