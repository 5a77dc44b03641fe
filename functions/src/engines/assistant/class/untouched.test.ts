import { storedGrade } from '@lemma/school/class';
import { expect, it } from 'vitest';
import { demoSchool } from '../demo-school.ts';
import { untouched } from './untouched.ts';

/** What is listed for a class of this grade, whose students have no answers. */
async function listedFor(grade: number, text = 'Which standards have we not touched yet?'): Promise<string> {
  const school = demoSchool(Date.UTC(2026, 10, 26));
  const [classroom] = await school.classes();
  if (classroom === undefined) throw new Error('no class');
  const data = await school.read(classroom);
  const empty = { ...data, classroom: { ...classroom, ...storedGrade(grade) }, students: [] };
  return JSON.stringify(untouched(text, empty));
}

it('lists the standards of kindergarten for a kindergarten class, which is stored as grade 1', async () => {
  const said = await listedFor(0);
  expect(said).toContain('K.CC.A.1');
  expect(said).not.toContain('1.OA.A.1');
});

it('lists those of the class’s own grade, or of the one that is named', async () => {
  expect(await listedFor(1)).toContain('1.OA.A.1');
  expect(await listedFor(0, 'Which grade 2 standards have we not touched?')).toContain('2.OA.A.1');
});
