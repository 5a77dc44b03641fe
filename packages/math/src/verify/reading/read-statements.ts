import type { Sentence } from '../sentences.ts';
import { storyFindings } from '../story/story-findings.ts';
import { topicFindings } from '../topic/topic-findings.ts';
import { AMOUNT_RULES } from './amounts.ts';
import { ANGLE_RULES } from './angles.ts';
import { CHANCE_RULES } from './chance.ts';
import { DATA_RULES } from './data.ts';
import { lineFindings } from './lines.ts';
import { NUMBER_RULES } from './numbers.ts';
import { PART_RULES } from './parts.ts';
import { PRICE_RULES } from './prices.ts';
import { RATE_RULES } from './rates.ts';
import { readingOf, type Worked } from './reading.ts';
import { type Finding, findingsOf } from './rule.ts';
import { shapeFindings } from './shapes.ts';
import { spokenFindings } from './spoken.ts';

const RULES = [
  ...NUMBER_RULES,
  ...AMOUNT_RULES,
  ...ANGLE_RULES,
  ...PART_RULES,
  ...DATA_RULES,
  ...CHANCE_RULES,
  ...RATE_RULES,
  ...PRICE_RULES,
];
/** Longer paragraphs are lists of problems, not one story. */
const LONGEST = 2000;

/** Splits a text into paragraphs of sentences. */
function paragraphsOf(
  text: string,
  sentences: readonly Sentence[],
): { readonly text: string; readonly start: number; readonly sentences: readonly Sentence[] }[] {
  const numbers = [...new Set(sentences.map(({ paragraph }) => paragraph))];
  return numbers.map((number) => {
    const own = sentences.filter(({ paragraph }) => paragraph === number);
    const [start, end] = [own[0]?.start ?? 0, own.at(-1)?.end ?? 0];
    return { text: text.slice(start, Math.min(end, start + LONGEST)), start, sentences: own };
  });
}

/**
 * The statements that a text makes in words about quantities and relations: units, shares, rates, shapes, data, times,
 * places. Each finding is about one number; sentences that are not understood give none.
 */
export function readStatements(text: string, sentences: readonly Sentence[], worked: readonly Worked[]): Finding[] {
  const all = paragraphsOf(text, sentences).flatMap((paragraph) => {
    const reading = readingOf(paragraph.text, paragraph.start, worked);
    return [
      ...findingsOf(reading, RULES),
      ...storyFindings(reading),
      ...topicFindings(reading, paragraph.sentences),
      ...shapeFindings(reading),
      ...lineFindings(paragraph.text, paragraph.start),
      ...spokenFindings(paragraph.text, paragraph.start),
    ];
  });
  // A number is right if it fits one of the readings of its sentence.
  const best = new Map<number, Finding>();
  for (const one of all) {
    const known = best.get(one.end);
    if (known === undefined || (one.holds && !known.holds)) best.set(one.end, one);
  }
  return [...best.values()];
}
