import { expect, it } from 'vitest';
import { demoSchool } from '../demo-school.ts';
import { answerClass } from './answer-class.ts';

const now = Date.UTC(2026, 10, 26);

it('counts turned-in work as the lists do, and names who is excused or asked to do it again', async () => {
  const school = demoSchool(now);
  const [classroom] = await school.classes();
  if (classroom === undefined) throw new Error('no class');
  const data = await school.read(classroom);
  const [first, second] = data.students;
  const [entry] = Object.values(data.board);
  const rows = { ...data.insight.assignments.a1?.rows };
  for (const [student, state] of [[first, 'excused'] as const, [second, 'resubmit'] as const]) {
    const row = rows[student?.id ?? ''];
    if (student && row) rows[student.id] = { ...row, state };
  }
  const all = data.students.length;
  const assignments = { a1: { title: 'Quiz 3', dueAt: entry?.dueAt ?? 0, items: [], rows } };
  const changed = { ...data, insight: { ...data.insight, assignments } };
  const wish = { kind: 'class' as const, question: 'missing' as const, text: 'Who has not turned in their work?' };
  const said = JSON.stringify(answerClass(wish, changed, now));
  // Ten of the made-up class have turned it in, two of whom are excused and asked again here.
  expect(said).toContain(`8 of ${all} have turned it in, 1 excused (${first?.fullName}), ${all - 9} not:`);
  expect(said).toContain(`"text":"${second?.fullName}","note":"asked to do it again"`);
});
