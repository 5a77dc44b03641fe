import type { RequestMake } from '@lemma/school/assistant';
import { numberOf } from '../read/numbers.ts';
import { type Span, shifted, spansOf } from '../words/words.ts';
import { ASKS, BESIDE, CLASS, MEASURES, type Measure, N, OF_MEASURE, PERSON, WHO } from './measures.ts';

/** A line between students, in percent: those below it, or at it and above. */
export type Bound = { readonly is: 'below' | 'above'; readonly percent: number };
/** A question about a class: what is looked up, for whom of all, and how many of them. `spans` are the words that say so. */
export type Question = {
  readonly measure: Measure;
  readonly make: RequestMake;
  /** The sentence, where it begins, and where its measure is said. */
  readonly said: string;
  readonly from: number;
  readonly at: number;
  readonly spans: readonly Span[];
  readonly bound?: Bound;
  readonly end?: 'lowest' | 'highest';
  readonly most?: number;
};

const MAKES: Readonly<Record<Measure, RequestMake>> = {
  ...{ untouched: 'class.weakest', groups: 'class.groups', pairs: 'class.pairs', compare: 'class.compare' },
  ...{ growth: 'class.summary', missed: 'class.missed', late: 'class.missing', missing: 'class.missing' },
  ...{ 'turned-in': 'class.missing', weakest: 'class.weakest', common: 'class.common', next: 'class.next' },
  ...{ due: 'class.due', scores: 'class.results', level: 'class.below', help: 'class.struggling' },
  ...{ student: 'class.student', summary: 'class.summary' },
};

