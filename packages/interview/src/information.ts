import { entropy } from '@lemma/mastery/entropy';
import type { Problem } from '@lemma/math';
import type { Mind } from './minds.ts';
import { type ProblemRef, refOf } from './problems.ts';
import { type Before, nameOfQuestion, type Outcome, type Posterior, type Question, replies } from './questions.ts';

const NOTHING = 1e-9;

/**
 * The expected information of a question about the student's mind, in bits: exact, over all replies of all minds. 0 if
 * the reply is known beforehand.
 */
export function expectedInformation(
  minds: readonly Mind[],
  posterior: Posterior,
  question: Question,
  before: Before,
): number {
  const byOutcome = new Map<Outcome, number[]>();
  minds.forEach((mind, at) => {
    const weight = posterior[at] ?? 0;
    if (weight === 0) return;
    for (const [outcome, chance] of replies(mind, question, before)) {
      const joint = byOutcome.get(outcome) ?? [];
      joint.push(weight * chance);
      byOutcome.set(outcome, joint);
    }
  });
  let after = 0;
  for (const joint of byOutcome.values()) {
    const total = joint.reduce((sum, share) => sum + share, 0);
    after += total * entropy(joint.map((share) => share / total));
  }
  const bits = entropy(posterior) - after;
  // Sums of many shares have rounding errors: a value this small counts as 0.
  return bits < NOTHING ? 0 : bits;
}

/** A question with its expected information in bits. */
export type Valued = { readonly question: Question; readonly bits: number };

/**
 * The questions that can be asked now: problems of the pool that were not asked, and "how", "why" and "look again"
 * about the last problem.
 */
export function available(pool: readonly Problem[], last: ProblemRef | undefined, before: Before): Question[] {
  const asked = new Set(before.seen.map(({ question }) => nameOfQuestion(question)));
  const problems = pool.map((problem): Question => ({ kind: 'problem', ref: refOf(problem) }));
  const about: Question[] =
    last === undefined
      ? []
      : [
          { kind: 'how', ref: last, specific: true },
          { kind: 'why', ref: last },
          { kind: 'check', ref: last },
        ];
  return [...problems, ...about].filter((question) => !asked.has(nameOfQuestion(question)));
}

/** Differences below this count as a tie, in which the earlier question is chosen. */
const TIE = 1e-9;

/** The question with the most expected information. */
export function best(
  minds: readonly Mind[],
  posterior: Posterior,
  questions: readonly Question[],
  before: Before,
): Valued | undefined {
  let found: Valued | undefined;
  for (const question of questions) {
    const bits = expectedInformation(minds, posterior, question, before);
    if (found === undefined || bits > found.bits + TIE) found = { question, bits };
  }
  return found;
}

/** The problems of a list to which two minds give different answers. */
export const separating = (pool: readonly Problem[], one: Mind, other: Mind): Problem[] =>
  pool.filter((problem) => {
    const question: Question = { kind: 'problem', ref: refOf(problem) };
    const first = (mind: Mind): Outcome | undefined => replies(mind, question, { seen: [], quiet: false })[0]?.[0];
    return first(one) !== first(other);
  });
