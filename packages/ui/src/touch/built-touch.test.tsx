import type { Picture, Touch } from '@lemma/math';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, open, press, said } from './open-touch.tsx';

const button = (name: string) => screen.getByRole('button', { name });

describe('a clock', () => {
  it('begins at twelve, and the hour goes along with the minutes', async () => {
    const field = await open({ as: 'clock', step: 5 });
    expect(said(field)).toBe('Nothing placed yet');
    press(field, 'ArrowRight');
    expect([answer(), said(field)]).toEqual(['12:00', '12:00']);
    press(field, 'ArrowLeft');
    expect(answer()).toBe('11:55');
    press(field, ' ', 'ArrowRight', 'ArrowRight');
    expect(answer()).toBe('1:55');
    fireEvent.click(button('Minute hand'));
    fireEvent.click(button('One step right'));
    expect(answer()).toBe('2:00');
  });
  it('takes a time as it was typed, with its half of the day', async () => {
    const field = await open({ as: 'clock', step: 1 }, '7:36 a.m.');
    expect(said(field)).toBe('7:36');
  });
});

describe('a graph that is built', () => {
  const GRAPH: Touch = { as: 'columns', labels: ['Cat', 'Dog', 'Fish'], step: 2, most: 20, drawn: 'bars' };
  it('goes up and down column by column, within its lines', async () => {
    const field = await open(GRAPH);
    expect(said(field)).toBe('Cat: 0');
    press(field, 'ArrowUp', 'ArrowRight', 'PageUp', 'ArrowDown');
    expect([answer(), said(field)]).toEqual(['2, 8, 0', 'Dog: 8']);
    press(field, 'ArrowRight', 'ArrowRight', 'End', 'ArrowUp');
    expect([answer(), said(field)]).toEqual(['2, 8, 20', 'Fish: 20']);
    fireEvent.click(button('One step down'));
    expect(answer()).toBe('2, 8, 18');
  });
  it('has no place for a height between its lines', async () => {
    await open(GRAPH, '2, 3, 4');
    expect(screen.getByText('This has no place here. Place another answer, or type it.')).toBeTruthy();
  });
});

describe('a box plot', () => {
  it('moves its marks one by one, and takes those along that are in the way', async () => {
    const field = await open({ as: 'box-plot', from: 0, to: 12, step: 1, labelEvery: 5 });
    expect(said(field)).toBe('Nothing placed yet. Least value: 2');
    press(field, 'ArrowRight');
    expect([answer(), said(field)]).toEqual(['2, 4, 6, 8, 10', 'Least value: 2']);
    press(field, ' ', 'ArrowLeft', ' ', 'End');
    expect([answer(), said(field)]).toEqual(['2, 3, 12, 12, 12', 'Median: 12']);
    press(field, ' ', ' ', ' ', 'Home');
    expect(answer()).toBe('0, 3, 12, 12, 12');
  });
});

describe('cards in groups', () => {
  const CARDS: Touch = { as: 'groups', cards: ['`3`', '`4`', '`1/2`'], groups: ['even', 'odd'] };
  it('are put in a group by arrows or by its letter, and taken out again', async () => {
    const field = await open(CARDS);
    expect(said(field)).toBe('three, 1 of 3: in no group');
    press(field, 'ArrowRight', 'ArrowRight');
    expect([answer(), said(field)]).toEqual(['B, ?, ?', 'three, 1 of 3: B odd']);
    press(field, 'ArrowDown', 'a', 'ArrowDown');
    expect([answer(), said(field)]).toEqual(['B, A, ?', 'one half, 3 of 3: in no group']);
    press(field, 'b', 'ArrowUp', 'ArrowLeft', 'ArrowLeft');
    expect(answer()).toBe('B, ?, B');
  });
  it('are read as they were typed, in small letters too', async () => {
    const field = await open(CARDS, 'b, a, b');
    expect(said(field)).toBe('three, 1 of 3: B odd');
  });
});

