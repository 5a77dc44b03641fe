import type { Told } from '../kit/told.ts';
import { bagStories, drawStories, patternStories, sampleStories, trialStories } from './chances.ts';
import { countStories, packStories } from './counts.ts';
import { groupStories, missingMeanStories, newcomerStories } from './data.ts';
import { gaps, together } from './decimal-measures.ts';
import { changes, dearer, totals } from './decimal-money.ts';
import { perOne as decimalPerOne, fits, shares } from './decimal-rates.ts';
import { areaGrowth, sideGrowth, volumeGrowth } from './enlarged.ts';
import { downEquations, groupEquations, partEquations, startEquations } from './equations.ts';
import { areas, partsOfParts, perEach, severalTimes } from './fraction-products.ts';
import { fitting, perOne, sharing, sides } from './fraction-quotients.ts';
import { fractionRateStories, looksProportional } from './fraction-rates.ts';
import { differences, joins, takings, turned } from './fraction-sums.ts';
import { limitTasks } from './limits.ts';
import { growthStories, kindsStories, modelStories } from './models.ts';
import { changeStories, errorStories, fromToStories, interestStories, partStories } from './percents.ts';
import { priceStories, tipStories } from './prices.ts';
import { rateStories, smallUnitStories, unitStories } from './rates.ts';
import { places } from './rectangles.ts';
import { restStories } from './remainders.ts';
import { sharedThings } from './shared-things.ts';
import { changeOfSign, gapStories, repeatStories } from './signed.ts';
import { mapStories, planStories } from './sizes.ts';

/** All stories that are told in both languages. */
export const stories: readonly Told[] = [
  ...[...rateStories, ...unitStories].map(({ told }) => told),
  ...smallUnitStories,
  ...[...joins, ...takings, ...differences, ...turned].map(({ told }) => told),
  ...[...severalTimes, ...partsOfParts, ...areas, ...perEach].map(({ told }) => told),
  ...[...fitting, ...sharing, ...perOne, ...sides].map(({ told }) => told),
  ...[...totals, ...changes, ...dearer, ...together, ...gaps].map(({ told }) => told),
  ...[...decimalPerOne, ...shares, ...fits].map(({ told }) => told),
  ...sharedThings,
  ...bagStories.flatMap(({ red, notRed }) => [...red, ...notRed]),
  ...drawStories.flatMap(({ back, out }) => [back, out]),
  ...sideGrowth,
  ...areaGrowth,
  ...volumeGrowth,
  ...places.flatMap(({ told }) => Object.values(told)),
  ...[...countStories, ...packStories].flatMap((one): readonly Told[] => Object.values(one)),
  ...changeOfSign.flatMap(({ up, down }) => [up, down]),
  ...gapStories,
  ...repeatStories,
  ...trialStories,
  ...sampleStories,
  ...patternStories,
  ...[...startEquations, ...groupEquations, ...downEquations, ...partEquations].map(({ told }) => told),
  ...priceStories.flatMap((one) => Object.values(one)),
  ...tipStories,
  ...mapStories.flatMap(({ world, map }) => [world, map]),
  ...planStories.flatMap(({ real, drawing }) => [real, drawing]),
  ...restStories.flatMap(({ up, down, left }) => [up, down, left]),
  ...modelStories.flatMap(({ total, howMany, rule }) => [total, howMany, rule]),
  ...growthStories,
  ...kindsStories.map(({ told }) => told),
  ...limitTasks,
  ...missingMeanStories,
  ...groupStories,
  ...newcomerStories,
  ...errorStories,
  ...partStories.flatMap(({ part, rest }) => [part, rest]),
  ...[...changeStories, ...fromToStories].flatMap(({ up, down }) => [up, down]),
  ...interestStories.flatMap(({ interest, total }) => [interest, total]),
  ...fractionRateStories,
  ...Object.values(looksProportional).flat(),
];
