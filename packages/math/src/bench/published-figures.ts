import { existsSync } from 'node:fs';
import { diagnoseText, type PlainQuestion } from '../diagnose/diagnose-text.ts';
import { recordsIn, text } from './cases.ts';
import type { Figure } from './figure.ts';

/**
 * Our misconceptions for each published one, MaE01 to MaE55. A published one is broad, so several of ours may match.
 */
export const OUR_MISCONCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  MaE01: ['fractions.part-to-part', 'fractions.upside-down', 'fractions.names-unshaded'],
  MaE02: ['fractions.unequal-parts'],
  MaE03: ['expressions.power-as-product', 'whole-numbers.exponent-as-factor'],
  MaE04: [
    'algebra.square-keeps-minus',
    'algebra.square-distributes',
    'algebra.power-misses-coefficient',
    'expressions.multiply-exponents',
    'algebra.exponents-multiplied',
    'expressions.multiply-bases',
  ],
  MaE05: ['decimals.longer-is-larger', 'decimals.part-as-whole-number'],
  MaE06: ['fractions.simplifies-separately', 'fractions.simplifies-top-only'],
  MaE07: ['fractions.simplifies-top-only', 'fractions.simplifies-bottom-only'],
  MaE08: ['fractions.add-across', 'fractions.subtract-across'],
  MaE09: ['fractions.keeps-numerators'],
  MaE10: [
    'fractions.smaller-from-larger',
    'fractions.brings-fraction-down',
    'fractions.borrows-without-lowering',
    'fractions.whole-as-numerator',
  ],
  MaE11: ['fractions.subtract-across'],
  MaE12: ['fractions.multiply-carry'],
  MaE13: ['fractions.multiplies-top-and-bottom'],
  MaE14: ['fractions.divides-across-dropping-remainders'],
  MaE15: ['fractions.inverts-first'],
  MaE16: ['decimals.adds-parts-separately', 'decimals.adds-and-counts-places'],
  MaE17: ['decimals.copies-extra-digits'],
  MaE18: ['integers.sign-of-larger', 'integers.sign-of-first'],
  MaE19: ['integers.two-negatives-subtract', 'integers.two-negatives-positive'],
  MaE20: ['decimals.counts-places-from-left'],
  MaE21: ['whole-numbers.smaller-from-larger', 'whole-numbers.zero-minus-digit-is-digit'],
  MaE22: ['decimals.appends-remainder', 'decimals.remainder-as-decimal'],
  MaE23: [
    'ratios.difference-taken-once',
    'fractions.part-as-one-group',
    'ratios.difference-as-ratio',
    'ratios.additive',
  ],
  MaE24: ['ratios.inverted-rate', 'ratios.additive', 'ratios.builds-up-step-by-step'],
  MaE25: [
    'ratios.colon-as-digits',
    'ratios.builds-up-step-by-step',
    'ratios.additive',
    'fractions.equivalent-adds',
    'ratios.no-relation-seen',
  ],
  MaE26: ['ratios.decimal-for-whole-numbers', 'ratios.letter-under-the-line', 'ratios.additive'],
  MaE27: ['ratios.builds-up-step-by-step', 'ratios.additive'],
  MaE28: [
    'ratios.no-relation-seen',
    'ratios.difference-as-ratio',
    'ratios.order-reversed',
    'ratios.part-part-whole',
    'ratios.area-grows-like-length',
    'ratios.everything-is-proportional',
  ],
  MaE29: ['percent.small-over-large'],
  MaE30: ['percent.always-multiply'],
  MaE31: ['expressions.order-does-not-matter', 'integers.subtract-smaller-from-larger', 'fractions.larger-by-smaller'],
  MaE32: ['integers.two-negatives-positive', 'integers.two-negatives-subtract'],
  MaE33: ['equations.reversed-subtraction'],
  MaE34: ['expressions.left-to-right', 'whole-numbers.left-to-right'],
  MaE35: ['functions.drawing-leaves-data-out'],
  MaE36: ['functions.drawing-without-relation'],
  MaE37: ['functions.graph-scale-unseen', 'geometry.points-on-the-axes', 'measurement.scale-read-as-ones'],
  MaE38: ['functions.rate-changes-with-numbers', 'functions.slope-run-over-rise'],
  MaE39: [
    'functions.rising-means-linear',
    'functions.exponential-as-linear',
    'functions.exponential-must-double',
    'functions.faster-and-faster-is-exponential',
  ],
  MaE40: ['functions.slope-sign-lost', 'functions.coefficient-sign-dropped'],
  MaE41: ['functions.rule-table-graph-apart'],
  MaE42: [
    'ratios.everything-is-proportional',
    'functions.proportion-everywhere',
    'functions.equal-steps-mean-proportional',
  ],
  MaE43: ['geometry.coordinates-swapped'],
  MaE44: ['functions.graph-axes-swapped', 'functions.dependence-swapped'],
  MaE45: ['expressions.reversed-subtraction', 'equations.reversal'],
  MaE46: ['expressions.letter-as-object', 'expressions.letter-as-alphabet-place'],
  MaE47: ['expressions.different-letters-different-numbers'],
  MaE48: ['expressions.letter-as-one-fixed-number'],
  MaE49: ['equations.works-backward-without-equation', 'equations.one-letter-for-all'],
  MaE50: ['equations.reversal', 'equations.inequality-as-equation'],
  MaE51: ['equations.equal-sign-as-answer', 'equations.add-all-numbers', 'whole-numbers.answer-comes-next'],
  MaE52: ['equations.check-made-to-fit'],
  MaE53: [
    'equations.works-backward-without-equation',
    'functions.wrong-number-for-letter',
    'expressions.letter-as-digit',
    'expressions.juxtaposition-as-plus',
  ],
  MaE54: ['equations.reversal'],
  MaE55: [
    'equations.letter-as-digit',
    'expressions.lone-letter-nothing',
    'expressions.add-exponents-of-like-terms',
    'expressions.conjoin',
  ],
};

type Example = PlainQuestion & { readonly idea: string };

/** The rank of our name for the misconception: 0 alone and first, 1 further down or with another, -1 missing. */
export function placeOf({ idea, ...told }: Example): number {
  const ours = OUR_MISCONCEPTIONS[idea] ?? [];
  const found = diagnoseText(told);
  const [best] = found;
  if (best?.misconceptions.length === 1 && best.misconceptions.every((id) => ours.includes(id))) return 0;
  return found.some(({ misconceptions }) => misconceptions.some((id) => ours.includes(id))) ? 1 : -1;
}

const PUBLISHED_EXAMPLES = 'LEMMA_PUBLISHED_EXAMPLES';

/** How many of the published examples get their misconception alone and first. Empty if their file is not available. */
export function publishedFigures(usual: string): readonly Figure[] {
  const path = process.env[PUBLISHED_EXAMPLES] ?? usual;
  if (!existsSync(path)) return [];
  const places = recordsIn(path, 'examples').map((one) =>
    placeOf({
      idea: text(one.id),
      question: text(one.question),
      correct: text(one.right),
      answer: text(one.wrong),
    }),
  );
  const first = places.filter((place) => place === 0).length;
  return [
    { name: `published examples (${places.length}) named by their idea first`, value: first, unit: 'examples' },
    {
      name: 'published examples not named at all',
      value: places.filter((place) => place < 0).length,
      unit: 'examples',
    },
  ];
}
