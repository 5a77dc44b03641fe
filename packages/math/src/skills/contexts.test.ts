import { expect, it } from 'vitest';
import { skills } from '../registry.ts';
import { createRng } from '../rng.ts';
import type { Level, Skill } from '../types.ts';
import { firstNames, units } from './kit/contexts.ts';

const CONTEXTS = 15;
const ITEMS = 10;
/** Draws after which no more contexts or problems are expected. */
const MOST_DRAWS = 240;

const LEVELS: readonly Level[] = [1, 2, 3];
const NAMES = new RegExp(`(?<!\\p{L})(?:${firstNames.join('|')})(?!\\p{L})`, 'gu');
const UNITS = new RegExp(
  `# (?:of an? )?(?:${Object.values(units)
    .flatMap(({ one, many }) => [many, one])
    .join('|')})\\b`,
  'g',
);

/** What remains of a story without its names and numbers. */
const contextOf = (prompt: string): string =>
  prompt
    .replace(NAMES, 'N')
    .replace(/`[^`]*`|\$?\d[\d,.]*\d|\$?\d/g, '#')
    .replace(UNITS, '#');

/** How many different texts of one case there are, up to `enough`. */
function different(enough: number, levels: readonly Level[], draw: (seed: number, level: Level) => string): number {
  const seen = new Set<string>();
  for (let seed = 1; seed <= MOST_DRAWS && seen.size < enough; seed += 1)
    for (const level of levels) seen.add(draw(seed, level));
  return seen.size;
}
const posed = (skill: Skill, seed: number, level: Level, id: string) =>
  skill.pose(skill.draw(createRng(seed), level, id));

/** Cases of stories with fewer contexts. Remove a case from the list once it has more; add none. */
const FEWER_CONTEXTS: readonly string[] = [
  'algebra.convert-rates both',
  'algebra.convert-rates bottom',
  'algebra.convert-rates top',
  'algebra.quantities rate',
  'algebra.quantities total',
  'algebra.write-one-variable exponential',
  'algebra.write-one-variable inequality',
  'algebra.write-one-variable linear',
  'algebra.write-one-variable quadratic',
  'equations.write-inequality at-least',
  'equations.write-inequality at-most',
  'equations.write-inequality less-than',
  'equations.write-inequality more-than',
  'equations.write-inequality number-line',
  'equations.write-two-quantities cost',
  'equations.write-two-quantities more',
  'equations.write-two-quantities ratio',
  'equations.write-two-quantities times',
  'expressions.write-from-words group',
  'expressions.write-from-words less-than',
  'expressions.write-from-words one-operation',
  'expressions.write-from-words story',
  'expressions.write-from-words two-operations',
  'functions.journey-graph fastest',
  'functions.journey-graph returning',
  'functions.journey-graph stopped',
  'measurement.count-coins dimes-pennies',
  'measurement.count-coins nickels-dimes',
  'measurement.count-coins with-quarters',
  'measurement.make-change from-hundred-cents',
  'measurement.measure-stories bottles',
  'measurement.measure-stories cut',
  'measurement.measure-stories lighter',
  'measurement.measure-stories lighter-turned',
  'measurement.measure-stories pour',
  'ratios.share larger',
  'ratios.share smaller',
  'ratios.share three',
  'statistics.correlation-cause common',
  'statistics.correlation-cause either',
  'statistics.correlation-cause experiment',
  'statistics.next-outcome coin',
  'statistics.next-outcome cube',
  'statistics.next-outcome spinner',
  'whole-numbers.stories-within-ten taken',
];

/** Cells of level and case with fewer problems. Remove a cell from the list once it has more; add none. */
const FEWER_ITEMS: readonly string[] = [
  'geometry.move-figure flip 1',
  'geometry.move-figure turn 1',
  'algebra.simplify-radicals larger-square 1',
  'algebra.simplify-radicals one-square 1',
  'decimals.divide-wholes below-one 1',
  'decimals.from-fraction rename 1',
  'decimals.from-fraction tenths 1',
  'decimals.shaded few-hundredths 1',
  'decimals.shaded few-hundredths 2',
  'decimals.shaded few-hundredths 3',
  'decimals.shaded hundredths 1',
  'decimals.shaded tenths 1',
  'decimals.shaded tenths 2',
  'decimals.shaded tenths 3',
  'decimals.to-fraction below-one 1',
  'decimals.to-fraction zero 1',
  'decimals.to-fraction zero 2',
  'equations.literal product 1',
  'equations.literal product 2',
  'equations.literal product 3',
  'equations.literal sum 1',
  'equations.literal sum 2',
  'equations.literal sum 3',
  'expressions.negative-exponents minus-one 1',
  'expressions.negative-exponents minus-one 2',
  'expressions.negative-exponents negative 1',
  'expressions.negative-exponents zero 1',
  'expressions.negative-exponents zero 2',
  'expressions.powers higher 1',
  'expressions.powers negative-base 1',
  'expressions.powers negative-base 2',
  'expressions.powers square 1',
  'expressions.roots cube 1',
  'expressions.roots cube 2',
  'expressions.roots cube 3',
  'expressions.roots square 1',
  'fractions.compare-half equal 1',
  'fractions.compare-half equal 2',
  'fractions.compare-half equal 3',
  'fractions.compare-half greater 1',
  'fractions.compare-half less 1',
  'fractions.compare-unlike larger-numbers-larger 1',
  'fractions.compare-unlike larger-numbers-smaller 1',
  'fractions.divide-unit-by-whole divides 1',
  'fractions.divide-unit-by-whole other 1',
  'fractions.divide-whole-by-unit by-half 1',
  'fractions.divide-whole-by-unit by-half 2',
  'fractions.improper-to-mixed one-whole 1',
  'fractions.mixed-to-improper one-whole 1',
  'fractions.name-shaded bar 1',
  'fractions.name-shaded circle 1',
  'fractions.name-shaded more-than-one 1',
  'fractions.number-line above-one 1',
  'fractions.number-line below-one 1',
  'fractions.number-line unit-line 1',
  'fractions.place-on-line above-one 1',
  'fractions.place-on-line below-one 1',
  'fractions.place-on-line finer 1',
  'fractions.simplify several-steps 1',
  'fractions.unequal-shaded large 1',
  'fractions.unequal-shaded large 2',
  'fractions.unequal-shaded small 1',
  'fractions.unequal-shaded small 3',
  'functions.input-output-rule add 1',
  'functions.input-output-rule multiply 1',
  'functions.proportional-or-not curved 1',
  'functions.proportional-or-not proportional 1',
  'geometry.angle-parts one 1',
  'geometry.angle-types right 1',
  'geometry.angle-types right 3',
  'geometry.angle-types straight 1',
  'geometry.angle-types straight 3',
  'geometry.plot-point on-axis 1',
  'geometry.triangle-angle-sum base 1',
  'geometry.volume-cubes flat 1',
  'geometry.volume-cubes flat 2',
  'geometry.volume-cubes tall 1',
  'percent.from-fraction-decimal over-one 1',
  'percent.from-fraction-decimal small 1',
  'percent.from-fraction-decimal small 2',
  'percent.from-fraction-decimal tenths 1',
  'percent.from-fraction-decimal tenths 2',
  'percent.from-fraction-decimal tenths 3',
  'percent.to-fraction-decimal decimal 1',
  'percent.to-fraction-decimal decimal 3',
  'percent.to-fraction-decimal fraction 1',
  'percent.to-fraction-decimal fraction 3',
  'percent.to-fraction-decimal single-digit-decimal 1',
  'percent.to-fraction-decimal single-digit-decimal 2',
  'percent.to-fraction-decimal single-digit-decimal 3',
  'percent.to-fraction-decimal single-digit-fraction 1',
  'percent.to-fraction-decimal single-digit-fraction 2',
  'percent.to-fraction-decimal single-digit-fraction 3',
  'statistics.compound-probability coins 1',
  'statistics.compound-probability coins 2',
  'statistics.compound-probability coins 3',
  'statistics.compound-probability different-pair 1',
  'statistics.compound-probability sum 1',
  'statistics.compound-probability sum 3',
  'statistics.next-outcome coin 1',
  'statistics.next-outcome cube 1',
  'statistics.next-outcome spinner 1',
  'whole-numbers.add-within-20 near-double 1',
  'whole-numbers.add-within-20 near-double 2',
  'whole-numbers.add-within-20 near-double 3',
  'whole-numbers.arrays small 1',
  'whole-numbers.arrays small 2',
  'whole-numbers.arrays small 3',
  'whole-numbers.arrays tall 1',
  'whole-numbers.arrays wide 1',
  'whole-numbers.count-on before 1',
  'whole-numbers.count-on over-a-ten 1',
  'whole-numbers.count-on over-a-ten 2',
  'whole-numbers.exponents higher 1',
  'whole-numbers.exponents higher 2',
  'whole-numbers.exponents higher 3',
  'whole-numbers.exponents square-or-cube 1',
  'whole-numbers.exponents two-powers 1',
  'whole-numbers.exponents two-powers 2',
  'whole-numbers.factors few 1',
  'whole-numbers.factors few 2',
  'whole-numbers.factors few 3',
  'whole-numbers.factors many 1',
  'whole-numbers.factors many 2',
  'whole-numbers.factors many 3',
  'whole-numbers.factors square 1',
  'whole-numbers.factors square 2',
  'whole-numbers.factors square 3',
  'whole-numbers.far-in-a-pattern hundredth 1',
  'whole-numbers.far-in-a-pattern tenth 1',
  'whole-numbers.far-in-a-pattern twentieth 1',
  'whole-numbers.least-common-multiple coprime 1',
  'whole-numbers.least-common-multiple coprime 2',
  'whole-numbers.least-common-multiple coprime 3',
  'whole-numbers.least-common-multiple one-divides 1',
  'whole-numbers.least-common-multiple shared 1',
  'whole-numbers.multiplication-facts square 1',
  'whole-numbers.multiplication-facts square 2',
  'whole-numbers.multiplication-facts square 3',
  'whole-numbers.multiply-by-multiples-of-ten fact-with-zero 1',
  'whole-numbers.multiply-by-multiples-of-ten fact-with-zero 2',
  'whole-numbers.multiply-by-multiples-of-ten fact-with-zero 3',
  'whole-numbers.number-bonds to-ten 1',
  'whole-numbers.number-bonds to-ten 2',
  'whole-numbers.number-bonds to-ten 3',
  'whole-numbers.number-bonds to-twenty 1',
  'whole-numbers.number-bonds to-twenty 2',
  'whole-numbers.patterns growing 1',
  'whole-numbers.patterns times 1',
  'whole-numbers.powers-of-ten alone 1',
  'whole-numbers.powers-of-ten alone 2',
  'whole-numbers.powers-of-ten alone 3',
  'whole-numbers.prime-or-composite hidden-factor 1',
  'whole-numbers.prime-or-composite hidden-factor 2',
  'whole-numbers.prime-or-composite hidden-factor 3',
  'whole-numbers.prime-or-composite odd-composite 1',
  'whole-numbers.prime-or-composite odd-composite 2',
  'whole-numbers.prime-or-composite odd-composite 3',
  'whole-numbers.prime-or-composite prime 1',
  'whole-numbers.prime-or-composite prime 2',
  'whole-numbers.prime-or-composite special 1',
  'whole-numbers.prime-or-composite special 2',
  'whole-numbers.prime-or-composite special 3',
  'whole-numbers.round half 1',
  'whole-numbers.subtract-within-20 close 1',
];

it('tell each case of a story in at least fifteen contexts', () => {
  const found = skills
    .filter(({ wordProblem }) => wordProblem === true)
    .flatMap((skill) =>
      skill.cases.flatMap(({ id }) => {
        const contexts = different(CONTEXTS, LEVELS, (seed, level) => contextOf(posed(skill, seed, level, id).prompt));
        return contexts < CONTEXTS ? [`${skill.code} ${id}`] : [];
      }),
    );
  expect(found.toSorted()).toEqual(FEWER_CONTEXTS.toSorted());
});

it('have at least ten different problems in each cell of level and case, or say why there are no more', () => {
  const found = skills.flatMap((skill) =>
    skill.cases.flatMap(({ id, few }) =>
      LEVELS.flatMap((level) => {
        const items = different(ITEMS, [level], (seed) => JSON.stringify(posed(skill, seed, level, id)));
        return items < ITEMS && few === undefined ? [`${skill.code} ${id} ${level}`] : [];
      }),
    ),
  );
  expect(found.toSorted()).toEqual(FEWER_ITEMS.toSorted());
});
