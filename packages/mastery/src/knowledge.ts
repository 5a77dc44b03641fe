import { logistic, logitOf } from './logistic.ts';
import type { SchoolMisconceptions } from './school-rates.ts';

/**
 * The probability that a student answers an ordinary question of a skill correctly at the first try without help, with
 * its 80 % interval.
 */
export type Knowledge = { readonly estimate: number; readonly low: number; readonly high: number };

/** What the model uses of an answer. */
export type ObservedAnswer = {
  readonly skill: string;
  readonly right: boolean;
  /**
   * The probability of a right answer by somebody who knows nothing: 0 for a typed answer, one divided by the number of
   * options for a choice.
   */
  readonly guess: number;
  /** The level of the question. Left out: not known. */
  readonly level?: 1 | 2 | 3 | undefined;
  /** How long it took, in milliseconds. Left out: not known. */
  readonly took?: number | undefined;
};

/** How much easier the questions of levels 1, 2 and 3 are than the middle of their skill, in log-odds. */
export type LevelShifts = readonly [number, number, number];

/**
 * How easy a skill is for the students of a school: the log-odds of a right answer by the average student, and the
 * variance of that estimate. Without `levels`, all levels are as easy as the skill.
 */
export type Easiness = {
  readonly mean: number;
  readonly variance: number;
  readonly levels?: LevelShifts | undefined;
  /** The median time of a first try, in milliseconds. Left out: not known. */
  readonly took?: number | undefined;
};

/**
 * How much students differ at a school, how much a student's skills differ, and how fast both change: factors by which
 * the shipped variances are multiplied.
 */
export type Spreads = { readonly general: number; readonly own: number; readonly drift: number };

/**
 * What a school's answers say: how easy a skill is, by its code, and if that is known how much its students differ and
 * how common misconceptions are.
 */
export type EasinessOf = {
  (skill: string): Easiness;
  readonly spreads?: Spreads | undefined;
  readonly ideas?: SchoolMisconceptions | undefined;
  /** When they were fitted, in milliseconds. Left out: they are the shipped ones. */
  readonly fittedAt?: number | undefined;
};

/** A normal distribution of a quantity in log-odds, given some answers. */
type Posterior = { readonly mean: number; readonly variance: number };
/**
 * The same for a student at one skill, after this many answers to it, of which some were right. `guess` is the mean
 * probability that blind choice would have been right.
 */
type OwnPosterior = Posterior & { readonly answers: number; readonly right: number; readonly guess: number };

/** The constants of the model, in log-odds. */
export type ModelConstants = {
  /**
   * How much students differ from each other over all skills, and how much one student's skills differ from each other:
   * variances.
   */
  readonly general: number;
  readonly own: number;
  /** How much changes between two answers, for the student in general and for the skill that is answered: variances. */
  readonly generalDrift: number;
  readonly ownDrift: number;
  /** The gain from the first answer to a question of the skill, if it is right and if it is wrong. */
  readonly learntRight: number;
  readonly learntWrong: number;
  /** How fast the gain decreases: after n answers it is divided by 1 + slowing · n. */
  readonly slowing: number;
};

/**
 * Fitted to the training students of the ASSISTments sets of 2009–2010 and 2015 together (`npm run -s mastery -- fit`).
 * Of the constants whose loss is within a thousandth of the least, these are the ones whose intervals hold in
 * simulation. docs/mastery-model.md says how well they predict other students.
 */
export const FITTED: ModelConstants = {
  general: 0.64,
  own: 0.22,
  generalDrift: 0.01,
  ownDrift: 0.042,
  learntRight: 0.24,
  learntWrong: 0.18,
  slowing: 0.32,
};

/** The constants at a school whose students differ as `spreads` says. */
export const constantsAt = (spreads: Spreads | undefined, shipped = FITTED): ModelConstants =>
  spreads === undefined
    ? shipped
    : {
        ...shipped,
        general: shipped.general * spreads.general,
        own: shipped.own * spreads.own,
        generalDrift: shipped.generalDrift * spreads.drift,
        ownDrift: shipped.ownDrift * spreads.drift,
      };

/** The easiness of a skill without data: the mean over the skills of the same sets, and their variance. */
export const UNFITTED: Easiness = { mean: 0.8, variance: 0.5 };

/**
 * Approximates the mean of the logistic function of a normal distribution (MacKay 1992, Neural Computation 4, equation
 * 10).
 */
export const dampingOf = (variance: number): number => 1 / Math.sqrt(1 + (Math.PI * variance) / 8);

