import { HALF_A_YEAR, simulateSchool } from '@lemma/testing';
import { describe, expect, it } from 'vitest';
import { problemOf } from '../work/problem.ts';
import { evidenceOf } from './evidence.ts';
import { withStudents } from './fold-class.ts';
import { insightOf, summaryOf } from './lines.ts';

const CLASSES = Number(process.env.LEMMA_SIMULATED_CLASSES ?? 2);
const school = simulateSchool({ ...HALF_A_YEAR, classes: CLASSES }, problemOf);
const assignments = new Map(school.assignments.map((one) => [one.id, one]));
const work = Map.groupBy(school.submissions, ({ studentId }) => studentId);
const folded = school.students.map((student) => {
  const own = (work.get(student.id) ?? []).flatMap((submission) => {
    const assignment = assignments.get(submission.assignmentId);
    return assignment ? [[submission.id, evidenceOf(submission, assignment)] as const] : [];
  });
  const evidence = { studentId: student.id, work: Object.fromEntries(own) };
  return { student, evidence, ...summaryOf(evidence) };
});

describe('what is said of simulated students', () => {
  it('names at least 90 % of planted misconceptions with two chances, and at most 5 % wrongly', () => {
    const planted = folded.flatMap(({ student, evidence, line }) =>
      student.ideas.flatMap((id) => {
        const entries = Object.values(evidence.work).flatMap((one) => one.entries);
        const chances = entries.filter((one) => one.chances.includes(id) && one.mark !== 'rapid').length;
        return chances < 2 ? [] : [{ id, named: line.ideas.some((one) => one.id === id) }];
      }),
    );
    const named = folded.flatMap(({ student, line }) =>
      line.ideas.map(({ id }) => ({ id, true: student.ideas.includes(id) })),
    );
    const found = planted.filter((one) => one.named).length / planted.length;
    const wrong = named.filter((one) => !one.true).length / named.length;
    console.info(
      `${planted.length} planted, ${(100 * found).toFixed(1)} % named; ${named.length} named, ${(100 * wrong).toFixed(1)} % wrong`,
    );
    console.info(
      'missed',
      planted
        .filter((one) => !one.named)
        .map(({ id }) => id)
        .join(),
      'wrong',
      named
        .filter((one) => !one.true)
        .map(({ id }) => id)
        .join(),
    );
    expect(found).toBeGreaterThanOrEqual(0.9);
    expect(wrong).toBeLessThanOrEqual(0.05);
  });
  it('fits half a year of a class into a third of a megabyte', () => {
    const own = folded.filter(({ student }) => student.classId === 'class-0');
    const lines = own.map(({ student, evidence, line }) => [student.id, { evidence, line }] as const);
    const insight = insightOf(withStudents('class-0', undefined, lines, assignments), 0);
    const size = (value: unknown): number => JSON.stringify(value).length;
    console.info(`insight ${size(insight)} B, evidence ${Math.max(...own.map(({ evidence }) => size(evidence)))} B`);
    expect(size(insight)).toBeLessThan(350_000);
  });
});
