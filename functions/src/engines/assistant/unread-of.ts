import { findSkill } from '@lemma/math';
import { coverOf } from '@lemma/plans';
import { stemOf, wordsIn } from '@lemma/plans/topics';
import type { ChatPart } from '@lemma/school/assistant';
import { type Asked, answerWish, mostIn } from './answer-wish.ts';
import type { Explained } from './judge/explain.ts';
import { kindOfWish } from './kind/wish-as.ts';
import { kindsOf } from './learned/kind-of.ts';
import { wordsOfKind } from './learned/ordinary.ts';
import { withoutConditions } from './read/conditions-in.ts';
import { allConditionsIn } from './read/sheet-in.ts';
import { understand } from './read/understand.ts';
import { type Unread, unreadIn } from './read/unread.ts';
import { type Reading, readAs, readFollow, readRequest } from './read-request.ts';
import { readPlan } from './teach/answer-plan.ts';
import { aroundTopic } from './topic/around-topic.ts';
import { namesOthers, readTopic, wordsOfSkills } from './topic/topic.ts';
import { unreadOfSheet } from './unread-of-sheet.ts';
import type { Memo, Wish } from './wish/wish.ts';

/** Wishes that are met whatever else is said. */
const NOT_WEIGHED: ReadonlySet<Wish['kind']> = new Set(['help', 'refuse']);

/** The answer to a text as a string, the same for equal answers. Creates nothing. */
async function traceOf(asked: Asked, kind: string | undefined): Promise<string> {
  const reading = kind === undefined ? readRequest(asked) : readAs(kind, asked);
  if (reading.kind === 'unknown') return reading.kind;
  if (reading.kind === 'answer') return JSON.stringify(reading.answer.parts);
  const { wish } = reading;
  const made =
    wish.kind === 'plan'
      ? [readPlan(wish, asked), wish.minutes, wish.days, wish.substitute].map((part) =>
          typeof part === 'object' && part.kind === 'request' ? [part.request, part.alone] : part,
        )
      : (await answerWish(wish, asked))?.parts;
  return JSON.stringify([wish.kind, made]);
}

/** The skills that an answer is about. */
const skillsOf = ({ skill, standard, slots = [] }: Partial<Memo>): string[] => [
  ...(skill === undefined ? [] : [skill]),
  ...slots.map((slot) => slot.skill),
  ...(standard === undefined || slots.length > 0 ? [] : coverOf(standard).skills.map(({ code }) => code)),
];

const stems = (words: string): string[] => words.split(/\s+/).map(stemOf);
const JUDGED = stems(
  `why what idea behind think thinks thinking thought wrong go goes went going error errors mistake mistakes explain ask next
  check chk grade mark score correct right feedback say respond misconception head reason line lines by step steps happened
  wrote writes did does got gets answer answered see last first student solution which fails fail value final follows`,
);
/** What an answer of a kind always says, asked for or not, in whatever words. */
const SAID_ANYWAY: Partial<Record<Wish['kind'], readonly string[]>> = {
  explain: JUDGED,
  grade: JUDGED,
  compute: stems('lowest terms simplest form each every step steps show work exact answer'),
  sheet: stems('answer answers key keys'),
};
/** What a set of problems is for, and the words of its conditions: what problems don't keep to is told beside them. */
const wordsOfSheet = (wish: Wish): string[] =>
  wish.kind === 'sheet' ? [...stems(wish.use), ...(wish.conditions ?? []).flatMap(({ said }) => stems(said))] : [];

/** The minutes of a lesson, which may be said twice: "38 minutes … parts that add up to 38". */
const lengthOf = (wish: Wish): string | undefined => (wish.kind === 'plan' ? String(wish.minutes) : undefined);

/** What is made around problems of its own, to which no condition on problems is put through. */
const LESSONS: ReadonlySet<Wish['kind']> = new Set(['plan', 'letter', 'piece']);
/** Rules that the name of a topic says as well. */
const OF_TOPICS: ReadonlySet<string> = new Set([
  'digits',
  'place',
  'operation',
  'unlike',
  'regroups',
  'remainder',
  'case',
  'picture',
  'minutes',
]);
/** The conditions of a request, as typed, that stand in no phrase which is told anyway. */
const unusedConditions = (request: string, { phrases }: Unread): string[] =>
  allConditionsIn(request.toLowerCase()).flatMap(({ rule, said }) =>
    OF_TOPICS.has(rule) || phrases.some((phrase) => phrase.toLowerCase().includes(said)) ? [] : [said],
  );

const withoutBounds = (text: string): string => withoutConditions(text, allConditionsIn(text));

/** How likely a text is of a kind: 0 to 1. */
const shareOf = (kind: string, text: string): number => kindsOf(text).find(([each]) => each === kind)?.[1] ?? 0;

/** `isOfMore`: the request names topics that none of the skills of the answer are about. */
export type Weighed = Unread & { readonly isOfMore: boolean };

