import { countsForMastery, inOrder, nightlyFit, nightlyMisconceptions, observedFrom } from '@lemma/mastery';
import { WEEK } from '@lemma/school/time';
import type { Term } from './brought-terms.ts';

/** The students with what they did in the first weeks, and what the night after has learned of the school. */
export function schoolAfter({ students, start }: Pick<Term, 'students' | 'start'>, weeks: number) {
  const known = students.map((student) => ({
    student,
    entries: student.entries.filter(({ at }) => at < start + weeks * WEEK),
  }));
  const observed = known.map(({ entries }) => observedFrom(inOrder(entries).filter(countsForMastery)));
  const school = nightlyFit(observed, undefined);
  const ideas = nightlyMisconceptions(
    known.map(({ entries }) => entries),
    school,
  );
  return { known, school: { ...school, ideas } };
}
