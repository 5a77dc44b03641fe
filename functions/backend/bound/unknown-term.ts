import { WEEK } from '@lemma/school/time';
import type { Term, Truth } from '../brought-terms.ts';
import { START, type Unknown, type UnknownClass } from '../unknown-students.ts';
import { type LivedStep, livedStep } from './lived-step.ts';
import { chanceAt, type SkillLaw, skillLaws } from './student-posterior.ts';

/** The weeks after which students are judged. */
export const AFTER = [3, 6, 12] as const;

/** A class of simulated students with what an observer of its laws makes of each answer. */
export type ObservedClass = {
  readonly term: Term;
  readonly laws: readonly SkillLaw[];
  readonly stepsOf: (id: string) => readonly LivedStep[];
};

function truthsOf({ id, kind, holds, lived }: Unknown, laws: readonly SkillLaw[], applied: number): Truth[] {
  return AFTER.flatMap((week) =>
    laws.flatMap((law): Truth[] => {
      const last = lived.findLast((one) => one.skill.code === law.code && one.week < week);
      if (last === undefined) return [];
      const has = [...holds].filter((one) => law.ideas.includes(one));
      const p = kind === 'guesser' ? 0 : chanceAt(law, last.able, has, applied);
      return [{ type: 'truth', student: id, skill: law.code, week, p, pItem: p }];
    }),
  );
}

/** A class as one that somebody brings, so that the same code judges what is said of it. */
export function observedClass(school: UnknownClass, applied: number, index: number): ObservedClass {
  const steps = new Map(school.minds.map(({ id, lived }) => [id, lived.map(livedStep)]));
  const stepsOf = (id: string): readonly LivedStep[] => steps.get(id) ?? [];
  const laws = skillLaws(school, stepsOf);
  const students = school.minds.map(({ id, kind, holds, entries }) => ({
    ...{ type: 'student' as const, id, class: `class-${index}`, kind: kind === 'usual' ? ('ordinary' as const) : kind },
    ideas: laws.flatMap(({ code, ideas }) =>
      ideas.flatMap((one) => (holds.has(one) ? [{ skill: code, misconception: one, rate: applied }] : [])),
    ),
    entries: entries.map((entry) => ({ ...entry, assignmentId: `week ${Math.floor((entry.at - START) / WEEK)}` })),
  }));
  const truths = school.minds.flatMap((mind) => truthsOf(mind, laws, applied));
  const term = { name: `class-${index}`, start: START, students, truths, sheets: new Map(), placed: [] };
  return { term, laws, stepsOf };
}

/** Several classes as one school: how easy skills are and how common ideas are is learned from all of them. */
export const joinedTerm = (terms: readonly Term[]): Term => ({
  ...{ name: 'school', start: START, sheets: new Map(), placed: [] },
  students: terms.flatMap(({ name, students }) => students.map((one) => ({ ...one, id: `${name} ${one.id}` }))),
  truths: terms.flatMap(({ name, truths }) => truths.map((one) => ({ ...one, student: `${name} ${one.student}` }))),
});
