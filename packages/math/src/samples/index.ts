import { checkWorked } from '../check-worked.ts';
import { directMisconceptions } from '../diagnose/direct.ts';
import { problemFrom } from '../generate.ts';
import { equationMisconceptions } from '../misconceptions/equations.ts';
import { expressionMisconceptions } from '../misconceptions/expressions.ts';
import { fractionMisconceptions } from '../misconceptions/fractions.ts';
import { wholeNumberMisconceptions } from '../misconceptions/whole-numbers.ts';
import { distribution } from '../skills/equations/distribution.ts';
import { addUnlike } from '../skills/fractions/add-subtract-unlike.ts';
import { subtractMultiDigit } from '../skills/whole-numbers/subtract-columns.ts';
import type { Misconception, MisconceptionId, Problem, Skill } from '../types.ts';

/**
 * Three problems for a visitor, with the engine for just these: an eighth of what all skills weigh. The mathematics of
 * each is what `pose` says; a page that shows it before the engine is loaded writes it out (`samples.test.ts`).
 */
const kinds = {
  fractions: { skill: addUnlike, text: '2/3 + 1/4', case: 'coprime' },
  subtraction: { skill: subtractMultiDigit, text: '432 - 187', case: 'regroup-twice' },
  equation: { skill: distribution, text: '3(x + 2) = 21', case: 'plus' },
} as const satisfies Record<string, { readonly skill: Skill; readonly text: string; readonly case: string }>;

export type SampleId = keyof typeof kinds;

const LEVEL = 2;
const SEED = 1;

const catalogue: Readonly<Record<string, Omit<Misconception, 'id' | 'sources'>>> = {
  ...wholeNumberMisconceptions,
  ...fractionMisconceptions,
  ...expressionMisconceptions,
  ...equationMisconceptions,
};

/** The problem of a sample. @throws Error where its skill does not read it. */
export function sampleProblem(id: SampleId): Problem {
  const {
    skill,
    text,
    case: caseId,
  }: { readonly skill: Skill; readonly text: string; readonly case: string } = kinds[id];
  const params = skill.read?.(text);
  if (params === undefined) throw new Error(`${skill.code} does not read ${text}`);
  return problemFrom(skill, params, LEVEL, caseId, SEED);
}

/** What the engine says of an answer to a sample. `message` is in English. */
export type SampleVerdict =
  | { readonly kind: 'right' }
  | { readonly kind: 'unreadable'; readonly message: string }
  | { readonly kind: 'unworked' }
  | { readonly kind: 'form'; readonly message: string }
  | {
      readonly kind: 'misconception';
      readonly id: MisconceptionId;
      readonly words: Omit<Misconception, 'id' | 'sources'>;
    }
  | { readonly kind: 'unexplained' };

/** Marks an answer, and names the misconception that gives it. */
export function lookAt(id: SampleId, response: string): SampleVerdict {
  const problem = sampleProblem(id);
  const outcome = checkWorked(problem, response);
  if (outcome.verdict === 'right') return { kind: 'right' };
  if (outcome.verdict !== 'wrong') return { kind: 'unreadable', message: outcome.message };
  if (outcome.code === 'unworked') return { kind: 'unworked' };
  if (outcome.sameValue === true) return { kind: 'form', message: outcome.message };
  const [found] = directMisconceptions(kinds[id].skill, problem, response);
  const words = found === undefined ? undefined : catalogue[found];
  if (found !== undefined && words !== undefined) return { kind: 'misconception', id: found, words };
  return { kind: 'unexplained' };
}
