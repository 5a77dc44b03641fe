/** The parameters of Bayesian knowledge tracing: known at first, learnt per answer, slip, guess. Shares, 0 to 1. */
export type KnowledgeParameters = {
  readonly known: number;
  readonly learn: number;
  readonly slip: number;
  readonly guess: number;
};

/** The probability of knowing a skill, with an 80 % interval. */
export type Knowledge = { readonly estimate: number; readonly low: number; readonly high: number };

/** The probability of a right answer of somebody who knows with probability `p`. */
export const chanceRight = (p: number, { slip, guess }: KnowledgeParameters): number =>
  p * (1 - slip) + (1 - p) * guess;

/**
 * One answer: Bayes' rule on knowing, then the chance to have learnt.
 * Corbett & Anderson 1995, Knowledge tracing, User Modeling and User-Adapted Interaction 4, equations 1 to 3.
 */
export function traced(p: number, right: boolean, parameters: KnowledgeParameters): number {
  const { slip, learn } = parameters;
  const likely = chanceRight(p, parameters);
  const posterior = right ? (p * (1 - slip)) / likely : (p * slip) / (1 - likely);
  return posterior + (1 - posterior) * learn;
}

const grid: readonly KnowledgeParameters[] = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((known) =>
  [0.05, 0.15, 0.3].flatMap((learn) =>
    [0.05, 0.12].flatMap((slip) => [0.08, 0.15, 0.25].map((guess) => ({ known, learn, slip, guess }))),
  ),
);

type Point = { readonly parameters: KnowledgeParameters; readonly weight: number; readonly p: number };

function knowledgeOf(points: readonly Point[]): Knowledge {
  const total = points.reduce((sum, { weight }) => sum + weight, 0);
  const sorted = points.toSorted((one, other) => one.p - other.p);
  const quantile = (share: number): number => {
    let sum = 0;
    for (const { p, weight } of sorted) {
      sum += weight;
      if (sum >= share * total) return p;
    }
    return sorted.at(-1)?.p ?? 0;
  };
  const estimate = points.reduce((sum, { p, weight }) => sum + p * weight, 0) / total;
  // A skewed mixture can have its mean beyond a quantile: the interval always holds the estimate.
  return { estimate, low: Math.min(quantile(0.1), estimate), high: Math.max(quantile(0.9), estimate) };
}

/**
 * Knowledge after each answer, the first before any. The parameters are not known for a skill that few have tried: each point
 * of a grid is weighed by how well it foretells the answers (Bayesian model averaging, Hoeting et al. 1999, Statistical
 * Science 14), and the interval is the middle 80 % of what the points say.
 */
export function traceKnowledge(
  answers: readonly boolean[],
  parameters: readonly KnowledgeParameters[] = grid,
): [Knowledge, ...Knowledge[]] {
  let points: Point[] = parameters.map((one) => ({ parameters: one, weight: 1, p: one.known }));
  const trace: [Knowledge, ...Knowledge[]] = [knowledgeOf(points)];
  for (const right of answers) {
    const next = points.map(({ parameters: one, weight, p }) => {
      const likely = chanceRight(p, one);
      return { parameters: one, weight: weight * (right ? likely : 1 - likely), p: traced(p, right, one) };
    });
    // Weights shrink with every answer; only their shares mean anything.
    const total = next.reduce((sum, { weight }) => sum + weight, 0);
    points = next.map((point) => ({ ...point, weight: point.weight / total }));
    trace.push(knowledgeOf(points));
  }
  return trace;
}
