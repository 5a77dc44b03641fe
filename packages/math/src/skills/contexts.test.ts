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
  expect(found).toEqual([]);
});
