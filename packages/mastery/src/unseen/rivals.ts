import { fitTracing } from '../fit.ts';
import { chanceRight, traced } from '../knowledge-tracing.ts';
import { logistic } from '../logistic.ts';
import type { StudentAnswers } from './answer-sets.ts';

/**
 * A model's predictions for a student: for each answer the probability that it is right, from the answers before it.
 */
export type Predict = (answers: StudentAnswers) => number[];
/** A model that can be fitted to training students. */
export type Rival = { readonly name: string; readonly trainedOn: (training: readonly StudentAnswers[]) => Predict };

/** The numbers of right and wrong answers so far, by skill: the state of models that only count. */
type Counts = { right: number; wrong: number };

function counting(predict: (skill: string, counts: Counts) => number): Predict {
  return (answers) => {
    const had = new Map<string, Counts>();
    return answers.map(({ skill, right }) => {
      const counts = had.get(skill) ?? { right: 0, wrong: 0 };
      had.set(skill, counts);
      const chance = predict(skill, counts);
      if (right) counts.right += 1;
      else counts.wrong += 1;
      return chance;
    });
  };
}

/** The share of right answers on the skill so far, starting as if the average student had answered twice. */
const percentRight: Rival = {
  name: 'percent right on the skill',
  trainedOn: (training) => {
    const all = training.flat();
    const usual = all.filter(({ right }) => right).length / all.length;
    return counting((_, { right, wrong }) => (right + 2 * usual) / (right + wrong + 2));
  },
};

/** Bayesian knowledge tracing, each skill fitted by expectation and maximisation (Corbett & Anderson 1995). */
const knowledgeTracing: Rival = {
  name: 'knowledge tracing, fitted',
  trainedOn: (training) => {
    const sequences = training.flatMap((answers) => [...Map.groupBy(answers, ({ skill }) => skill)]);
    const fitted = new Map(
      [...Map.groupBy(sequences, ([skill]) => skill)].map(([skill, own]) => [
        skill,
        fitTracing(
          own.map(([, answers]) => answers.map(({ right }) => right)),
          60,
        ),
      ]),
    );
    const usual = { known: 0.4, learn: 0.1, slip: 0.1, guess: 0.2 };
    return (answers) => {
      const known = new Map<string, number>();
      return answers.map(({ skill, right }) => {
        const parameters = fitted.get(skill) ?? usual;
        const p = known.get(skill) ?? parameters.known;
        known.set(skill, traced(p, right, parameters));
        return chanceRight(p, parameters);
      });
    };
  },
};

type Row = readonly [features: readonly number[], right: boolean];

/** Solves a small linear system by elimination with pivoting. Each of `rows` ends with its right-hand side. */
function solved(rows: number[][]): number[] {
  const size = rows.length;
  for (let column = 0; column < size; column += 1) {
    const best = rows.findIndex(
      (row, index) =>
        index >= column &&
        rows.slice(column).every((other) => Math.abs(other[column] ?? 0) <= Math.abs(row[column] ?? 0)),
    );
    const [pivot, replaced] = [rows[best], rows[column]];
    if (!(pivot && replaced)) throw new Error('no pivot');
    rows[best] = replaced;
    rows[column] = pivot;
    for (const row of rows) {
      if (row === pivot) continue;
      const factor = (row[column] ?? 0) / (pivot[column] ?? 1);
      for (let index = column; index <= size; index += 1) row[index] = (row[index] ?? 0) - factor * (pivot[index] ?? 0);
    }
  }
  return rows.map((row, index) => (row[size] ?? 0) / (row[index] ?? 1));
}

