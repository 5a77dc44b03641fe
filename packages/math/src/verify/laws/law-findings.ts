import { ACCOUNT_LAWS } from '../model/account.ts';
import { BOUND_LAWS } from '../model/bound.ts';
import { FUNCTION_LAWS } from '../model/functions.ts';
import { MOMENT_LAWS } from '../model/moments.ts';
import { NAMED_OPERATION_LAWS } from '../model/named-operations.ts';
import { NAMED_PLACE_LAWS } from '../model/named-places.ts';
import { WHOLE_NUMBER_LAWS } from '../model/numbers.ts';
import { RATE_AND_REST_LAWS } from '../model/rates.ts';
import { RESTATED_LAWS } from '../model/restated.ts';
import { TOLD_RESULT_LAWS } from '../model/results.ts';
import { THAN_LAWS } from '../model/than.ts';
import { THING_LAWS } from '../model/things.ts';
import { WHOLE_AND_PART_LAWS } from '../model/whole.ts';
import { AMOUNT_LAWS } from '../phrases/amount-laws.ts';
import { CHANGE_LAWS } from '../phrases/change-laws.ts';
import { COMPARED_LAWS } from '../phrases/compared.ts';
import { drawnLaw } from '../phrases/drawn-law.ts';
import { LISTED_LAWS } from '../phrases/listed-laws.ts';
import { NUMBER_LAWS } from '../phrases/number-laws.ts';
import { PLAIN_LAWS } from '../phrases/plain-laws.ts';
import { RATE_LAWS } from '../phrases/rates.ts';
import { RESULT_LAWS } from '../phrases/results.ts';
import { SCHOOL_LAWS } from '../phrases/school-laws.ts';
import { SHAPE_LAWS } from '../phrases/shape-laws.ts';
import { TOLD_NUMBER_LAWS } from '../phrases/told-number-laws.ts';
import type { Finding } from '../reading/rule.ts';
import type { Paragraph } from '../topic/paragraph.ts';
import { ATTRIBUTE_LAWS } from './attributes.ts';
import { CLOCK_LAWS } from './clocks.ts';
import { COUNT_LAWS } from './counts.ts';
import { DATA_LAWS } from './data.ts';
import { FACT_LAWS } from './facts.ts';
import { FIGURE_LAWS } from './figures.ts';
import { LETTER_LAWS } from './letters.ts';
import { MEASURE_LAWS } from './measures.ts';
import { PEOPLE_LAWS } from './people.ts';
import { POINT_LAWS } from './points.ts';
import { PRICE_LAWS } from './prices.ts';
import { proportionLaw } from './proportion.ts';
import { type Law, sceneOf } from './scene.ts';
import { STEP_LAWS } from './steps.ts';
import { WHOLE_LAWS } from './wholes.ts';

const LAWS: readonly Law[] = [
  ...ATTRIBUTE_LAWS,
  ...CLOCK_LAWS,
  ...COUNT_LAWS,
  ...DATA_LAWS,
  ...FACT_LAWS,
  ...FIGURE_LAWS,
  ...LETTER_LAWS,
  ...MEASURE_LAWS,
  ...PEOPLE_LAWS,
  ...POINT_LAWS,
  ...PRICE_LAWS,
  proportionLaw,
  ...STEP_LAWS,
  ...WHOLE_LAWS,
  ...COMPARED_LAWS,
  ...RESULT_LAWS,
  ...NUMBER_LAWS,
  ...SHAPE_LAWS,
  ...AMOUNT_LAWS,
  ...RATE_LAWS,
  ...TOLD_NUMBER_LAWS,
  ...PLAIN_LAWS,
  ...CHANGE_LAWS,
  drawnLaw,
  ...LISTED_LAWS,
  ...SCHOOL_LAWS,
  ...ACCOUNT_LAWS,
  ...FUNCTION_LAWS,
  ...MOMENT_LAWS,
  ...WHOLE_NUMBER_LAWS,
  ...RATE_AND_REST_LAWS,
  ...RESTATED_LAWS,
  ...TOLD_RESULT_LAWS,
  ...THAN_LAWS,
  ...NAMED_OPERATION_LAWS,
  ...THING_LAWS,
  ...WHOLE_AND_PART_LAWS,
  ...BOUND_LAWS,
  ...NAMED_PLACE_LAWS,
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
