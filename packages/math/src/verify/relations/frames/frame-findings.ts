import type { Finding } from '../../reading/rule.ts';
import type { Paragraph } from '../../topic/paragraph.ts';
import { CHANGE_FRAMES, lastAngle, timeGoesOn, twoCounts } from './changes.ts';
import { framed } from './frame.ts';
import { changeOfTwo, KNOWN_FRAMES, onNumberLine, ratioOfKinds, valuesOfLetters } from './known.ts';
import { MORE_SAID_FRAMES, timesAsLarge } from './more-said.ts';
import { PART_FRAMES } from './parts.ts';
import { proportions, RATE_FRAMES, twoPrices } from './rates.ts';
import { kindsOfAngles, SAID_FRAMES, simplifiesTo, writtenAs } from './said.ts';
import { angleKinds, fractionLaws, scaledRatios, scaledShapes, twoNumbers } from './scaling.ts';

const FRAMES = [...PART_FRAMES, ...RATE_FRAMES, ...CHANGE_FRAMES, ...KNOWN_FRAMES, ...SAID_FRAMES, ...MORE_SAID_FRAMES];
const READERS: readonly ((paragraph: Paragraph) => Finding[])[] = [
  ...[proportions, twoPrices, lastAngle, timeGoesOn, twoCounts],
  ...[scaledShapes, fractionLaws, angleKinds, twoNumbers, scaledRatios],
  ...[onNumberLine, ratioOfKinds, changeOfTwo, valuesOfLetters],
  ...[kindsOfAngles, writtenAs, simplifiesTo, timesAsLarge],
];

/** Relations that a frame of words fixes: which number follows from which. */
export const frameFindings = (paragraph: Paragraph): Finding[] => [
  ...framed(paragraph, FRAMES),
  ...READERS.flatMap((reader) => reader(paragraph)),
];
