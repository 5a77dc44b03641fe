import { makeStory } from '@lemma/plans';
import { expect, it } from 'vitest';
import { bookletOf } from './booklet.ts';

it.each(['5.NF.A.1', '6.RP.A.2', '4.NBT.B.5'])(
  'prints no answer of %s with its problems, and all of them at the end',
  (standard) => {
    const story = makeStory({ standard, scenes: 4, interest: 'space', reading: 'short' }, 5);
    if (!story) throw new Error('no story');
    const { scenes, onward, ending } = bookletOf(story);
    const worked = scenes.map(({ text }) => text).join(' ');
    const telling = story.scenes.flatMap(({ branches }) => branches.map(({ text }) => text));
    expect(scenes).toHaveLength(4);
    for (const text of telling) expect(worked).not.toContain(text);
    expect(onward.map(({ item }) => item?.key)).toEqual(scenes.map(({ item }) => item?.key));
    expect(onward.every(({ text }) => telling.includes(text))).toBe(true);
    expect(ending).toBeDefined();
  },
);
