// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { GivenAnswer } from './given-answer.tsx';

const letters = (unit?: string) => {
  const { container } = render(<GivenAnswer options={undefined} response="24 dots" unit={unit} />);
  return [...container.querySelectorAll('mi')].map(({ textContent }) => textContent);
};

it('writes the unit that was asked for as a word, not as letters that are multiplied', () => {
  expect(letters()).toContain('d');
  expect(letters('dots')).not.toContain('d');
});
