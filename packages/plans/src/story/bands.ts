import type { StoryBand } from '@lemma/school/story';
import { readingLevel } from './reading-level.ts';

const order = ['early', 'middle', 'full'] as const satisfies readonly StoryBand[];

/** The Flesch-Kincaid grades of a band: from the first up to below the second. */
export const bandGrades: Record<StoryBand, readonly [from: number, below: number]> = {
  early: [0, 1.5],
  middle: [1.5, 3.5],
  full: [3.5, 8],
};

/**
 * A text of a plot for one band. Where bands differ, alternatives stand in braces: `{early|middle|full}`, or
 * `{early|others}`.
 */
export function inBand(text: string, band: StoryBand): string {
  const at = order.indexOf(band);
  return (
    text
      .replace(/\{([^{}]*)\}/g, (_, inside: string) => {
        const ways = inside.split('|');
        return ways[Math.min(at, ways.length - 1)] ?? '';
      })
      .replace(/ {2,}/g, ' ')
      // A time at the end of a sentence has its full stop.
      .replace(/\b([ap]\.m)\.\.(?!\.)/g, '$1.')
      .trim()
  );
}

/** Whether a text reads as its band says. */
export function isInBand(text: string, band: StoryBand): boolean {
  const [from, below] = bandGrades[band];
  const grade = readingLevel(text);
  return grade >= from && grade < below;
}
