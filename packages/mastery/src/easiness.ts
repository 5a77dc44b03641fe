import {
  constantsAt,
  type Easiness,
  type EasinessOf,
  FITTED,
  type LevelShifts,
  type ModelConstants,
  type ObservedAnswer,
  predictedChances,
  type Spreads,
  UNFITTED,
} from './knowledge.ts';
import type { SchoolMisconceptions } from './school-rates.ts';
import { spreadsFrom } from './spreads.ts';
import { median } from './struggle.ts';

/** What a school's answers say about one skill. `answers` is how many of them were used. */
export type SkillEasiness = Easiness & { readonly answers: number };

/**
 * How easy each skill is at one school. `center` is the middle of its skills, which a skill without answers has. Each
 * night the fit continues from the one before.
 */
export type SchoolEasiness = {
  readonly center: Easiness;
  readonly skills: Readonly<Record<string, SkillEasiness>>;
  /** How much the students differ. Left out: not known. */
  readonly spreads?: Spreads | undefined;
  /** How common misconceptions are. Left out: not known. */
  readonly ideas?: SchoolMisconceptions | undefined;
  /** When it was fitted. Left out: it was not. */
  readonly fittedAt?: number | undefined;
};

/** A school without answers: what `UNFITTED` says of every skill. */
export const NO_SCHOOL: SchoolEasiness = { center: UNFITTED, skills: {} };

/** How much the middles of the skills of schools differ, and the levels of a skill from their middle: variances. */
const CENTERS = 0.3;
const LEVELS = 0.2;
const NO_SHIFTS: LevelShifts = [0, 0, 0];

/** Steps are shortened, because the estimates of the students change with each of them. */
const STEP = 0.9;
/** A fit that starts without an earlier one needs about this many steps. */
const STEPS_AT_FIRST = 10;
const STEPS_A_NIGHT = 2;
/**
 * A nightly fit uses about this many answers at the most. More would hardly move a skill, and so many fit into the
 * memory of a function.
 */
export const MOST_ANSWERS_A_NIGHT = 400_000;
/** No step changes a skill by more than this, so that a night of strange answers cannot throw it off. */
const LONGEST_STEP = 1;
/**
 * Means are limited to what a share of right answers between 1 and 99 % gives, and the shifts of levels to a third of
 * that.
 */
const MOST = 4.6;
const MOST_SHIFT = 1.5;

const bounded = (value: number, most: number): number => Math.min(most, Math.max(-most, value));

/** The same as a function, as the model reads it. A skill that the school never had is as easy as its middle. */
export function easinessFrom({ center, skills, spreads, ideas, fittedAt }: SchoolEasiness): EasinessOf {
  const unseen: Easiness = { mean: center.mean, variance: UNFITTED.variance };
  return Object.assign((skill: string) => skills[skill] ?? unseen, { spreads, ideas, fittedAt });
}

/** Sums over the answers to one skill: right answers beyond the expected number, and their information. */
type Sums = {
  missing: number;
  /** The information if every answer came from another student. */
  naive: number;
  /** The same, if a student's answers say no more than how good that student is. */
  information: number;
  answers: number;
  readonly levels: { missing: number; naive: number }[];
};
const noSums = (): Sums => ({
  ...{ missing: 0, naive: 0, information: 0, answers: 0 },
  levels: NO_SHIFTS.map(() => ({ missing: 0, naive: 0 })),
});

function sumsOf(
  students: readonly (readonly ObservedAnswer[])[],
  easinessOf: EasinessOf,
  constants: ModelConstants,
): Map<string, Sums> {
  const bySkill = new Map<string, Sums>();
  const apart = constants.own + constants.general;
  for (const answers of students) {
    const own = new Map<string, number>();
    for (const [index, chance] of predictedChances(answers, easinessOf, constants).entries()) {
      const answer = answers[index];
      if (!answer) continue;
      const sums = bySkill.get(answer.skill) ?? noSums();
      bySkill.set(answer.skill, sums);
      const [missing, naive] = [(answer.right ? 1 : 0) - chance, chance * (1 - chance)];
      sums.missing += missing;
      sums.naive += naive;
      sums.answers += 1;
      own.set(answer.skill, (own.get(answer.skill) ?? 0) + naive);
      const level = answer.level === undefined ? undefined : sums.levels[answer.level - 1];
      if (level) {
        level.missing += missing;
        level.naive += naive;
      }
    }
    for (const [skill, naive] of own) {
      const sums = bySkill.get(skill);
      if (sums && naive > 0) sums.information += 1 / (1 / naive + apart);
    }
  }
  return bySkill;
}

/** The right answers beyond the expected, weighted so that a student with many answers counts as one student. */
const pull = ({ missing, naive, information }: Sums): number => (naive > 0 ? (missing * information) / naive : 0);

