import type { Desk } from '@lemma/school/desk';
import { masteryLevels } from '@lemma/school/insight';
import type { Goal } from '@lemma/school/practice';

const SECURE = masteryLevels.indexOf('secure');

type Chosen = NonNullable<Goal['aim']>;

/** How far a goal of the week is. */
export type GoalStanding = {
  readonly aim: Chosen;
  readonly done: number;
  readonly wanted: number;
  readonly reached: boolean;
};

/** Monday, 0:00, of the week of a moment, where this device is: children work on Sunday evening. */
export function mondayOf(now: number): number {
  const day = new Date(now);
  day.setHours(0, 0, 0, 0);
  day.setDate(day.getDate() - ((day.getDay() + 6) % 7));
  return day.getTime();
}

/** Whether the student can do a skill, as far as the desk tells. */
function canDo({ family }: Desk, skill: string): boolean {
  const known = family?.skills[skill];
  return (
    (known !== undefined && masteryLevels.indexOf(known.level) >= SECURE) ||
    family?.gained?.some((gain) => gain.skill === skill) === true
  );
}

/** How far a goal is at `now`. A new week begins anew, and nothing is said of the one before. */
export function goalStanding(desk: Desk, aim: Chosen, now: number): GoalStanding {
  if (aim.kind === 'skill') {
    const reached = canDo(desk, aim.skill);
    return { aim, done: reached ? 1 : 0, wanted: 1, reached };
  }
  const monday = mondayOf(now);
  const done = (desk.family?.lately ?? []).filter((at) => at >= monday).length;
  return { aim, done, wanted: aim.count, reached: done >= aim.count };
}
