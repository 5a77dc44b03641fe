import type { Insight } from '@lemma/school/insight';

/** A skill that went wrong for some of the class in recent work. */
export type PastError = { readonly skill: string; readonly wrong: number; readonly studentIds: readonly string[] };

const MISSED = new Set(['w', 'h']);

/** Skills by how many students missed a first try on them; `recent`: assignments due after this moment only. */
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