/** The ends of the 80 % interval, in standard deviations from the mean. */
export const EDGE = 1.2816;

/** The knowledge of a skill whose log-odds are a normal distribution. */
export const knowledgeFrom = (mean: number, variance: number): Knowledge => ({
  estimate: logistic(dampingOf(variance) * mean),
  low: logistic(mean - EDGE * Math.sqrt(variance)),
  high: logistic(mean + EDGE * Math.sqrt(variance)),
});

/** From so many typed answers on, none of them right, the interval reaches to zero. */
const NEVER_RIGHT = 3;

/**
 * Whether a student may not know a skill at all: wrong answers alone say that the chance is small, but not how small
 * (with no success, the exact interval of a share begins at 0: Clopper & Pearson 1934, Biometrika 26). A normal
 * distribution of log-odds does not have this case: what was never taught is not the lower end of what was.
 */
const isNeverRight = ({ answers, right, guess }: OwnPosterior): boolean =>
  right === 0 && guess === 0 && answers >= NEVER_RIGHT;

/** The log-odds of a right answer, where blind choice is right with the probability `guess`. */
const withBlindChoice = (logit: number, guess: number): number =>
  guess === 0 ? logit : logitOf(guess + (1 - guess) * logistic(logit));

/**
 * What is followed: the chance of a right answer as questions are asked, blind choice included, or what a student would
 * know without it.
 */
type Followed = 'right' | 'knowing';

/** The state of one student while answers arrive. */
class FollowedStudent {
  general: Posterior;
  readonly own = new Map<string, OwnPosterior>();
  readonly #easinessOf: EasinessOf;
  readonly #constants: ModelConstants;
  readonly #followed: Followed;

  constructor(easinessOf: EasinessOf, constants: ModelConstants, followed: Followed) {
    this.general = { mean: 0, variance: constants.general };
    this.#easinessOf = easinessOf;
    this.#constants = constants;
    this.#followed = followed;
  }

  ownOf(skill: string): OwnPosterior {
    const variance = this.#constants.own + this.#easinessOf(skill).variance;
    return this.own.get(skill) ?? { answers: 0, right: 0, mean: 0, variance, guess: 0 };
  }

  /** How easy a question is for the average student, in log-odds. */
  #easeOf(skill: string, guess: number, level?: ObservedAnswer['level']): number {
    const { mean, levels } = this.#easinessOf(skill);
    const shift = level === undefined ? 0 : (levels?.[level - 1] ?? 0);
    return this.#followed === 'knowing' ? mean + shift : withBlindChoice(mean + shift, guess);
  }

  /**
   * The log-odds for a skill, as it was asked so far: its easiness, plus the student's general ability, plus the
   * student's difference at this skill.
   */
  of(skill: string, general = this.general, own = this.ownOf(skill)): Posterior {
    return {
      mean: this.#easeOf(skill, own.guess) + general.mean + own.mean,
      variance: general.variance + own.variance,
    };
  }

  /** The same for one question. */
  #asked({ skill, level, guess }: Pick<ObservedAnswer, 'skill' | 'level' | 'guess'>): Posterior {
    const own = this.ownOf(skill);
    return {
      mean: this.#easeOf(skill, guess, level) + this.general.mean + own.mean,
      variance: this.general.variance + own.variance,
    };
  }

  /** The probability that the student answers this question right. */
  chanceOf(asked: Pick<ObservedAnswer, 'skill' | 'level' | 'guess'>): number {
    const { mean, variance } = this.#asked(asked);
    const chance = logistic(dampingOf(variance) * mean);
    return this.#followed === 'right' ? chance : asked.guess + (1 - asked.guess) * chance;
  }

  observe(answer: ObservedAnswer): void {
    const { skill, right } = answer;
    const guess = this.#followed === 'right' ? 0 : answer.guess;
    const { mean, variance } = this.#asked(answer);
    const damping = dampingOf(variance);
    const expected = logistic(damping * mean);
    const likely = guess + (1 - guess) * expected;
    const slope = ((1 - guess) * expected * (1 - expected)) / (likely * (1 - likely));
    const surprise = damping * slope * ((right ? 1 : 0) - likely);
    const middle = logistic(mean);
    const likelyInTheMiddle = guess + (1 - guess) * middle;
    const information = ((1 - guess) * middle * (1 - middle)) ** 2 / (likelyInTheMiddle * (1 - likelyInTheMiddle));
    const shrinking = information / (1 + variance * information);
    const after = (posterior: Posterior, learnt: number, drift: number): Posterior => ({
      mean: posterior.mean + posterior.variance * surprise + learnt,
      variance: posterior.variance - posterior.variance ** 2 * shrinking + drift,
    });
    const { learntRight, learntWrong, slowing, generalDrift, ownDrift } = this.#constants;
    const own = this.ownOf(skill);
    const learnt = (right ? learntRight : learntWrong) / (1 + slowing * own.answers);
    this.general = after(this.general, 0, generalDrift);
    const answers = own.answers + 1;
    const asGuessed = own.guess + (answer.guess - own.guess) / answers;
    const rights = own.right + (right ? 1 : 0);
    this.own.set(skill, { ...after(own, learnt, ownDrift), answers, right: rights, guess: asGuessed });
  }
}

