import { createRng } from '@lemma/math';

/** What is known of one example: its label and the features that are there. */
export type Example = { readonly label: string; readonly features: readonly string[] };

/** The probability of each label for a set of features, the most likely label first. The probabilities add up to 1. */
export type Classifier = (features: readonly string[]) => readonly (readonly [label: string, probability: number])[];

/** How often the examples are gone through. */
const PASSES = 12;
/** The step of AdaGrad, and how strongly weights are pulled to zero. */
const STEP = 0.25;
const DECAY = 2e-4;
const TINY = 1e-6;

/** Probabilities from sums of weights. */
function softmax(sums: Float64Array): Float64Array {
  const most = Math.max(...sums);
  const all = sums.map((sum) => Math.exp(sum - most));
  const total = all.reduce((one, other) => one + other, 0);
  return all.map((each) => each / total);
}

/**
 * Multinomial logistic regression over features that are there or not, each example scaled to length 1, trained by
 * AdaGrad in an order that a seed fixes: the same examples give the same classifier. Source: J. Duchi, E. Hazan,
 * Y. Singer, Adaptive Subgradient Methods, JMLR 12 (2011).
 */
export function classifierOf(examples: readonly Example[]): Classifier {
  const labels = [...new Set(examples.map(({ label }) => label))].toSorted();
  const columnOf = new Map(labels.map((label, at) => [label, at]));
  const size = labels.length;
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of new Set(features)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const rowOf = new Map([...counts].filter(([, count]) => count > 1).map(([feature], at) => [feature, at]));
  const weights = new Float64Array(rowOf.size * size);
  const squares = new Float64Array(rowOf.size * size);
  const rowsOf = (features: readonly string[]): number[] =>
    [...new Set(features)].flatMap((feature) => rowOf.get(feature) ?? []);
  const sumsOf = (rows: readonly number[]): Float64Array => {
    const sums = new Float64Array(size);
    const scale = 1 / Math.sqrt(Math.max(1, rows.length));
    for (const row of rows)
      for (let column = 0; column < size; column += 1)
        sums[column] = (sums[column] ?? 0) + scale * (weights[row * size + column] ?? 0);
    return sums;
  };
  const known = examples.map(({ label, features }) => ({ column: columnOf.get(label) ?? 0, rows: rowsOf(features) }));
  const rng = createRng(1);
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (const { column: right, rows } of rng.shuffle(known)) {
      const errors = softmax(sumsOf(rows)).map((share, column) => share - (column === right ? 1 : 0));
      const scale = 1 / Math.sqrt(Math.max(1, rows.length));
      for (const row of rows)
        for (let column = 0; column < size; column += 1) {
          const at = row * size + column;
          const slope = scale * (errors[column] ?? 0) + DECAY * (weights[at] ?? 0);
          const square = (squares[at] ?? 0) + slope * slope;
          squares[at] = square;
          weights[at] = (weights[at] ?? 0) - (STEP * slope) / (Math.sqrt(square) + TINY);
        }
    }
  }
  return (features) => {
    const shares = softmax(sumsOf(rowsOf(features)));
    return labels
      .map((label, column) => [label, shares[column] ?? 0] as const)
      .toSorted((one, other) => other[1] - one[1]);
  };
}
