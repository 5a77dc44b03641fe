import { storySchema } from '@lemma/school/story';
import { expect, it } from 'vitest';
import { newClass, newId, newTeacher, outcomeOf, signIn, stored } from './school.ts';

const request = { standard: '5.NF.A.1', scenes: 3, interest: 'sea' as const, reading: 'short' as const };

it('is created, assigned, worked on in its own words, and removed by its teacher only', async () => {
  const { teacher, classId, code, cards } = await newClass(['Ana López']);
  const [card] = cards;
  if (!card) throw new Error('no card');
  const storyId = newId();
  await teacher.call('makeStory', { storyId, request });
  await teacher.call('makeStory', { storyId, request: { ...request, scenes: 5 } });
  const story = storySchema.parse(await stored(`stories/${storyId}`));
  expect(story.check.faults).toEqual([]);
  expect(story.scenes.filter(({ kind }) => kind === 'main')).toHaveLength(3);
  const stranger = await newTeacher();
  expect(await outcomeOf(stranger.read(`stories/${storyId}`))).toBe('auth/forbidden');
  expect(
    await outcomeOf(teacher.call('makeStory', { storyId: newId(), request: { ...request, standard: 'G-C.A.1' } })),
  ).toBe('data/not-found');

  const assignmentId = newId();
  expect(await teacher.call('assignStory', { storyId, classId, assignmentId })).toEqual({ assignmentId, items: 3 });
  await teacher.call('publishAssignment', { assignmentId });
  const student = await signIn(code, card);
  const { submissionId } = await student.call('openWork', { assignmentId });
  const [first] = story.scenes;
  const work = JSON.stringify(await stored(`submissions/${submissionId}`));
  expect(work).toContain(JSON.stringify(first?.text ?? '?').slice(1, -1));
  expect(work).not.toContain('replies');
  const answer = (response: string) =>
    student.call('submitAttempt', { submissionId, itemId: first?.id ?? '', attemptId: newId(), response, took: 5000 });
  const said = (on: string) => first?.branches.find((branch) => branch.on === on)?.text;
  expect(await answer('99')).toMatchObject({ attempt: { verdict: 'wrong', message: said('other') } });
  expect(await answer(first?.item?.key ?? '')).toMatchObject({ attempt: { verdict: 'right', message: said('right') } });

  await teacher.call('removeStory', { storyId });
  expect(await stored(`stories/${storyId}`)).toBeUndefined();
});
