import type { Rng } from '@lemma/math';
import { capital } from '../say/parts.ts';
import { type Frame, two } from './frame.ts';

const THEN =
  '(?:[a-z]*(?: first)?(?:,? (?:and )?then |,? followed by |, ?(?:and )?|,? and then )(?:(?:add|subtract|multiply|divide|plus|minus)[a-z]* (?:or|and) )?)';
const MULTIPLY = '(?:multipl\\w*|mult|times|x)';
const DIVIDE = '(?:divi\\w*|share)';
const ADD = '(?:add(?:ition|ing)?|plus|\\+)';
const TAKE = '(?:subtract(?:ion|ing)?|minus|take away|-)';
const both = (one: string, other: string): RegExp => new RegExp(`\\b${one}${THEN}${other}(?!\\w)`);
const STEPS = /\b(?:2|two|multi)[- ]?steps?\b/;

const small = (rng: Rng, level: number, grade: number): readonly [number, number] =>
  grade <= 3 ? [rng.int(2, 9), rng.int(2, level === 1 ? 5 : 9)] : [rng.int(4, level === 1 ? 12 : 29), rng.int(3, 9)];

/** Stories whose answer takes two steps, by what is done first and second. */
export const stepFrames: readonly Frame[] = [
  {
    id: 'multiply-subtract',
    practices: ['whole-numbers.two-step-mixed-stories'],
    called: both(MULTIPLY, TAKE),
    steps: STEPS,
    tell: (rng, level, grade, { things, holders }) => {
      const [a, n, [one, other]] = [...small(rng, level, grade), two(rng)];
      const c = rng.int(2, a * n - 2);
      return {
        prompt: `${one} fills ${n} ${holders} with ${a} ${things} each and gives ${c} of the ${things} to ${other}. How many ${things} are left?`,
        work: `${n} × ${a} - ${c} = ${n * a - c}`,
        answer: `${n * a - c} ${things}`,
      };
    },
  },
  {
    id: 'multiply-add',
    practices: ['whole-numbers.two-step-mixed-stories'],
    called: both(MULTIPLY, ADD),
    steps: STEPS,
    tell: (rng, level, grade, { things, holder, holders }) => {
      const [a, n, [one]] = [...small(rng, level, grade), two(rng)];
      const c = rng.int(2, grade <= 3 ? 20 : 60);
      return {
        prompt: `${one} has ${n} ${holders} with ${a} ${things} in each ${holder}, and ${c} more ${things} on the table. How many ${things} does ${one} have in all?`,
        work: `${n} × ${a} + ${c} = ${n * a + c}`,
        answer: `${n * a + c} ${things}`,
      };
    },
  },
  {
    id: 'add-multiply',
    practices: ['whole-numbers.two-step-mixed-stories'],
    called: both(ADD, MULTIPLY),
    tell: (rng, level, _grade, { things }) => {
      const [a, b, n, [one, other]] = [rng.int(2, 9), rng.int(2, 9), rng.int(2, level === 1 ? 5 : 8), two(rng)];
      return {
        prompt: `Every day ${one} sells ${a} ${things} and ${other} sells ${b}. How many ${things} do they sell together in ${n} days?`,
        work: `(${a} + ${b}) × ${n} = ${(a + b) * n}`,
        answer: `${(a + b) * n} ${things}`,
      };
    },
  },
  {
    id: 'subtract-divide',
    practices: ['whole-numbers.two-step-mixed-stories'],
    called: both(TAKE, DIVIDE),
    steps: STEPS,
    tell: (rng, level, grade, { things, holders, holder }) => {
      const [q, n, [one]] = [...small(rng, level, grade), two(rng)];
      const c = rng.int(2, 12);
      return {
        prompt: `${one} has ${q * n + c} ${things}. ${c} of them break, and ${one} puts the others into ${n} ${holders}, the same number in each. How many ${things} are in each ${holder}?`,
        work: `(${q * n + c} - ${c}) ÷ ${n} = ${q}`,
        answer: `${q} ${things}`,
      };
    },
  },
  {
    id: 'add-divide',
    practices: ['whole-numbers.two-step-mixed-stories'],
    called: both(ADD, DIVIDE),
    steps: STEPS,
    tell: (rng, level, grade, { things }) => {
      const [q, n, [one, other]] = [...small(rng, level, grade), two(rng)];
      const c = rng.int(1, q * n - 1);
      return {
        prompt: `${one} has ${c} ${things} and ${other} has ${q * n - c}. They put them together and share them equally among ${n} friends. How many ${things} does each friend get?`,
        work: `(${c} + ${q * n - c}) ÷ ${n} = ${q}`,
        answer: `${q} ${things}`,
      };
    },
  },
  {
    id: 'add-subtract',
    practices: ['whole-numbers.two-step-stories'],
    called: both(ADD, TAKE),
    steps: STEPS,
    tell: (rng, level, grade, { things, who }) => {
      const top = grade <= 1 ? 8 : grade === 2 ? 40 : level === 1 ? 80 : 300;
      const [a, b] = [rng.int(2, top), rng.int(2, top)];
      const c = rng.int(1, a + b - 1);
      return {
        prompt: `${capital(who)} has ${a} ${things} in the morning. ${b} more come, and then ${c} are sold. How many ${things} are there now?`,
        work: `${a} + ${b} - ${c} = ${a + b - c}`,
        answer: `${a + b - c} ${things}`,
      };
    },
  },
];
