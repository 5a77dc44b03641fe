import { isAround, stemOf, wordsIn } from '@lemma/plans/topics';

/** Words that begin a phrase which may be left out of a request. */
const BEGINS =
  /(?<=\s)(?=(?:for|with|without|w\/|on|in|about|using|that|which|who|where|so|but|and|because|due|no|not|only|except|instead|by|at|from|plus|then|like|until|before|after|during|within|under|over|per|each|include|including|make sure|keep|use|add|just|as)\b)/i;
const SENTENCE = /(?<=[.!?;:\n])(?!\d)\s+|\n+/;
const CLAUSE = /(?<=[,()–—]|\s-)(?!\d)\s*(?=\D)/;
/** A clause that tells something instead of asking for it: "we just started fractions". */
const TELLS =
  /^\W*(?:(?:so|and|but|because|since|also|well|ok|hi|hello|hey|thanks?|thank you|sorry)\b[, ]*)*(?:(?:i|we|they|he|she|it|you|this|that|there|everyone|everybody|some|most|many|half|all|none)\b|(?:my|our|the|his|her|their|these|those) [\p{L}' -]{1,30}?)[' ]*(?:(?:really|just|all|still|always|never|also|both)\s+)*(?:a?m|are|is|was|were|['’](?:m|re|s|ve|ll|d)|have|has|had|do|does|did|don['’]t|doesn['’]t|didn['’]t|can|can['’]t|could|couldn['’]t|will|won['’]t|keep|keeps|kept|get|gets|got|think|thinks|know|knows|struggle|struggles|finish|finished|started|love|loves|hate|hates|like|likes|said|says|asked|hope|know|feel|feels|teach|learned|practiced|did)\b/iu;
/** What somebody does or feels, in whatever verb: "they panic at zeros", "I push in to 4th grade". */
const TELLS_OF = /^\W*(?:they|he|she|we|i)\b(?! (?:should|must|need|have to|can|could|may|all|want|do not|don))/iu;
const WISHES =
  /\b(?:i (?:need|want|would like|['’]d like)|we need|can (?:yo)?u|could (?:yo)?u|would (?:yo)?u|help me|please)\b/i;

/** Words that ask for nothing by themselves. */
const PLAIN = new Set(
  `a an the this that these those my our your his her their its it i we you they he she me us them him who which what where when how why
  is are was were be been being am do does did done doing have has had having will would can could should may might must shall
  to of in on at by for from with as and or but so if then than because since while also too very really just about into out up over off again all any some each every both
  please pls plz thanks thank hi hello hey ok okay great good nice sure maybe perhaps kind kindly quick quickly lot lots bit little kinda some thing things stuff something anything
  need needs want wants like love help make makes making made give gives get gets write writes create creates generate generates produce prepare draft design show shows tell tells put use uses using used include includes including have come go let let's sure
  student students kid kids child children class classroom everyone them today tomorrow now right morning afternoon evening week here there teacher
  one ones same instead work works working problem problems question questions set new more know`.split(/\s+/),
);
/** A grade counts as part of the topic, because the same skill may be found without it. */
const GRADE =
  /\b(?:grades?|gr\.?|year)[- ]?(?:\d|k)\b|\b(?:\d(?:st|nd|rd|th)?|first|second|third|fourth|fifth|sixth|seventh|eighth)[- ](?:gr\b|grade\w*)|\bkindergart\w*\b/gi;
/** The words of a phrase that may ask for something. */
export const contentOf = (phrase: string): string[] =>
  wordsIn(
    phrase
      .replace(GRADE, ' ')
      .replace(/\b\p{L}+n['’]t\b/giu, ' ')
      .replace(/['’](?:m|re|s|ve|ll|d)\b/gi, ''),
  ).filter((word) => !PLAIN.has(word) && (word.length > 1 || /\d/.test(word)));

type Phrase = { readonly at: number; readonly text: string };
type Phrases = {
  /** What is asked for. */
  readonly asked: readonly Phrase[];
  /** What is only told beside it: "we finished fractions". */
  readonly told: readonly Phrase[];
};

/** Phrases of more than one wish are not told apart in longer requests: they are weighed by clauses. */
const MOST_PHRASES = 14;

/** The phrases of a request, each with its place in it. */
export function phrasesOf(request: string): Phrases {
  const fine = splitInto(request, (clause) => clause.split(BEGINS));
  return fine.asked.length <= MOST_PHRASES ? fine : splitInto(request, (clause) => [clause]);
}

function splitInto(request: string, parts: (clause: string) => string[]): Phrases {
  const [asked, told]: [Phrase[], Phrase[]] = [[], []];
  let at = 0;
  for (const sentence of request.split(SENTENCE)) {
    const start = request.indexOf(sentence, at);
    at = start + sentence.length;
    const isTold = (TELLS.test(sentence) || TELLS_OF.test(sentence)) && !WISHES.test(sentence);
    let inner = start;
    for (const text of sentence.split(CLAUSE).flatMap(parts)) {
      const place = request.indexOf(text, inner);
      inner = place + text.length;
      if (contentOf(text).length > 0) (isTold ? told : asked).push({ at: place, text });
    }
  }
  return { asked: asked.slice(0, MOST_PHRASES), told: told.slice(0, MOST_PHRASES) };
}

const replaced = (request: string, { at, text }: Phrase, other: string): string =>
  request.slice(0, at) + other + request.slice(at + text.length);
const without = (request: string, phrase: Phrase): string => replaced(request, phrase, ' '.repeat(phrase.text.length));
/** A phrase with other numbers, to see whether they are read. */
const renumbered = (phrase: string): string => phrase.replace(/\d+/g, (digits) => String(Number(digits) + 1));

export type Unread = {
  /** The phrases that changed nothing about the answer, as typed. */
  readonly phrases: readonly string[];
  /** The words in them that ask for something. */
  readonly words: readonly string[];
  /** Words of what is only told, which changed nothing either. */
  readonly beside: readonly string[];
  /** Their share of the words that may belong to a topic: 0 to 1. */
  readonly share: number;
  /** Words of phrases that were used which by themselves changed nothing: "under" and "starter" in "add a starter under each". */
  readonly idle: readonly string[];
  /** Numbers of phrases that were used which changed nothing: 7/8 in "3 problems on writing 7/8 as a decimal". */
  readonly idleNumbers: readonly string[];
  /** The request without them. */
  readonly rest: string;
};

/**
 * What of a request was not used: phrases without which the answer would be the same. `answerTo` returns the answer to
 * a text as a string that is the same where the answer is the same. `covered` are the stems of words that the answer is
 * about anyway.
 */
export async function unreadIn(
  request: string,
  answerTo: (text: string) => Promise<string>,
  covered: ReadonlySet<string>,
): Promise<Unread> {
  const whole = await answerTo(request);
  const { asked, told } = phrasesOf(request);
  const changes = async (text: string): Promise<boolean> => (await answerTo(text)) !== whole;
  const left: Phrase[] = [];
  let rest = request;
  for (const phrase of asked.length < 2 ? [] : asked.toReversed()) {
    const shorter = without(rest, phrase);
    const other = /\d/.test(phrase.text) ? replaced(request, phrase, renumbered(phrase.text)) : undefined;
    if ((await changes(shorter)) || (other !== undefined && (await changes(other)))) continue;
    rest = shorter;
    left.unshift(phrase);
  }
  const said = new Set(wordsIn(rest).map(stemOf));
  const unused = (text: string): string[] =>
    contentOf(text).filter((word) => !said.has(stemOf(word)) && !covered.has(stemOf(word)));
  const unread = left.filter(({ text }) => unused(text).length > 0);
  const words = unread.flatMap(({ text }) => unused(text));
  const beside = told.flatMap(({ text }) => contentOf(text).filter((word) => !covered.has(stemOf(word))));
  const idle = await idleIn(
    rest,
    asked.filter((phrase) => !left.includes(phrase)),
    covered,
    changes,
  );
  const telling = (all: readonly string[]): number => all.filter((word) => !isAround(word)).length;
  const all = telling(asked.flatMap(({ text }) => contentOf(text)));
  return {
    phrases: joined(request, unread),
    words,
    beside: (await changes(told.reduce(without, request))) ? [] : beside,
    rest: rest.replace(/\s+/g, ' ').trim(),
    share: all === 0 ? 0 : telling(words) / all,
    idle,
    idleNumbers: await idleNumbersIn(request, changes),
  };
}

/** Words by which the things that can be made or asked are called; two of them often say one thing: "exit ticket". */
export const OF_FORMS: ReadonlySet<string> = new Set(
  `exit ticket tickets slip slips warm warmup warm-up up bell ringer now quiz quizzes homework worksheet worksheets practice drill
  set sheet lesson lessons plan plans activity word story stories letter letters note notes home family families parent parents email
  group groups pair pairs small version versions level levels key keys answer answers step steps minute minutes min mins hour
  misconception misconceptions mistake mistakes error errors wrong explain grade grading score mark check correct feedback
  solve simplify find compute calculate evaluate factor number numbers question qs item items exercise exercises
  harder easier simpler short shorter long longer last first next another more less same different difference example examples
  percent class period data work whole each list name names shorten cut trim extend lengthen`.split(/\s+/),
);

/** So many numbers of one request are weighed: each costs two answers. */
const MOST_NUMBERS = 6;

/** The words in these phrases without each of which the answer stays the same, although nothing else says it. */
async function idleIn(
  request: string,
  phrases: readonly Phrase[],
  covered: ReadonlySet<string>,
  changes: (text: string) => Promise<boolean>,
): Promise<string[]> {
  const words = [...new Set(phrases.flatMap(({ text }) => contentOf(text)))].filter(
    (word) => /\p{L}{3}/u.test(word) && !OF_FORMS.has(word) && !covered.has(stemOf(word)),
  );
  const idle: string[] = [];
  for (const word of words) {
    const shorter = request.replace(new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}-])`, 'giu'), ' ');
    if (shorter !== request && !(await changes(shorter))) idle.push(word);
  }
  return idle;
}

/** Numbers that say for whom, when or where, and not what: "period 3", "6 teams of 4", "p. 12", "3:15", "6.RP.A.2". */
export const BESIDE =
  /\b\d+ (?!(?:problem|question|item|example|task|digit|step|place)s?\b)\p{L}{3,}(?:s|ren)\b(?: of \d+\b)?|\blevel \d\b|\b(?:period|class|grade|unit|chapter|ch|lesson|module|page|p|pg|day|week|room|table|hour|block|number|question|problem|no|#)\.? ?#?\d+\b|\b\d+(?:st|nd|rd|th)\b|\d+:\d\d|\b[\dK]\.[A-Z]{1,3}(?:\.[A-Z])?(?:\.\d+[a-z]?)?|\b\d+ ?(?:-|to|–)? ?\d* ?-?(?:min\w*|hours?|hrs?|days?|weeks?|am|pm|points?|pts?|people|years?|grades?)\b|\b\d+ (?:out )?of \d+\b/giu;
export const NUMBER =
  /(?<![\w.])[-−]?\$?\d+(?:[.,/:]\d+)*%?(?![\w.]*\w)|\bhalf\b(?= (?:of |the |as |multiple|word|should|are|with|easy|hard))/gi;
const otherThan = (number: string): string =>
  /\d/.test(number) ? number.replace(/\d+/g, (digits) => String(Number(digits) + 1)) : 'all';

/** The numbers of a request that the answer does not depend on. */
async function idleNumbersIn(request: string, changes: (text: string) => Promise<boolean>): Promise<string[]> {
  const rest = request.replace(BESIDE, (found) => ' '.repeat(found.length));
  const idle: string[] = [];
  for (const { 0: number, index } of [...rest.matchAll(NUMBER)].slice(0, MOST_NUMBERS)) {
    const other = request.slice(0, index) + otherThan(number) + request.slice(index + number.length);
    const shorter = request.slice(0, index) + ' '.repeat(number.length) + request.slice(index + number.length);
    if (!(await changes(other)) && !(await changes(shorter))) idle.push(number);
  }
  return idle;
}

/** Adjacent phrases as one, as typed. */
export function joined(request: string, phrases: readonly Phrase[]): string[] {
  const spans: [number, number][] = [];
  for (const { at, text } of phrases) {
    const last = spans.at(-1);
    if (last && request.slice(last[1], at).trim() === '') last[1] = at + text.length;
    else spans.push([at, at + text.length]);
  }
  return spans.map(([from, to]) => request.slice(from, to).replace(/^[\s,;:.()–—]+|[\s,;:.!?()–—]+$/g, ''));
}
