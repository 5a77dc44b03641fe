// @vitest-environment happy-dom
import type { Touch } from '@lemma/math';
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
  // Their own picture is the field.
  ['fractions.place-on-line', false],
  // Blocks are built, and lines of text written, without a field.
  ['whole-numbers.add-two-digit', false],
])('has an empty field on paper for %s: %s', (code, has) => {
  const skill = findSkill(code);
  if (!skill) throw new Error(code);
  const problem = generateProblem(skill, 1, 3);
  const { container } = render(<PaperField touch={touchOf(problem)} picture={problem.picture} />);
  expect(container.querySelector('[data-paper-field] svg') !== null).toBe(has);
});