const LINES: readonly (readonly [RegExp, Bound['is']])[] = [
  [
    /\b(?:less|lower|fewer|worse) than (?:an? )?(\d{1,3})(?: ?%| ?percent\b| out of (\d+))?|\b(?:under|below) (?:an? )?(\d{1,3})(?: ?%| ?percent\b| out of (\d+))?|< ?(\d{1,3}) ?%?|\b(\d{1,3}) ?(?:%|percent) or (?:less|lower|below|under)\b/i,
    'below',
  ],
  [
    /\b(?:more|higher|better|greater) than (?:an? )?(\d{1,3})(?: ?%| ?percent\b| out of (\d+))?|\b(?:over|above|at least) (?:an? )?(\d{1,3})(?: ?%| ?percent\b| out of (\d+))?|> ?(\d{1,3}) ?%?|\b(\d{1,3}) ?(?:%|percent) or (?:more|higher|above|better|over)\b/i,
    'above',
  ],
];
const FAILS =
  /\b(?:fail(?:ed|ing)?|redo|retake|re-?do|do over|poorly|badly)\b|\b(?:did|do|does)(?:n['’]?t| not) (?:do )?(?:so |very |really )?(?:well|great)\b/i;
const PASSES = /\b(?:pass(?:ed|ing)?)\b/i;
const PERFECT = /\b(?:perfect(?: scores?)?|(?:all|everything) (?:right|correct)|100 ?%|full (?:points|marks|credit))/i;
/** Where no line is named, the one that is usual. */
const USUAL_LINE = 60;

function boundIn(said: string): (Span & Bound) | undefined {
  for (const [pattern, is] of LINES) {
    const found = pattern.exec(said);
    if (found === null) continue;
    const [all, ...groups] = found;
    const [value = 0, of] = groups.flatMap((each) => (each === undefined ? [] : [Number(each)]));
    const percent = of === undefined ? value : Math.round((100 * value) / of);
    return { from: found.index, to: found.index + all.length, is, percent };
  }
  const known = [
    [FAILS, 'below', USUAL_LINE],
    [PASSES, 'above', USUAL_LINE],
    [PERFECT, 'above', 100],
  ] as const;
  for (const [pattern, is, percent] of known) {
    const found = pattern.exec(said);
    if (found) return { from: found.index, to: found.index + found[0].length, is, percent };
  }
  return undefined;
}

const MOST = new RegExp(
  `\\b(?:(?:bottom|top|lowest|weakest|worst|hardest|highest|best)|(?:(?:i )?(?:only|just) need|only|just|which|what|at most|no more than|up to|max(?:imum)?(?: of)?) (?:the )?(?:bottom |top |lowest |weakest |highest |best )?) ?(${N})\\b(?! ?(?:%|percent|groups|of|days?|weeks?))(?: or so)?|\\b(${N}) (?:(?:\\w+ )?(?:max|tops|at most)|(?:weakest|lowest|worst|hardest|strongest|highest|best)|(?:students?|kids) (?:with the )?(?:lowest|highest|best|worst|who need))`,
  'i',
);
/** How many of a list are wanted: "just the bottom three", "only 5 kids max". */
export function limitIn(said: string): (Span & { readonly most: number }) | undefined {
  const found = MOST.exec(said);
  const number = found?.[1] ?? found?.[2];
  return found === null || number === undefined
    ? undefined
    : { from: found.index, to: found.index + found[0].length, most: numberOf(number.toLowerCase()) };
}
const LOWEST = /\b(?:(?:missed|got) (?:the )?most(?: wrong)?|lowest|worst|bottom|weakest|least|fewest)\b/i;
const HIGHEST = /\b(?:highest|best|top|strongest)\b/i;

/** So few words ask by themselves: "missing work 4A". */
const MOST_OF_A_FRAGMENT = 9;
const countIn = (said: string, pattern: RegExp): number => new Set(said.match(pattern)).size;
/** Two classes or students at least: only these are compared. */
const isPair = (said: string): boolean =>
  countIn(said, CLASS) + countIn(said, PERSON) > 1 || /\b(?:periods|classes|students|both|which class)\b/i.test(said);
/** What is asked of a piece of work. */
export const ASKS_WORK: ReadonlySet<Measure> = new Set(['missing', 'late', 'turned-in', 'scores', 'missed']);
/** Work of the class as it is called by when it was: "the last quiz". */
const WORK_CALLED =
  /\b(?:last|latest|most recent|my|our) (?:week['’]?s )?(?:quiz|test|exit ticket|home ?work|assignment|work)\b/i;
/** What is answered for a single student where one is named. */
const OF_ONE: ReadonlySet<Measure> = new Set(['growth', 'help', 'summary']);
/** What is asked of a class by its own name. */
const OF_ITSELF: ReadonlySet<Measure> = new Set(['untouched', 'groups', 'pairs', 'next', 'due', 'weakest']);
const WANTS_TWO: ReadonlySet<Measure> = new Set(['compare']);

/** The first measure whose words stand in a sentence, behind what asks; a few words alone may ask by themselves. */
function measureIn(said: string): { readonly measure: Measure; readonly spans: readonly Span[] } | undefined {
  const isFragment = (said.match(/\S+/g) ?? []).length <= MOST_OF_A_FRAGMENT;
  const asked = ASKS.exec(said)?.index;
  for (const [measure, patterns] of MEASURES) {
    const spans = patterns.flatMap((pattern) => spansOf(said, pattern));
    const last = Math.max(...spans.map(({ to }) => to));
    if (spans.length === 0 || (WANTS_TWO.has(measure) && !isPair(said))) continue;
    if (isFragment || (asked !== undefined && asked <= last) || measure === 'groups' || measure === 'pairs')
      return { measure, spans };
  }
  return undefined;
}

/** One sentence, read as a question about a class; undefined where it asks nothing of one. */
function questionIn(said: string, from: number): Question | undefined {
  const found = measureIn(said);
  if (found === undefined) return undefined;
  const { measure } = found;
  const isOfWork = ASKS_WORK.has(measure) && WORK_CALLED.test(said);
  const isOfAny = isOfWork || WHO.test(said) || countIn(said, CLASS) + countIn(said, PERSON) > 0;
  if (!isOfAny && !OF_ITSELF.has(measure)) return undefined;
  const isOne = OF_ONE.has(measure) && countIn(said, PERSON) === 1;
  const isScored = measure === 'scores' || measure === 'level';
  const bound = isScored ? boundIn(said) : undefined;
  const limit = limitIn(said);
  const end = LOWEST.test(said) ? 'lowest' : HIGHEST.test(said) ? 'highest' : undefined;
  const beside = [...BESIDE, OF_MEASURE[measure] ?? /$^/, ...(isScored ? [LOWEST, HIGHEST] : [])];
  const spans: Span[] = [
    ...found.spans,
    ...beside.flatMap((pattern) => spansOf(said, pattern)),
    ...(bound ? [bound] : []),
    ...(limit ? [limit] : []),
  ];
  return {
    ...{ measure, make: isOne ? 'class.student' : MAKES[measure], said },
    at: from + Math.min(...found.spans.map((span) => span.from)),
    from,
    spans: shifted(spans, from),
    ...(bound && { bound: { is: bound.is, percent: bound.percent } }),
    ...(end && { end }),
    ...(limit && { most: limit.most }),
  };
}

/** The sentences of a text; a point inside a code or a number ends none. */
export const sentencesIn = (text: string): { readonly said: string; readonly from: number }[] =>
  [...text.matchAll(/[^.?!;\n]+(?:\.(?=\w)[^.?!;\n]*)*[.?!]*/g)].map(({ 0: said, index }) => ({ said, from: index }));
/** The questions about a class in a text, sentence by sentence. */
export const questionsIn = (text: string): Question[] =>
  sentencesIn(text).flatMap(({ said, from }) => questionIn(said, from) ?? []);
