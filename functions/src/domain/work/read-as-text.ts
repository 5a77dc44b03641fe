import { diagnoseText, type Explanation, type PlainQuestion, type Problem } from '@lemma/math';
import { labelOf } from './label-of.ts';

/**
 * The most time that a wrong answer to a teacher's own question is read for, in milliseconds. A child waits for it; what
 * is not found by then is not said. Usually it takes a twentieth of a second; the first reading in a process, which draws
 * samples of all skills, takes one.
 */
const MOST_MS = 2000;
/** The readings that are remembered: equal answers come from a whole class, and again when it is regraded. */
const MOST_READ = 300;

class NoTimeLeft extends Error {}

const readings = new Map<string, Explanation[]>();

/** Milliseconds, from any beginning. */
type Clock = () => number;
const now: Clock = () => performance.now();

/**
 * What explains a wrong answer to a question that a teacher wrote, read as text: no skill has posed it. Nothing where
 * the reading takes too long.
 */
export function readAsText(
  { prompt, math = '', answer }: Problem,
  response: string,
  clock: Clock = now,
): Explanation[] {
  const question = `${prompt} ${math}`.replaceAll('`', '').trim();
  const asked = { question, correct: labelOf(answer, answer.key), answer: labelOf(answer, response) };
  const key = JSON.stringify(asked);
  const known = readings.get(key);
  if (known) return known;
  // What took too long is remembered too: the same answer again does not take it once more.
  const found = readWithin(asked, clock) ?? [];
  remember(key, found);
  return found;
}

function remember(key: string, found: Explanation[]): void {
  readings.set(key, found);
  const oldest = readings.size > MOST_READ ? readings.keys().next().value : undefined;
  if (oldest !== undefined) readings.delete(oldest);
}

/** Undefined if there was not enough time. */
function readWithin(asked: PlainQuestion, clock: Clock): Explanation[] | undefined {
  const until = clock() + MOST_MS;
  try {
    return diagnoseText(asked, () => {
      if (clock() > until) throw new NoTimeLeft();
    });
  } catch (error) {
    if (error instanceof NoTimeLeft) return undefined;
    throw error;
  }
}
