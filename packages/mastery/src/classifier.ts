import { createRng } from '@lemma/math';

/** What is known of one example: its label and the features that are there. */
export type Example = { readonly label: string; readonly features: readonly string[] };

/** The probability of each label for a set of features, the most likely label first. The probabilities add up to 1. */
export type Classifier = (features: readonly string[]) => readonly (readonly [label: string, probability: number])[];

/** What was learned: the weight of each feature for each label, in the order of the labels. */
export type Weights = {
  readonly labels: readonly string[];
  readonly rows: ReadonlyMap<string, readonly number[]>;
};

type Learning = {
  /** Whether every label counts the same, however many examples it has. */
  readonly balanced?: boolean;
  /** How many examples must have a feature for it to be learned. */
  readonly least?: number;
  /** How often the examples are gone through. */
  readonly passes?: number;
  /** How strongly weights are pulled to zero. */
  readonly decay?: number;
};

/** The step of AdaGrad. */
const STEP = 0.25;
const TINY = 1e-6;

/** Probabilities from sums of weights. */
function softmax(sums: Float64Array): Float64Array {
  const most = Math.max(...sums);
  const all = sums.map((sum) => Math.exp(sum - most));
  const total = all.reduce((one, other) => one + other, 0);
  return all.map((each) => each / total);
}

/** Rows of weights for all features that enough examples have, each row with a number for each label. */
class Table {
  readonly labels: readonly string[];
  readonly rowOf: ReadonlyMap<string, number>;
  readonly weights: Float64Array;

  constructor(examples: readonly Example[], least: number) {
    this.labels = [...new Set(examples.map(({ label }) => label))].toSorted();
    const counts = new Map<string, number>();
    for (const { features } of examples)
      for (const feature of new Set(features)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
    this.rowOf = new Map([...counts].filter(([, count]) => count >= least).map(([feature], at) => [feature, at]));
    this.weights = new Float64Array(this.rowOf.size * this.labels.length);
  }

  rowsOf(features: readonly string[]): number[] {
    return [...new Set(features)].flatMap((feature) => this.rowOf.get(feature) ?? []);
  }

  /** The sum of weights for each label, as if the features that are there had length 1. */
  sumsOf(rows: readonly number[]): Float64Array {
    const size = this.labels.length;
    const sums = new Float64Array(size);
    const scale = 1 / Math.sqrt(Math.max(1, rows.length));
    for (const row of rows)
      for (let column = 0; column < size; column += 1)
        sums[column] = (sums[column] ?? 0) + scale * (this.weights[row * size + column] ?? 0);
    return sums;
  }
}

/**
 * Multinomial logistic regression over features that are there or not, each example scaled to length 1, trained by
 * AdaGrad in an order that a seed fixes: the same examples give the same weights. Source: J. Duchi, E. Hazan,
 * Y. Singer, Adaptive Subgradient Methods, JMLR 12 (2011).
 */
function trained(
  examples: readonly Example[],
  { balanced = false, least = 2, passes = 12, decay = 2e-4 }: Learning,
): Table {
  const table = new Table(examples, least);
  const { labels, weights } = table;
  const size = labels.length;
  const columnOf = new Map(labels.map((label, at) => [label, at]));
  const counts = Map.groupBy(examples, ({ label }) => label);
  const worth = labels.map((label) => (balanced ? examples.length / size / (counts.get(label)?.length ?? 1) : 1));
  const squares = new Float64Array(weights.length);
  const known = examples.map(({ label, features }) => ({
    column: columnOf.get(label) ?? 0,
    rows: table.rowsOf(features),
  }));
  const rng = createRng(1);
  for (let pass = 0; pass < passes; pass += 1) {
    for (const { column: right, rows } of rng.shuffle(known)) {
      const errors = softmax(table.sumsOf(rows)).map((share, column) => share - (column === right ? 1 : 0));
      const scale = (worth[right] ?? 1) / Math.sqrt(Math.max(1, rows.length));
      for (const row of rows)
        for (let column = 0; column < size; column += 1) {
          const at = row * size + column;
          const slope = scale * (errors[column] ?? 0) + decay * (weights[at] ?? 0);
          const square = (squares[at] ?? 0) + slope * slope;
          squares[at] = square;
          weights[at] = (weights[at] ?? 0) - (STEP * slope) / (Math.sqrt(square) + TINY);
        }
    }
  }
  return table;
}

const ranked = (labels: readonly string[], sums: Float64Array): ReturnType<Classifier> => {
  const shares = softmax(sums);
  return labels
    .map((label, column) => [label, shares[column] ?? 0] as const)
    .toSorted((one, other) => other[1] - one[1]);
};

/** A classifier that learns from the examples when it is made. */
export function classifierOf(examples: readonly Example[], learning: Learning = {}): Classifier {
  const table = trained(examples, learning);
  return (features) => ranked(table.labels, table.sumsOf(table.rowsOf(features)));
}

/** What a classifier would learn from the examples, to be kept and used elsewhere. */
export function learnedFrom(examples: readonly Example[], learning: Learning = {}): Weights {
  const { labels, rowOf, weights } = trained(examples, learning);
  const size = labels.length;
  return {
    labels,
    rows: new Map([...rowOf].map(([feature, row]) => [feature, [...weights.slice(row * size, (row + 1) * size)]])),
  };
}

/** A classifier with weights that were learned before. */
export function classifierWith({ labels, rows }: Weights): Classifier {
  return (features) => {
    const found = [...new Set(features)].flatMap((feature) => {
      const row = rows.get(feature);
      return row === undefined ? [] : [row];
    });
    const scale = 1 / Math.sqrt(Math.max(1, found.length));
    const sums = Float64Array.from(labels, (_, column) =>
      found.reduce((sum, row) => sum + scale * (row[column] ?? 0), 0),
    );
    return ranked(labels, sums);
  };
}
