import { expect, it } from 'vitest';
import { generateProblem, skills } from '../index.ts';
import { pictureInSpanish } from './picture.ts';
import { taskInSpanish } from './tasks.ts';

const graphs = skills
  .filter(({ code }) =>
    [
      'measurement.bar-graph',
      'measurement.picture-graph',
      'measurement.three-groups',
      'statistics.two-way-table',
      'statistics.model-from-data',
    ].includes(code),
  )
  .flatMap((skill) => Array.from({ length: 10 }, (_, seed) => generateProblem(skill, 1, seed)));

it('has the words of a graph as its task says them', () => {
  const named = graphs.flatMap(({ prompt, picture }) => {
    const drawn = JSON.stringify(picture && pictureInSpanish(picture)).toLowerCase();
    return [...(taskInSpanish(prompt) ?? '').matchAll(/«(.+?)»/g)].map(([, word = '']) => [
      word,
      drawn.includes(`"${word.toLowerCase()}"`),
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

it('says what a drawing shows, one after the other, with the gender of its things', () => {
  const shown = (alt: string) => pictureInSpanish({ alt, kind: 'figure', polygons: [] }).alt;
  expect(shown('The kite, with other things. A ball is above it. A tree is behind it.')).toBe(
    'La cometa, con otras cosas. Arriba está una pelota. Detrás está un árbol.',
  );
  expect(shown('A closed shape with four straight sides, turned.')).toBe(
    'Una figura cerrada de cuatro lados rectos, girada.',
  );
  expect(shown('A bar cut into 4 equal parts, 1 shaded.')).toBe(
    'Una barra cortada en 4 partes iguales, con 1 sombreada.',
  );
  expect(shown('A box, 1 ft long, 1/2 ft deep and 2 1/2 ft high.')).toBe(
    'Una caja de 1 pie de largo, 1/2 de pie de fondo y 2 1/2 pies de alto.',
  );
  expect(shown('A zig, with other things.')).toBe('A zig, with other things.');
});
