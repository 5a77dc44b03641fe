import { checkAnswer } from '@lemma/math';
import { type Story, type StoryRequest, storySchema } from '@lemma/school/story';
import { describe, expect, it } from 'vitest';
import { coverOf } from '../cover.ts';
import { problemOfItem } from '../plan/items.ts';
import { weightOf } from '../plan/weight.ts';
import { standards } from '../standards/standards.ts';
import { checkStory } from './check-story.ts';
import { makeStory } from './make-story.ts';
import { readingLevel, syllables } from './reading-level.ts';

const request = (standard: string, over: Partial<StoryRequest> = {}): StoryRequest => ({
  ...{ standard, scenes: 3, interest: 'any', reading: 'short' },
  ...over,
});
const storyOf = (standard: string, seed = 5, over: Partial<StoryRequest> = {}) => {
  const story = makeStory(request(standard, over), seed);
  if (!story) throw new Error(standard);
  return story;
};

const codes = standards
  .filter(({ code, kind }) => kind === 'standard' && coverOf(code).kind === 'full')
  .map(({ code }) => code);

describe('a story', () => {
  it.each(codes.filter((_, index) => index % 4 === 0))(
    'for %s is whole and every quantity in it is checked',
    (code) => {
      const story = storyOf(code);
      expect(story.check.faults).toEqual([]);
      expect(story.check.checked).toBeGreaterThanOrEqual(10);
      const whole: Story = { id: 's', ownerId: 't', request: request(code), createdAt: 1, updatedAt: 1, ...story };
      expect(storySchema.safeParse(whole).success).toBe(true);
    },
  );
  it.each(codes)(
    'for %s calls a detour smaller only where its numbers are, and never sets the same problem again',
    (code) => {
      const { scenes } = storyOf(code);
      for (const { id, title, text, item } of scenes.filter(({ kind }) => kind === 'side')) {
        const main = scenes.find((scene) => scene.branches.some(({ next }) => next === id));
        if (item === undefined || main?.item === undefined) throw new Error(id);
        const smaller = weightOf(item) < weightOf(main.item);
        expect(title).toBe(smaller ? 'A smaller one first' : 'Another one first');
        expect(text.includes('easier')).toBe(smaller);
        expect(main.branches.some((branch) => branch.text.includes('something smaller'))).toBe(smaller);
        expect(problemOfItem(item)?.params).not.toEqual(problemOfItem(main.item)?.params);
      }
    },
  );
  it('finds friendlier numbers for nearly every detour', () => {
    const sides = ['5.NF.A.1', '6.RP.A.2', '3.OA.D.8', '7.EE.B.4a'].flatMap((code) =>
      storyOf(code).scenes.filter(({ kind }) => kind === 'side'),
    );
    const smaller = sides.filter(({ title }) => title === 'A smaller one first');
    expect(smaller.length / sides.length).toBeGreaterThan(0.8);
  });
  it('differs ten times for one skill', () => {
    const ten = Array.from({ length: 10 }, (_, seed) => storyOf('5.NF.A.1', seed + 1));
    expect(new Set(ten.map(({ scenes }) => JSON.stringify(scenes))).size).toBe(10);
    expect(new Set(ten.map(({ title }) => title)).size).toBeGreaterThanOrEqual(8);
    expect(new Set(ten.map(({ scenes }) => scenes.map(({ item }) => item?.math).join())).size).toBe(10);
  });
  it('leads a right answer on, a named idea to a detour, and everything else back', () => {
    const { scenes } = storyOf('7.EE.B.4a');
    const [first] = scenes;
    expect(first?.branches.find(({ on }) => on === 'right')?.next).toBe('scene-2');
    expect(first?.branches.filter(({ on }) => on === 'idea').map(({ next }) => next)).toContain('detour-1');
    expect(first?.branches.find(({ on }) => on === 'other')?.next).toBe('scene-1');
    expect(scenes.find(({ id }) => id === 'detour-1')?.branches.map(({ next }) => next)).toEqual([
      'scene-1',
      'scene-1',
    ]);
  });
  it('ends with all answers, and they are right', () => {
    const { scenes } = storyOf('6.RP.A.2', 9, { scenes: 5 });
    const main = scenes.filter(({ kind }) => kind === 'main');
    expect(main).toHaveLength(5);
    for (const { item } of main) {
      const problem = item && problemOfItem(item);
      expect(problem && checkAnswer(problem.answer, problem.answer.key).verdict).toBe('right');
      expect(scenes.at(-1)?.text).toContain(item?.key ?? '?');
    }
  });
  it('finds a quantity that was changed along the way', () => {
    const { scenes } = storyOf('5.NF.A.1');
    const spoilt = scenes.map((scene) =>
      scene.kind === 'end' ? { ...scene, text: 'The dials stand at `1/7`.' } : scene,
    );
    expect(checkStory(spoilt).faults.length).toBeGreaterThan(0);
    const more = scenes.map((scene, index) =>
      index === 0 ? { ...scene, text: scene.text.replace('three', 'nine') } : scene,
    );
    expect(checkStory(more).faults).toHaveLength(1);
  });
  it('draws pictures with words for every one of them, which give no answer away', () => {
    for (const code of codes.slice(0, 60)) {
      for (const { picture, item } of storyOf(code, 3).scenes) {
        if (!picture || !item) continue;
        expect(picture.alt.length, code).toBeGreaterThan(10);
      }
    }
  });
});

describe('the reading level', () => {
  it.each([
    ['cat', 1],
    ['table', 2],
    ['lighthouse', 3],
    ['made', 1],
    ['wanted', 2],
  ])('counts the syllables of %s', (word, count) => expect(Math.abs(syllables(word) - count)).toBeLessThanOrEqual(1));
  it('rises with long sentences and words, and takes no notice of mathematics', () => {
    const easy = 'The cat sat. It ate a fish. It was good.';
    expect(readingLevel(easy)).toBeLessThan(2);
    expect(
      readingLevel(
        'Considerable mathematical understanding requires continuous investigation of complicated relationships.',
      ),
    ).toBeGreaterThan(12);
    expect(readingLevel(`${easy} \`3/4 + 1/6\``)).toBe(readingLevel(easy));
    expect(storyOf('3.OA.C.7').readingLevel).toBeLessThan(
      storyOf('3.OA.C.7', 5, { reading: 'longer' }).readingLevel + 4,
    );
  });
});
