import { atLeastLevel, fadedKnowledge, masteryLevelAt, type SuspectedMisconception } from '@lemma/mastery';
import type { Progress } from '@lemma/school/insight';
import { MOST_PRACTICE, type PracticeReason, type ReviewCard } from '@lemma/school/practice';
import { dueOf, retrievability } from './reviewed.ts';

/**
 * A skill to practice, and why. `level` is the level of the problem: 1 to 3. With `tells`, it is to be a problem on which
 * that misconception leads to an answer of its own.
 */
export type Chosen = {
  readonly skill: string;
  readonly reason: PracticeReason;
  readonly level: 1 | 2 | 3;
  readonly tells?: string;
};

type Curriculum = { readonly prerequisitesOf: (skill: string) => readonly string[] };

/** The most reviews of one day, so that some questions remain for something new. */
const MOST_REVIEWS = 6;
/** The most questions of one skill that is not reviewed; others that are open take their place first. */
const OF_ONE_SKILL = 4;
/** Questions of skills that are not reviewed, and how many skills they come from. */
const MOST_NEW = 5;
const MOST_NEW_SKILLS = 3;
/** Questions that tell whether a suspected misconception is there: on one day in all, and about one of them. */
const MOST_TELLING = 3;
const TELLING_EACH = 2;

/** The current estimate and mastery level of a skill; undefined for a skill that was not begun. */
function standing(progress: Progress, skill: string, now: number) {
  const had = progress.skills[skill];
  if (!had) return undefined;
  // A skill that its teacher exempted from rechecks does not decay with time.
  const knowledge = had.recheck === false ? had : fadedKnowledge(had, had.lastAt, now);
  return {
    estimate: knowledge.estimate,
    level: had.recheck === false ? had.level : masteryLevelAt(had, now),
    lastAt: had.lastAt,
    nextRecheckAt: had.nextRecheckAt,
  };
}

/**
 * Skills that are due for review, the most forgotten first. A skill without a review card is due when its mastery has
 * to be checked again.
 */
function reviewsOf(progress: Progress, cards: Readonly<Record<string, ReviewCard>>, now: number): string[] {
  const due = Object.entries(progress.skills).flatMap(([skill, had]) => {
    const card = cards[skill];
    const dueAt = Math.max((card && dueOf(card)) ?? had.nextRecheckAt, had.lastAt);
    if (dueAt > now || had.recheck === false) return [];
    return [{ skill, kept: card ? retrievability(card, now) : had.estimate, dueAt }];
  });
  return due
    .toSorted((one, other) => one.kept - other.kept || one.dueAt - other.dueAt || one.skill.localeCompare(other.skill))
    .map(({ skill }) => skill);
}

/**
 * The next best skill: for a student who was placed, the first of the path; else the weakest one that is not yet secure, or its weakest prerequisite if that is weaker still; if
 * all are secure, the first skill that has become available.
 */
export function nextBest(progress: Progress, { prerequisitesOf }: Curriculum, now: number): Chosen | undefined {
  const placed = progress.path?.now[0]?.skill;
  if (placed !== undefined) {
    const had = standing(progress, placed, now);
    return { skill: placed, reason: had ? 'strengthen' : 'new', level: 1 };
  }
  const known = Object.keys(progress.skills).flatMap((skill) => {
    const own = standing(progress, skill, now);
    return own && !atLeastLevel(own.level, 'secure') ? [{ skill, ...own }] : [];
  });
  const weakest = known.toSorted(
    (one, other) => one.estimate - other.estimate || one.skill.localeCompare(other.skill),
  )[0];
  if (!weakest) {
    const opened = progress.opensNext[0];
    return opened === undefined ? undefined : { skill: opened, reason: 'new', level: 1 };
  }
  const seen = new Set<string>();
  const root = (skill: string): string => {
    seen.add(skill);
    const weak = prerequisitesOf(skill).find((before) => {
      const own = standing(progress, before, now);
      return own !== undefined && !atLeastLevel(own.level, 'nearly') && !seen.has(before);
    });
    return weak === undefined ? skill : root(weak);
  };
  const skill = root(weakest.skill);
  const level = (standing(progress, skill, now)?.estimate ?? 0) >= 0.5 ? 2 : 1;
  return { skill, reason: 'strengthen', level };
}

