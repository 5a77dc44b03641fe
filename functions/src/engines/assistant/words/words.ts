/** A word or number of a request, with its place in it. */
export type Word = { readonly low: string; readonly from: number; readonly to: number };

const WORD = /\p{L}+(?:['’]\p{L}+)*|\d+(?:[.,/:]\d+)*/gu;
export const wordsOf = (text: string): Word[] =>
  [...text.matchAll(WORD)].map(({ 0: said, index }) => ({
    ...{ low: said.toLowerCase().replaceAll('’', "'"), from: index, to: index + said.length },
  }));

/**
 * Grammar: determiners, pronouns, auxiliaries, prepositions, conjunctions, politeness. The list is closed. No noun, number, name,
 * adjective, day or level stands in it, and nothing that denies or limits: what is no grammar has to be used or is told.
 */
const GRAMMAR: ReadonlySet<string> = new Set(
  `a an the this that these those my our your his her their its some any each every
  i me we us you he him she it they them there who which what how
  am is are was were be been being do does did have has had can could will would shall should may might
  here here's there's i'm i'd i'll i've we're we'd we'll we've you're it's that's they're they've he's she's what's who's let's
  of to in on at by for from with as about into onto including
  and or but vs versus so if then because since that than when where while
  please thanks thank hi hello hey ok okay`.split(/\s+/),
);
export const isGrammar = (low: string): boolean => GRAMMAR.has(low);

/** Words that are grammar in their place alone: "even if", "not even". */
const IN_PLACE =
  /\beven(?= (?:if|though|when|while|after|before|without|with|so|more|the|my|our|those)\b)|(?<=\b(?:not|don['’]?t|can['’]?t|won['’]?t|doesn['’]?t|didn['’]?t|isn['’]?t) )even\b/gi;
/** Politeness in several words, which asks for nothing. */
const POLITE =
  /^\W*(?:now|then|next|also)\b|\bgood (?:morning|afternoon|evening)\b|\bthank you(?: so much| very much)?\b|\bthanks so much\b|\bthat['’]?s (?:very |so |really )?(?:helpful|great|perfect|good|awesome)\b|^\W*(?:great|perfect|awesome|nice|wonderful|love it)\b|\b(?:quick|short)(?= (?:\d+[- ])?(?:questions?|exit|warm|quiz|check|do|problems?|little)\b)|\bif (?:you|u) can\b|\bi (?:wonder|was wondering) if (?:you|u) could\b|\b(?:i )?(?:hope (?:this|it|that) is|if (?:it|this|that) is)(?:n['’]t| not) too much trouble\b|\bi(?: would|['’]d) like to know\b|\b(?:(?:can|could|would) you )?(?:please )?(?:tell me|let me know)\b|\bmay i (?:please )?have\b|\bif (?:i|we) may(?: ask)?\b|\bi['’]m afraid\b|\bsay me\b/gi;
/** Words that only lead to what is asked, or praise it. */
const FILLS =
  /\b(?:need|wants?|lovely|kindly|(?:so |very )?kind(?= (?:as to|enough))|would(?: you)? mind|do you mind|(?:would|['’]d|d) like|(?<=\bi )like(?= you to\b)|(?:be |so |very )*grateful|(?:so much|very much|a lot)(?=[,.!]|$)|of course|(?<=\b(?:very|all) )good|no worries|real quick)\b|^\W*(?:good|fine|fair|gd|wonderful|lovely)\b(?=\W)/gi;
/** A word or two that alone tell nothing: they are not worth a line that says that they were not used. */
const SCRAP =
  /^(?:(?:one|ones|also|already|now|say|said|saying|per|need|needs|want|wants|like|mind|kind|kindly|lovely|good|type|other|others|part|st|so|too|too much|be|to|the|a|an|in|on|it|is|and|for|of|this|that|with) ?)+$/i;
/** What somebody wants it for: "so I can see if he's got it". */
const PURPOSE =
  /\bso (?:that )?(?:i|we) (?:can |could |will )?(?:see|check|tell|know|find out|look|use (?:it|them|this)|copy|hand|pass|grade|send|post|decide)\b(?: [\p{L}'’]+){0,6}(?=\W*$|[.?!\n])/giu;
/** A word that limits what stands beside it, which is so where that is: "adding only". */
const ONLY = /^(?:only|just|all|everything)$/;
/** When it is for: what is made is the same on any day. */
export const WHEN =
  /\b(?:(?:for|on|by|this|next|due) )*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day['’]?s?|tomorrow['’]?s?|tonight|today['’]?s?)(?: (?:morning|afternoon|night))?\b|\b(?:for )?(?:this|next) (?:week|morning|afternoon)\b/gi;
/** A word for how something looks: "these look odd", "the odd one out". */
const LOOKS =
  /(?<=\b(?:looks?|looked|looking|seems?|seemed|sounds?|feels?|a (?:bit|little)|kind of|very|so|that['’]s) )odd\b|\bodd(?= (?:one|man|looking|way|that|how|because)\b)/gi;
/** Each thing beside or after another: "side by side", "line by line". */
const EACH_BY_EACH =
  /\b(sides?|lines?|steps?|pieces?|bits?|words?|parts?|pages?|rows?|days?|cases?|items?|one|two|little) by \1\b/giu;
/** A word that denies has the stem of "notation". */
const DENIES = /\bnot\b/gi;
/** A verb that asks for a change: "change the numbers". */
const CHANGES =
  /(?<=(?:^|[.!?;\n])\W*(?:(?:can|could|would) you |please |now |then |and |ok(?:ay)?,? |just )*)change(?= (?:the|it|them|these|this|that|my|those|all|up|to|#|number|problem)(?!\w))/gi;
/** What every problem has: it names a topic only where it is asked how many there are, or what it is a solution of. */
const SOLUTION =
  /(?<!\b(?:no|one|many|infinite(?:ly many)?|number of|check(?:ing)?(?: (?:a|the))?|graph(?:ing)?(?: (?:a|the))?) )\bsolutions?\b(?! (?:of|to|sets?)\b)/gi;
/** Words of topics that are none where they stand. */
export const noTopicIn = (text: string): Span[] =>
  [IN_PLACE, LOOKS, EACH_BY_EACH, DENIES, CHANGES, SOLUTION].flatMap((pattern) => spansOf(text, pattern));

/** A part of a request, from one of its characters up to another. */
export type Span = { readonly from: number; readonly to: number };

export const isIn = ({ from, to }: Span, spans: readonly Span[]): boolean =>
  spans.some((span) => span.from <= from && to <= span.to);

/** Spans of a part of a text as those of the whole, where the part begins at `by`; with `-by` the other way round. */
export const shifted = (spans: readonly Span[], by: number): Span[] =>
  spans.map(({ from, to }) => ({ from: from + by, to: to + by }));

/** A text with the spans blanked, every character at its place. */
export const blanked = (text: string, spans: readonly Span[]): string =>
  spans.reduce((rest, { from, to }) => rest.slice(0, from) + ' '.repeat(Math.max(0, to - from)) + rest.slice(to), text);

/** Where a pattern stands in a text. */
export const spansOf = (text: string, pattern: RegExp): (Span & { readonly said: string })[] =>
  [...text.matchAll(new RegExp(pattern, pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`))].map(
    ({ 0: said, index }) => ({ said, from: index, to: index + said.length }),
  );

/** Where a phrase stands that was read in small letters; none where it was read in other words. */
export function spanOf(text: string, phrase: string): Span[] {
  const small = phrase.toLowerCase().trim();
  const at = small === '' ? -1 : text.toLowerCase().indexOf(small);
  return at < 0 ? [] : [{ from: at, to: at + small.length }];
}

/** Words between two that are left are quoted with them where they are few and grammar: what is used is in no phrase of what is not. */
const MOST_BETWEEN = 5;
const isNear = (between: readonly string[]): boolean =>
  between.length <= MOST_BETWEEN && between.every((each) => each !== 'used');

const BOUNDARY = /[.,;:!?\n()"“”]/;
/** What belongs to the word behind it: "by Thursday", "no hundredths". */
const LEADS = /^(?:by|for|in|on|at|with|about|from|to|of|as|his|her|their|he|she|they|my|our|the|a)$/;

export const countOfWords = (phrases: readonly string[]): number =>
  phrases.reduce((sum, each) => sum + each.split(/\s+/).length, 0);

/** The words that nothing accounts for, as phrases of the request: neither used nor grammar. */
export function phrasesLeft(text: string, used: readonly Span[]): string[] {
  const words = wordsOf(text);
  const inPlace = [IN_PLACE, POLITE, PURPOSE, FILLS].flatMap((pattern) => spansOf(text, pattern));
  const isUsed = (word: Word | undefined): boolean => word !== undefined && isIn(word, used);
  const states = words.map((word, at) =>
    isUsed(word)
      ? 'used'
      : isGrammar(word.low) ||
          isIn(word, inPlace) ||
          (ONLY.test(word.low) && (isUsed(words[at - 1]) || isUsed(words[at + 1])))
        ? 'grammar'
        : 'left',
  );
  const runs: { first: number; last: number }[] = [];
  for (const [at, state] of states.entries()) {
    if (state !== 'left') continue;
    const run = runs.at(-1);
    const between = run === undefined ? '' : text.slice(words[run.last]?.to, words[at]?.from);
    const isJoined = run !== undefined && !BOUNDARY.test(between) && isNear(states.slice(run.last + 1, at));
    if (isJoined && run) run.last = at;
    else runs.push({ first: at, last: at });
  }
  const phrases = runs.map(({ first, last }) => {
    const before = words[first - 1];
    const own = words[first];
    const isLed =
      before !== undefined &&
      own !== undefined &&
      states[first - 1] === 'grammar' &&
      LEADS.test(before.low) &&
      !BOUNDARY.test(text.slice(before.to, own.from));
    return text
      .slice((isLed ? before : own)?.from, words[last]?.to)
      .replace(/\s+/g, ' ')
      .trim();
  });
  return phrases.filter((each) => !SCRAP.test(each));
}
