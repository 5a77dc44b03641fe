import { isOnSkills, studentsOf, teachFirst } from '@lemma/school/insight';
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
  const wish = { kind: 'class' as const, question: 'missing' as const, text: 'Who has not turned in Quiz 3?' };
  const said = JSON.stringify(answerClass(wish, changed, now));
  // Ten of the made-up class have turned it in, two of whom are excused and asked again here.
  expect(said).toContain(`8 of ${all} have turned it in, 1 excused (${first?.fullName}), ${all - 9} not:`);
  expect(said).toContain(`"text":"${second?.fullName}","note":"asked to do it again"`);
});

it('teaches first what the overview and the analysis name first, and to the same students', async () => {
  const school = demoSchool(now);
  const [classroom] = await school.classes();
  if (classroom === undefined) throw new Error('no class');
  const data = await school.read(classroom);
  const [topic] = teachFirst(data.insight, data.students, now);
  if (topic === undefined) throw new Error('nothing to teach');
  const ask = (question: 'next' | 'common') =>
    answerClass({ kind: 'class', question, text: 'What should I teach next?' }, data, now)?.parts ?? [];
  const list = ask('next').flatMap((part) => (part.kind === 'list' ? part.rows : []));
  expect(list[0]?.target).toEqual({
    ...{ page: 'analysis', classId: classroom.id, group: `${topic.kind}:${topic.id}` },
  });
  expect(list[0]?.note).toMatch(new RegExp(`^${topic.studentIds.length} student`));
  expect(JSON.stringify(ask('common'))).toContain(`"group":"${topic.kind}:${topic.id}"`);
});

it('says calmly that nothing is urgent once the answers are older than a month', async () => {
  const school = demoSchool(now);
  const [classroom] = await school.classes();
  if (classroom === undefined) throw new Error('no class');
  const data = await school.read(classroom);
  const later = now + 40 * 24 * 3_600_000;
  const wish = { kind: 'class' as const, question: 'next' as const, text: 'What should I teach next?' };
  expect(JSON.stringify(answerClass(wish, data, later))).toContain('Nothing urgent in');
});

it('names for a topic exactly the students whom the analysis names for it', async () => {
  const school = demoSchool(now);
  const [classroom] = await school.classes();
  if (classroom === undefined) throw new Error('no class');
  const data = await school.read(classroom);
  const skill = 'decimals.add';
  const struggle = { skill, score: 4, wrongStreak: 4, hints: 0, took: 1, lastAt: now, evidence: [] };
  const stuck = data.students.slice(3, 5);
  const lines = Object.entries(data.insight.students).map(([id, line]) => [
    id,
    stuck.some((student) => student.id === id) ? { ...line, struggles: [struggle] } : line,
  ]);
  const changed = { ...data, insight: { ...data.insight, students: Object.fromEntries(lines) } };
  const topics = teachFirst(changed.insight, data.students, now).filter((one) => isOnSkills(one, new Set([skill])));
  const named = studentsOf(topics).map(({ studentId }) => data.students.find(({ id }) => id === studentId)?.fullName);
  const text = 'Which students should I pull for a small group on adding decimals?';
  const parts = answerClass({ kind: 'class', question: 'struggling', text }, changed, now)?.parts ?? [];
  const said = parts.flatMap((part) => (part.kind === 'list' ? part.rows.map((row) => row.text) : []));
  expect(named).toEqual(expect.arrayContaining(stuck.map(({ fullName }) => fullName)));
  expect(said).toEqual(named);
});