/** What of a request its answer does not take into account. */
export async function unreadOf(asked: Asked, reading: Reading, { memo }: Explained): Promise<Weighed | undefined> {
  if (memo === undefined || (reading.kind === 'wish' && NOT_WEIGHED.has(reading.wish.kind))) return undefined;
  const topic = 'topic' in memo.wish ? readTopic(memo.wish.topic) : undefined;
  const isDrawn = memo.slots !== undefined || topic?.kind !== 'found';
  const skills = isDrawn ? skillsOf(memo) : topic.topic.skills.map(({ code }) => code);
  const kind = reading.kind === 'wish' && readFollow(asked).kind === 'unknown' ? kindOfWish(reading.wish) : undefined;
  const anyway = [
    ...(kind === undefined ? [] : wordsOfKind(kind)),
    ...(SAID_ANYWAY[memo.wish.kind] ?? []),
    ...wordsOfSheet(memo.wish),
  ];
  // What makes the kind much less likely is used: it says the kind.
  const least = kind === undefined ? 0 : shareOf(kind, asked.text) / 2;
  const isRead = kindOfWish(understand(asked.text)) === kind;
  const saysKind = (text: string, of: string): boolean =>
    shareOf(of, text) >= least && (!isRead || kindOfWish(understand(text)) === of);
  const trace = async (text: string): Promise<string> =>
    kind === undefined || saysKind(text, kind) ? traceOf({ ...asked, text }, kind) : 'of another kind';
  // What a new set keeps to is told beside its problems; the rest of its request is read off.
  const unread =
    memo.wish.kind === 'sheet' && kind !== undefined
      ? unreadOfSheet(asked.text, memo.wish, memo)
      : await unreadIn(asked.text, trace, new Set([...wordsOfSkills(skills), ...anyway]));
  const own = skills.flatMap((code) => findSkill(code) ?? []);
  const isMade = memo.wish.kind === 'sheet' || memo.wish.kind === 'plan';
  return {
    ...unread,
    ...(LESSONS.has(memo.wish.kind) && { phrases: [...unread.phrases, ...unusedConditions(asked.text, unread)] }),
    ...(memo.wish.kind === 'class' && {
      phrases: unread.phrases.filter((phrase) => mostIn(phrase) === undefined),
    }),
    // "Count to 100" is what the skill is called.
    idleNumbers: unread.idleNumbers.filter(
      (number) => !own.some(({ name }) => name.includes(number)) && number !== lengthOf(memo.wish),
    ),
    isOfMore: isMade && own.length > 0 && namesOthers(aroundTopic(withoutBounds(asked.text.toLowerCase())), own),
  };
}

/** What is worked out from its numbers, none of which may be left out: "Is (3, -1) on x + y = 2?" */
const WORKED_OUT: ReadonlySet<Wish['kind']> = new Set(['compute', 'grade', 'explain']);
/** Numbers that say how long, for whom or for how much, and not what. */
const BESIDE_MATH =
  /\b(?:out )?of \d+\b|\d+ ?(?:-|:)?\d* ?(?:min\w*|hours?|days?|weeks?|am|pm|st|nd|rd|th|points?|pts?|kids|students)\b/gi;

/** How something is to be shown or done: what is made without it is another thing. */
const WAY =
  /\b(?:models?|diagrams?|methods?|strateg(?:y|ies)|algorithms?|approach|representations?|manipulatives?|tiles?|blocks?|bars?|geoboards?|cubes?|counters?|strips?|rods?|chips?|frames?|bonds?|number lines?|grids?|arrays?|drawings?|pictures?|visuals?|graphs?|tables?|organizers?|lattice|partial (?:products?|quotients?|sums?|differences?)|long division|standard|mental(?:ly)?|calculators?|estimat\w+)\b/i;

/** True where a word that is left out is, or stands before, the way in which something is to be done: "lattice method". */
const isWay = (word: string, request: string): boolean =>
  WAY.test(word) || new RegExp(`(?<![\\p{L}-])${word}[- ]+(?:\\p{L}+[- ]+)?${WAY.source}`, 'iu').test(request);

/**
 * True where numbers to work with would be left out, so that another thing would be worked out or judged, or where
 * something else is to be done with them: "graph y = 2x".
 */
export function worksOutOther({ words, phrases, beside, idle }: Unread, wish: Wish, request: string): boolean {
  if (!WORKED_OUT.has(wish.kind)) return false;
  if ([...phrases, ...beside].some((each) => /\d/.test(each.replace(BESIDE_MATH, ' ')))) return true;
  return (
    wish.kind === 'compute' &&
    [...words, ...idle].filter((word) => isWay(word, request)).includes(wordsIn(request)[0] ?? '')
  );
}

/** True for what is not wanted, "no decimals", where the answer has nothing of it. */
export function leavesOut(phrase: string, parts: readonly ChatPart[]): boolean {
  const [, unwanted] =
    /^(?:(?:but|and|please)\s+)*(?:no|not|without|never|avoid|skip|do not|don['’]t)\b(.+)$/is.exec(phrase) ?? [];
  if (unwanted === undefined) return false;
  const said = new Set(wordsIn(JSON.stringify(parts)).map(stemOf));
  const hasDecimal = /\d\.\d/.test(JSON.stringify(parts));
  // A place is there without its name: 0.4 has tenths.
  if (/\b(?:ones|tens|hundreds|thousands|tenths|hundredths|thousandths|zeros?)\b/.test(unwanted)) return false;
  return wordsIn(unwanted)
    .filter((word) => word.length > 3)
    .every((word) => !said.has(stemOf(word)) && !(/^decimal/.test(word) && hasDecimal));
}
