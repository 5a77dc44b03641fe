import type { SharedData } from './shared-data.ts';
import { isPicked } from './shared-data.ts';

/** Students whose answers show the same misconception, over all questions of the assignment. */
export type MisconceptionGroup = {
  readonly misconception: string;
  readonly studentIds: readonly string[];
  readonly itemIds: readonly string[];
  /** Skills to practice again. */
  readonly skills: readonly string[];
  readonly answers: number;
  /** The answers that show it, starting with one of each student. */
  readonly examples: readonly { readonly studentId: string; readonly itemId: string; readonly response: string }[];
};

function firstOfEach(answers: MisconceptionGroup['examples']): MisconceptionGroup['examples'] {
  const first = new Map(answers.toReversed().map((answer) => [answer.studentId, answer]));
  return [...first.values()].toReversed();
}

type Shared = Pick<SharedData, 'results' | 'catalogue'> & {
  readonly assignment: Pick<SharedData['assignment'], 'items'>;
};

/**
 * The students with each misconception, most students first: those who typed an answer that shows it. Chosen options
 * are only counted beside them.
 */
export function misconceptionGroups({ results, assignment, catalogue }: Shared): MisconceptionGroup[] {
  const groups = new Map<
    string,
    { students: Set<string>; items: Set<string>; answers: MisconceptionGroup['examples'][number][] }
  >();
  const { items } = assignment;
  for (const row of Object.values(results.rows)) {
    const typed = row.items.filter(({ itemId }) => !isPicked({ catalogue, assignment }, itemId));
    const told = new Set(typed.flatMap(({ wrong }) => wrong.flatMap(({ misconception }) => misconception ?? [])));
    for (const { itemId, wrong } of row.items)
      for (const { misconception, response } of wrong) {
        if (misconception === undefined || !told.has(misconception)) continue;
        const group = groups.get(misconception) ?? { students: new Set(), items: new Set(), answers: [] };
        group.students.add(row.studentId);
        group.items.add(itemId);
        group.answers.push({ studentId: row.studentId, itemId, response });
        groups.set(misconception, group);
      }
  }
  return [...groups]
    .map(([misconception, group]) => ({
      misconception,
      studentIds: [...group.students],
      itemIds: [...group.items],
      skills: [...new Set(items.flatMap(({ id, skill, own }) => (group.items.has(id) && !own ? [skill] : [])))],
      answers: group.answers.length,
      examples: firstOfEach(group.answers),
    }))
    .toSorted((one, other) => other.studentIds.length - one.studentIds.length || other.answers - one.answers);
}
