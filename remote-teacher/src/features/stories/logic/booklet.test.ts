import { makeStory } from '@lemma/plans';
import { expect, it } from 'vitest';
import { bookletOf } from './booklet.ts';

it.each(['4.NF.B.4c', '3.OA.C.7', '4.NBT.B.5'])(
  'prints all scenes of %s, both ways and endings, and no answer',
  (standard) => {
    const story = makeStory({ standard, scenes: 4, interest: 'any', reading: 'short' }, 5);
    if (!story) throw new Error('no story');
    const { scenes, choice, ways } = bookletOf(story);
    expect([...scenes, ...ways.map(({ scene }) => scene)].map(({ id }) => id)).toEqual(
      story.scenes.filter(({ item }) => item !== undefined).map(({ id }) => id),
    );
    expect(choice?.choice?.options).toHaveLength(2);
    expect(new Set(ways.map(({ end }) => end)).size).toBe(2);
    const printed = JSON.stringify([scenes.map(({ text }) => text), ways.map(({ scene, end }) => [scene.text, end])]);
    for (const { branches } of story.scenes)
      for (const { text } of branches) expect(printed).not.toContain(JSON.stringify(text).slice(1, -1));
  },
);
