import { wordsIn } from '@lemma/plans/topics';

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
  /\b(?:i (?:need|want|would like|['’]d like)|we need|can (?:yo)?u|could (?:yo)?u|would (?:yo)?u|help me|please|(?:so|and|then|maybe) use (?:that|it|them))\b/i;

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
  /\balgebra 1\b|\b(?:grades?|gr\.?|year)[- ]?(?:\d|k)\b|\b(?:\d(?:st|nd|rd|th)?|first|second|third|fourth|fifth|sixth|seventh|eighth)[- ](?:gr\b|grade\w*)|\bkindergart\w*\b/gi;
/** The words of a phrase that may ask for something. */
export const contentOf = (phrase: string): string[] =>
  wordsIn(
    phrase
      .replace(GRADE, ' ')
      .replace(/\b\p{L}+n['’]t\b/giu, ' ')
      .replace(/['’](?:m|re|s|ve|ll|d)\b/gi, ''),
  ).filter((word) => !PLAIN.has(word) && (word.length > 1 || /\d/.test(word)));

export type Phrase = { readonly at: number; readonly text: string };
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

/** Numbers that say for whom, when or where, and not what: "period 3", "6 teams of 4", "p. 12", "3:15", "6.RP.A.2". */
export const BESIDE =
  /\b\d+ (?!(?:problem|question|item|example|task|digit|step|place)s?\b)\p{L}{3,}(?:s|ren)\b(?: of \d+\b)?|\blevel \d\b|\b(?:period|class|grade|unit|chapter|ch|lesson|module|page|p|pg|day|week|room|table|hour|block|number|question|problem|no|#)\.? ?#?\d+\b|\b\d+(?:st|nd|rd|th)\b|\d+:\d\d|\b[\dK]\.[A-Z]{1,3}(?:\.[A-Z])?(?:\.\d+[a-z]?)?|\b\d+ ?(?:-|to|–)? ?\d* ?-?(?:min\w*|hours?|hrs?|days?|weeks?|am|pm|points?|pts?|people|years?|grades?)\b|\b\d+ (?:out )?of \d+\b/giu;
export const NUMBER =
  /(?<![\w.])[-−]?\$?\d+(?:[.,/:]\d+)*%?(?![\w.]*\w)|\bhalf\b(?= (?:of |the |as |multiple|word|should|are|with|easy|hard))/gi;
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
