import { constantsAt, type EasinessOf, logLikelihoodOf, type ObservedAnswer, type Spreads } from './knowledge.ts';

/** How much students differ at a school without answers: as the shipped constants say. */
const SHIPPED: Spreads = { general: 1, own: 1, drift: 1 };
/** Two of three schools are taken to be within this factor of the shipped variances: the logarithm of it. */
const SCHOOLS_APART = Math.LN2;
/** The factor by which a spread is tried to be changed, and the least and the largest that is taken. */
const STEP = 1.4;
const LIMITS = { least: 1 / 8, most: 8 } as const;
/** A school without an earlier night goes this many rounds over the three spreads. */
const ROUNDS_AT_FIRST = 6;
const ROUNDS_A_NIGHT = 1;
/** About this many answers tell the three spreads well enough. */
const MOST_ANSWERS = 60_000;

const names = ['general', 'own', 'drift'] as const satisfies readonly (keyof Spreads)[];

/** Every so many of the students, so that their answers are not more than are used. */
function some(students: readonly (readonly ObservedAnswer[])[]): readonly (readonly ObservedAnswer[])[] {
  const answers = students.reduce((sum, own) => sum + own.length, 0);
  const every = Math.ceil(answers / MOST_ANSWERS);
  return students.filter((_, index) => index % every === 0);
}

/**
 * How much the students of a school differ: the spreads under which their answers, each predicted from those before it,
 * are most likely, held to the shipped ones by what schools differ (empirical Bayes, as for the easiness of skills). An
 * interval says what it claims only if this is right: students who differ more than expected have wider ones. One
 * spread after the other is changed by a step, while that helps.
 */
export function spreadsFrom(
  students: readonly (readonly ObservedAnswer[])[],
  easinessOf: EasinessOf,
  before: Spreads | undefined,
): Spreads {
  const used = some(students);
  const likelihood = (spreads: Spreads): number =>
    used.reduce((sum, answers) => sum + logLikelihoodOf(answers, easinessOf, constantsAt(spreads)), 0) -
    names.reduce((sum, name) => sum + 0.5 * (Math.log(spreads[name]) / SCHOOLS_APART) ** 2, 0);
  let best = before ?? SHIPPED;
  let most = likelihood(best);
  const improvedBy = (name: keyof Spreads, factor: number): boolean => {
    const next = { ...best, [name]: best[name] * factor };
    if (next[name] < LIMITS.least || next[name] > LIMITS.most) return false;
    const own = likelihood(next);
    if (own <= most) return false;
    [best, most] = [next, own];
    return true;
  };
  const rounds = before === undefined ? ROUNDS_AT_FIRST : ROUNDS_A_NIGHT;
  for (let round = 0; round < rounds; round += 1) {
    const changed = names.filter((name) => improvedBy(name, STEP) || improvedBy(name, 1 / STEP));
    if (changed.length === 0) break;
  }
  return best;
}
