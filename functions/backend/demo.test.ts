import { boardSchema } from '@lemma/school/assignment';
import { deskSchema } from '@lemma/school/desk';
import { resultsSchema } from '@lemma/school/results';
import { personWith, seedDemo, signInStudent } from '@lemma/testing';
import { expect, it } from 'vitest';
import { backend, idTokenOf } from './school.ts';

it('creates a demonstration school with work, mistakes and summaries', async () => {
  const { student, teacher, parent } = await seedDemo(backend);
  const sofia = await signInStudent(backend, student);
  const deskOf = async (reader = sofia) =>
    Object.values(deskSchema.parse(await reader.read(`desks/${sofia.uid}`)).assignments);
  const states = () => deskOf().then((entries) => entries.map(({ state }) => state).sort());
  await expect.poll(states, { timeout: 150_000 }).toEqual(['graded', 'not-started']);
  const [entry] = await deskOf();
  const maya = await idTokenOf(teacher);
  const board = async () =>
    boardSchema.parse(await personWith(backend, '', maya).read(`boards/${entry?.classId}`)).assignments;
  const counts = () =>
    board().then((lines) =>
      Object.values(lines)
        .map((line) => [line.state, line.started, line.submitted])
        .sort(),
    );
  await expect.poll(counts, { timeout: 150_000 }).toEqual([
    ['draft', 0, 0],
    ['open', 11, 6],
    ['open', 23, 20],
  ]);
  const results = resultsSchema.parse(await personWith(backend, '', maya).read('results/demo-assignment-1'));
  const named = Object.values(results.rows).flatMap(({ items }) =>
    items.flatMap(({ wrong }) => wrong.map((one) => one.misconception)),
  );
  expect(new Set(named)).toContain('fractions.add-across');
  expect(await deskOf(personWith(backend, '', await idTokenOf(parent)))).toHaveLength(2);
}, 400_000);
