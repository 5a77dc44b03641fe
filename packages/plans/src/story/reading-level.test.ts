import { describe, expect, it } from 'vitest';
import { inBand } from './bands.ts';
import { readingLevel, syllables } from './reading-level.ts';

describe('the reading level', () => {
  it.each([
    ['cat', 1],
    ['table', 2],
    ['lighthouse', 3],
    ['made', 1],
    ['wanted', 2],
  ])('counts the syllables of %s', (word, count) => expect(Math.abs(syllables(word) - count)).toBeLessThanOrEqual(1));
  it('rises with long sentences and words, and takes no notice of mathematics', () => {
    const easy = 'The cat sat. It ate a fish. It was good.';
    expect(readingLevel(easy)).toBeLessThan(2);
    expect(
      readingLevel(
        'Considerable mathematical understanding requires continuous investigation of complicated relationships.',
      ),
    ).toBeGreaterThan(12);
    expect(readingLevel(`${easy} \`3/4 + 1/6\``)).toBe(readingLevel(easy));
  });
});

it('takes the alternative of the band, and the last one where there are fewer', () => {
  const text = 'It snows. {Go.|Let us go.|We had better go at once.} {Run!|Run home!}';
  expect(inBand(text, 'early')).toBe('It snows. Go. Run!');
  expect(inBand(text, 'full')).toBe('It snows. We had better go at once. Run home!');
});
