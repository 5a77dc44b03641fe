import { isDoubtful } from '@lemma/mastery/items';
import type { EvidenceEntry, InsightAssignment } from '@lemma/school/insight';
import { insightOf, workLineOf } from '../src/domain/evidence/summary-of.ts';
import { asWork } from './as-work.ts';
import type { Term } from './brought-terms.ts';
import { count, type Shares } from './count.ts';

/** Judged are questions with so many answers: a usual class. */
const CLASS = { least: 28, most: 32 } as const;
/** The last assignment of each part of a term; what comes after is told apart as later. */
const PARTS = [
  { until: 1, name: 'first assignment' },
  { until: 3, name: 'second and third' },
  { until: 6, name: 'fourth to sixth' },
  { until: Number.POSITIVE_INFINITY, name: 'later' },
] as const;

type Sheet = { readonly id: string; readonly at: number; readonly document: InsightAssignment };

/** The assignments of a class in the order of time, as its insight has them. */
function sheetsOf({ students, sheets }: Term, classId: string): Sheet[] {
  const entries = new Map<string, Map<string, EvidenceEntry[]>>();
  for (const student of students.filter((one) => one.class === classId)) {
    for (const entry of student.entries) {
      const rows = entries.get(entry.assignmentId) ?? new Map<string, EvidenceEntry[]>();
      entries.set(entry.assignmentId, rows);
      rows.set(student.id, [...(rows.get(student.id) ?? []), entry]);
    }
  }
  return [...entries]
    .map(([id, rows]) => {
      const ids = (sheets.get(id) ?? []).map(({ itemId }) => itemId);
      const skillOf = new Map([...rows.values()].flat().map(({ itemId, skill }) => [itemId, skill]));
      const lines = [...rows].map(
        ([studentId, own]) => [studentId, workLineOf(asWork(id, classId, own), ids)] as const,
      );
      const at = Math.min(...lines.map(([, line]) => line.at));
      const items = ids.map((itemId) => ({
        ...{ itemId, skill: skillOf.get(itemId) ?? '', answers: 0, right: 0, difficulty: 0, quintiles: [] },
      }));
      return { id, at, document: { title: id, dueAt: at, items, rows: Object.fromEntries(lines) } };
    })
    .toSorted((one, other) => one.at - other.at);
}

/** Counts which questions are to be checked, after each assignment of each class, by what was done until then. */
export function countQuestions(shares: Shares, term: Term): void {
  for (const classId of new Set(term.students.map((one) => one.class))) {
    const sheets = sheetsOf(term, classId);
    for (const [index, { id }] of sheets.entries()) {
      const until = Object.fromEntries(sheets.slice(0, index + 1).map((one) => [one.id, one.document]));
      const own = insightOf({ classId, students: {}, assignments: until }, 0).assignments[id];
      const part = PARTS.find((one) => index < one.until)?.name ?? '';
      for (const [place, item] of (own?.items ?? []).entries()) {
        const question = term.sheets.get(id)?.[place];
        if (question === undefined || item.answers < CLASS.least || item.answers > CLASS.most) continue;
        const kind = question.useless ? 'useless' : 'good';
        for (const when of [part, 'all']) count(shares, `${when}: ${kind} questions to check`, isDoubtful(item));
      }
    }
  }
}
