import { type Move, moves } from '@lemma/school/interview';
import { describe, expect, it } from 'vitest';
import { type Labelled, labelledSentences } from './labelled-sentences.ts';
import { labelMove } from './moves.ts';

/** The F1 score of one label: the harmonic mean of precision and recall. */
function f1(set: readonly Labelled[], move: Move): number {
  const given = set.map(({ text, current }) => labelMove(text, current).move);
  const hit = set.filter((one, at) => one.move === move && given[at] === move).length;
  const [wanted, got] = [set.filter((one) => one.move === move).length, given.filter((one) => one === move).length];
  return (2 * hit) / (wanted + got);
}

describe('labels of moves', () => {
  it('are measured on at least 200 sentences of our own; every third was not looked at when the rules were set', () => {
    expect(labelledSentences.length).toBeGreaterThanOrEqual(200);
    const everyThird = labelledSentences.filter((_, at) => at % 3 === 2);
    for (const move of moves) {
      const [all, unseen] = [f1(labelledSentences, move), f1(everyThird, move)];
      console.info(`F1 ${move}: ${all.toFixed(3)} on all, ${unseen.toFixed(3)} on the third held back`);
      expect(all).toBeGreaterThanOrEqual(0.9);
      expect(unseen).toBeGreaterThanOrEqual(0.85);
    }
  });

  it('quote the words that decided', () => {
    expect(labelMove('Why did you add the bottom numbers?').evidence).toBe('Why');
    expect(labelMove('You need a common denominator.').evidence).toContain('You need');
  });

  it('take what was given away as telling, however kindly it began', () => {
    expect(labelMove('Well done. How did you get it? The answer is 12.').move).toBe('telling');
  });

  it('take a calculation out of the problem on the table as leading, another one as trying the idea out', () => {
    expect(labelMove('What is 8 - 3?', '48 - 23').move).toBe('focus');
    expect(labelMove('What is 52 - 38?', '48 - 23').move).toBe('probing');
  });

  it.each(['Why?', 'How did you get that?', 'Tell me more.', 'What would happen with a zero?'])(
    'hear %o as open',
    (text) => {
      expect(labelMove(text).open).toBe(true);
    },
  );
  it.each(['Is it 12?', 'What is 3 + 4?', 'How many tens are there?'])('hear %o as closed', (text) => {
    expect(labelMove(text).open).toBe(false);
  });
});
