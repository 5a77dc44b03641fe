import { type Answer, atLeastLevel, countsForMastery } from '@lemma/mastery';
import { pathFor, skillsAround } from '@lemma/mastery/placement';
import { skills } from '@lemma/math';
import type { Evidence, Progress } from '@lemma/school/insight';

/** With fewer answers to a skill than this, other answers say more of it than its own. */
const FEW_ANSWERS = 3;
/** From these estimates on, a skill that was hardly answered is taken as known, or as almost there. */
const KNOWN = 0.75;
const ALMOST = 0.6;
/** A skill is taken as known where this many skills that build on it went right. One may be luck. */
const ENOUGH_BUILT = 2;

const foundations = new Map(skills.map(({ code, prerequisites }) => [code, prerequisites]));

/** All that a skill builds on, at any distance. */
function builtOn(code: string, found: Set<string> = new Set()): Set<string> {
  for (const before of foundations.get(code) ?? [])
    if (!found.has(before)) {
      found.add(before);
      builtOn(before, found);
    }
  return found;
}

/** For each skill when it was last answered, and whether it went right. */
function lastOf(answers: readonly Answer[]): ReadonlyMap<string, Answer> {
  const last = new Map<string, Answer>();
  for (const one of answers)
    if (countsForMastery(one) && (last.get(one.skill)?.at ?? 0) <= one.at) last.set(one.skill, one);
  return last;
}

/**
 * The skills that later skills rest on which went right, typed and without help, since the skill itself was last
 * answered: who multiplies large numbers does not go on with counting (knowledge spaces: Doignon & Falmagne 1985).
 */
function carried(answers: readonly Answer[]): ReadonlySet<string> {
  const last = lastOf(answers);
  const times = new Map<string, number>();
  for (const [code, { mark, choice, at }] of last) {
    if (mark !== 'right' || choice === true) continue;
    for (const before of builtOn(code))
      if ((last.get(before)?.at ?? 0) <= at) times.set(before, (times.get(before) ?? 0) + 1);
  }
  return new Set([...times].flatMap(([code, count]) => (count >= ENOUGH_BUILT ? [code] : [])));
}

/**
 * The path of a student who was placed, and what the placement expects at skills without answers. It moves on with right
 * answers, also at skills that were never asked. Nothing for other students.
 */
export function pathOf(
  known: Progress['skills'],
  placed: Evidence['placed'],
  answers: readonly Answer[],
): Pick<Progress, 'path' | 'expected'> {
  if (placed === undefined) return {};
  const { expected, grade } = placed;
  const carrying = carried(answers);
  const isAtLeast = (skill: string, level: 'secure' | 'nearly', estimate: number): boolean => {
    const own = known[skill];
    if (own && (own.set === true || own.answers >= FEW_ANSWERS)) return atLeastLevel(own.level, level);
    return carrying.has(skill) || (expected[skill]?.estimate ?? 0) >= estimate;
  };
  const path = pathFor(skillsAround(skills, grade), grade, {
    isKnown: (skill) => isAtLeast(skill, 'secure', KNOWN),
    isAlmost: (skill) => isAtLeast(skill, 'nearly', ALMOST),
  });
  return {
    path,
    expected: Object.fromEntries(Object.entries(expected).filter(([skill]) => known[skill] === undefined)),
  };
}
