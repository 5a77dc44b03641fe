import { RAPID_MS } from '@lemma/mastery';
import { knowledgeIn, nextPlaced, type Placement, placementAfter, priorPlacement } from '@lemma/mastery/placement';
import { findSkill, generateProblem, type Problem, skills } from '@lemma/math';
import { ALONE, type Evidence } from '@lemma/school/insight';
import type { PlacementView, StoredPlacement } from '@lemma/school/practice';
import { seedOf, toWorkItem } from '../work/problem.ts';
import { workAlone } from './work-alone.ts';

/** Placement asks ordinary questions. */
const LEVEL = 2;
const THOUSANDTHS = 1000;

/** The probability of guessing a problem: one of its options, or nothing that is worth counting. */
const guessAt = ({ answer }: Problem): number => (answer.kind === 'choice' ? 1 / (answer.options?.length ?? 2) : 0);

/** The same for each skill, from one problem of it, since all problems of a skill are alike. */
const guesses = new Map<string, number>();
export function guessOf(code: string): number | undefined {
  const had = guesses.get(code);
  if (had !== undefined) return had;
  const skill = findSkill(code);
  if (!skill) return undefined;
  const guess = guessAt(generateProblem(skill, LEVEL, 1));
  guesses.set(code, guess);
  return guess;
}

/** The answered questions, in order. A rapid guess was asked, but says nothing. */
const answeredIn = ({ items }: Pick<StoredPlacement, 'items'>) =>
  items.flatMap(({ item }) => {
    const [first] = item.attempts;
    if (first === undefined) return [];
    const isRapid = first.response !== '' && first.took < RAPID_MS;
    return { skill: item.skill, right: first.verdict === 'right', counts: !isRapid && first.verdict !== 'unknown' };
  });

function posteriorOf(stored: Pick<StoredPlacement, 'grade' | 'items'>): Placement {
  const prior = priorPlacement(skills, stored.grade);
  return answeredIn(stored)
    .filter(({ counts }) => counts)
    .reduce((before, { skill, right }) => placementAfter(before, { skill, right, guess: guessOf(skill) ?? 0 }), prior);
}

const ruleOf = (id: string, skill: string) =>
  ({ id, skill, level: LEVEL, points: 1, tries: 1, tryPenalty: 0, hints: 'off', variants: false }) as const;

/** The placement with its next question, or done where no further question is worth asking. */
export function continued(stored: StoredPlacement): StoredPlacement {
  const code = nextPlaced(posteriorOf(stored), { asked: answeredIn(stored), guessOf });
  const skill = code === undefined ? undefined : findSkill(code);
  if (skill === undefined) return { ...stored, state: 'done' };
  // Uses a random value of the server: a seed from known values could be computed in the browser.
  const seed = seedOf(crypto.randomUUID());
  const rule = ruleOf(`q${stored.items.length + 1}`, skill.code);
  const item = toWorkItem(rule, { skill, problem: generateProblem(skill, LEVEL, seed) });
  return { ...stored, state: 'open', items: [...stored.items, { item, seed, level: LEVEL }] };
}

/** What the student may see. */
export function viewOf({ state, items }: StoredPlacement): PlacementView {
  const last = items.at(-1)?.item;
  const answered = items.filter(({ item }) => item.attempts.length > 0).length;
  return { state, answered, ...(state === 'open' && last && { item: last }) };
}

const rounded = (value: number): number => Math.round(value * THOUSANDTHS) / THOUSANDTHS;

/** The evidence with the answers of a finished placement, and with what it found about all skills around the grade. */
export function withPlacement(evidence: Evidence, stored: StoredPlacement, now: number): Evidence {
  const found = [...knowledgeIn(posteriorOf(stored))].map(([code, { estimate, low, high }]) => [
    code,
    { estimate: rounded(estimate), low: rounded(low), high: rounded(high) },
  ]);
  return {
    ...evidence,
    work: {
      ...evidence.work,
      [`${ALONE.placement}-${stored.at}`]: workAlone('placement', stored, { revision: 1, submittedAt: stored.at }),
    },
    placed: { at: now, grade: stored.grade, expected: Object.fromEntries(found) },
  };
}
