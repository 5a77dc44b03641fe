import { generateProblem, type Picture, skills } from '@lemma/math';
import { partOf } from '@lemma/math/part-of';
import { cleanup, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pictures } from '../../gallery/pages/pictures.ts';
import { Figure } from './figure.tsx';
import { fractionText, niceStep, numberText, textWidth, thinned, ticks } from './geometry.ts';
import { labelParts } from './label-parts.ts';

const words = (element: Element) => [...element.querySelectorAll('text')].map(({ textContent }) => textContent);

it.each(pictures.map((picture) => [`${picture.kind}: ${picture.alt}`, picture] as const))('names %s', (_, picture) => {
  render(<Figure picture={picture} />);
  expect(screen.getByRole(picture.kind === 'table' ? 'table' : 'img', { name: picture.alt })).toBeTruthy();
});

it.each(pictures.filter(({ kind }) => kind !== 'table').map((picture) => [picture.alt, picture] as const))(
  'draws only finite places: %s',
  (_, picture) => {
    const { container } = render(<Figure picture={picture} />);
    expect(container.innerHTML).not.toMatch(/NaN|Infinity|undefined/);
  },
);

describe('odd data', () => {
  const odd: readonly Picture[] = [
    { kind: 'number-line', alt: 'no step', from: 0, to: 10, step: 0 },
    { kind: 'number-line', alt: 'far', from: 0, to: 1e9, step: 0.001 },
    { kind: 'bar-model', alt: 'no bars', bars: [] },
    { kind: 'bar-model', alt: 'nothing', bars: [{ parts: [{ size: 0, label: 'x' }] }] },
    { kind: 'area-model', alt: 'no sides', rows: [], columns: [] },
    { kind: 'fraction-circles', alt: 'no circles', circles: [] },
    { kind: 'fraction-circles', alt: 'one part', circles: [{ parts: 1, shaded: 1 }] },
    { kind: 'base-ten', alt: 'none', tens: 0, ones: 0 },
    { kind: 'base-ten', alt: 'many', thousands: 9, hundreds: 9, tens: 99, ones: 99 },
    { kind: 'array', alt: 'none', rows: 0, columns: 0 },
    { kind: 'balance', alt: 'empty', left: [], right: [] },
    {
      kind: 'coordinate-plane',
      alt: 'a point',
      x: { from: 1, to: 1, step: 1 },
      y: { from: 0, to: 5, step: 1 },
      lines: [{ x1: 1, y1: 1, x2: 1, y2: 1, label: 'a' }],
    },
    { kind: 'dot-plot', alt: 'one value', values: [5] },
    { kind: 'dot-plot', alt: 'no values', values: [] },
    { kind: 'histogram', alt: 'no bins', bins: [] },
    { kind: 'bar-chart', alt: 'no bars', bars: [], step: 1 },
    { kind: 'column-arithmetic', alt: 'empty', operation: '÷', rows: [] },
    { kind: 'figure', alt: 'nothing', polygons: [] },
  ];
  it.each(odd.map((picture) => [picture.alt, picture] as const))('survives %s', (_, picture) => {
    const { container } = render(<Figure picture={picture} />);
    expect(container.innerHTML).not.toMatch(/NaN|Infinity/);
    expect(container.innerHTML.length).toBeLessThan(500_000);
  });
});

describe('tens and ones', () => {
  it('show a second number below the first', () => {
    const one: Picture = { kind: 'base-ten', alt: '15', tens: 1, ones: 5 };
    const blocks = (picture: Picture) =>
      [...render(<Figure picture={picture} />).container.querySelectorAll('rect')].map((rect) =>
        Number(rect.getAttribute('y')),
      );
    const [alone, both] = [blocks(one), blocks({ ...one, alt: '15 and 38', and: { tens: 3, ones: 8 } })];
    expect(both).toHaveLength(alone.length + 3 + 8);
    expect(Math.min(...both.slice(alone.length))).toBeGreaterThan(Math.max(...both.slice(0, alone.length)));
  });
});

describe('dot plot', () => {
  it('writes parts as reduced mixed numbers', () => {
    const picture: Picture = { kind: 'dot-plot', alt: 'fourths', values: [2.75, 3, 3.5], denominator: 4 };
    const { container } = render(<Figure picture={picture} />);
    expect(words(container).join(' ')).toContain('3 3  1 4 3  1 2 3  3 4');
  });
});

describe('coordinate plane', () => {
  it.each([4, 5, 6, 7, 8, 9, 10, 12, 15, 20])('keeps its 0 apart from the number below it: up to %i', (end) => {
    const axis = { from: -end, to: end, step: 1 };
    const { container } = render(<Figure picture={{ kind: 'coordinate-plane', alt: 'a plane', x: axis, y: axis }} />);
    const standing = [...container.querySelectorAll('text[text-anchor="end"]')];
    const heights = standing.map((text) => Number(text.getAttribute('y'))).toSorted((a, b) => a - b);
    expect(heights.length).toBeGreaterThan(4);
    const gaps = heights.slice(1).map((height, index) => height - (heights[index] ?? 0));
    // Twelve units high, and a little space.
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(13);
  });
});

