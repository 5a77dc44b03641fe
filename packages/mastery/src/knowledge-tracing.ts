/** The parameters of Bayesian knowledge tracing: known at first, learned per answer, slip, guess. Shares, 0 to 1. */
export type TracingParameters = {
  readonly known: number;
  readonly learn: number;
  readonly slip: number;
  readonly guess: number;
};

/** The probability of a right answer by somebody who knows the skill with probability `p`. */
export const chanceRight = (p: number, { slip, guess }: TracingParameters): number => p * (1 - slip) + (1 - p) * guess;

/**
 * The effect of one answer: Bayes' rule for knowing, then the chance of learning. Corbett & Anderson 1995, Knowledge
 * tracing, User Modeling and User-Adapted Interaction 4, equations 1 to 3.
 */
export function traced(p: number, right: boolean, parameters: TracingParameters): number {
  const { slip, learn } = parameters;
  const likely = chanceRight(p, parameters);
  const posterior = right ? (p * (1 - slip)) / likely : (p * slip) / (1 - likely);
  return posterior + (1 - posterior) * learn;
}

/** The possible parameters of a skill before any data: from hard to easy, all equally likely. The steps are our own. */
const grid: readonly TracingParameters[] = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((known) =>
  [0.05, 0.15, 0.3].flatMap((learn) =>
    [0.05, 0.12].flatMap((slip) => [0.08, 0.15, 0.25].map((guess) => ({ known, learn, slip, guess }))),
  ),
);

/**
 * The probability of knowing a skill, before the first and after each answer of one session. The parameters of the
 * skill are not known, so each point of a grid is weighted by how well it predicts the answers (Bayesian model
 * averaging, Hoeting et al. 1999, Statistical Science 14). This decides when practice until mastery ends;
 * `traceStudent` in `knowledge.ts` estimates what a student knows over weeks.
 */
export function traceKnowing(answers: readonly boolean[]): number[] {
  const weights = new Float64Array(grid.length).fill(1);
  const places = Float64Array.from(grid, ({ known }) => known);
  const mean = (): number => {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return weights.reduce((sum, weight, point) => sum + weight * (places[point] ?? 0), 0) / total;
  };
  const trace = [mean()];
  for (const right of answers) {
    for (const [point, parameters] of grid.entries()) {
      const p = places[point] ?? 0;
      const likely = chanceRight(p, parameters);
      weights[point] = (weights[point] ?? 0) * (right ? likely : 1 - likely);
      places[point] = traced(p, right, parameters);
    }
    trace.push(mean());
  }
  return trace;
}
