import type { Picture, Touch } from '@lemma/math';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, onSubmit, open, press, said } from './open-touch.tsx';

const button = (name: string) => screen.getByRole('button', { name });
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const fill = (name: string, text: string) => fireEvent.change(box(name), { target: { value: text } });

describe('counters and shaded parts', () => {
  it('are counted one by one, ten by ten, and never beyond the ends', async () => {
    const field = await open({ as: 'counters', most: 20 });
    expect(said(field)).toBe('Nothing placed yet');
    press(field, 'ArrowRight');
    expect([answer(), said(field)]).toEqual(['1', '1 counter']);
    press(field, 'PageUp', 'PageUp', 'ArrowRight');
    expect([answer(), said(field)]).toEqual(['20', '20 counters']);
    press(field, 'ArrowLeft');
    fireEvent.click(button('One step left'));
    expect(answer()).toBe('18');
  });
  it.each<[Extract<Touch, { as: 'shade' }>['write'], string]>([
    ['percent', '12%'],
    ['fraction', '12/100'],
    ['count', '12'],
  ])('write 12 of 100 as a %s: %s', async (write, text) => {
    const field = await open({ as: 'shade', rows: 10, columns: 10, write });
    press(field, 'PageUp', 'ArrowRight', 'ArrowRight');
    expect([answer(), said(field)]).toEqual([text, '12 of 100 parts shaded']);
  });
});

describe('base-ten blocks', () => {
  it('are chosen by place, and added and taken one by one', async () => {
    const field = await open({ as: 'blocks', places: 3 });
    press(field, 'ArrowUp', 'ArrowUp', 'ArrowLeft', 'ArrowUp');
    expect([answer(), said(field)]).toEqual(['12', 'tens: 1. In all 12']);
    press(field, 'ArrowLeft', '4', 'ArrowDown');
    expect([answer(), said(field)]).toEqual(['312', 'hundreds: 3. In all 312']);
    fireEvent.click(button('Take one from the ones'));
    expect(answer()).toBe('311');
  });
});

describe('an angle', () => {
  it('turns by a degree and by ten', async () => {
    const field = await open({ as: 'angle', most: 180 });
    press(field, 'ArrowRight');
    expect([answer(), said(field)]).toEqual(['1', '1 degree']);
    press(field, 'PageUp', 'PageUp', 'ArrowLeft');
    expect([answer(), said(field)]).toEqual(['20', '20 degrees']);
  });
});

describe('two places on a line', () => {
  const LINE = { from: -10, to: 10, step: 1, labelEvery: 5 };
  it('are points that move apart and pass each other', async () => {
    const field = await open({ as: 'points', ...LINE });
    press(field, 'ArrowRight');
    expect([answer(), said(field)]).toEqual(['0', 'One point at 0']);
    press(field, 'ArrowRight', 'ArrowRight', ' ', 'ArrowLeft');
    expect([answer(), said(field)]).toEqual(['-1, 2', 'Points at -1 and 2']);
    press(field, 'PageUp');
    expect(answer()).toBe('2, 4');
    press(field, 'ArrowRight');
    expect(answer()).toBe('2, 5');
  });
  it('are ends of a segment that never meet, each included or not', async () => {
    const field = await open({ as: 'segment', variable: 'x', ...LINE });
    press(field, 'ArrowRight', 'ArrowRight', 'ArrowRight', ' ', 'ArrowLeft');
    expect([answer(), said(field)]).toEqual(['-1 < x < 3', 'Segment from -1, not included to 3, not included']);
    press(field, 'End');
    expect(answer()).toBe('2 < x < 3');
    const [, right] = screen.getAllByRole('button', { name: '● included' });
    if (right) fireEvent.click(right);
    expect(answer()).toBe('2 < x <= 3');
  });
  it('are taken as they were typed, from the larger to the smaller as well', async () => {
    const field = await open({ as: 'segment', variable: 'x', ...LINE }, '7 > x ≥ -2');
    expect(said(field)).toBe('Segment from -2, included to 7, not included');
  });
});

