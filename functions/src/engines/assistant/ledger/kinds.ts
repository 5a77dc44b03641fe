import type { RequestMake } from '@lemma/school/assistant';
import { blanked, isIn, type Span, spansOf } from '../words/words.ts';
import { ASKS_WORK, type Question, questionsIn } from './question.ts';
import { calledIn, topicOf } from './topic.ts';

/** A thing to make or a question, called by its name at a place of the request. */
export type Named = Span & { readonly make: RequestMake };

/** To whom something is written. */
const TO_HOME =
  '(?:to|for)(?: (?:the|my|their|our|his|her|a|all))* (?:parents?|famil(?:y|ies)|moms?|dads?|mother|father|guardians?|folks|home)';

/** What is made, by the nouns that name it. Two nouns of one thing are one name. */
const MADE: readonly (readonly [RegExp, RequestMake])[] = [
  [/\bexit (?:tickets?|slips?|quiz)\b|\b(?:tickets?|slips?) out (?:of )?the door\b/i, 'sheet.exit ticket'],
  [/\bwarm[- ]?ups?\b|\bdo[- ]nows?\b|\bbell[- ]?(?:ringers?|work)\b/i, 'sheet.warm-up'],
  [
    /\bquiz(?:zes)?\b(?! (?:grades?|scores?|averages?|results?)\b)|\bchecks? for understanding\b|\bquick checks?\b/i,
    'sheet.quiz',
  ],
  [/\bhome ?work(?: (?:sheet|page|set))?\b/i, 'sheet.homework'],
  [
    /\b(?:lesson|sub|substitute|unit) plans?\b|\b(?:mini[- ]?)?lessons?\b|^\W*(?:(?:i )?need to )?re-?teach(?:ing)?\b|(?<=\b(?:an?|quick|short|mins?|minutes?) )re-?teach\b|(?<=\b(?:\d{1,2}|two|three|four|five)[- ]days? )plan\b|\bplan\b(?= (?:\d|a \d|an? \d|two|three|four|five)[\w -]{0,12}(?:days?|min\w*)\b)/i,
    'plan',
  ],
  [
    new RegExp(
      `\\b(?<!\\b(?:its|one|the|same|each) )(?:letter|newsletter(?: blurb)?|note|e-?mail|message)(?: ${TO_HOME}| home)|\\b(?<!\\b(?:its|one|the|same|each) )(?:letter|newsletter(?: blurb)?)\\b|\\bwrite home(?: ${TO_HOME})?|\\b(?:something|anything|information|info|a (?:flyer|handout|blurb|paragraph))(?: (?:to|that i can))?(?: (?:send|take|go))? home(?: ${TO_HOME})?`,
      'i',
    ),
    'letter',
  ],
  [
    /\b(?:common |usual |typical |frequent |most )*(?:misconceptions?|mistakes?|errors?)\b(?:(?: (?:do|will|would|might|that|when))? (?:my |the )?(?:students|kids|they)(?: (?:have|make|show|often make))?)?/i,
    'piece.errors',
  ],
  [/\bprerequisites?(?: skills)?(?: (?:for|of))?\b|\bwhat comes before\b/i, 'piece.before'],
  [
    /\bwhat does (?=[^?]*\bmean\b)|^\W*what(?:['’]s| is) (?=(?:standard )?(?:k|[1-8]|[a-z])[.-][a-z]{1,4}\.[a-z]\.\d+\w?\W*$)|\bin plain (?:words|english)\b|\bunpack\b/i,
    'piece.meaning',
  ],
  [/\bworked(?:[- ]out)? examples?\b|\bexample (?:problem )?with (?:the )?steps\b/i, 'piece.worked'],
];
/** What sets of all kinds consist of: it names a set where nothing else does. */
const TOLD = /\b(?:word|story) (?:problems?|questions?)\b|\bstor(?:y|ies)\b/i;
const ITEMS =
  /\b(?:problem set|practice (?:set|sheet|page|problems?|questions?)|review (?:sheet|problems?|questions?)|work ?sheets?|problems?|questions?(?! (?:to ask|(?:i|we|she|he|they|(?:the )?teachers?) (?:can|could|should|might|would) ask))|exercises?|items?|practi[cs]e|set|drill|qs?)\b/i;

/** A number that stands alone, or "ten of them": so many problems of the topic that is named. */
const ALONE =
  /(?:^|[.,;:] )(?:about )?(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)(?: of (?:them|these))?(?= ?(?:$|[.,;!]))/i;
/** So many of what problems are: "8 systems". It is the topic too. */
const COUNTED =
  /^\W*(?:\p{L}+ (?:me )?)?(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?:[\p{L}-]+ ){0,4}?(?:equations|inequalities|systems|expressions|quadratics|trinomials|sums|facts|clocks)\b/iu;

const apart = (text: string, all: readonly (readonly [RegExp, RequestMake])[]): Named[] => {
  let rest = text;
  return all.flatMap(([pattern, make]) => {
    const found = spansOf(rest, pattern);
    rest = blanked(rest, found);
    return found.map(({ from, to }) => ({ make, from, to }));
  });
};

/** What is made is named first, and what is said of a class only says for whom: "an exit ticket for who is struggling". */
const WANTS = /\b(?:make|create|write|draft|build|generate|prepare|design|come up with)\b/i;
function isMaking(text: string, { from, at, measure }: Question): boolean {
  const before = text.slice(from, at);
  const nouns = [...MADE.map(([pattern]) => pattern), TOLD, ITEMS].flatMap((pattern) => spansOf(before, pattern));
  const first = Math.min(...nouns.map((span) => span.from));
  if (nouns.length === 0 || /\b(?:who|which|what|how|did|is|are|does|do|has|have)\b/i.test(before.slice(0, first)))
    return false;
  return !ASKS_WORK.has(measure) || WANTS.test(before.slice(0, first));
}

/** Whether a set of problems is named first, some of which are to be stories: "10 problems, at least 3 word problems". */
const SOME =
  /(?:\b(?:at least|includ(?:e|es|ing)|half|some|a few|a couple(?: of)?|one|two|three|\d) (?:of (?:them|these|those),? )?(?:(?:are|be|as|should be|being) )?)$/i;
const isPartOf = (told: readonly Span[], items: readonly Span[], text: string): boolean =>
  told.every(({ from }) => items.some((each) => each.to < from) && SOME.test(text.slice(0, from)));

/** What stands in a lesson is no thing of its own: "a lesson plan with a warm-up and an exit ticket". */
const isPartOfLesson = ({ make, from }: Named, all: readonly Named[], text: string): boolean =>
  (make === 'sheet.warm-up' || make === 'sheet.exit ticket') &&
  all.some(
    (each) =>
      each.make === 'plan' &&
      each.to < from &&
      /\b(?:with|includ(?:es?|ing)|has|plus)\b/i.test(text.slice(each.to, from)),
  );
const IS_SET = /^(?:problem set|practice (?:set|sheet|page)|work ?sheets?)$/i;
const SEVERAL = /\b(?:[2-9]|1\d|20|two|three|four|five|six|eight|ten) (?:[\p{L}-]+ ){0,3}$/iu;

export type Kinds = {
  /** What a request is for, by its names; more than one where it names several things. */
  readonly named: readonly Named[];
  readonly makes: readonly RequestMake[];
  /** Words for word problems and for problems, which belong to any set. */
  readonly told: readonly Span[];
  readonly items: readonly Span[];
};

/** What a request asks for, by the words that name it and by nothing else. */
export function kindsIn(typed: string): Kinds {
  // A skill that is called by its whole name names nothing to make.
  const text = blanked(
    typed,
    calledIn(typed).map(({ span }) => span),
  );
  const questions = questionsIn(text).filter((each) => !isMaking(text, each));
  const ofClass = questions.flatMap(({ make, spans }) => spans.map(({ from, to }): Named => ({ make, from, to })));
  const rest = blanked(text, ofClass);
  // Beside a question only what another sentence wants to have made is named too.
  const others = blanked(
    rest,
    questions.map(({ from, said }) => ({ from, to: from + said.length })),
  );
  const things = ofClass.length === 0 ? apart(rest, MADE) : WANTS.test(others) ? apart(others, MADE) : [];
  const made = things.map((each) => (isPartOfLesson(each, things, rest) ? { ...each, make: 'plan' as const } : each));
  const told = ofClass.length === 0 ? spansOf(rest, TOLD) : [];
  const bare = blanked(rest, told);
  const items = spansOf(bare, ITEMS).filter((span) => !isIn(span, made));
  // Beside a worked example so many problems are a thing of their own.
  const counted =
    made.length > 0 && made.every(({ make }) => make === 'piece.worked')
      ? items
          .filter(({ from, said }) => SEVERAL.test(bare.slice(0, from)) || IS_SET.test(said))
          .map((span) => ({ ...span, make: 'sheet.practice' as const }))
      : [];
  const named: Named[] =
    ofClass.length + made.length > 0
      ? [...ofClass, ...made, ...counted]
      : told.length > 0 && !isPartOf(told, items, bare)
        ? told.map((span) => ({ ...span, make: 'sheet.word problems' as const }))
        : items.length > 0
          ? items.map((span) => ({ ...span, make: 'sheet.practice' as const }))
          : COUNTED.test(bare) || (ALONE.test(bare) && !/\d ?, ?\d/.test(bare) && topicOf(bare, false).kind === 'named')
            ? [{ from: 0, to: 0, make: 'sheet.practice' as const }]
            : [];
  return { named, makes: [...new Set(named.map(({ make }) => make))], told, items };
}
