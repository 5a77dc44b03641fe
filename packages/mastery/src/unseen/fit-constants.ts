import { easinessFrom, fitEasiness } from '../easiness.ts';
import { FITTED, type ModelConstants, predictedChances } from '../knowledge.ts';
import type { AnswerSet, StudentAnswers } from './answer-sets.ts';
import { lossOf } from './rivals.ts';

/** The most students of a set that are used: enough for two figures, few enough for minutes. */
const MOST_STUDENTS = 3500;
const ROUNDS = 3;
/** The most steps in one direction before the next constant is tried. */
const MOST_STEPS = 4;

const some = (students: readonly StudentAnswers[]): readonly StudentAnswers[] => {
  const every = Math.ceil(students.length / MOST_STUDENTS);
  return students.filter((_, index) => index % every === 0);
};

type Name = keyof ModelConstants;
const ADDED: ReadonlySet<Name> = new Set(['learntRight', 'learntWrong']);

/** One step of a constant, smaller in each round: learning gains change by an amount, variances by a factor. */
function stepped(constants: ModelConstants, name: Name, isUp: boolean, round: number): ModelConstants {
  const now = constants[name];
  const factor = 1 + 0.4 / round;
  const next = ADDED.has(name) ? now + ((isUp ? 1 : -1) * 0.05) / round : isUp ? now * factor : now / factor;
  return { ...constants, [name]: next };
}

/**
 * The constants with the lowest loss on the training students of the school sets, found by changing one constant after
 * another. The tutor's set is left out, so that it remains a test.
 */
export function fitConstants(sets: readonly AnswerSet[]): ModelConstants {
  const schools = sets.filter(({ name }) => name !== 'STATICS').map(({ training }) => some(training));
  const loss = (constants: ModelConstants): number =>
    schools.reduce((sum, students) => {
      const easinessOf = easinessFrom(fitEasiness(students, { constants }));
      return sum + lossOf(students, (answers) => predictedChances(answers, easinessOf, constants));
    }, 0);
  const names: readonly Name[] = [
    'general',
    'own',
    'learntRight',
    'learntWrong',
    'slowing',
    'ownDrift',
    'generalDrift',
  ];
  let [best, least] = [FITTED, loss(FITTED)];
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const name of names) {
      for (const isUp of [true, false]) {
        for (let step = 0; step < MOST_STEPS; step += 1) {
          const next = stepped(best, name, isUp, round);
          const own = loss(next);
          if (own >= least) break;
          [best, least] = [next, own];
        }
      }
    }
  }
  return best;
}
