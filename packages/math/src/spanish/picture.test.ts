import { expect, it } from 'vitest';
import { generateProblem, skills } from '../index.ts';
import { pictureInSpanish } from './picture.ts';
import { taskInSpanish } from './tasks.ts';

const graphs = skills
  .filter(({ code }) =>
    ['measurement.bar-graph', 'measurement.picture-graph', 'measurement.three-groups'].includes(code),
  )
  .flatMap((skill) => Array.from({ length: 10 }, (_, seed) => generateProblem(skill, 1, seed)));

it('has the words of a graph as its task says them', () => {
  const named = graphs.flatMap(({ prompt, picture }) => {
    const drawn = JSON.stringify(picture && pictureInSpanish(picture));
    return [...(taskInSpanish(prompt) ?? '').matchAll(/«(.+?)»/g)].map(([, word = '']) => [
      word,
      drawn.includes(`"${word}"`),
    ]);
  });
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter(([, isThere]) => isThere === false)).toEqual([]);
});

it('leaves numbers, sizes and what nobody translated as they are', () => {
  const picture = {
    alt: 'A zig and a zag',
    kind: 'bar-model',
    bars: [{ label: 'Zed', parts: [{ size: 3, label: '1/3' }] }],
  } as const;
  expect(pictureInSpanish(picture)).toEqual(picture);
});
