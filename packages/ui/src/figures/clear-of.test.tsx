import { generateProblem, skills } from '@lemma/math';
import { partOf } from '@lemma/math/part-of';
import { cleanup, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clearOf, crosses, type Line } from './clear-of.ts';
import { Figure } from './figure.tsx';
import { textWidth } from './geometry.ts';

const slanted: Line = { x1: 0, y1: 100, x2: 100, y2: 0 };
const box = (x: number, y: number) => ({ x, y, width: 40, height: 12 });

it('finds lines that go through a box, and none that ends before it or passes by', () => {
  expect(crosses(slanted, box(50, 50))).toBe(true);
  expect(crosses({ x1: 45, y1: 50, x2: 55, y2: 50 }, box(50, 50))).toBe(true);
  expect(crosses({ x1: 0, y1: 100, x2: 20, y2: 80 }, box(50, 50))).toBe(false);
  expect(crosses({ x1: 0, y1: 57, x2: 100, y2: 57 }, box(50, 50))).toBe(false);
});

it('moves a label off a line to the side on which most of it lies, and leaves one that is clear', () => {
  const moved = clearOf([slanted], box(45, 45));
  expect(crosses(slanted, box(moved.x, moved.y))).toBe(false);
  expect(moved.x + moved.y).toBeLessThan(90);
  expect(clearOf([slanted], box(10, 10))).toMatchObject({ x: 10, y: 10 });
});

it('leaves a label in its place where lines on all sides leave no room', () => {
  const grid = Array.from({ length: 40 }, (_, at) => at * 8 - 160).map((y) => ({ x1: -100, y1: y, x2: 100, y2: y }));
  expect(clearOf(grid, box(0, 16))).toMatchObject({ x: 0, y: 16 });
});

const number = (element: Element, name: string): number => Number(element.getAttribute(name));

/** The straight lines and the labels of a drawing, as they stand in its markup. */
function drawn(svg: Element) {
  const lines = [...svg.querySelectorAll('polygon, path')].flatMap((element): Line[] => {
    if (element.tagName === 'path') {
      const ends = /^M(\S+) (\S+)L(\S+) (\S+)$/
        .exec(element.getAttribute('d') ?? '')
        ?.slice(1)
        .map(Number);
      const [x1, y1, x2, y2] = ends ?? [];
      return x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined ? [] : [{ x1, y1, x2, y2 }];
    }
    const corners = (element.getAttribute('points') ?? '').split(' ').map((each) => each.split(',').map(Number));
    return corners.map(([x1 = 0, y1 = 0], at) => {
      const [x2 = 0, y2 = 0] = corners[(at + 1) % corners.length] ?? [];
      return { x1, y1, x2, y2 };
    });
  });
  const labels = [...svg.querySelectorAll('text')].map((text) => ({
    ...{ x: number(text, 'x'), y: number(text, 'y') - 5, height: 9 },
    width: textWidth(text.textContent, 14) - 2,
  }));
  return { lines, labels };
}

it('has no line through the label of a side or a height, in any skill with a figure', () => {
  const cut = partOf(4, skills, ({ code }) => code).flatMap((skill) =>
    ([1, 2, 3] as const).flatMap((level) =>
      [1, 2].flatMap((seed) => {
        const { picture } = generateProblem(skill, level, seed);
        if (picture?.kind !== 'figure' || picture.angles?.some(({ label }) => label !== undefined)) return [];
        const { container } = render(<Figure picture={picture} />);
        const svg = container.querySelector('svg');
        const { lines, labels } = svg ? drawn(svg) : { lines: [], labels: [] };
        cleanup();
        return labels.some((label) => lines.some((line) => crosses(line, label))) ? [`${skill.code} ${seed}`] : [];
      }),
    ),
  );
  expect(cut).toEqual([]);
});
