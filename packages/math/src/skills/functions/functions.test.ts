import { describe, expect, it } from 'vitest';
import { functionMisconceptions } from '../../misconceptions/functions.ts';
import { listed } from '../../misconceptions/listed.ts';
import { examineDomain } from '../kit/examine-domain.ts';
import { functionSkills } from './index.ts';

const { skillOf, answerTo, answerOf, expectAnswer } = examineDomain(
  'functions',
  functionSkills,
  listed(functionMisconceptions),
);

describe('typed problems', () => {
  it.each([
    ['slope-two-points', 'slope through (1,2) and (3,8)', '3'],
    ['slope-two-points', 'Find the slope of the line through (-2, 5) and (4, 1)', '-2/3'],
    ['slope-intercept', 'slope of y = -4x + 7', '-4'],
    ['slope-intercept', 'y-intercept of y = 2/3x - 5', '-5'],
    ['line-slope-point', 'line with slope 2 through (3, 4)', 'y = 2x - 2'],
    ['line-two-points', 'equation of the line through (1, 5) and (3, 9)', 'y = 2x + 3'],
    ['evaluate', 'f(x) = 2x^2 - 3x + 1, f(-2)', '15'],
    ['find-input', 'f(x) = 3x - 4, f(x) = 11', '5'],
  ])('%s answers %s', (code, typed, answer) => {
    expectAnswer(code, typed, answer);
  });

  it.each([
    ['slope-two-points', 'slope through (2, 1) and (2, 8)'],
    ['line-two-points', 'slope of the line through (1, 5) and (3, 9)'],
    ['evaluate', 'f(x) = 2x + 1, g(3)'],
    ['slope-intercept', 'slope of y = x^2'],
  ])('%s leaves %s to others', (code, typed) => {
    expect(skillOf(code).read?.(typed)).toBeUndefined();
  });
});

describe('what students write', () => {
  it.each([
    ['slope-two-points', 'slope-run-over-rise', 'slope through (0, 1) and (2, 9)', '1/4'],
    ['slope-two-points', 'slope-y-over-x', 'slope through (2, 6) and (5, 10)', '3'],
    ['slope-two-points', 'slope-sign-lost', 'slope through (0, 9) and (3, 0)', '3'],
    ['slope-two-points', 'slope-as-rise-only', 'slope through (1, 2) and (4, 14)', '12'],
    ['slope-intercept', 'slope-intercept-swapped', 'slope of y = 3x - 8', '-8'],
    ['slope-intercept', 'intercept-on-x-axis', 'y-intercept of y = 2x - 6', '3'],
    ['line-slope-point', 'point-height-as-intercept', 'line with slope 3 through (2, 5)', 'y = 3x + 5'],
    ['evaluate', 'input-written-beside-number', 'f(x) = 3x + 1, f(4)', '35'],
    ['evaluate', 'coefficient-squared-too', 'f(x) = 3x^2, f(2)', '36'],
    ['evaluate', 'notation-as-product', 'f(x) = 2x + 5, f(3)', '6x + 15'],
    ['find-input', 'output-used-as-input', 'f(x) = 3x - 4, f(x) = 11', '29'],
  ])('%s: %s answers %s with %s', (code, idea, typed, answer) => {
    expect(answerTo(code, idea, typed)).toBe(answer);
  });

  it.each([
    // Two runners, equally fast, one of whom started earlier: the difference stays.
    [
      'same-difference-or-ratio',
      'proportion-everywhere',
      { kind: 'apart', story: 0, names: ['Ana', 'Bao'], a: 4, b: 12, c: 20 },
      '60',
    ],
    [
      'same-difference-or-ratio',
      'adding-everywhere',
      { kind: 'recipe', story: 0, names: ['Ana', 'Bao'], a: 2, b: 6, c: 8 },
      '12',
    ],
    ['growing-pattern', 'pattern-whole-figure-multiplied', { shape: 0, m: 3, b: 1, n: 20 }, '70'],
    ['growing-pattern', 'pattern-step-times-number', { shape: 0, m: 3, b: 1, n: 20 }, '60'],
    ['input-output-rule', 'rule-from-one-row', { m: 3, b: 2, xs: [1, 2, 3, 4] }, 'y = x + 4'],
    ['slope-from-graph', 'slope-counts-squares', { across: 2, up: 3, start: 1, sx: 1, sy: 10 }, '3/2'],
    ['slope-from-table', 'table-step-ignored', { m: 4, b: 1, first: 2, gap: 3, rows: 4 }, '12'],
    ['exponential-growth', 'exponential-as-linear', { story: 0, start: 5, factor: 3, n: 4 }, '45'],
    ['linear-model', 'start-amount-every-time', { story: 0, m: 2, b: 5, n: 10, ask: 'total' }, '70'],
    [
      'proportional-or-not',
      'equal-steps-mean-proportional',
      { kind: 'shifted', k: 2, under: 1, b: 3, xs: [1, 2, 3, 4] },
      'yes',
    ],
    ['linear-or-exponential', 'faster-and-faster-is-exponential', { kind: 'neither', start: 3, m: 2 }, 'exponential'],
  ])('%s: %s', (code, idea, params, answer) => {
    expect(answerOf(code, idea, params)).toBe(answer);
  });
});
