import type { TracingParameters } from './knowledge-tracing.ts';

type Sums = {
  known: number;
  students: number;
  learnt: number;
  chances: number;
  slips: number;
  knew: number;
  guesses: number;
  not: number;
};

const START: TracingParameters = { known: 0.4, learn: 0.2, slip: 0.1, guess: 0.2 };
/** Above these limits, somebody who knows a skill would answer worse than somebody who does not. */
const MOST_SLIP = 0.4;
const MOST_GUESS = 0.45;

type Pass = { readonly known: readonly number[]; readonly learnt: readonly number[]; readonly logLikelihood: number };

/**
 * The forward and backward pass over one student's answers: the probability that the skill was known at each answer,
 * and that it was learned at each step.
 */
function passOver(answers: readonly boolean[], { known, learn, slip, guess }: TracingParameters): Pass {
  const ifKnown = answers.map((right) => (right ? 1 - slip : slip));
  const ifNot = answers.map((right) => (right ? guess : 1 - guess));
  const forward: (readonly [number, number])[] = [];
  let before: readonly [number, number] = [known, 1 - known];
  let logLikelihood = 0;
  for (let index = 0; index < answers.length; index += 1) {
    const joint = [before[0] * (ifKnown[index] ?? 1), before[1] * (ifNot[index] ?? 1)] as const;
    const scale = joint[0] + joint[1];
    logLikelihood += Math.log(scale);
    const now = [joint[0] / scale, joint[1] / scale] as const;
    forward.push(now);
    before = [now[0] + now[1] * learn, now[1] * (1 - learn)];
  }
  const stateAt: number[] = [];
  const learnt: number[] = [];
  let back: readonly [number, number] = [1, 1];
  for (let index = answers.length - 1; index >= 0; index -= 1) {
    const [a, b] = forward[index] ?? [0, 1];
    if (index < answers.length - 1) {
      const next = [(ifKnown[index + 1] ?? 1) * back[0], (ifNot[index + 1] ?? 1) * back[1]] as const;
      const steps = [a * next[0], b * learn * next[0], b * (1 - learn) * next[1]] as const;
      learnt[index] = steps[1] / (steps[0] + steps[1] + steps[2]);
      const raw = [next[0], learn * next[0] + (1 - learn) * next[1]] as const;
      const scale = raw[0] + raw[1];
      back = [raw[0] / scale, raw[1] / scale];
    }
    stateAt[index] = (a * back[0]) / (a * back[0] + b * back[1]);
  }
  return { known: stateAt, learnt, logLikelihood };
}

function collect(sums: Sums, answers: readonly boolean[], { known, learnt }: Pass): void {
  sums.known += known[0] ?? 0;
  sums.students += 1;
  for (const [index, right] of answers.entries()) {
    const p = known[index] ?? 0;
    sums.knew += p;
    sums.not += 1 - p;
    if (right) sums.guesses += 1 - p;
    else sums.slips += p;
    if (index < answers.length - 1) {
      sums.learnt += learnt[index] ?? 0;
      sums.chances += 1 - p;
    }
  }
}

/**
 * Shares stay away from 0 and 1, where expectation-maximization would get stuck. A share is not computed if its
 * denominator is nearly 0.
 */
const SHARE = { least: 0.01, most: 0.99, of: 1e-9 } as const;
/** The fit ends when the log likelihood improves by less than this for each student. */
const SETTLED = 1e-5;

const share = (part: number, whole: number, otherwise: number): number =>
  whole < SHARE.of ? otherwise : Math.min(SHARE.most, Math.max(SHARE.least, part / whole));

export type Fit = TracingParameters & { readonly logLikelihood: number; readonly rounds: number };

/**
 * The parameters of one skill from the answers of many students, oldest first, by expectation and maximisation
 * (Baum–Welch: Rabiner 1989, Proceedings of the IEEE 77, section III.C; for knowledge tracing, Pardos & Heffernan 2010, UMAP).
 * Slip and guess are held under 0.4 and 0.45 against the swapped solution (Beck & Chang 2007, on identifiability).
 */
export function fitTracing(students: readonly (readonly boolean[])[], mostRounds = 300): Fit {
  const all = students.filter((answers) => answers.length > 0);
  let now = START;
  let last = Number.NEGATIVE_INFINITY;
  for (let round = 1; ; round += 1) {
    const sums: Sums = { known: 0, students: 0, learnt: 0, chances: 0, slips: 0, knew: 0, guesses: 0, not: 0 };
    let logLikelihood = 0;
    for (const answers of all) {
      const pass = passOver(answers, now);
      logLikelihood += pass.logLikelihood;
      collect(sums, answers, pass);
    }
    if (round >= mostRounds || Math.abs(logLikelihood - last) < SETTLED * Math.max(1, all.length))
      return { ...now, logLikelihood, rounds: round };
    last = logLikelihood;
    now = {
      known: share(sums.known, sums.students, now.known),
      learn: share(sums.learnt, sums.chances, now.learn),
      slip: Math.min(MOST_SLIP, share(sums.slips, sums.knew, now.slip)),
      guess: Math.min(MOST_GUESS, share(sums.guesses, sums.not, now.guess)),
    };
  }
}
