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

/** The interval that is shown holds the middle 80 %. */
const MIDDLE = { from: 0.1, to: 0.9 } as const;

/** What a skill's parameters can be, before anything is known of it: from hard to easy, each alike likely. The steps are our own. */
const grid: readonly KnowledgeParameters[] = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((known) =>
  [0.05, 0.15, 0.3].flatMap((learn) =>
    [0.05, 0.12].flatMap((slip) => [0.08, 0.15, 0.25].map((guess) => ({ known, learn, slip, guess }))),
  ),
);

/** The grid after some answers: how much each point weighs and where it stands, and all of them from the lowest to the highest. */
type Points = { readonly weights: Float64Array; readonly places: Float64Array; readonly order: Uint16Array };

/** Puts the points in order again. One answer moves few of them past others, so they are taken from where they stood. */
function reorder({ places, order }: Points): void {
  const placeOf = (point: number): number => places[point] ?? 0;
  for (let at = 1; at < order.length; at += 1) {
    const point = order[at] ?? 0;
    const place = placeOf(point);
    let to = at;
    for (; to > 0; to -= 1) {
      const other = order[to - 1] ?? 0;
      if (placeOf(other) < place || (placeOf(other) === place && other < point)) break;
      order[to] = other;
    }
    order[to] = point;
  }
}

function knowledgeOf(points: Points): Knowledge {
  const { weights, places, order } = points;
  reorder(points);
  let total = 0;
  for (const weight of weights) total += weight;
  const quantile = (share: number): number => {
    let sum = 0;
    for (const point of order) {
      sum += weights[point] ?? 0;
      if (sum >= share * total) return places[point] ?? 0;
    }
    return places[order.at(-1) ?? 0] ?? 0;
  };
  let sum = 0;
  for (let point = 0; point < weights.length; point += 1) sum += (places[point] ?? 0) * (weights[point] ?? 0);
  const estimate = sum / total;
  // A skewed mixture can have its mean beyond a quantile: the interval always holds the estimate.
  return { estimate, low: Math.min(quantile(MIDDLE.from), estimate), high: Math.max(quantile(MIDDLE.to), estimate) };
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
  const points: Points = {
    weights: new Float64Array(parameters.length).fill(1),
    places: Float64Array.from(parameters, ({ known }) => known),
    order: Uint16Array.from(parameters, (_, point) => point),
  };
  const { weights, places } = points;
  const trace: [Knowledge, ...Knowledge[]] = [knowledgeOf(points)];
  for (const right of answers) {
    let total = 0;
    for (const [point, one] of parameters.entries()) {
      const p = places[point] ?? 0;
      const likely = chanceRight(p, one);
      weights[point] = (weights[point] ?? 0) * (right ? likely : 1 - likely);
      places[point] = traced(p, right, one);
      total += weights[point] ?? 0;
    }
    // Weights shrink with every answer; only their shares mean anything.
    for (let point = 0; point < weights.length; point += 1) weights[point] = (weights[point] ?? 0) / total;
    trace.push(knowledgeOf(points));
  }
  return trace;
}
