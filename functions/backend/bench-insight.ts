import { setTimeout as wait } from 'node:timers/promises';
import { HALF_A_YEAR, type SimulatedSchool, simulateSchool } from '@lemma/testing';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { evidenceOf } from '../src/insight/evidence.ts';
import { withStudents } from '../src/insight/fold-class.ts';
import { insightOf, summaryOf } from '../src/insight/lines.ts';
import { db } from '../src/platform/firebase.ts';
import { problemOf } from '../src/work/problem.ts';

const CLASSES = 50;
const NAIVE_CLASSES = 5;
const HAND_INS = 160;

let reads = 0;
const counted = <T extends { readonly size?: number } | readonly DocumentSnapshot[]>(answer: T): T => {
  reads += 'size' in answer ? (answer.size ?? 0) : Array.isArray(answer) ? answer.length : 1;
  return answer;
};

async function timed(work: () => Promise<unknown>): Promise<{ reads: number; ms: number }> {
  const times: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    reads = 0;
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return { reads, ms: times.toSorted((one, other) => one - other)[2] ?? 0 };
}

/** What overview, statistics and detailed analysis read of some classes. */
const ours = async (count: number) =>
  counted(
    await db().getAll(
      ...Array.from({ length: count }, (_, index) =>
        ['insights', 'rosters', 'boards'].map((name) => db().collection(name).doc(`class-${index}`)),
      ).flat(),
    ),
  );

/** A query a student, class after class: what a screen without summaries reads. */
async function naive(school: SimulatedSchool, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1)
    for (const { id } of school.students)
      counted(await db().collection('naive').where('studentId', '==', `c${index}-${id}`).get());
}

async function seed(school: SimulatedSchool, from: number, to: number): Promise<void> {
  const assignments = new Map(school.assignments.map((one) => [one.id, one]));
  const folded = school.students.map(({ id }) => {
    const own = school.submissions.filter(({ studentId }) => studentId === id);
    const work = own.flatMap((one) => {
      const assignment = assignments.get(one.assignmentId);
      return assignment ? [[one.id, evidenceOf(one, assignment)] as const] : [];
    });
    const evidence = { studentId: id, work: Object.fromEntries(work) };
    return [id, { evidence, line: summaryOf(evidence).line }] as const;
  });
  const insight = insightOf(withStudents('class-0', undefined, folded, assignments), 1);
  const writer = db().bulkWriter();
  for (let index = from; index < to; index += 1) {
    writer.set(db().doc(`insights/class-${index}`), insight);
    writer.set(db().doc(`rosters/class-${index}`), { classId: `class-${index}`, students: {} });
    writer.set(db().doc(`boards/class-${index}`), { classId: `class-${index}`, assignments: {} });
    // Another collection: the functions would fold what is only there to be counted.
    if (index < NAIVE_CLASSES)
      for (const one of school.submissions)
        writer.set(db().doc(`naive/c${index}-${one.id}`), {
          ...one,
          studentId: `c${index}-${one.studentId}`,
        });
  }
  await writer.close();
}

async function handInAtOnce(): Promise<number> {
  const school = simulateSchool({ classes: 5, studentsEach: HAND_INS / 5, weeks: 1, items: 8, seed: 7 }, problemOf);
  await Promise.all(school.assignments.map((one) => db().doc(`assignments/${one.id}`).set(one)));
  await Promise.all(
    school.submissions.map(async (one, index) => {
      await wait((index * 9000) / HAND_INS);
      await db().doc(`submissions/${one.id}`).set(one);
    }),
  );
  const last = performance.now();
  const ids = [...new Set(school.students.map(({ classId }) => db().doc(`insights/${classId}`)))];
  const byPath = [...new Map(ids.map((ref) => [ref.path, ref])).values()];
  for (;;) {
    const found = await db().getAll(...byPath);
    const rows = found.flatMap((one) => Object.values<{ rows: object }>(one.get('assignments') ?? {}));
    const there = rows.reduce((sum, one) => sum + Object.keys(one.rows).length, 0);
    if (there === HAND_INS) return (performance.now() - last) / 1000;
    if (performance.now() - last > 120_000) throw new Error(`${there} of ${HAND_INS} hand-ins arrived.`);
    await wait(100);
  }
}

/** The figures of insight, on the emulators that the environment names. */
export async function measure() {
  const converged = await handInAtOnce();
  const school = simulateSchool({ ...HALF_A_YEAR, classes: 1, weeks: 36 }, problemOf);
  await seed(school, 0, 1);
  await ours(1);
  const few = await timed(() => ours(1));
  const slow = await timed(() => naive(school, 1));
  await seed(school, 1, 10);
  const many = await timed(() => ours(1));
  await seed(school, 10, CLASSES);
  const [five, fifty, slowFive] = [
    await timed(() => ours(5)),
    await timed(() => ours(50)),
    await timed(() => naive(school, NAIVE_CLASSES)),
  ];
  const atMost = (name: string, value: number, unit: string, bar: number) => ({
    name,
    value,
    unit,
    bar,
    holds: value <= bar,
  });
  const ratio = slow.ms / few.ms;
  return [
    atMost('reads for 1 class', few.reads, 'documents', 3),
    atMost('reads for 5 classes', five.reads, 'documents', 15),
    atMost('reads for 50 classes', fifty.reads, 'documents', 150),
    { name: 'reads for 1 class, a query a student', value: slow.reads, unit: 'documents' },
    { name: 'reads for 5 classes, a query a student', value: slowFive.reads, unit: 'documents' },
    { name: 'one class', value: few.ms, unit: 'ms' },
    { name: 'one class, a query a student', value: slow.ms, unit: 'ms' },
    { name: 'faster than a query a student', value: ratio, unit: 'times', bar: 40, holds: ratio >= 40 },
    atMost('time of a class in a school of 300 to one of 30', many.ms / few.ms, 'times', 1.2),
    atMost('160 hand-ins in ten seconds: folded after the last', converged, 's', 10),
  ];
}