/** How easy a skill is at a school without data. */
export const shippedEasiness: EasinessOf = () => UNFITTED;

/**
 * For each answer, the probability that it is right, computed only from the answers before it. `compare` compares these
 * with other models.
 */
export function predictedChances(
  answers: readonly ObservedAnswer[],
  easinessOf: EasinessOf = shippedEasiness,
  constants: ModelConstants = constantsAt(easinessOf.spreads),
): number[] {
  const student = new FollowedStudent(easinessOf, constants, 'knowing');
  return answers.map((answer) => {
    const chance = student.chanceOf(answer);
    student.observe(answer);
    return chance;
  });
}

/** The logarithm of the probability of these answers, one after the other, blind choice included. */
export function logLikelihoodOf(
  answers: readonly ObservedAnswer[],
  easinessOf: EasinessOf,
  constants: ModelConstants,
): number {
  const student = new FollowedStudent(easinessOf, constants, 'right');
  return answers.reduce((sum, answer) => {
    const chance = student.chanceOf(answer);
    student.observe(answer);
    return sum + Math.log(answer.right ? chance : 1 - chance);
  }, 0);
}

/** What is known of a student's skills at any point in their answers. */
export type StudentTrace = {
  /** The knowledge of a skill after the first `count` answers to all skills. */
  knowledgeAt(skill: string, count: number): Knowledge;
  /**
   * What is expected of a skill before its own answers, without blind choice: from how easy it is and how good the
   * student is in general.
   */
  expectedAt(skill: string): Easiness;
};

/**
 * Follows one student through all answers, oldest first. A dynamic item response model: the log-odds of a right answer
 * are the easiness of the skill, plus the student's general ability, plus the student's difference at this skill. The
 * two parts of the student are normal distributions, which each answer updates and time widens, by one step of an
 * extended Kalman filter (West, Harrison & Migon 1985, Dynamic generalized linear models and Bayesian forecasting,
 * Journal of the American Statistical Association 80; for students, Wang, Berger & Burdick 2013, Annals of Applied
 * Statistics 7). An answer to one skill therefore also says something, but less, about the others.
 */
export function traceStudent(
  answers: readonly ObservedAnswer[],
  easinessOf: EasinessOf = shippedEasiness,
): StudentTrace {
  const constants = constantsAt(easinessOf.spreads);
  const student = new FollowedStudent(easinessOf, constants, 'right');
  const generals = [student.general];
  const owns = new Map<string, { readonly count: number; readonly posterior: OwnPosterior }[]>();
  for (const [index, answer] of answers.entries()) {
    student.observe(answer);
    generals.push(student.general);
    const history = owns.get(answer.skill) ?? [];
    history.push({ count: index + 1, posterior: student.ownOf(answer.skill) });
    owns.set(answer.skill, history);
  }
  const untouched = new FollowedStudent(easinessOf, constants, 'right');
  // Where nothing is picked from options, both are the same.
  const isPicked = answers.some(({ guess }) => guess > 0);
  const knowing = isPicked ? new FollowedStudent(easinessOf, constants, 'knowing') : student;
  if (isPicked) for (const answer of answers) knowing.observe(answer);
  const unasked = new FollowedStudent(easinessOf, constants, 'knowing');
  return {
    knowledgeAt(skill, count) {
      const own = owns.get(skill)?.findLast((one) => one.count <= count)?.posterior;
      const { mean, variance } = untouched.of(skill, generals[count] ?? student.general, own);
      const knowledge = knowledgeFrom(mean, variance);
      return own !== undefined && isNeverRight(own) ? { ...knowledge, low: 0 } : knowledge;
    },
    expectedAt: (skill) => ({ ...easinessOf(skill), ...unasked.of(skill, knowing.general) }),
  };
}
