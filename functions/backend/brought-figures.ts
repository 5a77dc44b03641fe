import { easinessFrom, fadedKnowledge, masteryLevelAt } from '@lemma/mastery';
import { WEEK } from '@lemma/school/time';
import { summaryOf } from '../src/domain/evidence/summary-of.ts';
import { asWork } from './as-work.ts';
import { type BroughtStudent, broughtTerms, type Term } from './brought-terms.ts';
import { addTo, count, figuresFrom, type Shares } from './count.ts';
import { countPlacement } from './count-placement.ts';
import { countQuestions } from './count-questions.ts';
import { schoolAfter } from './school-after.ts';

const AFTER = [3, 6, 12] as const;
/** Ideas that could have shown at least this often are also told apart. */
const ENOUGH = 6;
/** In percent: wrong names, ideas named at 12 weeks by how often they are applied, guessers and copiers with a name, and levels. */
const BARS = { wrong: 5, found: { 0.95: 95, 0.75: 90 } as Record<number, number>, guessers: 3, secure: 80, strong: 95 };
const PLACED = 90;
const FLAGGED = { good: 5, useless: 60 };
const COVERS = { least: 75, most: 85 };
/** The chance from which a skill is known. */
const KNOWN = 0.8;

type Line = ReturnType<typeof summaryOf>['line'];
type Judged = { readonly student: BroughtStudent; readonly line: Line; readonly entries: BroughtStudent['entries'] };

/** What the screens show of every student after some weeks. */
function judgedAfter(term: Term, weeks: number): Judged[] {
  const { known, school } = schoolAfter(term, weeks);
  const easinessOf = easinessFrom(school);
  return known.map(({ student, entries }) => {
    const work = Object.fromEntries(
      [...Map.groupBy(entries, ({ assignmentId }) => assignmentId)].map(([assignmentId, own]) => [
        assignmentId,
        asWork(assignmentId, student.class, own),
      ]),
    );
    return { student, entries, line: summaryOf({ studentId: student.id, work }, easinessOf).line };
  });
}

function countNames(shares: Shares, weeks: number, { student, line, entries }: Judged): void {
  const named = new Set(line.ideas.map(({ id }) => id));
  const ideasLike = (id: string) => student.ideas.filter(({ misconception }) => misconception === id);
  const past = (id: string): boolean =>
    ideasLike(id).length > 0 && ideasLike(id).every(({ until }) => until !== undefined && until < weeks);
  for (const id of named)
    if (!past(id)) count(shares, `${weeks} weeks: names that are wrong`, ideasLike(id).length === 0);
  const wrong = [...named].some((id) => ideasLike(id).length === 0);
  if (student.kind === 'guesser') count(shares, `${weeks} weeks: guessers with a name`, named.size > 0);
  if (student.kind === 'copier') count(shares, `${weeks} weeks: copiers with a wrong name`, wrong);
  if (student.kind !== 'ordinary') return;
  for (const id of new Set(student.ideas.map(({ misconception }) => misconception))) {
    const own = ideasLike(id);
    const rate = own[0]?.rate ?? 0;
    if (own.some(({ until }) => until !== undefined)) continue;
    const exposed = entries.filter(
      ({ skill, chances }) => chances.includes(id) && own.some((one) => one.skill === skill),
    ).length;
    count(shares, `${weeks} weeks: ideas applied ${100 * rate} % of the time that are named`, named.has(id));
    if (exposed >= ENOUGH)
      count(shares, `${weeks} weeks: of them with ${ENOUGH} chances, applied ${100 * rate} %`, named.has(id));
  }
}

function countLevels(shares: Shares, weeks: number, term: Term, judged: readonly Judged[]): void {
  const truths = new Map(
    term.truths.filter(({ week }) => week === weeks).map((one) => [`${one.student} ${one.skill}`, one]),
  );
  const now = term.start + weeks * WEEK;
  for (const { student, line } of judged) {
    for (const [skill, known] of Object.entries(line.skills)) {
      const truth = truths.get(`${student.id} ${skill}`);
      if (truth === undefined) continue;
      const level = masteryLevelAt(known, now);
      if (level === 'secure' || level === 'strong')
        count(shares, `${weeks} weeks: ${level}, and known`, truth.p >= KNOWN);
      if (truth.p >= KNOWN)
        count(shares, `${weeks} weeks: known, and called secure or strong`, level === 'secure' || level === 'strong');
      count(shares, `${weeks} weeks: called strong`, level === 'strong');
      if (student.kind !== 'ordinary') continue;
      const { low, high } = fadedKnowledge(known, known.lastAt, now);
      count(shares, `${weeks} weeks: intervals that hold the truth`, truth.pItem >= low && truth.pItem <= high);
    }
  }
}

function barOf(name: string, value: number) {
  const most = (bar: number) => ({ bar, holds: value <= bar });
  const least = (bar: number) => ({ bar, holds: value >= bar });
  if (name.includes('names that are wrong')) return most(BARS.wrong);
  if (name.includes('guessers with a name')) return most(BARS.guessers);
  if (name.includes(': secure, and')) return least(BARS.secure);
  if (name.includes(': strong, and')) return least(BARS.strong);
  if (name.includes('intervals')) return { bar: COVERS.least, holds: value >= COVERS.least && value <= COVERS.most };
  if (name.includes(', placement: within one level')) return least(PLACED);
  if (name.includes('good questions')) return most(FLAGGED.good);
  if (name.includes('useless questions')) return least(FLAGGED.useless);
  const rate = Object.keys(BARS.found).find((one) => name.includes(`12 weeks: ideas applied ${100 * Number(one)} %`));
  return rate === undefined ? {} : least(BARS.found[Number(rate)] ?? 0);
}

/** Counts what is named and said of students, against what is true of them. */
export function countStudents(shares: Shares, term: Term): void {
  for (const weeks of AFTER) {
    const judged = judgedAfter(term, weeks);
    for (const one of judged) countNames(shares, weeks, one);
    countLevels(shares, weeks, term, judged);
  }
}

/** A term, what was placed, or questions of which some are useless: one file is one of the three. */
function countTerm(shares: Shares, term: Term): void {
  if (term.placed.length > 0) {
    countPlacement(shares, term);
    return;
  }
  if ([...term.sheets.values()].flat().some(({ useless }) => useless)) {
    countQuestions(shares, term);
    return;
  }
  countStudents(shares, term);
}

/**
 * Judges what is named and said by students whose answers and truth somebody brings: files of JSON lines in the folder
 * `LEMMA_BROUGHT_ANSWERS`, whose names begin with the world, as `w1-s3.jsonl`. Without it nothing is measured.
 */
export async function broughtFigures() {
  const folder = process.env.LEMMA_BROUGHT_ANSWERS;
  if (folder === undefined) {
    process.stderr.write(
      'Brought answers: not measured, since LEMMA_BROUGHT_ANSWERS names no folder (docs/insight.md).\n',
    );
    return [];
  }
  const worlds = new Map<string, Shares>();
  const sharesOf = (world: string): Shares => {
    const shares = worlds.get(world) ?? new Map();
    worlds.set(world, shares);
    return shares;
  };
  for await (const term of broughtTerms(folder)) {
    const world = term.name.split('-')[0] ?? term.name;
    const own: Shares = new Map();
    countTerm(own, term);
    for (const [name, mean] of own) for (const shares of [sharesOf(world), sharesOf('all')]) addTo(shares, name, mean);
  }
  return [...worlds].flatMap(([world, shares]) =>
    figuresFrom(world, shares).map((figure) => ({ ...figure, ...barOf(figure.name, figure.value) })),
  );
}
