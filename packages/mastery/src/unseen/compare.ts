import { easinessFrom, fitEasiness, nightlyFit, type SchoolEasiness } from '../easiness.ts';
import { predictedChances } from '../knowledge.ts';
import type { AnswerSet, StudentAnswers } from './answer-sets.ts';
import { type Predict, type Rival, rivals } from './rivals.ts';

const BINS = 10;

/** The nights in which the students of a set are thought to come to the school, the same number each night. */
const NIGHTS = 20;

/** What the nightly job has stored after the last of these nights. Each fit continues from the one before. */
function afterNights(students: readonly StudentAnswers[]): SchoolEasiness | undefined {
  let school: SchoolEasiness | undefined;
  for (let night = 1; night <= NIGHTS; night += 1)
    school = nightlyFit(students.slice(0, Math.ceil((students.length * night) / NIGHTS)), school);
  return school;
}

const ours = (name: string, fitted: (training: readonly StudentAnswers[]) => SchoolEasiness | undefined): Rival => ({
  name,
  trainedOn: (training) => {
    const school = fitted(training);
    return (answers) => predictedChances(answers, school && easinessFrom(school));
  },
});

/** Our model as a school has it after some weeks of nights, after one fit to everything, and on the first day. */
export const OURS = 'ours, fitted nightly';
export const FIRST_DAY = 'ours, without data';
const models: readonly Rival[] = [
  ours(OURS, afterNights),
  ours('ours, fitted at once', (training) => fitEasiness(training)),
  ours(FIRST_DAY, () => undefined),
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

/** Evaluates every model, trained on the training students of a set, on its unseen students. */
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
