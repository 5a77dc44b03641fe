import { describe, expect, it } from 'vitest';
import { listed } from '../../misconceptions/listed.ts';
import { statisticsMisconceptions } from '../../misconceptions/statistics.ts';
import { examineDomain } from '../kit/examine-domain.ts';
import { statisticsSkills } from './index.ts';

const { skillOf, answerTo, answerOf, expectAnswer } = examineDomain(
  'statistics',
  statisticsSkills,
  listed(statisticsMisconceptions),
);

describe('typed problems', () => {
  it.each([
    ['mean', 'mean of 3, 5, 10', '6'],
    ['mean', 'Find the mean of 2.5, 3 and 4', '19/6'],
    ['median', 'What is the median of 9, 2, 14, 7?', '8'],
    ['mode', 'mode of 4, 9, 4, 1', '4'],
    ['range', 'range: 5 -3 8', '11'],
    ['mean-absolute-deviation', 'mean absolute deviation of 2, 6, 8, 12', '3'],
    ['interquartile-range', 'IQR of 3, 4, 6, 8, 9, 11, 14, 20', '7.5'],
  ])('%s answers %s', (code, typed, answer) => {
    expectAnswer(code, typed, answer);
  });

  it.each([
    ['mean', 'mean absolute deviation of 2, 6, 8, 12'],
    ['mode', 'mode of 1, 2, 3'],
    ['median', 'median of x and 3'],
    ['range', 'interquartile range of 1, 2, 3, 4'],
  ])('%s leaves %s to others', (code, typed) => {
    expect(skillOf(code).read?.(typed)).toBeUndefined();
  });
});

describe('what students write', () => {
  it.each([
    ['mean', 'mean-as-mode', 'mean of 2, 2, 5, 7', '2'],
    ['mean', 'mean-as-midpoint', 'mean of 1, 2, 3, 10', '5.5'],
    ['mean', 'zero-not-counted', 'mean of 6, 0, 9, 5', '20/3'],
    ['mean', 'mean-not-divided', 'mean of 6, 1, 8', '15'],
    ['median', 'median-not-ordered', 'median of 8, 1, 5, 3, 9', '5'],
    ['median', 'median-one-of-two', 'median of 1, 4, 8, 9', '4'],
    ['mode', 'mode-as-frequency', 'mode of 7, 7, 7, 2', '3'],
    ['range', 'range-first-to-last', 'range of 4, 11, 6', '2'],
    ['range', 'range-minus-dropped', 'range of -5, 2, 12', '7'],
    ['mean-absolute-deviation', 'deviations-keep-signs', 'MAD of 2, 6, 8, 12', '0'],
    ['interquartile-range', 'iqr-as-range', 'IQR of 1, 3, 4, 8', '7'],
  ])('%s: %s answers %s with %s', (code, idea, typed, answer) => {
    expect(answerTo(code, idea, typed)).toBe(answer);
  });

  it.each([
    ['combined-mean', 'mean-of-means', { story: 0, m: 10, a: 60, n: 30, b: 80 }, '70'],
    ['mean-missing', 'missing-value-is-mean', { known: [4, 8, 9], mean: 7 }, '7'],
    ['simple-probability', 'part-to-part-chance', { counts: [2, 5], wanted: 0, not: false, thing: 'beads' }, '2/5'],
    ['simple-probability', 'equiprobability', { counts: [2, 5, 4], wanted: 0, not: false, thing: 'beads' }, '1/3'],
    ['compound-probability', 'equiprobability', { kind: 'coins', faces: 2, target: 1, other: 2 }, '1/3'],
    ['compound-probability', 'equiprobability', { kind: 'sum', faces: 6, target: 7, other: 7 }, '1/11'],
    ['compound-probability', 'order-not-counted', { kind: 'different-pair', faces: 6, target: 5, other: 6 }, '1/36'],
    ['two-draws', 'replacement-mixed-up', { fit: 3, all: 5, back: false, thing: 'socks' }, '9/25'],
    ['expected-frequency', 'fifty-fifty', { device: 0, fit: 1, all: 5, trials: 60 }, '30'],
    ['next-outcome', 'it-must-even-out', { device: 'coin', run: 5, shown: 0 }, 'b'],
    ['next-outcome', 'runs-go-on', { device: 'coin', run: 5, shown: 0 }, 'a'],
    ['sample-size', 'sample-size-ignored', { small: 15, large: 45, percent: 60, story: 0, largeFirst: true }, 'c'],
    ['read-dot-plot', 'frequencies-ignored', { topic: 0, ask: 'total', values: [1, 1, 2, 4, 4], from: 2 }, '7'],
    [
      'read-histogram',
      'histogram-bars-as-cases',
      { topic: 0, side: 'from', start: 0, width: 10, counts: [3, 5, 2, 6], at: 2 },
      '2',
    ],
  ])('%s: %s', (code, idea, params, answer) => {
    expect(answerOf(code, idea, params)).toBe(answer);
  });
});
