import { type Answer, guessAt } from './answer.ts';
import type { Easiness } from './knowledge.ts';
import { logistic } from './logistic.ts';
import { APPLIED, HABITS, type SchoolMisconceptions } from './school-rates.ts';

/**
 * The weight of an answer that is stored without its probability by chance, which is low. Evidence from before
 * 2026-11-22 has none.
 */
const CHANCE_UNKNOWN = 0.5;

/**
 * A misconception is held in this part of the skills that can show it: who drops the sign of a coefficient in one kind of equation
 * may treat the other kind rightly. Our own assumption.
 */
const SHOWN_IN = 0.8;
/**
 * The probability that blind choice of two options is right. A habit of picking the wrong one of two is the
 * misconception itself, since an answer only shows what alone explains it.
 */
const OF_TWO = 0.5;
/**
 * How good the student is at the skill without the misconception, in log-odds of a right typed answer: the values over
 * which the likelihood is averaged.
 */
const STANDINGS = Array.from({ length: 11 }, (_, index) => 0.8 * (index - 5));
/** Some students differ more at one skill than the normal distribution allows: a part of the weight has a wider one. */
const TAILS = [
  [1, 0.7],
  [2, 0.3],
] as const;

/** What is expected of a student at a skill before its answers, in log-odds: from other skills and from other students. */
export type ExpectedOf = (skill: string) => Easiness;

/** Whether it is the student's own first try: after a hint, the answer may come from the hint. */
export const saysSomething = ({ mark }: Pick<Answer, 'mark'>): boolean => mark === 'right' || mark === 'wrong';

const byChanceOf = ({ chances, byChance }: Answer, id: string): number =>
  byChance?.[chances.indexOf(id)] ?? CHANCE_UNKNOWN;

/** The logarithm of a sum of exponentials, without overflow. */
function logSum(logs: readonly number[]): number {
  const most = Math.max(...logs);
  return most + Math.log(logs.reduce((sum, one) => sum + Math.exp(one - most), 0));
}

/** Answers that weigh the same, and how many there are. */
type Alike = {
  readonly outcome: 'right' | 'shown' | 'other';
  /** The probability that a wrong answer is the misconception's without it; undefined: it cannot show here. */
  readonly byChance: number | undefined;
  /** The probability that blind choice is right. */
  readonly rightBlindly: number;
  readonly shift: number;
  /** At each of `STANDINGS`, the probability that who does not guess is wrong. */
  readonly wrongAt: readonly number[];
  count: number;
};

function outcomeOf({ mark, shown }: Answer, id: string): Alike['outcome'] {
  if (mark === 'right') return 'right';
  return shown.includes(id) ? 'shown' : 'other';
}

const wrongAlong = (shift: number): number[] => STANDINGS.map((standing) => 1 - logistic(standing + shift));

function alikeIn(id: string, answers: readonly Answer[], { levels }: Easiness): Alike[] {
  const found = new Map<string, Alike>();
  for (const answer of answers) {
    const one = {
      outcome: outcomeOf(answer, id),
      byChance: answer.chances.includes(id) ? byChanceOf(answer, id) : undefined,
      rightBlindly: guessAt(answer),
      shift: answer.level === undefined ? 0 : (levels?.[answer.level - 1] ?? 0),
    };
    const key = `${one.outcome} ${one.byChance} ${one.rightBlindly} ${one.shift}`;
    const had = found.get(key);
    if (had === undefined) found.set(key, { ...one, wrongAt: wrongAlong(one.shift), count: 1 });
    else had.count += 1;
  }
  return [...found.values()];
}

/** The logarithm of the weight of each of `STANDINGS`. */
function standingWeights({ mean, variance }: Easiness): number[] {
  const logs = STANDINGS.map((standing) =>
    logSum(
      TAILS.map(([wide, weight]) => {
        const deviation = wide * Math.sqrt(variance);
        return Math.log(weight / deviation) - 0.5 * ((standing - mean) / deviation) ** 2;
      }),
    ),
  );
  const all = logSum(logs);
  return logs.map((one) => one - all);
}

