import type { Picture, Touch } from '@lemma/math';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, onSubmit, open, press, said } from './open-touch.tsx';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const type = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });

describe('bars', () => {
  it('are laid from equal parts, one bar after the other', async () => {
    const field = await open({ as: 'bars', names: ['Ana', 'Sam'], most: 12, shaded: false });
    expect(said(field)).toBe('Ana: 1 part, Sam: 1 part. Ana is chosen');
    press(field, 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight');
    expect([answer(), said(field)]).toEqual(['1, 4, ?', 'Ana: 1 part, Sam: 4 parts. Sam is chosen']);
    type('One part', '6');
    expect(answer()).toBe('1, 4, 6');
    press(field, 'End', 'ArrowRight', 'ArrowUp', 'ArrowLeft');
    expect(answer()).toBe('1, 12, 6');
  });
  it('keep what is not a number yet', async () => {
    await open({ as: 'bars', names: [''], most: 12, shaded: false });
    type('One part', '-');
    expect([answer(), screen.getByLabelText<HTMLInputElement>('One part').value]).toEqual(['1, -', '-']);
  });
  it('are divided and colored, and no more parts are colored than there are', async () => {
    const field = await open({ as: 'bars', names: [''], most: 12, shaded: true }, '5, 4, 6');
    expect(said(field)).toBe('5 parts, 4 colored');
    press(field, 'ArrowUp', 'ArrowUp', 'ArrowLeft');
    expect(answer()).toBe('4, 4, 6');
    fireEvent.click(button('One step down'));
    expect(answer()).toBe('4, 3, 6');
  });
});

describe('labels of a figure', () => {
  const LABELS: Touch = { as: 'labels', marks: 3, labels: ['radius', 'diameter', 'chord'] };
  const FIGURE: Picture = {
    ...{ kind: 'figure', alt: 'Line 1 joins two points of the circle.', polygons: [] },
    labels: [0, 3, 6].map((x, index) => ({ x, y: 0, text: String(index + 1), mark: 'open' })),
  };
  it('are put by arrows or by their letter, and what the figure shows is told', async () => {
    const field = await open(LABELS, '', 'slider', FIGURE);
    expect(said(field)).toBe('Number 1 of 3: no label');
    const told = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(told?.textContent).toBe(FIGURE.alt);
    press(field, 'ArrowRight', 'ArrowRight', 'ArrowDown', 'c');
    expect([answer(), said(field)]).toEqual(['B, C, ?', 'Number 2 of 3: chord']);
    press(field, 'ArrowUp', 'ArrowLeft', 'ArrowLeft');
    expect(answer()).toBe('?, C, ?');
  });
  it('are tapped for one number after the other', async () => {
    await open(LABELS, '', 'slider', FIGURE);
    fireEvent.click(button('C chord'));
    fireEvent.click(button('A radius'));
    fireEvent.click(button('B diameter'));
    expect(answer()).toBe('C, A, B');
  });
});

describe('cells of a table', () => {
  const TABLE: Picture = {
    ...{ kind: 'table', alt: 'A table.', head: ['x', 'y'] },
    rows: [{ cells: ['1', '?'] }, { cells: ['?', '8'] }],
  };
  const CELLS: Touch = {
    as: 'cells',
    cells: [
      { row: 0, column: 1 },
      { row: 1, column: 0 },
    ],
  };
  it('are filled in any order, and have names of their own', async () => {
    await open(CELLS, '', 'table', TABLE);
    type('Missing number, x, row 2', '2');
    expect(answer()).toBe('?, 2');
    const first = screen.getByLabelText('Missing number, y, row 1');
    type('Missing number, y, row 1', '4,');
    expect(answer()).toBe('4, 2');
    first.focus();
    fireEvent.keyDown(first, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(screen.getByLabelText('Missing number, x, row 2'));
    type('Missing number, y, row 1', '');
    type('Missing number, x, row 2', '');
    expect(answer()).toBe('');
  });
});

it('checks with Enter', async () => {
  const field = await open({ as: 'bars', names: [''], most: 12, shaded: false });
  onSubmit.mockClear();
  press(field, 'Enter');
  expect(onSubmit).toHaveBeenCalledOnce();
});
