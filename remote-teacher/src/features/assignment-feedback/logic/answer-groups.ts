import type { Acceptance, AnswerMatch, Assignment } from '@lemma/school/assignment';
import type { ResultRow, Results } from '@lemma/school/results';

type ItemResult = ResultRow['items'][number];

/**
 * Answers to one question that belong together: equal ones, those of one misconception with any numbers, or the correct
 * value in the wrong form.
 */
export type AnswerGroup = {
  readonly key: string;
  readonly itemId: string;
  readonly kind: 'idea' | 'answer' | 'form';
  readonly misconception: string | undefined;
  readonly problem: string;
  /** The answer that the others are equal to; for a misconception or a form, an example. */
  readonly response: string;
  /**
   * The texts that were written, most students first; `studentId` is the first student who wrote it. For a
   * misconception, the same text with other numbers is another one.
   */
  readonly responses: readonly { readonly text: string; readonly count: number; readonly studentId: string }[];
  readonly studentIds: readonly string[];
};

type Wrong = ItemResult['wrong'][number];
type Written = AnswerGroup['responses'][number];

function kindOf({ misconception, form }: Wrong): AnswerGroup['kind'] {
  if (misconception !== undefined) return 'idea';
  return form === true ? 'form' : 'answer';
}

function keyOf(item: ItemResult, wrong: Wrong): string {
  const kind = kindOf(wrong);
  if (kind === 'idea') return `${item.itemId}:idea:${wrong.misconception}`;
  if (kind === 'form') return `${item.itemId}:form`;
  return `${item.itemId}:${item.problem ?? ''}:${wrong.same ?? wrong.response.replace(/\s/g, '')}`;
}

/**
 * The wrong answers of an assignment in groups, most students first. Which answers are equal was decided when the work
 * was folded.
 */
export function answerGroups(results: Results): AnswerGroup[] {
  const groups = new Map<string, { group: AnswerGroup; texts: Map<string, Written>; students: Set<string> }>();
  for (const row of Object.values(results.rows)) {
    for (const item of row.items) {
      for (const wrong of item.wrong) {
        const key = keyOf(item, wrong);
        const { misconception, response, same } = wrong;
        const fresh = {
          ...{ key, itemId: item.itemId, kind: kindOf(wrong), misconception, problem: item.problem ?? '' },
          ...{ response: same ?? response, responses: [], studentIds: [] },
        };
        const entry = groups.get(key) ?? { group: fresh, texts: new Map(), students: new Set() };
        const place = `${item.problem ?? ''} ${response}`;
        const had = entry.texts.get(place) ?? { text: response, count: 0, studentId: row.studentId };
        entry.texts.set(place, { ...had, count: had.count + 1 });
        entry.students.add(row.studentId);
        groups.set(key, entry);
      }
    }
  }
  return [...groups.values()]
    .map(({ group, texts, students }) => ({
      ...group,
      responses: [...texts.values()].toSorted((one, other) => other.count - one.count),
      studentIds: [...students],
    }))
    .toSorted((one, other) => other.studentIds.length - one.studentIds.length || one.key.localeCompare(other.key));
}

/**
 * The answers that a comment on a group is for; undefined for a wrong form, since each such answer already gets a
 * message about it.
 */
export function matchOf({ kind, misconception, problem, response }: AnswerGroup): AnswerMatch | undefined {
  if (kind === 'idea' && misconception !== undefined) return { kind: 'idea', misconception };
  return kind === 'answer' ? { kind: 'answer', problem, response } : undefined;
}

/** What would be accepted if a group counted as correct. */
export function acceptanceOf({ kind, misconception, problem, response }: AnswerGroup): Acceptance {
  if (kind === 'idea' && misconception !== undefined) return { kind: 'idea', misconception };
  return kind === 'form' ? { kind: 'form' } : { kind: 'answer', problem, response };
}

/** The existing comment on a group. */
export const commentOf = (assignment: Assignment, group: AnswerGroup) => {
  const match = JSON.stringify(matchOf(group));
  return assignment.answerComments?.find((one) => one.itemId === group.itemId && JSON.stringify(one.match) === match);
};

/** Answers that students say should be correct, equal ones together. */
export type Contested = {
  readonly key: string;
  readonly itemId: string;
  readonly problem: string;
  readonly response: string;
  /** The text of the first of these students. */
  readonly written: string;
  readonly notes: readonly string[];
  readonly attemptIds: readonly string[];
  readonly studentIds: readonly string[];
};

/** The open contests of one question: of its current problem and, in practice until mastery, of earlier ones. */
const openOf = ({ problem = '', contest, contests = [] }: ItemResult) => [
  ...(contest?.state === 'open' ? [{ ...contest, problem }] : []),
  ...contests,
];

/** The contested answers that nobody has decided on yet. */
export function contestedAnswers(results: Results): Contested[] {
  const groups = new Map<string, Contested>();
  for (const { studentId, items } of Object.values(results.rows)) {
    for (const item of items) {
      for (const { problem, attemptId, note, ...contest } of openOf(item)) {
        const { itemId } = item;
        const response = contest.same ?? contest.response;
        const key = `${itemId}:${problem}:${response}`;
        const had = groups.get(key) ?? { written: contest.response, notes: [], studentIds: [], attemptIds: [] };
        groups.set(key, {
          ...{ key, itemId, problem, response, written: had.written },
          notes: note === '' ? had.notes : [...had.notes, note],
          studentIds: [...new Set([...had.studentIds, studentId])],
          attemptIds: attemptId === undefined ? had.attemptIds : [...had.attemptIds, attemptId],
        });
      }
    }
  }
  return [...groups.values()].toSorted((one, other) => other.studentIds.length - one.studentIds.length);
}
