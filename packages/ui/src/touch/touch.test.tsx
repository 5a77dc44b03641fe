import type { Touch } from '@lemma/math';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, onSubmit, onType, open, press, said } from './open-touch.tsx';

const LINE: Touch = { as: 'number-line', from: 0, to: 2, step: 0.25, labelEvery: 4, denominator: 4 };
const PLANE: Touch = { as: 'plane', x: { from: -6, to: 6, step: 1 }, y: { from: -6, to: 6, step: 1 } };

describe('a point on a number line', () => {
  it('has the focus, and says that nothing is placed', async () => {
    const field = await open(LINE);
    // The focus moves after the question has been rendered.
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(said(field)).toBe('Nothing placed yet');
    expect(answer()).toBe('');
  });

  it('is placed and moved by keys, and says where it is after each', async () => {
    const field = await open(LINE);
    press(field, 'ArrowRight');
    expect([answer(), said(field)]).toEqual(['0', 'Point at zero']);
    press(field, 'ArrowRight', 'ArrowRight', 'ArrowRight');
    expect([answer(), said(field)]).toEqual(['3/4', 'Point at three quarters']);
    press(field, 'PageUp');
    expect(answer()).toBe('7/4');
    press(field, 'End', 'ArrowUp');
    expect(answer()).toBe('2');
    press(field, 'Home', 'ArrowLeft');
    expect(answer()).toBe('0');
  });

  it('takes what was typed, however it is written', async () => {
    const field = await open(LINE, '1 1/4');
    expect(field.getAttribute('aria-valuenow')).toBe('1.25');
    press(field, 'ArrowRight');
    expect(answer()).toBe('6/4');
  });

  it('says that a typed answer has no place, and keeps it', async () => {
    await open(LINE, '1/3');
    expect(answer()).toBe('1/3');
    expect(screen.getByText('This has no place here. Place another answer, or type it.')).toBeTruthy();
  });

  it('goes one step by a tap on an arrow', async () => {
    await open(LINE, '1/4');
    fireEvent.click(screen.getByRole('button', { name: 'One step right' }));
    expect(answer()).toBe('2/4');
  });
});

describe('a point on a plane', () => {
  it('begins where the axes cross, and goes along both', async () => {
    const field = await open(PLANE);
    press(field, 'ArrowUp');
    expect([answer(), said(field)]).toEqual(['(0, 0)', 'Point at x 0, y 0']);
    press(field, 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown');
    expect([answer(), said(field)]).toEqual(['(3, -2)', 'Point at x 3, y -2']);
    press(field, 'PageDown', 'End', 'ArrowRight');
    expect(answer()).toBe('(6, -6)');
  });
});

describe('a ray', () => {
  const RAY: Touch = { as: 'ray', variable: 'x', from: -10, to: 10, step: 1, labelEvery: 5 };
  it('has an end that moves, a direction, and an end that is included or not', async () => {
    const field = await open(RAY);
    press(field, 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight');
    expect([answer(), said(field)]).toEqual(['x > 3', 'Ray to the right from 3, without 3']);
    fireEvent.click(screen.getByRole('button', { name: '← less' }));
    fireEvent.click(screen.getByRole('button', { name: '● included' }));
    expect([answer(), said(field)]).toEqual(['x <= 3', 'Ray to the left from 3, with 3']);
  });
  it.each([
    ['3 < x', 'x > 3'],
    ['x ≥ -4', 'x >= -4'],
    ['2 >= x', 'x <= 2'],
  ])('takes %s as %s', async (typed, same) => {
    const field = await open(RAY, typed);
    press(field, 'ArrowRight', 'ArrowLeft');
    expect(answer()).toBe(same);
  });
});

describe('cards in a row', () => {
  const CARDS: Touch = { as: 'order', cards: ['2/5', '2/8', '2/6'] };
  it('are chosen up and down, and moved left and right', async () => {
    const field = await open(CARDS);
    expect([answer(), said(field)]).toEqual(['', 'two fifths, place 1 of 3']);
    press(field, 'ArrowRight', 'ArrowRight', 'ArrowRight');
    expect([answer(), said(field)]).toEqual(['2/8, 2/6, 2/5', 'two fifths, place 3 of 3']);
    press(field, 'ArrowUp', 'Home');
    expect(answer()).toBe('2/6, 2/8, 2/5');
  });
  it('lie as they were typed', async () => {
    const field = await open(CARDS, '2/6, 2/5, 2/8');
    press(field, 'End');
    expect(answer()).toBe('2/5, 2/8, 2/6');
  });
});

it('is checked by Enter, and typed after one step', async () => {
  const field = await open(PLANE, '(1, 2)');
  press(field, 'Enter');
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(answer()).toBe('(1, 2)');
  fireEvent.click(screen.getByRole('button', { name: 'Type it instead' }));
  expect(onType).toHaveBeenCalledOnce();
});