describe('a figure on a plane', () => {
  const axis = { from: -6, to: 6, step: 1 };
  const FIGURE: Touch = {
    as: 'figure',
    corners: [
      { x: 1, y: 1, label: 'A' },
      { x: 4, y: 1, label: 'B' },
      { x: 1, y: 3, label: 'C' },
    ],
    ...{ x: axis, y: axis },
  };
  it('slides, turns and flips, and stays on the grid', async () => {
    const field = await open(FIGURE);
    press(field, 'ArrowLeft', 'ArrowDown', 'ArrowDown');
    expect([answer(), said(field)]).toEqual(['(0, -1), (3, -1), (0, 1)', 'Corners at (0, -1), (3, -1), (0, 1)']);
    press(field, 'r');
    expect(answer()).toBe('(0, -1), (0, -4), (2, -1)');
    press(field, 'f');
    expect(answer()).toBe('(0, -1), (0, -4), (-2, -1)');
    fireEvent.click(button('Turn right'));
    fireEvent.click(button('Flip'));
    expect(answer()).toBe('(0, -1), (3, -1), (0, 1)');
    press(field, ...Array.from({ length: 9 }, () => 'ArrowRight'));
    expect(answer()).toBe('(3, -1), (6, -1), (3, 1)');
  });
});

describe('the Tab key', () => {
  it('comes from a figure to turning, to Check and to the hint; the arrows go from turning to flipping', async () => {
    const axis = { from: -6, to: 6, step: 1 };
    await open({ as: 'figure', corners: [{ x: 1, y: 1, label: 'A' }], ...{ x: axis, y: axis } });
    const stops = screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0);
    expect(stops.map(({ textContent }) => textContent.trim())).toEqual([
      ...['Turn right', 'Check', 'Show a hint', 'Type it instead'],
    ]);
    button('Turn right').focus();
    fireEvent.keyDown(button('Turn right'), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(button('Flip'));
    fireEvent.keyDown(button('Flip'), { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(button('Turn right'));
  });
});

describe('a strip along a ruler', () => {
  it('ends where it is placed', async () => {
    const field = await open({ as: 'ruler', start: 3, from: 0, to: 20, step: 1 });
    press(field, 'ArrowRight');
    expect([answer(), said(field)]).toEqual(['3', 'Strip from 3 to 3']);
    press(field, 'PageUp', 'ArrowRight');
    expect([answer(), said(field)]).toEqual(['9', 'Strip from 3 to 9']);
  });
});

describe('graphs in the plane', () => {
  const axis = { from: -6, to: 6, step: 1 };
  it('shade a side of a line, which belongs to it or not', async () => {
    const field = await open({ as: 'half-plane', x: axis, y: axis });
    press(field, 'ArrowUp', 'ArrowUp', 'ArrowUp');
    expect(answer()).toBe('y > 2x');
    press(field, 's');
    fireEvent.click(button('solid'));
    expect([answer(), said(field)]).toEqual([
      'y <= 2x',
      'Line through x 0, y 0 and x 1, y 2. Point 2 moves. Shaded: below. Line solid',
    ]);
  });
  it.each([
    ['parabola', 'y = (x - 1)^2 - 2', 'y = -2(x - 1)^2 - 2'],
    ['absolute', 'y = |x - 1| - 2', 'y = -2|x - 1| - 2'],
  ] as const)('bend a %s at its turning point', async (shape, first, last) => {
    const field = await open({ as: 'curve', shape, x: axis, y: axis }, first);
    expect(said(field)).toBe('Turning point at x 1, y -2, through x 2, y -1. Point 1 moves');
    // At the height of the turning point there is no such curve: the point jumps over it with Page Down.
    press(field, ' ', 'PageDown', 'ArrowUp', 'ArrowUp');
    expect(answer()).toBe(last);
  });
});

it('draws what is placed on the question’s own plane beside what is there', async () => {
  const axis = { from: -4, to: 4, step: 1 };
  const corners = [
    { x: 0, y: 0, label: 'A' },
    { x: 2, y: 0, label: 'B' },
    { x: 0, y: 1, label: 'C' },
  ];
  const ground: Picture = { kind: 'coordinate-plane', alt: 'A triangle.', x: axis, y: axis, shapes: [{ corners }] };
  const field = await open({ as: 'figure', corners, x: axis, y: axis }, '', 'slider', ground);
  press(field, 'ArrowLeft');
  expect(field.textContent).toContain("A'");
  expect(field.textContent).toContain('A');
});
