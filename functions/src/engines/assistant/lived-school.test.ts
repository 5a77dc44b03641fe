import { expect, it } from 'vitest';
import { answer } from './answer.ts';
import { demoSchool } from './demo-school.ts';
import { schoolIn } from './lived-school.ts';

const TODAY = Date.UTC(2026, 10, 20);

it('answers from the classes of a stored school, and from no archived one', async () => {
  const other = demoSchool(TODAY);
  const [first, gone] = await other.classes();
  if (first === undefined || gone === undefined) throw new Error('there are no classes');
  const { students, board } = await other.read(first);
  const roster = { classId: first.id, students: Object.fromEntries(students.map((each) => [each.id, each])) };
  const school = schoolIn({
    today: TODAY,
    documents: [
      { path: `classes/${first.id}`, data: { ...first, name: '4A Math', grade: 4 } },
      { path: `classes/${gone.id}`, data: { ...gone, archivedAt: TODAY } },
      { path: `rosters/${first.id}`, data: roster },
      { path: `boards/${first.id}`, data: { classId: first.id, assignments: board } },
    ],
  });
  expect((await school.classes()).map(({ name }) => name)).toEqual(['4A Math']);
  const asked = { text: 'Who hasn’t turned in their work?', classId: first.id, seed: 1, turnId: 't' };
  const { parts } = await answer({ ...asked, school, now: school.now });
  expect(JSON.stringify(parts)).toContain('Quiz 3 (due');
});
