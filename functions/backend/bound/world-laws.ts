import type { EvidenceEntry } from '@lemma/school/insight';
import { WEEK } from '@lemma/school/time';
import type { BroughtStudent, Term, Truth } from '../brought-terms.ts';

/**
 * The laws of a world, as found from the truth of everybody in it: what somebody could know who lived there for long,
 * and who is not told what a single child has.
 */
export type WorldLaws = {
  /** The probability that a student who met questions which can show it has the misconception. */
  readonly commonOf: (id: string) => number;
  /** The probability that somebody who has it in one skill has it in another that can show it. */
  readonly alsoIn: number;
  /** How often misconceptions are applied, and the part of students for whom it is that often. */
  readonly rates: ReadonlyMap<number, number>;
  /** The part that is given up within the term. */
  readonly givenUp: number;
  /** The probability that a wrong answer of somebody without it is the misconception's. */
  readonly likeIt: (entry: EvidenceEntry, id: string) => number;
  /** The log-odds of a right answer by a student without misconceptions, from the student's other skills; and their variance. */
  readonly expectedOf: (student: string, skill: string) => number;
  readonly variance: number;
};

/** Values as one that is as many students as this counts towards the mean. */
const FEW = 4;
const mean = (values: readonly number[]): number =>
  values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);
const bounded = (share: number): number => Math.min(0.98, Math.max(0.02, share));
const logitOf = (share: number): number => Math.log(share / (1 - share));

const saysSomething = ({ mark }: EvidenceEntry): boolean => mark === 'right' || mark === 'wrong';
const ordinary = (terms: readonly Term[]): BroughtStudent[] =>
  terms.flatMap(({ students }) => students.filter(({ kind }) => kind === 'ordinary'));

/** Whether a student has a misconception that explains answers like this one. */
export const isExplained = ({ ideas }: BroughtStudent, { skill, shown }: EvidenceEntry, but?: string): boolean =>
  ideas.some((one) => one.skill === skill && one.misconception !== but && shown.includes(one.misconception));

function commonIn(terms: readonly Term[]) {
  const met = new Map<string, { students: number; have: number }>();
  let [pairs, both] = [0, 0];
  for (const { entries, ideas } of ordinary(terms)) {
    const skillsOf = new Map<string, Set<string>>();
    for (const { skill, chances } of entries)
      for (const id of chances) skillsOf.set(id, (skillsOf.get(id) ?? new Set()).add(skill));
    for (const [id, skills] of skillsOf) {
      const own = ideas.filter(({ misconception }) => misconception === id).map(({ skill }) => skill);
      const had = met.get(id) ?? { students: 0, have: 0 };
      met.set(id, { students: had.students + 1, have: had.have + (own.length > 0 ? 1 : 0) });
      if (own.length === 0) continue;
      pairs += skills.size - 1;
      both += [...skills].filter((skill) => own.includes(skill)).length - 1;
    }
  }
  const all = [...met.values()];
  const common =
    all.reduce((sum, { have }) => sum + have, 0) /
    Math.max(
      1,
      all.reduce((sum, { students }) => sum + students, 0),
    );
  const commonOf = (id: string): number => {
    const { students, have } = met.get(id) ?? { students: 0, have: 0 };
    return (have + FEW * common) / (students + FEW);
  };
  return { commonOf, alsoIn: pairs === 0 ? 1 : bounded(both / pairs) };
}

function ratesIn(terms: readonly Term[]) {
  const all = ordinary(terms).flatMap(({ ideas }) => ideas);
  const rates = new Map(
    [...Map.groupBy(all, ({ rate }) => rate)].map(([rate, own]) => [rate, own.length / all.length]),
  );
  return { rates, givenUp: mean(all.map(({ until }) => (until === undefined ? 0 : 1))) };
}

/** Answers by chance are told apart by their probability as Lemma takes it, and by whether they were picked. */
function likeItIn(terms: readonly Term[]) {
  const binOf = (entry: EvidenceEntry, id: string): string => {
    const byChance = entry.byChance?.[entry.chances.indexOf(id)] ?? 0.5;
    return `${entry.choice === true ? `of ${entry.options}` : 'typed'} ${Math.floor(20 * byChance)}`;
  };
  const bins = new Map<string, { wrong: number; like: number }>();
  for (const student of ordinary(terms)) {
    for (const entry of student.entries) {
      if (entry.mark !== 'wrong' || isExplained(student, entry)) continue;
      for (const id of entry.chances) {
        if (student.ideas.some(({ misconception }) => misconception === id)) continue;
        const had = bins.get(binOf(entry, id)) ?? { wrong: 0, like: 0 };
        bins.set(binOf(entry, id), { wrong: had.wrong + 1, like: had.like + (entry.shown.includes(id) ? 1 : 0) });
      }
    }
  }
  return (entry: EvidenceEntry, id: string): number => {
    const { wrong, like } = bins.get(binOf(entry, id)) ?? { wrong: 0, like: 0 };
    return bounded((like + 1) / (wrong + 5));
  };
}

/** How good students are without their misconceptions: a part of the skill and a part of the student, and what is left. */
function standingsIn(terms: readonly Term[]) {
  const untouched = terms.flatMap(({ students, truths, name }) => {
    const had = new Map(students.map((one) => [one.id, one]));
    return truths.flatMap(({ student, skill, p }: Truth) => {
      const one = had.get(student);
      if (one?.kind !== 'ordinary' || one.ideas.some((idea) => idea.skill === skill)) return [];
      return [{ student: `${name} ${student}`, skill: `${name} ${skill}`, logit: logitOf(bounded(p)) }];
    });
  });
  const [students, skills] = [new Map<string, number>(), new Map<string, number>()];
  const left = (row: (typeof untouched)[number]): number =>
    row.logit - (students.get(row.student) ?? 0) - (skills.get(row.skill) ?? 0);
  for (let round = 0; round < 5; round += 1)
    for (const [parts, of] of [
      [skills, 'skill'],
      [students, 'student'],
    ] as const)
      for (const [key, own] of Map.groupBy(untouched, (row) => row[of]))
        parts.set(key, (parts.get(key) ?? 0) + own.reduce((sum, row) => sum + left(row), 0) / (own.length + 1));
  const middle = mean([...skills.values()]);
  return {
    variance: mean(untouched.map((row) => left(row) ** 2)),
    expectedOf: (student: string, skill: string) => (skills.get(skill) ?? middle) + (students.get(student) ?? 0),
  };
}

export const lawsOf = (terms: readonly Term[]): WorldLaws => ({
  ...commonIn(terms),
  ...ratesIn(terms),
  likeIt: likeItIn(terms),
  ...standingsIn(terms),
});

/** The answers of a student that say something, of the first weeks of a term. */
export const saidUntil = ({ start }: Term, { entries }: BroughtStudent, weeks: number) =>
  entries.filter((entry) => saysSomething(entry) && entry.at < start + weeks * WEEK);
