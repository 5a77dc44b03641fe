import { DAY } from '@lemma/school/time';
import { type Answer, observedFrom, RAPID_MS } from './answer.ts';
import { constantsAt, type EasinessOf, logLikelihoodOf } from './knowledge.ts';

/**
 * A first try that takes less than this part of the usual time of the skill is guessed or copied (a normative threshold
 * as in Wise & Ma 2012 and Wise & Kuhfeld 2020).
 */
const RAPID_PART = 0.3;
/** When more than this part of a sitting is rapid, the rest of it is not the student's own work either. */
const MOST_RAPID = 1 / 3;
/** A sitting of so many answers at less than this part of the usual times is hasty too: its mean is surer than one time. */
const HASTY = { part: 0.5, answers: 4 } as const;
/**
 * When so many sittings are hasty, and more than this part of all, nobody can tell which of the others are the student's
 * own.
 */
const MANY_HASTY = { sittings: 3, part: 1 / 3 } as const;

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

/** An assignment on one day: practice has one id for all of its days. */
const sittingOf = ({ assignmentId, at }: Answer): string => `${assignmentId} ${Math.floor(at / DAY)}`;

/** The answers that were too fast for the skill, and the sittings in which too many were or which went too fast as a whole. */
function hurryOf(answers: readonly Answer[], easinessOf: EasinessOf) {
  const isRapid = ({ mark, took, skill }: Answer): boolean =>
    mark === 'rapid' || took < Math.max(RAPID_MS, RAPID_PART * (easinessOf(skill).took ?? 0));
  const pace = ({ took, skill }: Answer): number => {
    const usual = easinessOf(skill).took;
    return usual === undefined || usual === 0 ? 0 : Math.log(Math.max(1, took) / usual);
  };
  const sittings = Map.groupBy(answers, sittingOf);
  const isHasty = (own: readonly Answer[]): boolean =>
    own.filter(isRapid).length > MOST_RAPID * own.length ||
    (own.length >= HASTY.answers && mean(own.map(pace)) < Math.log(HASTY.part));
  const hasty = new Set([...sittings].flatMap(([id, own]) => (isHasty(own) ? [id] : [])));
  const isHurried = (answer: Answer): boolean => isRapid(answer) || hasty.has(sittingOf(answer));
  return { isHurried, hasty: hasty.size, sittings: sittings.size };
}

/**
 * The answers that are the student's own work: without rapid ones, and without sittings in which too many are rapid or
 * which went too fast as a whole. None, if too many sittings are left out so. Response-time effort is a property of a
 * sitting (Wise & Kong 2005); times differ by factors, so their mean is geometric (van der Linden 2006).
 */
export function ownWork(answers: readonly Answer[], easinessOf: EasinessOf): Answer[] {
  const { isHurried, hasty, sittings } = hurryOf(answers, easinessOf);
  if (hasty >= MANY_HASTY.sittings && hasty > MANY_HASTY.part * sittings) return [];
  return answers.filter((answer) => !isHurried(answer));
}

/**
 * The answers from which follows what a student knows, of those that count, in their order. Hurried ones are among them only where they are more likely
 * the same person's as the others than somebody else's: who is quick is as good in a hurry as otherwise, who copies is not
 * (the odds of one person against two, by how well the model predicts either). Where all are hurried, nothing can be compared: a few sittings
 * count, more do not.
 */
export function tellingWork(counted: readonly Answer[], easinessOf: EasinessOf): readonly Answer[] {
  const { isHurried, hasty } = hurryOf(counted, easinessOf);
  const [hurried, others] = [counted.filter(isHurried), counted.filter((answer) => !isHurried(answer))];
  if (hurried.length === 0) return counted;
  if (others.length === 0) return hasty < MANY_HASTY.sittings ? counted : [];
  const constants = constantsAt(easinessOf.spreads);
  const likelihood = (some: readonly Answer[]) => logLikelihoodOf(observedFrom(some), easinessOf, constants);
  return likelihood(counted) > likelihood(others) + likelihood(hurried) ? counted : others;
}
