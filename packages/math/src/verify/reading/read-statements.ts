import type { Sentence } from '../sentences.ts';
import { storyFindings } from '../story/story-findings.ts';
import { topicFindings } from '../topic/topic-findings.ts';
import { alwaysFindings } from './always.ts';
import { AMOUNT_RULES } from './amounts.ts';
import { ANGLE_RULES } from './angles.ts';
import { CHANCE_RULES } from './chance.ts';
import { DATA_RULES } from './data.ts';
import { halfFindings } from './half-findings.ts';
import { lineFindings } from './lines.ts';
import { listedFindings } from './listed.ts';
import { nameFindings } from './names.ts';
import { NUMBER_RULES } from './numbers.ts';
import { orderFindings } from './order.ts';
import { PART_RULES } from './parts.ts';
import { PRICE_RULES } from './prices.ts';
import { RATE_RULES } from './rates.ts';
import { type Reading, readingOf, type Worked } from './reading.ts';
import { type Finding, findingsOf } from './rule.ts';
import { SCENE_RULES } from './scenes.ts';
import { shapeFindings } from './shapes.ts';
import { spokenFindings } from './spoken.ts';
import { startsAbove } from './starts-above.ts';
import { isTotalSoFar, totalFindings } from './totals.ts';

const RULES = [
  ...NUMBER_RULES,
  ...AMOUNT_RULES,
  ...ANGLE_RULES,
  ...PART_RULES,
  ...DATA_RULES,
  ...CHANCE_RULES,
  ...RATE_RULES,
  ...PRICE_RULES,
  ...SCENE_RULES,
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

/** "2 gallons plus 5 pints, which is 21 pints": one part of a sum is compared with what is said of the whole. */
function isPartOfSum(text: string, { start, end }: Finding): boolean {
  const [before, behind] = [text.slice(Math.max(0, start - 40), start), text.slice(end, end + 40)];
  return (
    /\d[^.;:?!]{0,30}\b(?:plus|minus)\s+\$?\d[^.;:?!]*,/i.test(text.slice(start, end)) ||
    /\d[^.;:?!]{0,30}\b(?:plus|minus)\s+\$?$/i.test(before) ||
    /^[^.;:?!,\d]{0,25}\b(?:plus|minus)\s+[$\d]/i.test(behind)
  );
}

/** "Thirty-seven million, five hundred thousand": the number goes on behind the comma. */
const goesOnInWords = (text: string, { end }: Finding): boolean =>
  /(?:trillion|billion|million|thousand)$/i.test(text.slice(0, end)) &&
  /^, [a-z-]+ (?:hundred|thousand|million|billion)\b/i.test(text.slice(end, end + 40));

const IN_ALL = /\b(?:in all|altogether|total|whole|entire)\b/i;

/** Whether a time span lies between two times of the paragraph, and is not said of all of them together. */
const liesBetweenTimes = ({ times, quantities }: Reading, { start, end }: Finding, around: string): boolean => {
  const said = quantities.find((one) => one.start >= start && one.end <= end && one.measure?.dimension === 's^1');
  const minutes = said && (said.value * (said.measure?.factor ?? 1)) / 60;
  return (
    minutes !== undefined &&
    !IN_ALL.test(around) &&
    times.some((a) => times.some((b) => (((b.minutes - a.minutes - minutes) % 720) + 720) % 720 < 1e-6))
  );
};

/**
 * The statements that a text makes in words about quantities and relations: units, shares, rates, shapes, data, times,
 * places. Each finding is about one number; sentences that are not understood give none.
 */
export function readStatements(text: string, sentences: readonly Sentence[], worked: readonly Worked[]): Finding[] {
  const all = paragraphsOf(text, sentences).flatMap((paragraph) => {
    const reading = readingOf(paragraph.text, paragraph.start, worked);
    const loose = [...findingsOf(reading, RULES), ...storyFindings(reading)];
    const found = [
      ...(startsAbove(reading.pattern, paragraph.text) ? loose.filter(({ holds }) => holds) : loose),
      ...topicFindings(reading, paragraph.sentences),
      ...shapeFindings(reading),
      ...lineFindings(paragraph.text, paragraph.start),
      ...[spokenFindings, nameFindings, listedFindings, orderFindings, halfFindings, alwaysFindings].flatMap((read) =>
        read(paragraph.text, paragraph.start),
      ),
    ];
    const known = found.filter(
      (one) =>
        one.holds ||
        !(isTotalSoFar(text, one) || liesBetweenTimes(reading, one, text.slice(one.start - 40, one.end + 24))),
    );
    return [...totalFindings(reading, paragraph.text, paragraph.start), ...known];
  });
  // A number is right if it fits one of the readings of its sentence.
  const best = new Map<number, Finding>();
  for (const one of all) {
    if (!one.holds && (isPartOfSum(text, one) || goesOnInWords(text, one))) continue;
    const known = best.get(one.end);
    if (known === undefined || (one.holds && !known.holds)) best.set(one.end, one);
  }
  return [...best.values()];
}
