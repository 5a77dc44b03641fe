import { assignmentSchema } from '@lemma/school/assignment';
import { storySchema } from '@lemma/school/story';
import { expect, it } from 'vitest';
import { newClass, newId, newTeacher, outcomeOf, signIn, stored } from './school.ts';

const request = {
  ...{ standard: '5.NF.A.1', scenes: 4, interest: 'any' as const, reading: 'short' as const },
  ...{ world: 'mountain' as const, band: 'middle' as const, hero: 'Rosalind' },
};

it('is created, assigned, worked on in its own words, and removed by its teacher only', async () => {
  const { teacher, classId, code, cards } = await newClass(['Ana López']);
  const [card] = cards;
  if (!card) throw new Error('no card');
  const storyId = newId();
  await teacher.call('makeStory', { storyId, request });
  await teacher.call('makeStory', { storyId, request: { ...request, hero: 'Quentin' } });
  const story = storySchema.parse(await stored(`stories/${storyId}`));
  expect(story.check.faults).toEqual([]);
  expect(story.scenes[0]?.text).toContain('Rosalind');
  const problems = story.scenes.filter(({ item }) => item !== undefined);
  expect(problems).toHaveLength(4);
  const stranger = await newTeacher();
  expect(await outcomeOf(stranger.read(`stories/${storyId}`))).toBe('auth/forbidden');
  expect(
    await outcomeOf(teacher.call('makeStory', { storyId: newId(), request: { ...request, standard: 'G-C.A.1' } })),
  ).toBe('data/not-found');

  const assignmentId = newId();
  expect(await teacher.call('assignStory', { storyId, classId, assignmentId })).toEqual({ assignmentId, items: 4 });
  await teacher.call('publishAssignment', { assignmentId });
  const student = await signIn(code, card);
  const { submissionId } = await student.call('openWork', { assignmentId });
  const [first] = story.scenes;
  const work = JSON.stringify(await stored(`submissions/${submissionId}`));
  expect(work).toContain(JSON.stringify(first?.text ?? '?').slice(1, -1));
  for (const { item } of problems) expect(work).toContain(JSON.stringify(item?.prompt ?? '?').slice(1, -1));
  expect(work).not.toContain('replies');
  const answer = (response: string) =>
    student.call('submitAttempt', { submissionId, itemId: first?.id ?? '', attemptId: newId(), response, took: 5000 });
  const said = (on: string) => first?.branches.find((branch) => branch.on === on)?.text;
  expect(await answer('99')).toMatchObject({ attempt: { verdict: 'wrong', message: said('other') } });
  expect(await answer(first?.item?.key ?? '')).toMatchObject({ attempt: { verdict: 'right', message: said('right') } });

  // Quantities that the skill could not have drawn are refused before a generator counts up to them.
  const [item] = assignmentSchema.parse(await stored(`assignments/${assignmentId}`)).items;
  if (!item?.told) throw new Error('no quantities');
  const huge = { ...item, told: { ...item.told, params: { a: [0, 1, 999_999], b: [0, 1, 3] } } };
  const tried = { item: huge, sample: 0, response: '1', hintsShown: 0 };
  expect(await outcomeOf(teacher.call('tryPreview', tried))).toBe('input/malformed');

  await teacher.call('removeStory', { storyId });
  expect(await stored(`stories/${storyId}`)).toBeUndefined();
});
