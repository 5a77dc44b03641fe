import { misconceptionTold, type Submission, type WorkItem } from '@lemma/school/work';
import type { AskedRef } from '#shared/logic/asked-text.ts';

/** An answer with its question, as the student had it. */
export type ShownAnswer = {
  readonly ref: AskedRef;
  readonly asked: Pick<WorkItem, 'prompt' | 'math' | 'picture' | 'field'>;
  readonly response: string;
};

/** A misconception that a student's answers show, with these answers. */
export type ShownMisconception = {
  readonly misconception: string;
  readonly answers: readonly ShownAnswer[];
  readonly items: number;
  /** Whether it is named for the student, by all of their work. Otherwise the answers only look like it. */
  readonly isNamed: boolean;
};

/** Two answers on two items; fewer could be chance. */
const LEAST = 2;

/**
 * The misconceptions behind a student's wrong answers: first those that are named, then those that two or more answers
 * on two or more items look like, at least one of them typed; most answers first.
 */
export function shownMisconceptions(
  submissions: readonly Submission[],
  named: ReadonlySet<string>,
): ShownMisconception[] {
  const answers = submissions.flatMap(({ id, assignmentId, studentId, items }) =>
    items.flatMap((item) =>
      item.attempts.flatMap(({ misconception, response }) =>
        misconception === undefined
          ? []
          : [
              {
                ...{ misconception, response, item: `${id}/${item.id}`, asked: item },
                ref: { assignmentId, studentId, itemId: item.id, response },
              },
            ],
      ),
    ),
  );
  const byMisconception = Map.groupBy(answers, ({ misconception }) => misconception);
  return [...new Set([...named, ...byMisconception.keys()])]
    .map((misconception) => {
      const own = byMisconception.get(misconception) ?? [];
      const items = new Set(own.map(({ item }) => item)).size;
      return { misconception, answers: own, items, isNamed: named.has(misconception) };
    })
    .filter(({ isNamed, answers: own, items }) => isNamed || (own.length >= LEAST && items >= LEAST))
    .filter(
      ({ isNamed, misconception, answers: own }) =>
        isNamed || own.some(({ asked }) => misconceptionTold(asked, { misconception }) !== undefined),
    )
    .toSorted((one, other) => Number(other.isNamed) - Number(one.isNamed) || other.answers.length - one.answers.length);
}

/** The same answer to the same question once, with how often it was given. */
export function alikeTogether(answers: readonly ShownAnswer[]): (ShownAnswer & { readonly times: number })[] {
  const same = Map.groupBy(answers, ({ asked: { prompt, math, picture }, response }) =>
    JSON.stringify([prompt, math, picture?.alt, response]),
  );
  return [...same.values()].flatMap((some) => some.slice(0, 1).map((one) => ({ ...one, times: some.length })));
}
