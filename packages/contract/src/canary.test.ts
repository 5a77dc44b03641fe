import { expect, it } from 'vitest';
import { CANARY_BOUND, getsCanary, passesBound, placeOf } from './canary.ts';

const canary = (share: number, classes: string[] = []) => ({ version: 'aaaaaaaaaaaa', share, classes });
const circle = (key: string, ...classes: string[]) => ({ key, classes });
const many = Array.from({ length: 4000 }, (_, index) => circle(`teacher-${index}`));

it('takes about the share that was asked for, and the same ones each time', () => {
  const taken = many.filter((each) => getsCanary(canary(0.05), 'teacher', [each]));
  expect(taken.length / many.length).toBeGreaterThan(0.035);
  expect(taken.length / many.length).toBeLessThan(0.065);
  expect(many.filter((each) => getsCanary(canary(0.05), 'teacher', [each]))).toEqual(taken);
});

it('keeps everybody in when the share grows, and draws areas apart', () => {
  const small = many.filter((each) => getsCanary(canary(0.05), 'teacher', [each]));
  expect(small.every((each) => getsCanary(canary(0.2), 'teacher', [each]))).toBe(true);
  expect(small.every((each) => getsCanary(canary(0.05), 'student', [each]))).toBe(false);
});

it('takes all at 1 and none at 0', () => {
  expect(many.every((each) => getsCanary(canary(1), 'parent', [each]))).toBe(true);
  expect(many.some((each) => getsCanary(canary(0), 'parent', [each]))).toBe(false);
});

it('adds the whole circle of a class that was named, but nobody who is also in another circle', () => {
  const [mine, other] = [circle('a', '7a', '7b'), circle('b', '8c')];
  expect(getsCanary(canary(0, ['7a']), 'student', [mine])).toBe(true);
  expect(getsCanary(canary(0, ['7a']), 'student', [mine, other])).toBe(false);
  expect(getsCanary(canary(0, ['7a']), 'student', [])).toBe(false);
});

it('spreads texts over the whole line', () => {
  const places = many.map(({ key }) => placeOf(key));
  expect(Math.min(...places)).toBeLessThan(0.01);
  expect(Math.max(...places)).toBeGreaterThan(0.99);
});

it('halts above the bound, and not before the stated loads', () => {
  const { loads } = CANARY_BOUND;
  expect(passesBound({ loads: loads - 1, failed: loads - 1 })).toBe(false);
  expect(passesBound({ loads, failed: 1 })).toBe(false);
  expect(passesBound({ loads, failed: 2 })).toBe(true);
  expect(passesBound({ loads: 1000, failed: 50 })).toBe(false);
});