/**
 * Orders the questions so that neighbors are of different skills where possible: in mixed practice the student must
 * also decide which method fits.
 */
function mixed(chosen: readonly Chosen[]): Chosen[] {
  const left = [...chosen];
  const order: Chosen[] = [];
  const remaining = (skill: string) => left.filter((one) => one.skill === skill).length;
  while (left.length > 0) {
    const others = left.filter(({ skill }) => skill !== order.at(-1)?.skill);
    const next = (others.length > 0 ? others : left).reduce((most, one) =>
      remaining(one.skill) > remaining(most.skill) ? one : most,
    );
    order.push(...left.splice(left.indexOf(next), 1));
  }
  return order;
}

/**
 * The same questions, with some that tell whether a suspected misconception is there: questions of its skill that are
 * asked anyway, or else further ones. What was answered once or twice in a way that looks like it is asked again while it is fresh, so
 * that it is soon named or forgotten.
 */
function withTelling(
  chosen: readonly Chosen[],
  suspected: readonly SuspectedMisconception[],
  progress: Progress,
  now: number,
): Chosen[] {
  const left = [...chosen];
  const asked = suspected.filter(({ skill }) => progress.skills[skill] && progress.skills[skill].recheck !== false);
  const telling = Array.from({ length: TELLING_EACH }, () => asked)
    .flat()
    .slice(0, MOST_TELLING)
    .map(({ id, skill }): Chosen => {
      const at = left.findIndex((one) => one.skill === skill);
      const [had] = at < 0 ? [] : left.splice(at, 1);
      const level = (standing(progress, skill, now)?.estimate ?? 0) >= 0.5 ? 2 : 1;
      return { ...(had ?? { skill, reason: 'strengthen', level }), tells: id };
    });
  return [...telling, ...left];
}

/**
 * A day's practice, at most ten questions: skills due for review, mixed with the next best skill, and what tells whether
 * a suspected misconception is there.
 */
export function choosePractice(
  progress: Progress,
  cards: Readonly<Record<string, ReviewCard>>,
  curriculum: Curriculum,
  now: number,
  suspected: readonly SuspectedMisconception[] = [],
): Chosen[] {
  const reviews = reviewsOf(progress, cards, now)
    .slice(0, MOST_REVIEWS)
    .map((skill): Chosen => {
      const estimate = standing(progress, skill, now)?.estimate ?? 0;
      return { skill, reason: 'review', level: estimate >= 0.85 ? 2 : 1 };
    });
  const chosen = [...reviews, ...newOnes(progress, curriculum, now)];
  return mixed(withTelling(chosen, suspected, progress, now).slice(0, MOST_PRACTICE));
}

/** Questions of the next best skill and of others that are open, in turn, so that a day is never one question again and again. */
function newOnes(progress: Progress, curriculum: Curriculum, now: number): Chosen[] {
  const best = nextBest(progress, curriculum, now);
  const opens = progress.path ? progress.path.now.map(({ skill }) => skill) : progress.opensNext;
  const others = opens.filter((skill) => skill !== best?.skill);
  const chosen = [
    ...(best ? [best] : []),
    ...others.map((skill): Chosen => ({ skill, reason: progress.skills[skill] ? 'strengthen' : 'new', level: 1 })),
  ].slice(0, MOST_NEW_SKILLS);
  const count = Math.min(MOST_NEW, OF_ONE_SKILL * chosen.length);
  return Array.from({ length: count }, (_each, index) => chosen[index % chosen.length]).filter(
    (one) => one !== undefined,
  );
}
