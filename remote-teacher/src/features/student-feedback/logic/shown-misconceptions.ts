import { misconceptionTold, type Submission, type WorkItem } from '@lemma/school/work';

/** An answer with its question, as the student had it. */
export type ShownAnswer = {
  readonly asked: Pick<WorkItem, 'prompt' | 'math' | 'picture' | 'field'>;
  readonly response: string;
};

/** A misconception that a student's answers show, with these answers. */
export type ShownMisconception = {
  readonly misconception: string;
  readonly answers: readonly ShownAnswer[];
  readonly items: number;
};

/** Two answers on two items; fewer could be chance. */
const LEAST = 2;

/**
 * The misconceptions behind a student's wrong answers, most evidence first; only those with two or more answers on two
 * or more items, at least one of them typed.
 */
export function shownMisconceptions(submissions: readonly Submission[]): ShownMisconception[] {
  const answers = submissions.flatMap(({ id, items }) =>
    items.flatMap((item) =>
      item.attempts.flatMap(({ misconception, response }) =>
        misconception === undefined ? [] : [{ misconception, response, item: `${id}/${item.id}`, asked: item }],
      ),
    ),
  );
  return [...Map.groupBy(answers, ({ misconception }) => misconception)]
    .map(([misconception, own]) => ({ misconception, answers: own, items: new Set(own.map(({ item }) => item)).size }))
    .filter(({ answers: own, items }) => own.length >= LEAST && items >= LEAST)
    .filter(({ misconception, answers: own }) =>
      own.some(({ asked }) => misconceptionTold(asked, { misconception }) !== undefined),
    )
    .toSorted((one, other) => other.answers.length - one.answers.length);
}
