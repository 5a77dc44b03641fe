import type { Insight } from '@lemma/school/insight';
import type { SharedData } from './shared-data.ts';
import { isPicked } from './shared-data.ts';

/** Students whose answers show the same misconception, over all questions of the assignment. */
export type MisconceptionGroup = {
  readonly misconception: string;
  /** First those for whom it is named, then the others. */
  readonly studentIds: readonly string[];
  /** Those for whom it is named, by all of their work: the only definition of who has a misconception. */
  readonly namedIds: readonly string[];
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

function namedFirst(studentIds: readonly string[], isNamed: (studentId: string) => boolean) {
  const namedIds = studentIds.filter(isNamed);
  return { namedIds, studentIds: [...namedIds, ...studentIds.filter((id) => !namedIds.includes(id))] };
}

type Shared = Pick<SharedData, 'results' | 'catalogue'> & {
  readonly assignment: Pick<SharedData['assignment'], 'items'>;
  /** The class's insight, where it is named who has which misconception. */
  readonly insight: Pick<Insight, 'students'> | null;
};

/**
 * The students whose answers in the assignment show each misconception, those with the most named students first: for
 * whom it is named, and who typed an answer that looks like it. Picked options alone may be guesses.
 */
export function misconceptionGroups({ results, assignment, catalogue, insight }: Shared): MisconceptionGroup[] {
  const groups = new Map<
    string,
    { students: Set<string>; items: Set<string>; answers: MisconceptionGroup['examples'][number][] }
  >();
  const { items } = assignment;
  const isNamed = (studentId: string, misconception: string): boolean =>
    insight?.students[studentId]?.ideas.some(({ id }) => id === misconception) ?? false;
  for (const row of Object.values(results.rows)) {
    const typed = row.items.filter(({ itemId }) => !isPicked({ catalogue, assignment }, itemId));
    const told = new Set(typed.flatMap(({ wrong }) => wrong.flatMap(({ misconception }) => misconception ?? [])));
    for (const { itemId, wrong } of row.items)
      for (const { misconception, response } of wrong) {
        if (misconception === undefined) continue;
        if (!told.has(misconception) && !isNamed(row.studentId, misconception)) continue;
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
      ...namedFirst([...group.students], (studentId) => isNamed(studentId, misconception)),
      itemIds: [...group.items],
      skills: [...new Set(items.flatMap(({ id, skill, own }) => (group.items.has(id) && !own ? [skill] : [])))],
      answers: group.answers.length,
      examples: firstOfEach(group.answers),
    }))
    .toSorted(
      (one, other) =>
        other.namedIds.length - one.namedIds.length ||
        other.studentIds.length - one.studentIds.length ||
        other.answers - one.answers,
    );
}
