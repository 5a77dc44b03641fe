import { makeStory } from '@lemma/plans';
import { expect, it } from 'vitest';
import { asTrial, branchFor } from './trial.ts';

const story = makeStory({ standard: '5.NF.A.1', scenes: 3, interest: 'any', reading: 'short' }, 4);
const [scene] = story?.scenes ?? [];
if (!scene?.item) throw new Error('no scene');

it('takes the branch of the answer: correct, the named misconception, or anything else', () => {
  const idea = scene.branches.find(({ on }) => on === 'idea')?.idea;
  expect(branchFor(scene, { outcome: 'right' })?.on).toBe('right');
  expect(branchFor(scene, { outcome: 'wrong', misconception: idea })?.idea).toBe(idea);
  expect(branchFor(scene, { outcome: 'wrong', misconception: 'never.heard' })?.on).toBe('other');
  expect(branchFor(scene, { outcome: 'wrong' })?.on).toBe('other');
  expect(branchFor(scene, { outcome: 'invalid' })).toBeUndefined();
});
it('tries exactly the numbers of the scene', () => {
  expect(
    asTrial(
      scene.item ??
        (() => {
          throw new Error('none');
        })(),
    ),
  ).toMatchObject({ seed: scene.item?.seed, variants: false });
});
