import { WEEK } from '@lemma/school/time';
import type { BroughtStudent, Term } from '../brought-terms.ts';
import type { Shares } from '../count.ts';
import { ourWeighed } from './our-weighed.ts';
import { countWeighed, type Weighed, weighedOf } from './weighed.ts';
import { isExplained, lawsOf, saidUntil, type WorldLaws } from './world-laws.ts';

const AFTER = [3, 6, 12] as const;
const WEEKS = 12;
/** How good a student may be without the misconception, in deviations from what is expected, and their weights. */
const NODES = Array.from({ length: 9 }, (_, index) => (index - 4) * 0.6);
const WEIGHTS = NODES.map((node) => Math.exp((-node * node) / 2));
const ALL = WEIGHTS.reduce((sum, one) => sum + one, 0);
const logistic = (logit: number): number => 1 / (1 + Math.exp(-logit));

type Entries = BroughtStudent['entries'];
type Asked = { readonly term: Term; readonly student: BroughtStudent; readonly laws: WorldLaws };

/** The probability of the answers to one skill, if the misconception is applied at this rate until some week; 0: it is not there. */
function likelihood(id: string, own: Entries, { term, student, laws }: Asked, rate: number, until: number): number {
  const expected = laws.expectedOf(`${term.name} ${student.id}`, `${term.name} ${own[0]?.skill}`);
  return NODES.reduce((sum, node, index) => {
    const wrong = 1 - logistic(expected + node * Math.sqrt(laws.variance));
    return (
      own.reduce(
        (product, entry) => {
          const applied = entry.chances.includes(id) && (entry.at - term.start) / WEEK < until ? rate : 0;
          const like = entry.chances.includes(id) ? laws.likeIt(entry, id) : 0;
          const isShown = entry.shown.includes(id);
          if (entry.mark === 'right') return product * (1 - applied) * (1 - wrong);
          if (!isShown) return product * (1 - applied) * wrong * (1 - like);
          return product * (applied + (1 - applied) * wrong * like);
        },
        (WEIGHTS[index] ?? 0) / ALL,
      ) + sum
    );
  }, 0);
}

/**
 * The probability that a student has a misconception, by somebody who knows the laws of the world, all other
 * misconceptions of the student, and who guesses and who copies.
 */
function probabilityOf(id: string, entries: Entries, asked: Asked): number {
  const { student, laws } = asked;
  const telling = entries.filter((entry) => !isExplained(student, entry, id));
  const skills = [...Map.groupBy(telling, ({ skill }) => skill).values()].filter((own) =>
    own.some(({ chances }) => chances.includes(id)),
  );
  const without = skills.map((own) => likelihood(id, own, asked, 0, 0));
  const untils = [
    [Number.POSITIVE_INFINITY, 1 - laws.givenUp],
    ...Array.from({ length: WEEKS }, (_, week) => [week, laws.givenUp / WEEKS] as const),
  ] as const;
  let has = 0;
  for (const [rate, weight] of laws.rates) {
    let product = 1;
    for (const [index, own] of skills.entries()) {
      const none = without[index] ?? 1;
      const some = untils.reduce(
        (sum, [until, part]) => sum + (part === 0 ? 0 : part * likelihood(id, own, asked, rate, until)),
        0,
      );
      const share = skills.length === 1 ? 1 : laws.alsoIn;
      product *= share * (some / none) + (1 - share);
    }
    has += weight * product;
  }
  const common = laws.commonOf(id);
  return (common * has) / (common * has + 1 - common);
}

function observed(term: Term, laws: WorldLaws): Weighed[] {
  return AFTER.flatMap((weeks) =>
    term.students.flatMap((student) => {
      const entries = saidUntil(term, student, weeks);
      const ids = student.kind === 'ordinary' ? new Set(entries.flatMap(({ shown }) => shown)) : [];
      const probabilities = new Map([...ids].map((id) => [id, probabilityOf(id, entries, { term, student, laws })]));
      return weighedOf(weeks, { student, entries, probabilities });
    }),
  );
}

/** Counts the most that could be named of students whom somebody brings, and of ours if its threshold were chosen by the truth. */
export function countBroughtBound(shares: Shares, terms: readonly Term[]): void {
  const laws = lawsOf(terms);
  countWeighed(
    shares,
    'ours, from where the truth says',
    terms.flatMap((term) => AFTER.flatMap((weeks) => ourWeighed(term, weeks))),
  );
  countWeighed(
    shares,
    'whoever knows the world',
    terms.flatMap((term) => observed(term, laws)),
  );
}