describe('number line', () => {
  it('writes quarters over four, and whole numbers whole', () => {
    const { container } = render(
      <Figure picture={{ kind: 'number-line', alt: 'quarters', from: 0, to: 1, step: 0.25, denominator: 4 }} />,
    );
    expect(words(container)).toEqual(['0', '1', '4', '2', '4', '3', '4', '1']);
  });
  it('leaves out labels that would touch', () => {
    const { container } = render(<Figure picture={{ kind: 'number-line', alt: 'long', from: -20, to: 20, step: 1 }} />);
    expect(words(container)).toEqual(['−20', '−15', '−10', '−5', '0', '5', '10', '15', '20']);
  });
  it('leaves out labels that would touch also where it is told how many to write', () => {
    const picture = { kind: 'number-line', alt: 'asked', from: -12, to: 12, step: 1, labelEvery: 2 } as const;
    const { container } = render(<Figure picture={picture} />);
    const labels = [...container.querySelectorAll('text')].map((text) => ({
      x: Number(text.getAttribute('x')),
      width: textWidth(text.textContent ?? '', 14),
    }));
    const gaps = labels.slice(1).map(({ x, width }, index) => {
      const before = labels[index];
      return before === undefined ? 0 : x - width / 2 - (before.x + before.width / 2);
    });
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8);
    expect(words(container)).toContain('0');
  });
  it('tells an open point from a filled one without color', () => {
    const { container } = render(
      <Figure
        picture={{
          kind: 'number-line',
          alt: 'open',
          from: 0,
          to: 3,
          step: 1,
          points: [{ at: 1, open: true }, { at: 2 }],
        }}
      />,
    );
    expect(
      [...container.querySelectorAll('circle')].map((circle) => circle.getAttribute('class')?.split(' ')[0]),
    ).toEqual(['fill-paper', 'fill-accent']);
  });
});

it('puts points of decimals under each other', () => {
  const { container } = render(
    <Figure picture={{ kind: 'column-arithmetic', alt: 'decimals', operation: '-', rows: ['12.50', '3.75'] }} />,
  );
  const points = [...container.querySelectorAll('text')]
    .filter(({ textContent }) => textContent === '.')
    .map((text) => text.getAttribute('x'));
  expect(new Set(points).size).toBe(1);
  expect(points).toHaveLength(2);
});

describe('labelParts', () => {
  const kinds = (text: string) =>
    labelParts(text).map((part) =>
      part.kind === 'fraction'
        ? `${part.top}/${part.bottom}`
        : part.kind === 'power'
          ? `^${part.text}`
          : part.italic
            ? `i:${part.text}`
            : part.text,
    );
  it.each([
    ['3/4', ['3/4']],
    ['2 1/3', ['2 ', '1/3']],
    ['x^2', ['i:x', '^2']],
    ['2x - 3', ['2', 'i:x', ' − 3']],
    ['-0.5', ['−0.5']],
    ['12 cm', ['12 cm']],
    ['2 m', ['2 m']],
    ['km/h', ['km/h']],
    ['By school bus', ['By school bus']],
    ['well-kept', ['well-kept']],
    ['?', ['?']],
  ])('reads %s', (text, parts) => expect(kinds(text)).toEqual(parts));
});

describe('geometry', () => {
  it('takes off what floating point adds', () => expect(ticks(0, 0.3, 0.1)).toEqual([0, 0.1, 0.2, 0.3]));
  it('draws no ticks for bad steps and never too many', () => {
    expect([ticks(0, 1, -1), ticks(1, 0, 1)]).toEqual([[], []]);
    expect(ticks(0, 1e9, 1)).toHaveLength(401);
  });
  it('writes numbers as people do', () =>
    expect([numberText(-2.5), numberText(0.1 + 0.2), fractionText(-1.25, 4)]).toEqual(['−2.5', '0.3', '−5/4']));
  it('finds round steps', () =>
    expect([niceStep(9, 6), niceStep(40, 6), niceStep(0.7, 5), niceStep(0, 5)]).toEqual([2, 10, 0.2, 1]));
  it('thins labels by 2, 5, 10', () => expect([thinned(30, 20), thinned(10, 20), thinned(3, 20)]).toEqual([1, 2, 10]));
});

/** The keys for a number with π, and five lines of a question, leave a drawing so many pixels on a phone of 360 × 640. */
const ROOM = 160;

it('makes figures that can be read in what a small phone leaves them', () => {
  const tall = partOf(6, skills, ({ code }) => code).flatMap((skill) =>
    skill.cases.flatMap(({ id }) =>
      ([1, 2, 3] as const).flatMap((level) => {
        const { picture } = generateProblem(skill, level, level, id);
        if (picture?.kind !== 'figure') return [];
        const { container } = render(<Figure picture={picture} />);
        const least = Number.parseFloat(
          container.querySelector('svg')?.style.getPropertyValue('--drawing-least') ?? 'none',
        );
        cleanup();
        return least <= ROOM ? [] : [`${skill.code} ${id} ${least}`];
      }),
    ),
  );
  expect(tall).toEqual([]);
});

it('enlarges the labels of a drawing that is shown small, and leaves out every other number of an axis', () => {
  let resized: () => void = () => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        resized = told;
      }
      observe() {}
      disconnect() {}
    },
  );
  const axis = { from: 0, to: 10, step: 1 };
  const { container } = render(<Figure picture={{ kind: 'coordinate-plane', alt: 'a plane', x: axis, y: axis }} />);
  vi.unstubAllGlobals();
  const svg = container.querySelector('svg') ?? document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const height = Number(svg.getAttribute('viewBox')?.split(' ')[3]);
  const shownAt = (scale: number) => {
    vi.spyOn(svg, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, height * scale));
    resized();
    return [Number(svg.style.getPropertyValue('--drawing-scale')), svg.hasAttribute('data-small')];
  };
  expect(shownAt(0.5)).toEqual([0.5, true]);
  expect(shownAt(1)).toEqual([1, false]);
  const labels = [...container.querySelectorAll<SVGGElement>('g[font-size="12"]')];
  expect(labels.length).toBeGreaterThan(10);
  for (const { style } of labels) expect(style.transform).toContain('0.917 / var(--drawing-scale, 1)');
  expect(labels.filter((label) => label.classList.contains('in-data-small:hidden')).length).toBeGreaterThan(4);
});
