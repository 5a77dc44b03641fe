import { stemOf, wordsIn } from '@lemma/plans/topics';
import { assignmentStateAt, type BoardEntry } from '@lemma/school/assignment';
import { FEWEST_ANSWERS, type WorkLine } from '@lemma/school/insight';
import { DAY, WEEK } from '@lemma/school/time';
import { names } from '../../models/may-tell.ts';
import type { Question } from '../ledger/question.ts';
import { blanked, isGrammar, type Span, shifted, spanOf, spansOf, wordsOf } from '../words/words.ts';
import type { ClassData } from './class-data.ts';

/** The work that a question names: exactly this one, one of several that its words fit, or none. `spans` are its words. */
export type WorkRead = {
  readonly entries: readonly BoardEntry[];
  readonly spans: readonly Span[];
  /** False: only one word of a longer title was said. */
  readonly isSure: boolean;
  /** True: a whole title was said. */
  readonly isTitle?: boolean;
};
export const NO_WORK: WorkRead = { entries: [], spans: [], isSure: true };

const NOUN = '(?:assignment|home ?work|work|quiz|test|exit ticket|warm[- ]?up|work ?sheet|task|practice|set|one)s?';
const LAST = new RegExp(
  `\\b(?:(?:the |their |my |our |your )?(?:last|latest|most recent|newest|previous)(?! (?:week|month|time)) ?(?:${NOUN})?)\\b`,
  'gi',
);
const LAST_WEEK = new RegExp(`\\blast week['’]?s?(?: ${NOUN})?\\b`, 'gi');
const THIS_WEEK = new RegExp(`\\bthis week['’]?s?(?: ${NOUN})?\\b`, 'gi');
const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const ON_DAY = new RegExp(
  `\\b(?:(?:due |from |on )*(?:last |this )?(?:${DAYS.join('|')})['’]?s?|yesterday['’]?s?|today['’]?s?)(?: ${NOUN})?\\b`,
  'gi',
);
const THAT = new RegExp(
  `\\b(?:(?:on |in |for )?(?:that|this|the same) (?:${NOUN})|(?:on|in|for|did) that|it|that one|this one)\\b`,
  'gi',
);
/** Words that call something a piece of work. */
const CALLED = new RegExp(`\\b${NOUN}\\b`, 'i');

/** All work that students can see or could. */
export const worksOf = ({ board }: Pick<ClassData, 'board'>, now: number): BoardEntry[] =>
  Object.values(board)
    .filter((entry) => /^(?:open|closed|returned)$/.test(assignmentStateAt(entry, now)))
    .toSorted((one, other) => other.dueAt - one.dueAt);

/** The work that was due last, of which something is turned in. */
export const lastOf = (all: readonly BoardEntry[], now: number): BoardEntry | undefined =>
  all.find(({ dueAt, submitted }) => dueAt < now && submitted > 0) ?? all.find(({ submitted }) => submitted > 0);
/** The questions of a piece of work with enough answers, the one that fewest had right at the first try first. */
export const hardestIn = ({ insight }: Pick<ClassData, 'insight'>, { id }: BoardEntry) =>
  (insight.assignments[id]?.items ?? [])
    .map((item, at) => ({ ...item, place: at + 1 }))
    .filter(({ answers }) => answers >= FEWEST_ANSWERS)
    .toSorted((one, other) => one.right - other.right);
/** Whether a question was not right at the first try. */
export const isMissed = (row: Pick<WorkLine, 'marks'> | undefined, at: number): boolean =>
  'wh'.includes(row?.marks[at] ?? '-');
const stemsOf = (text: string): string[] =>
  wordsIn(text)
    .filter((word) => !isGrammar(word))
    .map(stemOf);
const startOfWeek = (at: number): number => {
  const day = new Date(at);
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
};

/** Work that is named by when it was due: "last week's assignment", "Friday's quiz", "the last one". */
function byTime(text: string, all: readonly BoardEntry[], now: number): WorkRead | undefined {
  const week = startOfWeek(now);
  const within = (from: number, to: number) => all.filter(({ dueAt }) => dueAt >= from && dueAt < to);
  // Work of a week was due in it, otherwise given in it.
  const givenIn = (from: number, to: number) => {
    const due = within(from, to);
    return due.length > 0 ? due : all.filter(({ openAt }) => openAt >= from && openAt < to);
  };
  const lastWeek = spansOf(text, LAST_WEEK);
  if (lastWeek.length > 0) return { entries: givenIn(week - WEEK, week), spans: lastWeek, isSure: true };
  const thisWeek = spansOf(text, THIS_WEEK);
  if (thisWeek.length > 0) return { entries: within(week, week + WEEK), spans: thisWeek, isSure: true };
  const [onDay] = spansOf(text, ON_DAY);
  if (onDay) {
    const said = onDay.said.toLowerCase();
    const today = now - (now % DAY);
    const named = DAYS.findIndex((day) => said.includes(day));
    const entries = /yesterday/.test(said)
      ? within(today - DAY, today)
      : /today/.test(said)
        ? within(today, today + DAY)
        : all.filter(({ dueAt }) => Math.abs(dueAt - now) < WEEK && new Date(dueAt).getUTCDay() === named);
    return { entries, spans: [onDay], isSure: true };
  }
  const last = spansOf(text, LAST);
  if (last.length === 0) return undefined;
  const newest = lastOf(all, now);
  return { entries: newest ? [newest] : [], spans: last, isSure: true };
}

/** Work whose title the text has: all of it, in any order, or the part of it before a word for work. `bare` is without the words of the question. */
function byTitle(text: string, bare: string, all: readonly BoardEntry[]): WorkRead {
  const whole = all.filter(({ title }) => names(text, title));
  const [longest] = whole.toSorted((one, other) => other.title.length - one.title.length);
  if (longest) return { entries: [longest], spans: spanOf(text, longest.title), isSure: true, isTitle: true };
  const said = new Set(stemsOf(bare));
  const met = all.flatMap((entry) => {
    const own = [...new Set(stemsOf(entry.title))];
    const some = own.filter((stem) => said.has(stem));
    const isWhole = some.length === own.length;
    const isNamed = isWhole || some.length > 1 || CALLED.test(text);
    return some.length === 0 || !isNamed ? [] : [{ entry, some, score: some.length + (isWhole ? 0.5 : 0) }];
  });
  const most = Math.max(0, ...met.map(({ score }) => score));
  const best = met.filter(({ score }) => score === most);
  const stems = new Set(best.flatMap(({ some }) => some));
  const spans = wordsOf(bare).filter(({ low }) => !isGrammar(low) && stems.has(stemOf(low)));
  return best.length === 0
    ? NO_WORK
    : { entries: best.map(({ entry }) => entry), spans, isSure: most > 1, isTitle: most % 1 > 0 };
}

/** The work that a question is about, with its places in the sentence. `before` is the one that was spoken of last, for "on that quiz". */
export function workIn(
  { said, from, spans }: Question,
  data: Pick<ClassData, 'board'>,
  now: number,
  before?: string,
): WorkRead {
  const all = worksOf(data, now);
  const bare = blanked(said, shifted(spans, -from));
  const titled = byTitle(said, bare, all);
  if (titled.entries.length > 0) return titled;
  const timed = byTime(said, all, now);
  if (timed) return timed;
  const that = spansOf(said, THAT);
  const known = all.filter(({ id }) => id === before);
  return that.length > 0 && known.length > 0 ? { entries: known, spans: that, isSure: true } : NO_WORK;
}
