import type { Insight } from '@lemma/school/insight';

/** A skill that some students of the class got wrong recently. */
export type PastError = { readonly skill: string; readonly wrong: number; readonly studentIds: readonly string[] };

const MISSED = new Set(['w', 'h']);

/** Skills by the number of students who missed a first try on them; only assignments due after `recent`. */
export function pastErrors(insight: Insight | null, recent: number): PastError[] {
  const bySkill = new Map<string, Set<string>>();
  for (const { dueAt, items, rows } of Object.values(insight?.assignments ?? {})) {
    if (dueAt < recent) continue;
    for (const [studentId, { marks }] of Object.entries(rows)) {
      for (const [index, { skill }] of items.entries()) {
        if (!MISSED.has(marks[index] ?? '')) continue;
        bySkill.set(skill, (bySkill.get(skill) ?? new Set()).add(studentId));
      }
    }
  }
  return [...bySkill]
    .map(([skill, students]) => ({ skill, wrong: students.size, studentIds: [...students] }))
    .toSorted((one, other) => other.wrong - one.wrong || one.skill.localeCompare(other.skill));
}
