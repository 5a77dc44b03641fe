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
  'decimals.to-fraction below-one 1',
  'decimals.to-fraction zero 1',
  'decimals.to-fraction zero 2',
  'equations.literal product 1',
  'equations.literal product 2',
  'equations.literal product 3',
  'equations.literal sum 1',
  'equations.literal sum 2',
  'equations.literal sum 3',
  'fractions.compare-half greater 1',
  'fractions.compare-half less 1',
  'fractions.compare-unlike larger-numbers-larger 1',
  'fractions.compare-unlike larger-numbers-smaller 1',
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
  'geometry.plot-point on-axis 1',
  'geometry.triangle-angle-sum base 1',
  'geometry.volume-cubes flat 1',
  'geometry.volume-cubes flat 2',
  'geometry.volume-cubes tall 1',
  'percent.to-fraction-decimal decimal 1',
  'percent.to-fraction-decimal decimal 3',
  'percent.to-fraction-decimal fraction 1',
  'percent.to-fraction-decimal fraction 3',
  'statistics.compound-probability coins 1',
  'statistics.compound-probability coins 2',
  'statistics.compound-probability coins 3',
  'statistics.compound-probability different-pair 1',
  'statistics.compound-probability sum 1',
  'statistics.compound-probability sum 3',
  'whole-numbers.count-on before 1',
  'whole-numbers.count-on over-a-ten 1',
  'whole-numbers.count-on over-a-ten 2',
  'whole-numbers.multiplication-facts square 1',
  'whole-numbers.multiplication-facts square 2',
  'whole-numbers.multiplication-facts square 3',
  'whole-numbers.multiply-by-multiples-of-ten fact-with-zero 1',
  'whole-numbers.multiply-by-multiples-of-ten fact-with-zero 2',
  'whole-numbers.multiply-by-multiples-of-ten fact-with-zero 3',
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
