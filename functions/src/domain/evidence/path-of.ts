import { atLeastLevel } from '@lemma/mastery';
import { pathFor, skillsAround } from '@lemma/mastery/placement';
import { skills } from '@lemma/math';
import type { Evidence, Progress } from '@lemma/school/insight';

/** With fewer answers to a skill than this, what the placement found from all its questions is better known. */
const FEW_ANSWERS = 3;
/** From these estimates on, a skill that was hardly answered is taken as known, or as almost there. */
const KNOWN = 0.75;
const ALMOST = 0.6;

/** The path of a student who was placed, and what is expected at skills without answers. Nothing for other students. */
export function pathOf(known: Progress['skills'], placed: Evidence['placed']): Pick<Progress, 'path' | 'expected'> {
  if (placed === undefined) return {};
  const { expected, grade } = placed;
  const isAtLeast = (skill: string, level: 'secure' | 'nearly', estimate: number): boolean => {
    const own = known[skill];
    if (own && (own.set === true || own.answers >= FEW_ANSWERS)) return atLeastLevel(own.level, level);
    return (expected[skill]?.estimate ?? 0) >= estimate;
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
