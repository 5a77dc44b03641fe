import { atLeastLevel, masteryLevelAt, weekOf } from '@lemma/mastery';
import type { MasteryLevel, Progress } from '@lemma/school/insight';
import { masteryLevels } from '@lemma/school/insight';

/**
 * One skill as of today. `review`: the student has not practiced it for a week or more, so it should be checked again.
 */
export type SkillLine = {
  readonly skill: string;
  readonly name: string;
  readonly level: MasteryLevel;
  /** The level from 1 to 5. */
  readonly step: 1 | 2 | 3 | 4 | 5;
  readonly review: boolean;
  /** True: a teacher set the level. */
  readonly set: boolean;
  readonly change: 'up' | 'down' | 'same' | 'fresh';
  readonly before: MasteryLevel | undefined;
  readonly lastAt: number;
};

const steps = [1, 2, 3, 4, 5] as const;
export const stepOf = (level: MasteryLevel) => steps[masteryLevels.indexOf(level)] ?? 1;

function changeOf(level: MasteryLevel, before: MasteryLevel | undefined, isThisWeek: boolean): SkillLine['change'] {
  if (isThisWeek && before === undefined) return 'fresh';
  if (before === undefined || before === level) return 'same';
  return atLeastLevel(level, before) ? 'up' : 'down';
}

/**
 * All skills in words, lowest level first. The level of a skill decreases if it has not been practiced for long; it is
 * then up for review.
 */
export function skillLines(
  progress: Pick<Progress, 'skills'>,
  nameOf: (skill: string) => string,
  now: number,
): SkillLine[] {
  return Object.entries(progress.skills)
    .map(([skill, had]): SkillLine => {
      const level = masteryLevelAt(had, now);
      const isThisWeek = had.week === weekOf(now);
      // Without an answer this week, the level stayed or decreased by itself; a level that a teacher set shows no
      // change.
      const before = isThisWeek && !had.set ? had.before?.level : had.level;
      return {
        ...{ skill, name: nameOf(skill), level, step: stepOf(level), lastAt: had.lastAt, before },
        review: had.nextRecheckAt <= now && had.recheck !== false,
        change: changeOf(level, before, isThisWeek),
        set: had.set === true,
      };
    })
    .toSorted((one, other) => one.step - other.step || one.name.localeCompare(other.name));
}
