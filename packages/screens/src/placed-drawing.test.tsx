// @vitest-environment happy-dom
import type { Picture, Touch } from '@lemma/math';
import { findSkill, generateProblem, touchOf } from '@lemma/math';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PaperField, PlacedDrawing } from './placed-drawing.tsx';

const LINE: Touch = { as: 'number-line', from: 0, to: 2, step: 0.25, labelEvery: 4, denominator: 4 };

it('draws a placed answer, and says what was placed', () => {
  render(<PlacedDrawing touch={LINE} response="3/4" />);
  expect(screen.getByRole('img', { name: 'A number line from 0 to 2. 3/4' })).toBeTruthy();
});

it.each([
  ['a typed answer that has no place', LINE, '1/3'],
  ['an answer in boxes, whose text says as much', { as: 'parts', shape: 'fraction' } as const, '3/4'],
  ['an answer that is always typed', undefined, '3/4'],
])('draws nothing for %s', (_, touch, response) => {
  const { container } = render(<PlacedDrawing touch={touch} response={response} />);
  expect(container.textContent).toBe('');
  expect(container.querySelector('svg')).toBeNull();
});

it.each([
  ['algebra.systems-elimination', true],
  ['whole-numbers.add-within-20', true],
  ['measurement.set-clock', true],
  ['measurement.build-bar-graph', true],
  ['statistics.box-plot', true],
  // A bar to divide, below a story.
  ['ratios.draw-share', true],
  // Their own picture is the field.
  ['fractions.place-on-line', false],
  ['geometry.move-figure', false],
  ['geometry.label-circle', false],
  ['ratios.fill-table', false],
  // Letters are written beside the cards of the question's own table.
  ['fractions.match-equal', false],
  // Blocks are built, and lines of text written, without a field.
  ['whole-numbers.add-two-digit', false],
])('has an empty field on paper for %s: %s', (code, has) => {
  const skill = findSkill(code);
  if (!skill) throw new Error(code);
  const problem = generateProblem(skill, 1, 3);
  const { container } = render(<PaperField touch={touchOf(problem)} picture={problem.picture} />);
  expect(container.querySelector('[data-paper-field] svg') !== null).toBe(has);
});

it('shows cards in the groups where they were put', () => {
  const touch: Touch = { as: 'groups', cards: ['`3`', '`4`', '`7`'], groups: ['even', 'odd'] };
  render(<PlacedDrawing touch={touch} response="B, A, A" />);
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toEqual(['A: evenB: odd', '43', '7']);
});

it('draws bars, labels and cells as they were placed', () => {
  const bars: Touch = { as: 'bars', names: ['Ana', 'Sam'], most: 12, shaded: false };
  const one = render(<PlacedDrawing touch={bars} response="1, 4, 6" />);
  expect(one.container.querySelectorAll('rect.stroke-ink')).toHaveLength(5);
  expect(one.container.textContent).toContain('Sam');
  one.unmount();
  const figure: Picture = {
    ...{ kind: 'figure', alt: 'Two lines.', polygons: [] },
    labels: [
      { x: 0, y: 0, text: '1', mark: 'open' },
      { x: 4, y: 0, text: '2', mark: 'open' },
    ],
  };
  const labels: Touch = { as: 'labels', marks: 2, labels: ['radius', 'chord'] };
  const two = render(<PlacedDrawing touch={labels} response="B, ?" picture={figure} />);
  expect(two.container.querySelector('svg')?.textContent).toMatch(/chord.*2|2.*chord/);
  two.unmount();
  const table: Picture = {
    ...{ kind: 'table', alt: 'A table.', head: ['A', 'B'] },
    rows: [{ cells: ['1', '?'] }, { cells: ['?', '6'] }],
  };
  const cells: Touch = {
    as: 'cells',
    cells: [
      { row: 0, column: 1 },
      { row: 1, column: 0 },
    ],
  };
  render(<PlacedDrawing touch={cells} response="3, 2" picture={table} />);
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual(['AB', '13', '26']);
});

it('draws a figure where it was moved to, beside where it was', () => {
  const axis = { from: -6, to: 6, step: 1 };
  const corners = [
    { x: 1, y: 1, label: 'A' },
    { x: 4, y: 1, label: 'B' },
  ];
  const { container } = render(
    <PlacedDrawing touch={{ as: 'figure', corners, x: axis, y: axis }} response="(-1, 1), (-4, 1)" />,
  );
  expect(container.querySelector('svg')?.textContent).toContain("A'");
});
