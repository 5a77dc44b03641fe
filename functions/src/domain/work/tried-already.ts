import { TRIED_ALREADY } from '@lemma/math';
import { type Attempt, countedAttempts, type WorkItem } from '@lemma/school/work';
import { type Invalid, noAnswer } from './mark-answer.ts';
import { meansTheSameAt } from './mark-item.ts';

type Given = Pick<Attempt, 'response' | 'verdict' | 'sameValue' | 'written'>;

/** An answer of a wrong value: written otherwise, it is as wrong. */
const isWrongValue = ({ verdict, sameValue }: Pick<Given, 'verdict' | 'sameValue'>): boolean =>
  verdict === 'wrong' && !sameValue;

const linesOf = ({ written }: Pick<Given, 'written'>): string => JSON.stringify(written?.lines ?? []);

/**
 * What to say of an answer that was given to this problem before: it says nothing new, so it costs no try. Undefined for
 * a new answer, and for an old one with other lines of working.
 */
export function triedAlready(item: WorkItem, given: Given): Invalid | undefined {
  const { response } = given;
  const counted = countedAttempts(item);
  // Before results are out, a student may go back to an earlier answer.
  const earlierOnes = given.verdict === 'unknown' ? counted.slice(-1) : counted;
  const isTried = earlierOnes.some(
    (earlier) =>
      linesOf(earlier) === linesOf(given) &&
      (earlier.response.trim() === response.trim() ||
        (isWrongValue(earlier) && isWrongValue(given) && meansTheSameAt(item, earlier.response, response))),
  );
  return isTried ? noAnswer(TRIED_ALREADY, response) : undefined;
}
