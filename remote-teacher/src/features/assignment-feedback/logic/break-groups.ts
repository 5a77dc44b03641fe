import type { Results } from '@lemma/school/results';

/** A line that does not follow, after the line before it, and whose it is. */
export type Break = { readonly from: string; readonly line: string; readonly studentId: string };

/** Places where the work of one question breaks in the same way: by the same misconception, or in the same two lines. */
export type BreakGroup = {
  readonly key: string;
  readonly itemId: string;
  readonly misconception: string | undefined;
  readonly breaks: readonly Break[];
  readonly studentIds: readonly string[];
};

const squeezed = (text: string): string => text.replaceAll(/\s/g, '');

/** Where the lines of a class break, most students first. */
export function breakGroups({ rows }: Results): BreakGroup[] {
  const all = Object.values(rows).flatMap(({ studentId, items }) =>
    items.flatMap(({ itemId, breaks = [] }) =>
      breaks.map(({ from, line, misconception }) => ({
        key: `${itemId}:${misconception ?? `${squeezed(from)}→${squeezed(line)}`}`,
        ...{ itemId, misconception, from, line, studentId },
      })),
    ),
  );
  return [...Map.groupBy(all, ({ key }) => key)]
    .flatMap(([key, breaks]) => {
      const [first] = breaks;
      const studentIds = [...new Set(breaks.map(({ studentId }) => studentId))];
      return first ? [{ key, itemId: first.itemId, misconception: first.misconception, breaks, studentIds }] : [];
    })
    .toSorted((one, other) => other.studentIds.length - one.studentIds.length || one.key.localeCompare(other.key));
}
