/** How likely a student answers an ordinary question of a skill right at the first try, without help: a share, and its middle 80 %. */
export type Knowledge = { readonly estimate: number; readonly low: number; readonly high: number };

/** What the model takes from an answer. */
export type ObservedAnswer = {
  readonly skill: string;
  readonly right: boolean;
  /** How likely somebody who knows nothing is right: 0 for a typed answer, one over the options for a choice. */
  readonly guess: number;
};

/** How easy a skill is for the students of a school: log-odds of a right answer of the usual student, and how unsure that is (variance). */
export type Easiness = { readonly mean: number; readonly variance: number };

/** What is known of a quantity in log-odds after some answers: a normal distribution. */
type Posterior = { readonly mean: number; readonly variance: number };
/** The same of a student at one skill, after so many answers to it. */
type OwnPosterior = Posterior & { readonly answers: number };

/** The constants of the model, in log-odds. */
export type ModelConstants = {
  /** Students apart from each other over all skills, and one student's skills apart from each other: variances. */
  readonly general: number;
  readonly own: number;
  /** What changes between two answers, in the student as a whole and in the skill that is answered: variances. */
  readonly generalDrift: number;
  readonly ownDrift: number;
  /** What the first answer to a question of the skill teaches, where it is right and where it is wrong. */
  readonly learntRight: number;
  readonly learntWrong: number;
  /** How fast that becomes less: after n answers it is divided by 1 + slowing · n. */
  readonly slowing: number;
};

/**
 * Fitted together to the training students of the ASSISTments sets of 2009–2010 and 2015 (`npm run -s mastery -- fit`); how well
 * they predict other students stands in docs/mastery-model.md.
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

/** A skill that no data is there for: the middle of the skills of the same sets, and how far apart these are. */
export const UNFITTED: Easiness = { mean: 0.8, variance: 0.5 };

const logistic = (logit: number): number => 1 / (1 + Math.exp(-logit));
export const logitOf = (share: number): number => Math.log(share / (1 - share));

/** The mean of the logistic of a normal distribution, nearly (MacKay 1992, Neural Computation 4, equation 10). */
const dampingOf = (variance: number): number => 1 / Math.sqrt(1 + (Math.PI * variance) / 8);

/** How many standard deviations from the middle the ends of the middle 80 % are. */
export const EDGE = 1.2816;

const knowledgeFrom = (mean: number, variance: number): Knowledge => ({
  estimate: logistic(dampingOf(variance) * mean),
  low: logistic(mean - EDGE * Math.sqrt(variance)),
  high: logistic(mean + EDGE * Math.sqrt(variance)),
});

/** One student while answers come in. */
class FollowedStudent {
  general: Posterior;
  readonly own = new Map<string, OwnPosterior>();
  readonly #easinessOf: (skill: string) => Easiness;
  readonly #constants: ModelConstants;

  constructor(easinessOf: (skill: string) => Easiness, constants: ModelConstants) {
    this.general = { mean: 0, variance: constants.general };
    this.#easinessOf = easinessOf;
    this.#constants = constants;
  }

  ownOf(skill: string): OwnPosterior {
    return (
      this.own.get(skill) ?? { answers: 0, mean: 0, variance: this.#constants.own + this.#easinessOf(skill).variance }
    );
  }

  /** Of a skill as a whole: how easy it is, how good the student is, and how much better at this skill. */
  of(skill: string, general = this.general, own: Posterior = this.ownOf(skill)): Posterior {
    return {
      mean: this.#easinessOf(skill).mean + general.mean + own.mean,
      variance: general.variance + own.variance,
    };
  }

  /** The chance that the next answer to a typed question of the skill is right. */
  chanceOf(skill: string): number {
    const { mean, variance } = this.of(skill);
    return logistic(dampingOf(variance) * mean);
  }

  observe({ skill, right, guess }: ObservedAnswer): void {
    const { mean, variance } = this.of(skill);
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
    this.own.set(skill, { ...after(own, learnt, ownDrift), answers: own.answers + 1 });
  }
}

const usual = (): Easiness => UNFITTED;

/** For each answer, in their order: the chance that it is right, from those before it alone. What `compare` holds against other models. */
export function predictedChances(
  answers: readonly ObservedAnswer[],
  easinessOf: (skill: string) => Easiness = usual,
  constants: ModelConstants = FITTED,
): number[] {
  const student = new FollowedStudent(easinessOf, constants);
  return answers.map((answer) => {
    const chance = student.chanceOf(answer.skill);
    student.observe(answer);
    return answer.guess + (1 - answer.guess) * chance;
  });
}

/** What is known of a student's skills at any point of their answers. */
export type StudentTrace = {
  /** Of a skill, after the first `count` of the answers to all skills. */
  knowledgeAt(skill: string, count: number): Knowledge;
};

/**
 * Follows one student through all answers, oldest first. A dynamic item response model: the log-odds of a right answer are how
 * easy the skill is, plus how good the student is in general, plus how much better or worse at this skill; both of the student's
 * parts are normal distributions that each answer moves and time loosens, by one step of an extended Kalman filter (West, Harrison & Migon
 * 1985, Dynamic generalized linear models and Bayesian forecasting, Journal of the American Statistical Association 80; for
 * students, Wang, Berger & Burdick 2013, Annals of Applied Statistics 7). An answer to one skill so says something, and less, of the others.
 */
export function traceStudent(
  answers: readonly ObservedAnswer[],
  easinessOf: (skill: string) => Easiness = usual,
): StudentTrace {
  const student = new FollowedStudent(easinessOf, FITTED);
  const generals = [student.general];
  const owns = new Map<string, { readonly count: number; readonly posterior: Posterior }[]>();
  for (const [index, answer] of answers.entries()) {
    student.observe(answer);
    generals.push(student.general);
    const history = owns.get(answer.skill) ?? [];
    history.push({ count: index + 1, posterior: student.ownOf(answer.skill) });
    owns.set(answer.skill, history);
  }
  const untouched = new FollowedStudent(easinessOf, FITTED);
  return {
    knowledgeAt(skill, count) {
      const own = owns.get(skill)?.findLast((one) => one.count <= count)?.posterior;
      const { mean, variance } = untouched.of(skill, generals[count] ?? student.general, own);
      return knowledgeFrom(mean, variance);
    },
  };
}
