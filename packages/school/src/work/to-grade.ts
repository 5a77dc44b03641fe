import type { WorkItem } from './item.ts';
import type { Submission } from './schema.ts';

/**
 * Whether somebody must still look at the work: it is on paper, an adult turned it in with questions left open, or it
 * contains an answer that no rule could judge.
 * Returned work counts as done, even where items were left out.
 */
export const isUngraded = (work: Pick<Submission, 'state' | 'handIns' | 'items'>): boolean =>
  itemsToGrade(work).length > 0;

/** The questions of the work that wait for points from a person, in their order. */
export function itemsToGrade({ state, handIns, items }: Pick<Submission, 'state' | 'handIns' | 'items'>): WorkItem[] {
  if (state !== 'submitted' && state !== 'graded') return [];
  const onPaper = handIns.some(({ pages, by }) => pages.length > 0 || by !== 'student');
  return items.filter(({ attempts, credit, grade, solved }) => {
    if (grade !== undefined || solved || credit !== undefined) return false;
    return attempts.length === 0 ? onPaper : attempts.at(-1)?.verdict === 'unknown';
  });
}

/**
 * Whether the work waits for its teacher. Lines from before `ungraded` was stored do if an adult turned the work in and
 * nobody has graded anything of it.
 */
export const isToGrade = ({ ungraded, state, by }: Waiting): boolean =>
  ungraded ?? (state === 'submitted' && by !== undefined && by !== 'student');
/** Whether the points mean something: of work that waits, nothing may have been graded yet, which is not zero. */
export const hasAnyPoints = (work: Waiting & { readonly score: number }): boolean => work.score > 0 || !isToGrade(work);
/** The share of the points; undefined where there are none, or the work waits for a grade. */
export const shareOfPoints = (
  work: Waiting & { readonly score: number; readonly maxScore: number },
): number | undefined => (isToGrade(work) || work.maxScore <= 0 ? undefined : work.score / work.maxScore);
type Waiting = {
  readonly state: string;
  readonly ungraded?: boolean | undefined;
  readonly by?: string | undefined;
};
