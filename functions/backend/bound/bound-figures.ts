import { countStudents } from '../brought-figures.ts';
import { broughtTerms, type Term } from '../brought-terms.ts';
import { count, figuresFrom, type Shares } from '../count.ts';
import { misconceptionsOf, TOPICS, unknownClasses } from '../unknown-students.ts';
import { countBroughtBound } from './brought-bound.ts';
import { ourWeighed } from './our-weighed.ts';
import { placementBound } from './placement-bound.ts';
import { Observer } from './student-posterior.ts';
import { AFTER, joinedTerm, type ObservedClass, observedClass } from './unknown-term.ts';
import { countWeighed, type Weighed, weighedOf } from './weighed.ts';

const RATES = [0.95, 0.75, 0.6] as const;
/** Probabilities from which an observer would call a skill secure or strong, as the levels promise. */
const PROMISED = { secure: 0.8, strong: 0.95 } as const;
const WHO = 'whoever knows the laws';

function countKnown(shares: Shares, weeks: number, chance: number, isKnown: boolean): void {
  const isCalled = chance >= PROMISED.secure;
  if (isCalled) {
    const level = chance >= PROMISED.strong ? 'strong' : 'secure';
    count(shares, `${weeks} weeks, ${WHO}: ${level}, and known`, isKnown);
  }
  if (isKnown) count(shares, `${weeks} weeks, ${WHO}: known, and called secure or strong`, isCalled);
}

/** What somebody would say of a class who knows the laws of these students, and of each student only the answers. */
function observed({ term, laws, stepsOf }: ObservedClass, applied: number, shares: Shares): Weighed[] {
  const observer = new Observer(laws, misconceptionsOf(TOPICS), applied);
  return AFTER.flatMap((weeks) => {
    const truths = term.truths.filter(({ week }) => week === weeks);
    const chances = new Map(truths.map(({ student, skill, p }) => [`${student} ${skill}`, p]));
    return term.students.flatMap((student) => {
      const { ideas, known } = observer.posteriorOf(stepsOf(student.id).filter(({ week }) => week < weeks));
      for (const [skill, chance] of known) {
        const p = chances.get(`${student.id} ${skill}`) ?? 0;
        countKnown(shares, weeks, chance, p >= PROMISED.secure);
      }
      const entries = student.entries.filter(({ assignmentId }) => Number(assignmentId.split(' ')[1]) < weeks);
      return weighedOf(weeks, { student, entries, probabilities: ideas });
    });
  });
}

/** What is named and said of simulated students, and the most that could be, by how often misconceptions are applied. */
export function unknownBound(
  classes = Number(process.env.LEMMA_SIMULATED_CLASSES ?? 2),
  rates: readonly number[] = RATES,
) {
  return rates.flatMap((applied) => {
    const shares: Shares = new Map();
    const all = unknownClasses({ classes, applied }).map((one, index) => observedClass(one, applied, index));
    const term = joinedTerm(all.map((one) => one.term));
    countStudents(shares, term);
    const ours = AFTER.flatMap((weeks) => ourWeighed(term, weeks));
    countWeighed(shares, 'ours, from where the truth says', ours);
    countWeighed(
      shares,
      WHO,
      all.flatMap((one) => observed(one, applied, shares)),
    );
    return figuresFrom('2PL students', shares);
  });
}

/** The most that could be named of the students in the folder `LEMMA_BROUGHT_ANSWERS`, by world. */
async function broughtBound() {
  const folder = process.env.LEMMA_BROUGHT_ANSWERS;
  if (folder === undefined) return [];
  const worlds = new Map<string, Term[]>();
  for await (const term of broughtTerms(folder)) {
    const world = term.name.split('-')[0] ?? term.name;
    if (term.truths.length > 0) worlds.set(world, [...(worlds.get(world) ?? []), term]);
  }
  return [...worlds].flatMap(([world, terms]) => {
    const shares: Shares = new Map();
    countBroughtBound(shares, terms);
    return figuresFrom(world, shares);
  });
}

/** What anybody could know, beside what Lemma says: it begins with students whose laws are in this repository. */
export const boundFigures = async () => [...unknownBound(), ...placementBound(), ...(await broughtBound())];
