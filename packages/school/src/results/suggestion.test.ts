import { describe, expect, it } from 'vitest';
import type { Rubric } from '../assignment/index.ts';
import { agreementOf, type Computed, computedLines, contradicts, openLines, trustOf } from './suggestion.ts';

const rubric: Rubric = {
  from: 'zero',
  items: [
    { id: 'all', label: 'All of it', points: 4, when: 'right' },
    { id: 'form', label: 'Right, not simplified', points: 3, when: 'form' },
    { id: 'idea', label: 'A known idea', points: 1, when: 'idea' },
    { id: 'off', label: 'Wrong', points: 0, when: 'wrong' },
    { id: 'unit', label: 'No unit', points: -1 },
  ],
};
const right: Computed = { verdict: 'right', form: false };
const wrong: Computed = { verdict: 'wrong', form: false };
const unknown: Computed = { verdict: 'unknown', form: false };

describe('what was computed', () => {
  it.each<[string, Computed, string[]]>([
    ['right', right, ['all']],
    ['another form', { verdict: 'wrong', form: true }, ['form']],
    ['an idea', { ...wrong, misconception: 'x' }, ['idea', 'off']],
    ['wrong', wrong, ['off']],
    ['undecided', unknown, []],
  ])('gives the lines tied to %s', (_what, computed, lines) => {
    expect(computedLines(rubric, computed)).toEqual(lines);
  });
  it('leaves open the lines without a tie, and all of them if nothing could be decided', () => {
    expect(openLines(rubric, wrong).map(({ id }) => id)).toEqual(['unit']);
    expect(openLines(rubric, unknown)).toHaveLength(5);
  });
  it.each<[string, Rubric['from'], string[], Computed, boolean]>([
    ['all points for a wrong answer', 'zero', ['all'], wrong, true],
    ['nothing taken from a wrong answer', 'full', [], wrong, true],
    ['no points for a right answer', 'zero', [], right, true],
    ['some points for a wrong answer', 'zero', ['idea'], wrong, false],
    ['a point off a right answer', 'zero', ['all', 'unit'], right, false],
    ['all points for the right value in another form', 'zero', ['all'], { verdict: 'wrong', form: true }, false],
    ['anything where nothing was decided', 'zero', ['all'], unknown, false],
  ])('is contradicted or not by %s', (_what, from, chosen, computed, expected) => {
    expect(contradicts({ ...rubric, from }, chosen, 4, computed)).toBe(expected);
  });
});

describe('agreement', () => {
  it('compares the chosen lines as a whole and one by one', () => {
    expect(agreementOf(['a', 'b'], ['b', 'a'], ['a', 'b', 'c'])).toEqual({ shown: 1, same: 1, lines: 3, sameLines: 3 });
    expect(agreementOf(['a'], ['b'], ['a', 'b', 'c'])).toEqual({ shown: 1, same: 0, lines: 3, sameLines: 1 });
  });
  it.each([
    [4, 0, 'few'],
    [5, 2, 'low'],
    [5, 3, 'good'],
    [22, 18, 'good'],
  ])('over %i answers with %i alike is %s', (shown, same, trust) => {
    expect(trustOf({ shown, same, lines: 0, sameLines: 0 })).toBe(trust);
  });
});