/** The probability of such an answer at this place of `STANDINGS`, if the misconception is applied at the rate `applied`. */
function chanceOf(
  { outcome, byChance, rightBlindly, wrongAt }: Alike,
  standing: number,
  applied: number,
  habit: number,
): number {
  const wrong = (1 - (rightBlindly >= OF_TWO ? rightBlindly : rightBlindly / habit)) * (wrongAt[standing] ?? 0);
  if (byChance === undefined) return outcome === 'right' ? 1 - wrong : wrong;
  const like = 1 - (1 - byChance) ** habit;
  if (outcome === 'right') return (1 - applied) * (1 - wrong);
  if (outcome === 'shown') return applied + (1 - applied) * wrong * like;
  return (1 - applied) * wrong * (1 - like);
}

type InSkill = { readonly alike: readonly Alike[]; readonly weights: readonly number[] };

/** The log-likelihood of the answers to a skill, averaged over how good the student is without the misconception. */
const likelihoodIn = ({ alike, weights }: InSkill, applied: number, habit: number): number =>
  logSum(
    weights.map((weight, index) =>
      alike.reduce((sum, one) => sum + one.count * Math.log(chanceOf(one, index, applied, habit)), weight),
    ),
  );

/**
 * The logarithms of the probabilities of a student's answers without the misconception, one of each of `HABITS`, and
 * with it, by how often it is applied and by habit. Both sides are averaged over how good the student is.
 */
export type Likelihoods = {
  readonly without: readonly number[];
  readonly held: readonly (readonly number[])[];
};

/** The own first tries of a student, by the misconceptions that their skills may show and by skill. */
export type ByMisconception = ReadonlyMap<string, ReadonlyMap<string, readonly Answer[]>>;

function idsIn(answers: readonly Answer[], only: string | undefined): Iterable<string> {
  if (only !== undefined) return answers.some(({ chances }) => chances.includes(only)) ? [only] : [];
  return new Set(answers.flatMap(({ chances }) => chances));
}

/** Of all misconceptions, or of one alone. */
export function byMisconception(answers: readonly Answer[], only?: string): ByMisconception {
  const found = new Map<string, Map<string, readonly Answer[]>>();
  for (const [skill, own] of Map.groupBy(answers.filter(saysSomething), (answer) => answer.skill))
    for (const id of idsIn(own, only))
      found.set(id, (found.get(id) ?? new Map<string, readonly Answer[]>()).set(skill, own));
  return found;
}

export function likelihoodsOf(id: string, answers: ByMisconception, expectedOf: ExpectedOf): Likelihoods {
  const skills = [...(answers.get(id) ?? [])].map(([skill, own]): InSkill => {
    const expected = expectedOf(skill);
    return { alike: alikeIn(id, own, expected), weights: standingWeights(expected) };
  });
  const without = HABITS.map((habit) => skills.map((one) => likelihoodIn(one, 0, habit)));
  /** The same where the misconception is applied that often in most of the skills; in one skill alone, in that one. */
  const shown = (often: number, index: number, habit: number): number =>
    skills.reduce((sum, one, at) => {
      const own = likelihoodIn(one, often, habit);
      if (skills.length === 1) return sum + own;
      return sum + logSum([Math.log(SHOWN_IN) + own, Math.log(1 - SHOWN_IN) + (without[index]?.[at] ?? 0)]);
    }, 0);
  return {
    without: without.map((own) => own.reduce((sum, one) => sum + one, 0)),
    held: APPLIED.map((often) => HABITS.map((habit, index) => shown(often, index, habit))),
  };
}

/** The logarithms of the weights of habits and of how often a misconception is applied. */
const logsOf = (weights: readonly number[]): number[] => weights.map((one) => Math.log(one));

/**
 * How much more likely the answers are with the misconception than without it, as a logarithm (a Bayes factor with
 * nuisance parameters; Kass & Raftery 1995). Somebody who is often wrong is often wrong without the misconception too,
 * so the evidence is which wrong answer comes, compared with its probability by chance on that item; and, of choices,
 * that somebody who knows nothing is right now and then.
 */
export function evidenceIn(
  { without, held }: Likelihoods,
  { applied, habits }: Pick<SchoolMisconceptions, 'applied' | 'habits'>,
): number {
  const [often, habit] = [logsOf(applied), logsOf(habits)];
  const likelyWith = logSum(
    held.flatMap((own, row) => own.map((one, index) => (often[row] ?? 0) + (habit[index] ?? 0) + one)),
  );
  return likelyWith - logSum(without.map((one, index) => (habit[index] ?? 0) + one));
}
