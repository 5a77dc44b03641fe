import { logistic, logitOf } from './logistic.ts';

/** One student's letters for an assignment (see `marks`), in the order of its items, and when the student began. */
export type Row = { readonly studentId: string; readonly at: number; readonly marks: string };
/** The questions of an assignment, and its lines. */
export type Sheet = { readonly items: readonly { readonly skill: string }[]; readonly rows: readonly Row[] };

export const scoreOf = (letter: string | undefined): number | undefined =>
  letter === 'r' ? 1 : letter === 'w' || letter === 'h' ? 0 : undefined;

/** Right answers beyond those of the class at the same questions, and how much such answers say of a student. */
type Tries = { readonly beyond: number; readonly information: number };
const NO_TRIES: Tries = { beyond: 0, information: 0 };

/** What each student of a class did in all of its work, by skill. */
type Standing = ReadonlyMap<string, Tries>;
export type Standings = ReadonlyMap<string, Standing>;

/**
 * How much the students of a class differ in general, and how much one student's skills differ from each other, in
 * log-odds: variances. A little more than at the schools of the public sets, since classes differ by what they are
 * asked.
 */
const GENERAL = 1;
const OWN = 0.4;

/** The share right of a class at a question, where nobody or everybody being right is not taken for certain. */
export function shareRight(scores: readonly number[]): number {
  return (scores.reduce((sum, one) => sum + one, 0) + 1) / (scores.length + 2);
}

const triesAt = (share: number, score: number): Tries => ({
  beyond: score - share,
  information: share * (1 - share),
});
const without = (all: Tries, one: Tries): Tries => ({
  beyond: all.beyond - one.beyond,
  information: Math.max(0, all.information - one.information),
});

/** What each student did in these assignments, against the class at the same questions. */
export function standingsOf(sheets: readonly Sheet[]): Standings {
  const standings = new Map<string, Map<string, Tries>>();
  for (const { items, rows } of sheets) {
    for (const [index, { skill }] of items.entries()) {
      const scored = rows.flatMap(({ studentId, marks }) => {
        const score = scoreOf(marks[index]);
        return score === undefined ? [] : [{ studentId, score }];
      });
      const share = shareRight(scored.map(({ score }) => score));
      for (const { studentId, score } of scored) {
        const own = standings.get(studentId) ?? new Map<string, Tries>();
        standings.set(studentId, own);
        const [had, tries] = [own.get(skill) ?? NO_TRIES, triesAt(share, score)];
        own.set(skill, { beyond: had.beyond + tries.beyond, information: had.information + tries.information });
      }
    }
  }
  return standings;
}

/** How much better a student is at a skill than the class, in log-odds, and how unsure that is. */
type AtSkill = { readonly mean: number; readonly variance: number };

/**
 * What all other answers of a student say of a skill: those to the skill itself, and, as far as skills of a student go
 * together, those to other skills. One step of Newton's method for a general and an own difference, both normal.
 */
export function standingAt(standing: Standing, skill: string, share: number, score: number): AtSkill {
  const same = without(standing.get(skill) ?? NO_TRIES, triesAt(share, score));
  let [beyond, information] = [0, 0];
  for (const [other, tries] of standing) {
    if (other === skill) continue;
    const shared = 1 / (1 + OWN * tries.information);
    beyond += tries.beyond * shared;
    information += tries.information * shared;
  }
  const general = 1 / GENERAL + information + same.information;
  const own = 1 / OWN + same.information;
  const determinant = general * own - same.information ** 2;
  const all = beyond + same.beyond;
  return {
    mean: (own * all - same.information * same.beyond + general * same.beyond - same.information * all) / determinant,
    variance: (general + own - 2 * same.information) / determinant,
  };
}

/** How many steps find the easiness at which a class is as often right as it was. */
const STEPS = 6;
const EASIEST = 5;

/**
 * How far the answers to a question go with what the students' other answers say of them, compared with an ordinary
 * question: in standard deviations, negative where they go together less. What is not known of the students is not
 * expected of the question: after a first assignment little can be missing. Undefined where the students do not differ.
 */
export function fitOf(answers: readonly (AtSkill & { readonly score: number })[]): number | undefined {
  const asked = answers.map(({ mean, variance, score }) => {
    const damping = 1 / Math.sqrt(1 + (Math.PI * variance) / 8);
    return { at: damping * mean, score };
  });
  const right = asked.reduce((sum, { score }) => sum + score, 0);
  let ease = logitOf(shareRight(asked.map(({ score }) => score)));
  let expected: { at: number; score: number; chance: number; weight: number }[] = [];
  for (let step = 0; step <= STEPS; step += 1) {
    expected = asked.map(({ at, score }) => {
      const chance = logistic(ease + at);
      return { at, score, chance, weight: chance * (1 - chance) };
    });
    const [likely, weight] = [sumOf(expected, 'chance'), sumOf(expected, 'weight')];
    if (step < STEPS) ease = Math.max(-EASIEST, Math.min(EASIEST, ease + (right - likely) / Math.max(weight, 0.3)));
  }
  const middle = expected.reduce((sum, { at, weight }) => sum + at * weight, 0) / sumOf(expected, 'weight');
  const variance = expected.reduce((sum, { at, weight }) => sum + weight * (at - middle) ** 2, 0);
  const together = expected.reduce((sum, { at, score, chance }) => sum + (score - chance) * (at - middle), 0);
  return variance < 1e-9 ? undefined : together / Math.sqrt(variance);
}

const sumOf = <K extends string>(ones: readonly { readonly [key in K]: number }[], of: K): number =>
  ones.reduce((sum, one) => sum + one[of], 0);