/** Logistic regression by Newton's method, with steps of at most 2 and a slight ridge. */
function logisticRegression(rows: readonly Row[], size: number): number[] {
  const RIDGE = 1e-3;
  let weights = Array.from({ length: size }, () => 0);
  for (let round = 0; round < 30; round += 1) {
    const system = weights.map((weight, index) =>
      Array.from({ length: size + 1 }, (_, column) =>
        column === size ? -RIDGE * weight : column === index ? RIDGE : 0,
      ),
    );
    for (const [features, right] of rows) {
      const chance = logistic(features.reduce((sum, one, index) => sum + one * (weights[index] ?? 0), 0));
      const information = Math.max(1e-9, chance * (1 - chance));
      for (const [index, row] of system.entries()) {
        const own = features[index] ?? 0;
        row[size] = (row[size] ?? 0) + ((right ? 1 : 0) - chance) * own;
        for (const [column, other] of features.entries()) row[column] = (row[column] ?? 0) + information * own * other;
      }
    }
    const step = solved(system);
    const length = Math.hypot(...step);
    const cut = length > 2 ? 2 / length : 1;
    weights = weights.map((weight, index) => weight + cut * (step[index] ?? 0));
    if (length < 1e-5) break;
  }
  return weights;
}

/**
 * Performance factors analysis (Pavlik, Cen & Koedinger 2009, AIED): for each skill, a logistic regression on successes
 * and failures so far.
 */
const performanceFactors = (name: string, scale: (count: number) => number): Rival => ({
  name,
  trainedOn: (training) => {
    const featuresOf = ({ right, wrong }: Counts): number[] => [1, scale(right), scale(wrong)];
    const rows = new Map<string, Row[]>();
    const collect = (answers: StudentAnswers): void => {
      let place = 0;
      counting((skill, counts) => {
        const own = rows.get(skill) ?? [];
        rows.set(skill, own);
        own.push([featuresOf(counts), answers[place]?.right ?? false]);
        place += 1;
        return 0;
      })(answers);
    };
    for (const answers of training) collect(answers);
    const fitted = new Map([...rows].map(([skill, own]) => [skill, logisticRegression(own, 3)]));
    return counting((skill, counts) => {
      const weights = fitted.get(skill) ?? [];
      return logistic(featuresOf(counts).reduce((sum, one, index) => sum + one * (weights[index] ?? 0), 0));
    });
  },
});

/**
 * Elo's rule for students against skills, with decreasing steps (Pelánek 2016, Computers & Education 98); the steps
 * with the best fit on the training data are used.
 */
const elo: Rival = {
  name: 'Elo',
  trainedOn: (training) => {
    const difficulties = (first: number, shrink: number) => {
      const skills = new Map<string, { difficulty: number; answers: number }>();
      const run = (answers: StudentAnswers, isLearning: boolean): number[] => {
        let [ability, count] = [0, 0];
        return answers.map(({ skill, right }) => {
          const own = skills.get(skill) ?? { difficulty: 0, answers: 0 };
          const chance = logistic(ability - own.difficulty);
          const error = (right ? 1 : 0) - chance;
          ability += (error * first) / (1 + shrink * count);
          count += 1;
          if (isLearning) {
            own.difficulty -= (error * first) / (1 + shrink * own.answers);
            own.answers += 1;
            skills.set(skill, own);
          }
          return chance;
        });
      };
      for (const answers of training) run(answers, true);
      const predict: Predict = (answers) => run(answers, false);
      return { predict, loss: lossOf(training, predict) };
    };
    const tried = [0.4, 0.8, 1, 1.8].flatMap((first) =>
      [0.02, 0.05, 0.1, 0.2].map((shrink) => difficulties(first, shrink)),
    );
    return tried.reduce((best, one) => (one.loss < best.loss ? one : best)).predict;
  },
};

/** The mean negative logarithm of the probability that was predicted for what happened. */
export function lossOf(students: readonly StudentAnswers[], predict: Predict): number {
  let [sum, count] = [0, 0];
  for (const answers of students) {
    for (const [index, chance] of predict(answers).entries()) {
      sum -= Math.log(Math.max(1e-9, answers[index]?.right ? chance : 1 - chance));
      count += 1;
    }
  }
  return sum / count;
}

export const rivals: readonly Rival[] = [
  percentRight,
  knowledgeTracing,
  performanceFactors('performance factors', (count) => count),
  performanceFactors('performance factors, log counts', Math.log1p),
  elo,
];
