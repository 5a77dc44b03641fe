import { HALF_A_YEAR, type SchoolSize, simulateSchool } from '@lemma/testing';
import { evidenceOf } from '../src/domain/evidence/evidence.ts';
import { summaryOf } from '../src/domain/evidence/summary-of.ts';
import { problemOf } from '../src/domain/work/problem.ts';

/** A simulated school, and what is computed of each student from the work only. */
export function judgedSchool(size: Partial<SchoolSize>) {
  const school = simulateSchool({ ...HALF_A_YEAR, ...size }, problemOf);
  const assignments = new Map(school.assignments.map((one) => [one.id, one]));
  const work = Map.groupBy(school.submissions, ({ studentId }) => studentId);
  const judged = school.students.map((student) => {
    const own = (work.get(student.id) ?? []).flatMap((submission) => {
      const assignment = assignments.get(submission.assignmentId);
      return assignment ? [[submission.id, evidenceOf(submission, assignment)] as const] : [];
    });
    const evidence = { studentId: student.id, work: Object.fromEntries(own) };
    return { student, evidence, ...summaryOf(evidence) };
  });
  return { assignments, judged };
}
type Judged = ReturnType<typeof judgedSchool>['judged'];

/**
 * Planted misconceptions that could have shown at least twice, and those that were named: correctly and wrongly. A
 * rapid guess is no opportunity to show one.
 */
export function namedMisconceptions(judged: Judged) {
  const planted = judged.flatMap(({ student, evidence, line }) =>
    student.ideas.flatMap((id) => {
      const entries = Object.values(evidence.work).flatMap((one) => one.entries);
      const chances = entries.filter((one) => one.chances.includes(id) && one.mark !== 'rapid').length;
      return chances < 2 ? [] : [{ id, named: line.ideas.some((one) => one.id === id) }];
    }),
  );
  const named = judged.flatMap(({ student, line }) =>
    line.ideas.map(({ id }) => ({ id, holds: student.ideas.includes(id) })),
  );
  const missed = planted.filter((one) => !one.named).map(({ id }) => id);
  const wrong = named.filter((one) => !one.holds).map(({ id }) => id);
  return {
    ...{ planted: planted.length, named: named.length, missed, wrong },
    found: planted.length === 0 ? 1 : 1 - missed.length / planted.length,
    wronglyNamed: named.length === 0 ? 0 : wrong.length / named.length,
    answers: judged.reduce(
      (sum, { evidence }) => sum + Object.values(evidence.work).reduce((part, one) => part + one.entries.length, 0),
      0,
    ),
  };
}
