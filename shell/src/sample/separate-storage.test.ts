import { afterEach, expect, it } from 'vitest';
import { separateStorage } from './separate-storage.ts';

const real = localStorage;
afterEach(() => {
  Object.defineProperty(window, 'localStorage', { value: real, configurable: true });
  real.clear();
});

it('neither reads nor writes what the browser stores of people', () => {
  real.setItem('lemma.language', 'es');
  real.setItem('lemma.batch', 'names of children');
  separateStorage();
  expect(localStorage).not.toBe(real);
  expect([localStorage.getItem('lemma.language'), localStorage.getItem('lemma.batch')]).toEqual(['es', null]);
  localStorage.setItem('lemma.class', 'one');
  expect([localStorage.length, localStorage.key(1), real.getItem('lemma.class')]).toEqual([2, 'lemma.class', null]);
  localStorage.clear();
  expect(real.getItem('lemma.batch')).toBe('names of children');
});