/** How the levels differ from the middle of their skill; what all levels have in common is left to the skill. */
function shiftsAfter(shifts: LevelShifts, { levels, missing, naive }: Sums): LevelShifts {
  const after = (level: 0 | 1 | 2): number => {
    const own = levels[level] ?? { missing: 0, naive: 0 };
    const beyond = naive > 0 ? own.missing - (own.naive * missing) / naive : 0;
    const step = (beyond - shifts[level] / LEVELS) / (own.naive + 1 / LEVELS);
    return bounded(shifts[level] + STEP * step, MOST_SHIFT);
  };
  return [after(0), after(1), after(2)];
}

function skillAfter(before: Easiness, sums: Sums, center: number): SkillEasiness {
  const precision = sums.information + 1 / UNFITTED.variance;
  const step = (pull(sums) + (center - before.mean) / UNFITTED.variance) / precision;
  return {
    mean: bounded(before.mean + bounded(STEP * step, LONGEST_STEP), MOST),
    variance: 1 / precision,
    answers: sums.answers,
    levels: shiftsAfter(before.levels ?? NO_SHIFTS, sums),
  };
}

/**
 * The middle of the skills: each counts by how well it is known, all together no more than the number of students can
 * say, and the shipped middle always counts.
 */
function centerFrom(
  bySkill: ReadonlyMap<string, Sums>,
  easinessOf: EasinessOf,
  students: number,
  { general }: ModelConstants,
): Easiness {
  let [weight, sum] = [0, 0];
  for (const [skill, sums] of bySkill) {
    if (sums.information === 0) continue;
    const own = 1 / (UNFITTED.variance + 1 / sums.information);
    weight += own;
    sum += own * (easinessOf(skill).mean + pull(sums) / sums.information);
  }
  if (weight === 0) return UNFITTED;
  const information = 1 / (1 / weight + general / students);
  const precision = information + 1 / CENTERS;
  const mean = (information * (sum / weight) + UNFITTED.mean / CENTERS) / precision;
  return { mean: bounded(mean, MOST), variance: 1 / precision };
}

/**
 * How easy the skills and their levels are for these students, continuing from an earlier fit. Each step moves a skill
 * towards the value at which the probabilities that the model gives add up to the number of right answers, held back by
 * the middle of the school's skills, which is itself held back by the shipped one (empirical Bayes: Efron & Morris
 * 1975, Journal of the American Statistical Association 70). Many answers of one student count as little more than one
 * student. Without students it is `NO_SCHOOL`.
 */
export function fitEasiness(
  students: readonly (readonly ObservedAnswer[])[],
  {
    from = NO_SCHOOL,
    steps = STEPS_AT_FIRST,
    constants = FITTED,
  }: { readonly from?: SchoolEasiness; readonly steps?: number; readonly constants?: ModelConstants } = {},
): SchoolEasiness {
  const present = students.filter((answers) => answers.length > 0);
  if (present.length === 0) return NO_SCHOOL;
  let school = from;
  for (let step = 0; step < steps; step += 1) {
    const easinessOf = easinessFrom(school);
    const bySkill = sumsOf(present, easinessOf, constants);
    const center = centerFrom(bySkill, easinessOf, present.length, constants);
    // A skill whose answers are all gone, because their students were deleted, is not remembered.
    const skills = [...bySkill].map(
      ([skill, sums]) => [skill, skillAfter(easinessOf(skill), sums, center.mean)] as const,
    );
    school = { center, skills: Object.fromEntries(skills) };
  }
  return school;
}

/** The median time of a skill is not told by fewer answers than this. */
const FEWEST_TIMES = 20;

/** The median time of a first try, by skill. */
function usualTimes(students: readonly (readonly ObservedAnswer[])[]): ReadonlyMap<string, number> {
  const times = new Map<string, number[]>();
  for (const { skill, took } of students.flat()) {
    if (took === undefined) continue;
    const own = times.get(skill) ?? [];
    times.set(skill, own);
    own.push(took);
  }
  return new Map([...times].flatMap(([skill, own]) => (own.length < FEWEST_TIMES ? [] : [[skill, median(own)]])));
}

/** What the nightly job stores: some steps from what the night before stored, more in the first night. */
export function nightlyFit(
  students: readonly (readonly ObservedAnswer[])[],
  before: SchoolEasiness | undefined,
): SchoolEasiness {
  const constants = constantsAt(before?.spreads);
  const { center, skills } =
    before === undefined
      ? fitEasiness(students, { constants })
      : fitEasiness(students, { from: before, steps: STEPS_A_NIGHT, constants });
  const times = usualTimes(students);
  const timed = Object.entries(skills).map(([skill, one]) => {
    const took = times.get(skill);
    return [skill, took === undefined ? one : { ...one, took }] as const;
  });
  const spreads = spreadsFrom(students, easinessFrom({ center, skills }), before?.spreads);
  return { center, skills: Object.fromEntries(timed), spreads };
}
