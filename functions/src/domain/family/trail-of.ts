import { atLeastLevel } from '@lemma/mastery';
import { findSkill } from '@lemma/math';
import { MOST_IN_TRAIL, type Trail } from '@lemma/school/family';
import type { PathStep, Progress } from '@lemma/school/insight';

type Part = keyof Trail;

/**
 * A child's way: of a child who was placed, the path of the placement; of others, what was practiced last and is not
 * secure yet, and then what has become possible. Newest first in each part, except what is behind: that is read towards
 * today.
 */
export function trailOf({ skills, opensNext, path }: Pick<Progress, 'skills' | 'opensNext' | 'path'>): Trail {
  const newest = Object.entries(skills).toSorted(
    ([a, one], [b, other]) => other.lastAt - one.lastAt || a.localeCompare(b),
  );
  const isSecure = ([, { level }]: (typeof newest)[number]): boolean => atLeastLevel(level, 'secure');
  const codes = (lines: typeof newest) => lines.map(([code]) => code);
  const steps = (part: readonly PathStep[]) => part.map(({ skill }) => skill);
  const named = (part: Part, all: readonly string[]) =>
    all.slice(0, MOST_IN_TRAIL[part]).map((skill) => ({ skill, name: findSkill(skill)?.name ?? skill }));
  const begun = newest.filter((line) => !isSecure(line));
  return {
    behind: named('behind', codes(newest.filter(isSecure))).toReversed(),
    now: named('now', path ? steps(path.now) : codes(begun)),
    next: named('next', path ? steps(path.next) : opensNext),
    later: named('later', path ? steps(path.later) : opensNext.slice(MOST_IN_TRAIL.next)),
  };
}
