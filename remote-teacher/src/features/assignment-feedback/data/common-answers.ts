import type { ResultRow, Results } from '@lemma/school';

/** One wrong answer to an item, or one idea behind several, with who gave it. */
export type CommonAnswer = {
  readonly key: string;
  readonly itemId: string;
  readonly misconception: string | undefined;
  readonly responses: readonly string[];
  readonly studentIds: readonly string[];
};

/**
 * The wrong answers of an assignment, most students first. Answers with a known idea merge by the idea, so that variants with
 * other numbers come together; the others merge by what was written.
 */
export function commonAnswers(results: Results): CommonAnswer[] {
  const groups = new Map<
    string,
    { itemId: string; misconception: string | undefined; responses: Set<string>; studentIds: Set<string> }
  >();
  for (const row of Object.values(results.rows)) {
    for (const item of row.items) {
      for (const { response, misconception } of item.wrong) {
        const key = `${item.itemId}:${misconception ?? `=${response.replace(/\s/g, '')}`}`;
        const group = groups.get(key) ?? {
          itemId: item.itemId,
          misconception,
          responses: new Set(),
          studentIds: new Set(),
        };
        group.responses.add(response);
        group.studentIds.add(row.studentId);
        groups.set(key, group);
      }
    }
  }
  return [...groups]
    .map(([key, group]) => ({ ...group, key, responses: [...group.responses], studentIds: [...group.studentIds] }))
    .toSorted((one, other) => other.studentIds.length - one.studentIds.length);
}

export type QuestionFigures = {
  readonly itemId: string;
  /** Students who tried it. */
  readonly tried: number;
  /** Of those, right at the first try. */
  readonly first: number;
  /** Of those, right in the end. */
  readonly solved: number;
  readonly hints: number;
  /** Milliseconds, the median over those who tried; undefined when nobody has. */
  readonly medianTook: number | undefined;
};

function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)];
  const before = sorted[Math.floor((sorted.length - 1) / 2)];
  return middle === undefined || before === undefined ? undefined : (middle + before) / 2;
}

/** How a class did on each item. */
export function questionFigures(rows: readonly ResultRow[], itemIds: readonly string[]): QuestionFigures[] {
  return itemIds.map((itemId) => {
    const tried = rows.flatMap(({ items }) => items.filter((item) => item.itemId === itemId && item.tries > 0));
    return {
      itemId,
      tried: tried.length,
      first: tried.filter(({ solved, wrong, hints }) => solved && wrong.length === 0 && hints === 0).length,
      solved: tried.filter(({ solved }) => solved).length,
      hints: tried.reduce((sum, { hints }) => sum + hints, 0),
      medianTook: median(tried.map(({ took }) => took)),
    };
  });
}
