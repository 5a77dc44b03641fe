import type { Problem, Skill } from '@lemma/math';
import { type Hardness, LAWS, type Lived, wrongBy } from '../unknown-students.ts';

/** What the laws of the simulated students say of one answer, whoever gave it. */
export type LivedStep = {
  readonly skill: string;
  readonly week: number;
  readonly hard: Hardness;
  readonly isRight: boolean;
  /** The misconceptions that lead to a wrong answer here, and whether it is this one. */
  readonly fits: ReadonlyMap<string, boolean>;
  /** The probability that a wrong answer without any misconception is this one. */
  readonly wrongly: number;
  /** The probability that somebody who guesses writes this. */
  readonly blindly: number;
  /** Whether it is what the neighbor wrote; undefined: nobody sat there. */
  readonly isNeighbors: boolean | undefined;
};

const isWhole = (text: string): boolean => /^\d+$/.test(text);

/** The probability of a wrong answer that no misconception explains, as `anyWrong` draws it. */
function anyWrongly({ answer: { kind, key, options = [] } }: Problem, response: string): number {
  if (kind === 'choice') {
    const others = options.filter(({ id }) => id !== key);
    return others.some(({ id }) => id === response) ? 1 / others.length : 0;
  }
  if (/\d/.test(key)) {
    const changed = Array.from({ length: LAWS.changedBy }, (_, by) =>
      key.replace(/\d+/, (digits) => String(Number(digits) + by + 1)),
    );
    return changed.includes(response) ? 1 / changed.length : 0;
  }
  const isDrawn = isWhole(response) && Number(response) >= LAWS.typedFrom && Number(response) <= LAWS.typedTo;
  return isDrawn ? 1 / (LAWS.typedTo - LAWS.typedFrom + 1) : 0;
}

function blindly({ answer: { kind, options = [] } }: Problem, response: string): number {
  if (kind === 'choice') return 1 / options.length;
  return isWhole(response) && Number(response) <= LAWS.guessedTo ? 1 / (LAWS.guessedTo + 1) : 0;
}

const looksIn = (skill: Skill, problem: Problem): ReadonlyMap<string, string> =>
  new Map(
    skill.misconceptions.flatMap(({ id }) => {
      const answer = wrongBy(skill, problem, id);
      return answer === undefined ? [] : [[id, answer] as const];
    }),
  );

export function livedStep({ skill, problem, response, week, hard, neighbor }: Lived): LivedStep {
  const looks = looksIn(skill, problem);
  const alike = [...looks.values()].filter((answer) => answer === response).length;
  const other = anyWrongly(problem, response);
  return {
    ...{ skill: skill.code, week, hard },
    isRight: response === problem.answer.key,
    fits: new Map([...looks].map(([id, answer]) => [id, answer === response])),
    wrongly:
      looks.size === 0 ? other : LAWS.likeAMisconception * (alike / looks.size) + (1 - LAWS.likeAMisconception) * other,
    blindly: blindly(problem, response),
    isNeighbors: neighbor === undefined ? undefined : neighbor === response,
  };
}

const logistic = (logit: number): number => 1 / (1 + Math.exp(-logit));
export const rightAt = ({ a, b }: Hardness, ability: number): number => logistic(a * (ability - b));

/**
 * The probability of an answer by somebody of this ability who has these misconceptions, the first of them first, and
 * the part of it without any of them, after which the student is a little better.
 */
export function likelyOwn(step: LivedStep, ability: number, has: readonly string[], applied: number) {
  let [rest, explained] = [1, 0];
  for (const id of has) {
    const fits = step.fits.get(id);
    if (fits === undefined) continue;
    if (fits) explained += rest * applied;
    rest *= 1 - applied;
  }
  const right = rightAt(step.hard, ability);
  const alone = rest * (step.isRight ? right : (1 - right) * step.wrongly);
  return { chance: explained + alone, alone };
}
