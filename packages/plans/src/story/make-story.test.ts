import { partOf } from '@lemma/math/part-of';
import { type Story, type StoryRequest, storySchema } from '@lemma/school/story';
import { describe, expect, it } from 'vitest';
import { coverOf } from '../cover.ts';
import { standards } from '../standards/standards.ts';
import { checkStory } from './check-story.ts';
import { makeStory } from './make-story.ts';
import { plotsFor, worldsFor } from './plot-table.ts';

const request = (standard: string, over: Partial<StoryRequest> = {}): StoryRequest => ({
  ...{ standard, scenes: 4, interest: 'any', reading: 'short' },
  ...over,
});
const storyOf = (standard: string, seed = 5, over: Partial<StoryRequest> = {}) => {
  const story = makeStory(request(standard, over), seed);
  if (!story) throw new Error(standard);
  return story;
};
const codesOf = (standard: string) => coverOf(standard).skills.map(({ code }) => code);
/** One of so many standards with a story; the soak takes all. */
const told = partOf(
  8,
  standards.filter(({ kind, code }) => kind === 'standard' && plotsFor(codesOf(code)).length > 0),
  ({ code }) => code,
);

describe('a story', () => {
  it.each(told.map(({ code }) => code))('for %s is whole, checked and of its own problems', (code) => {
    const story = storyOf(code);
    expect(story.check.faults).toEqual([]);
    expect(story.check.checked).toBeGreaterThanOrEqual(10);
    const whole: Story = { id: 's', ownerId: 't', request: request(code), createdAt: 1, updatedAt: 1, ...story };
    expect(storySchema.safeParse(whole).error).toBeUndefined();
  });
  it('is the same for the same request and seed, and another for another', () => {
    expect(storyOf('3.OA.C.7', 3)).toEqual(storyOf('3.OA.C.7', 3));
    const ten = Array.from({ length: 10 }, (_, seed) => storyOf('3.OA.C.7', seed + 1));
    expect(new Set(ten.map(({ scenes }) => JSON.stringify(scenes))).size).toBe(10);
  });
  it('has the people and the world that the teacher names', () => {
    const [world] = worldsFor(codesOf('3.OA.C.7'));
    if (world === undefined) throw new Error('no world');
    const { scenes } = storyOf('3.OA.C.7', 2, { hero: 'Rosalind', friend: 'Quentin', world });
    const text = JSON.stringify(scenes);
    expect(text).toContain('Rosalind');
    expect(text).toContain('Quentin');
    expect(makeStory(request('3.OA.C.7', { world: 'newspaper', focus: 'no.skill' }), 1)).toBeUndefined();
  });
  it('leads a choice to two scenes of its own, and each of them to an ending', () => {
    const { scenes } = storyOf('4.NBT.B.5');
    const choice = scenes.find((scene) => scene.choice !== undefined);
    const ways = choice?.choice?.options.map(({ next }) => scenes.find(({ id }) => id === next));
    const ends = ways?.map((way) => way?.branches.find(({ on }) => on === 'right')?.next);
    expect(new Set(ends).size).toBe(2);
    for (const end of ends ?? []) expect(scenes.find(({ id }) => id === end)?.kind).toBe('end');
    expect(scenes.find(({ id }) => id === 'scene-1')?.branches.find(({ on }) => on === 'other')?.next).toBe('scene-1');
  });
  it('is refused for a standard whose problems no plot has', () => {
    expect(makeStory(request('8.NS.A.2'), 1)).toBeUndefined();
    expect(makeStory(request('no such'), 1)).toBeUndefined();
  });
  it('has faults when a key is printed, a place is left open or a number was changed', () => {
    const { scenes } = storyOf('3.OA.C.7');
    const [first, ...others] = scenes;
    if (!first?.item) throw new Error('no scene');
    const given = { ...first, text: `${first.text} They need ${first.item.key}.` };
    expect(checkStory([given, ...others]).faults.map(({ reason }) => reason)).toContain(
      'printed before it is worked out',
    );
    const open = { ...first, text: `${first.text} {one|two}` };
    expect(checkStory([open, ...others]).faults.map(({ reason }) => reason)).toContain('a place was left open');
    const other = { ...first, item: { ...first.item, key: '7' } };
    expect(checkStory([other, ...others]).faults.map(({ reason }) => reason)).toContain('not what the generator makes');
  });
});
