import { decayed } from '@lemma/mastery/mastery-level';
import { findSkill, type Skill } from '@lemma/math';
import { type InsightStudent, mayTell } from '@lemma/school/insight';
import type { ClassData } from './class-data.ts';

/** How well a student knows some skills today; `share`, 0 to 1, is undefined with too few answers. */
export type Standing = { readonly share: number | undefined; readonly answers: number };

/** Computed as on the statistics page: the mean over the skills, decayed since the last answer. */
export function standingOf(own: InsightStudent | undefined, chosen: (skill: string) => boolean, now: number): Standing {
  const skills = Object.entries(own?.skills ?? {}).filter(([code]) => chosen(code));
  const answers = skills.reduce((sum, [, skill]) => sum + skill.answers, 0);
  if (skills.length === 0 || !mayTell({ answers, skills: skills.length })) return { share: undefined, answers };
  const sum = skills.reduce((total, [, { estimate, lastAt }]) => total + decayed(estimate, lastAt, now), 0);
  return { share: sum / skills.length, answers };
}

/** As a percent is shown: 59.6 % stands as 60 % and is not below it. */
export const rounded = (share: number): number => Math.round(share * 100);
export const meanOf = (all: readonly { readonly share: number }[]): number =>
  all.reduce((sum, { share }) => sum + share, 0) / all.length;

export type Known = {
  readonly id: string;
  readonly fullName: string;
  readonly share: number;
  readonly answers: number;
};

/** The students with enough answers, the lowest first, and the number of those without. */
export function ranked(
  { students, insight }: ClassData,
  chosen: (skill: string) => boolean,
  now: number,
): { readonly known: Known[]; readonly others: { readonly id: string; readonly fullName: string }[] } {
  const all = students.map(({ id, fullName }) => ({ id, fullName, ...standingOf(insight.students[id], chosen, now) }));
  const known = all
    .flatMap(({ share, ...rest }) => (share === undefined ? [] : [{ ...rest, share }]))
    .toSorted((one, other) => one.share - other.share);
  return { known, others: all.filter(({ share }) => share === undefined) };
}

/** Of fewer students nothing is said of their class. */
const FEWEST_STUDENTS = 5;

export type StandardStanding = {
  readonly standard: string;
  readonly share: number;
  readonly students: number;
  readonly answers: number;
};

/**
 * Each standard that the class has worked on, with the mean over all students who answered; the lowest first. One student's
 * few answers say nothing of that student, those of the class together do.
 */
export function byStandard(
  data: ClassData,
  now: number,
): { readonly known: StandardStanding[]; readonly tooFew: number } {
  const skills = [...new Set(Object.values(data.insight.students).flatMap((own) => Object.keys(own.skills)))].flatMap(
    (code) => findSkill(code) ?? [],
  );
  const standards = [...new Set(skills.flatMap((skill) => skill.standards))];
  const all = standards.map((standard) => {
    const codes = new Set(skills.filter((skill) => skill.standards.includes(standard)).map(({ code }) => code));
    const shares = data.students.flatMap(({ id }) => {
      const own = Object.entries(data.insight.students[id]?.skills ?? {}).filter(([code]) => codes.has(code));
      const answers = own.reduce((sum, [, skill]) => sum + skill.answers, 0);
      const sum = own.reduce((all, [, { estimate, lastAt }]) => all + decayed(estimate, lastAt, now), 0);
      return answers === 0 ? [] : [{ answers, share: sum / own.length }];
    });
    const answers = shares.reduce((sum, each) => sum + each.answers, 0);
    const isEnough = shares.length >= FEWEST_STUDENTS && mayTell({ answers, skills: codes.size });
    const share = isEnough ? shares.reduce((sum, each) => sum + each.share, 0) / shares.length : undefined;
    return { standard, students: shares.length, answers, share };
  });
  const known = all
    .flatMap(({ share, ...rest }) => (share === undefined ? [] : [{ ...rest, share }]))
    .toSorted((one, other) => one.share - other.share || other.students - one.students);
  return { known, tooFew: all.length - known.length };
}

/** The skills that a question is about; all skills if it names none. */
export const chosenBy = (skills: readonly Skill[]): ((code: string) => boolean) => {
  const codes = new Set(skills.map(({ code }) => code));
  return codes.size === 0 ? () => true : (code) => codes.has(code);
};