describe('a line in the plane', () => {
  const axis = { from: -6, to: 6, step: 1 };
  it('goes through two points, of which one moves at a time', async () => {
    const field = await open({ as: 'line', x: axis, y: axis });
    press(field, 'ArrowUp');
    expect([answer(), said(field)]).toEqual(['y = 0', 'Line through x 0, y 0 and x 1, y 0. Point 2 moves']);
    press(field, 'ArrowUp', 'ArrowUp', ' ', 'ArrowDown');
    expect([answer(), said(field)]).toEqual(['y = 3x - 1', 'Line through x 0, y -1 and x 1, y 2. Point 1 moves']);
    // Two points at the same place would be no line.
    press(field, 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowRight');
    expect(answer()).toBe('y = 2');
  });
});

describe('cards of which several fit', () => {
  it('are one stop for Tab, chosen and given back', async () => {
    const cards = ['1', '2', '3', '4'];
    const group = await open({ as: 'several', cards }, '', 'group');
    expect(group.getAttribute('aria-label')).toBe('Choose all that fit');
    expect(
      screen.getAllByRole('button').filter((one) => cards.includes(one.textContent ?? '') && one.tabIndex === 0),
    ).toHaveLength(1);
    const card = (at: number) => group.querySelectorAll('button')[at] ?? group;
    fireEvent.click(card(3));
    fireEvent.click(card(0));
    expect(answer()).toBe('1, 4');
    expect(card(3).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(card(3));
    expect(answer()).toBe('1');
    press(card(0), 'ArrowRight');
    expect(document.activeElement).toBe(card(1));
  });
});

describe('boxes', () => {
  const TABLE: Picture = {
    ...{ kind: 'table', alt: 'A table.', head: ['A', '8', '12'] },
    rows: [{ cells: ['B', '4', '?'] }],
  };
  it('stand in the empty cell of a table', async () => {
    await open({ as: 'cell', row: 0, column: 2 }, '', 'textbox', TABLE);
    fill('Missing number, 12 B', '6');
    expect(answer()).toBe('6');
    press(box('Missing number, 12 B'), 'Enter');
    expect(screen.getByRole('table').contains(box('Missing number, 12 B'))).toBe(true);
  });
  it('make a fraction, a mixed number, or a whole number', async () => {
    await open({ as: 'parts', shape: 'fraction' }, '', 'group');
    fill('Numerator', '3');
    expect(answer()).toBe('3/');
    fill('Denominator', '4');
    expect(answer()).toBe('3/4');
    fill('Whole number', '2');
    expect(answer()).toBe('2 3/4');
    fill('Numerator', '');
    fill('Denominator', '');
    expect(answer()).toBe('2');
  });
  it('offer no whole number where one fraction is asked for', async () => {
    await open({ as: 'parts', shape: 'one-fraction' }, '', 'group');
    expect(screen.queryByRole('textbox', { name: 'Whole number' })).toBeNull();
    fill('Numerator', '55');
    fill('Denominator', '8');
    expect(answer()).toBe('55/8');
  });
  it('make an equation with a slope and an intercept, also below zero', async () => {
    await open({ as: 'parts', shape: 'linear' }, 'y = (5/4)x - 15/2', 'group');
    expect([box('Number before x').value, box('Number after x').value]).toEqual(['5/4', '-15/2']);
    fill('Number before x', '-2');
    expect(answer()).toBe('y = -2x - 15/2');
  });
  it('are written in by keys for fingers', async () => {
    await open({ as: 'parts', shape: 'point' }, '', 'group');
    fireEvent.focus(box('y'));
    fireEvent.click(button('7'));
    expect(answer()).toBe('(, 7)');
    fill('x', '-2');
    expect(answer()).toBe('(-2, 7)');
  });
});

it('is checked by Enter in every field that is no text field', async () => {
  onSubmit.mockClear();
  const field = await open({ as: 'angle', most: 180 }, '40');
  press(field, 'Enter');
  expect(onSubmit).toHaveBeenCalledOnce();
});
