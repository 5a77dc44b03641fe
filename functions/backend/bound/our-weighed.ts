import { easinessFrom, judgeMisconceptions } from '@lemma/mastery';
import type { Term } from '../brought-terms.ts';
import { schoolAfter } from '../school-after.ts';
import { type Weighed, weighedOf } from './weighed.ts';

/** What Lemma thinks of every misconception after some weeks, whether it may be named or not. */
export function ourWeighed(term: Term, weeks: number): Weighed[] {
  const { known, school } = schoolAfter(term, weeks);
  const easinessOf = easinessFrom(school);
  return known.flatMap(({ student, entries }) => {
    const { named, open, posteriorOf } = judgeMisconceptions(entries, easinessOf);
    const probabilities = new Map([
      ...named.map(({ id, posterior }) => [id, posterior] as const),
      ...open.map((one) => [one.id, posteriorOf(one)] as const),
    ]);
    return weighedOf(weeks, { student, entries, probabilities });
  });
}
