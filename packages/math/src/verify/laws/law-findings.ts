import type { Finding } from '../reading/rule.ts';
import type { Paragraph } from '../topic/paragraph.ts';
import { attributeLaw, sidesLaw } from './attributes.ts';
import { laterLaw } from './clocks.ts';
import { chanceLaw, remainderLaw, togetherLaw, twoNumbersLaw } from './counts.ts';
import { coinLaw, consecutiveLaw, eachLaw, equalShareLaw, sequenceLaw, shareLaw, sumLaw } from './data.ts';
import {
  divisorsLaw,
  doneLaw,
  noTimeLaw,
  ofThoseLaw,
  outcomesLaw,
  simplifiedLaw,
  statisticLaw,
  unknownNumberLaw,
  vertexLaw,
  writtenAsLaw,
} from './facts.ts';
import { complementLaw, eachOfTotalLaw, isoscelesLaw, regularLaw, rightTriangleLaw } from './figures.ts';
import { expandedLaw, rewrittenLaw } from './letters.ts';
import {
  drainLaw,
  elapsedLaw,
  equalRatiosLaw,
  partOfLaw,
  placeSumLaw,
  ratioLaw,
  renamedLaw,
  roundingLaw,
  sameAmountLaw,
  unitLaw,
} from './measures.ts';
import { changedLaw, comparedLaw, differenceLaw } from './people.ts';
import { interceptLaw, movedPointLaw, onLineLaw, quadrantLaw, slopeLaw, solutionLaw } from './points.ts';
import { feeLaw, interestLaw, percentChangeLaw, percentOfPriceLaw, priceLaw } from './prices.ts';
import { proportionLaw } from './proportion.ts';
import { type Law, sceneOf } from './scene.ts';
import { answerLaw, orLaw, partsLaw, runningLaw } from './steps.ts';
import { cutLaw, dieLaw, dimensionLaw, groupsLaw, leftLaw, scaledLaw, twiceLaw } from './wholes.ts';

const LAWS: readonly Law[] = [
  ...[proportionLaw, priceLaw, feeLaw, percentOfPriceLaw, interestLaw],
  ...[remainderLaw, togetherLaw, chanceLaw, twoNumbersLaw],
  ...[rightTriangleLaw, complementLaw, regularLaw, eachOfTotalLaw],
  ...[sameAmountLaw, unitLaw, partOfLaw, renamedLaw, elapsedLaw, roundingLaw],
  ...[leftLaw, cutLaw, scaledLaw, dimensionLaw, twiceLaw, dieLaw, groupsLaw],
  ...[rewrittenLaw, expandedLaw, attributeLaw, sidesLaw, comparedLaw, changedLaw],
  ...[interceptLaw, onLineLaw, quadrantLaw, movedPointLaw, solutionLaw, isoscelesLaw],
  ...[divisorsLaw, outcomesLaw, ofThoseLaw, unknownNumberLaw, noTimeLaw, simplifiedLaw],
  ...[writtenAsLaw, doneLaw, vertexLaw, orLaw, differenceLaw, placeSumLaw, ratioLaw],
  ...[equalRatiosLaw, drainLaw, slopeLaw, statisticLaw, percentChangeLaw, laterLaw],
  ...[shareLaw, equalShareLaw, sumLaw, eachLaw, coinLaw, sequenceLaw, consecutiveLaw],
  ...[runningLaw, partsLaw, answerLaw],
];

/** Longer paragraphs are about several things. */
const [MOST_SENTENCES, MOST_AMOUNTS] = [9, 20];

/**
 * What follows from the amounts of a paragraph by a law, wherever they stand in it: a law binds amounts by what they
 * measure and count, and says nothing where it can't bind them all.
 */
export function lawFindings(paragraph: Paragraph): Finding[] {
  if (paragraph.said.length > MOST_SENTENCES || paragraph.reading.quantities.length > MOST_AMOUNTS) return [];
  const scene = sceneOf(paragraph);
  return LAWS.flatMap((law) => law(scene));
}
