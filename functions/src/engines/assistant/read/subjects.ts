import type { ConditionSubject } from '@lemma/school/assistant';

/** What a number of a problem is called, and which number that is. */
const SUBJECTS: readonly (readonly [string, ConditionSubject])[] = [
  ['(?:common )?(?:denominators?|bottoms?|bottom numbers)', 'denominator'],
  ['divisors?', 'divisor'],
  ['dividends?', 'dividend'],
  ['(?:leading coefficients?)', 'leading'],
  ['(?:middle (?:terms?|coefficients?))|(?<![a-z])b(?![a-z])', 'middle'],
  ['(?:constants?(?: terms?)?)|(?<![a-z])\\|?c\\|?(?![a-z])', 'constant'],
  ['coefficients?', 'coefficient'],
  ['roots?', 'root'],
  ['(?:top|first|upper|larger|bigger|starting|start) numbers?|starts?|starting points?|minuends?', 'first'],
  ['(?:second|lower|smaller) numbers?|subtrahends?', 'second'],
  ['answers?|solutions?|results?|totals?|sums?|differences?|products?|quotients?|slopes?', 'answer'],
  [
    '(?:whole )?numbers?|operands?|addends?|factors?|sides?(?: lengths?)?|lengths?|widths?|everything|anything|values?|rows(?: and columns)?|facts?|tables|integers',
    'given',
  ],
];
/** Any of these names, for a pattern. */
export const SUBJECT = SUBJECTS.map(([said]) => said).join('|');
export const subjectOf = (said: string): ConditionSubject =>
  SUBJECTS.find(([each]) => new RegExp(`^(?:${each})$`).test(said))?.[1] ?? 'given';
