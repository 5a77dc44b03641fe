import { fitEasiness } from '../easiness.ts';
import { predictedChances } from '../knowledge.ts';
import type { AnswerSet, StudentAnswers } from './answer-sets.ts';
import { type Predict, type Rival, rivals } from './rivals.ts';

const BINS = 10;

/** Our model after a school's answers have shown how easy each skill is, and our model on the first day. */
export const OURS = 'ours, skills fitted';
const models: readonly Rival[] = [
  {
    name: OURS,
    trainedOn: (training) => {
      const easinessOf = fitEasiness(training);
      return (answers) => predictedChances(answers, easinessOf);
    },
  },
  { name: 'ours, without data', trainedOn: () => (answers) => predictedChances(answers) },
  ...rivals,
];

type Predicted = { readonly chance: number; readonly right: boolean };

/**
 * The probability that a right answer got a higher prediction than a wrong one (area under the curve); ties count half.
 */
function areaUnderCurve(predicted: readonly Predicted[]): number {
  const sorted = predicted.toSorted((one, other) => one.chance - other.chance);
  let [ranks, rights] = [0, 0];
  for (let from = 0; from < sorted.length; ) {
    let to = from;
    while (sorted[to]?.chance === sorted[from]?.chance && to < sorted.length) to += 1;
    const own = sorted.slice(from, to).filter(({ right }) => right).length;
    ranks += (own * (from + 1 + to)) / 2;
    rights += own;
    from = to;
  }
  return (ranks - (rights * (rights + 1)) / 2) / (rights * (sorted.length - rights));
}

export type ReliabilityBin = { readonly answers: number; readonly chance: number; readonly right: number };

/** Answers grouped by their predicted probability, in tenths: the mean prediction and the share that is right. */
function reliabilityOf(predicted: readonly Predicted[]): ReliabilityBin[] {
  const bins = Map.groupBy(predicted, ({ chance }) => Math.min(BINS - 1, Math.floor(chance * BINS)));
  return [...bins]
    .toSorted(([one], [other]) => one - other)
    .map(([, own]) => ({
      answers: own.length,
      chance: own.reduce((sum, { chance }) => sum + chance, 0) / own.length,
      right: own.filter(({ right }) => right).length / own.length,
    }));
}

export type Compared = {
  readonly set: string;
  readonly model: string;
  /** The number of answers of unseen students. */
  readonly answers: number;
  readonly area: number;
  /** The difference between the mean prediction of a tenth and its share of right answers, averaged over answers. */
  readonly calibration: number;
  readonly reliability: readonly ReliabilityBin[];
};

const predictedBy = (predict: Predict, students: readonly StudentAnswers[]): Predicted[] =>
  students.flatMap((answers) =>
    predict(answers).map((chance, index) => ({ chance, right: answers[index]?.right ?? false })),
  );

/** Evaluates every model on the unseen students of a set. */
export const compareOn = ({ name, training, unseen }: AnswerSet): Compared[] =>
  models.map(({ name: model, trainedOn }) => {
    const predicted = predictedBy(trainedOn(training), unseen);
    const reliability = reliabilityOf(predicted);
    const off = reliability.reduce((sum, { answers, chance, right }) => sum + answers * Math.abs(chance - right), 0);
    return {
      ...{ set: name, model, answers: predicted.length, reliability },
      ...{ area: areaUnderCurve(predicted), calibration: off / predicted.length },
    };
  });
