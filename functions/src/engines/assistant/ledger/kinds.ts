import type { RequestMake } from '@lemma/school/assistant';
import { blanked, isIn, type Span, spansOf } from '../words/words.ts';
import { isForOthers } from './for-whom.ts';
import { HOW_IT_WENT, isAskedFor } from './is-asked-for.ts';
import { withoutOperands } from './numbers.ts';
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
  [
    /(?<!\bfor (?:our|the|my|a|an|this|their) (?:\w+ )?)\b(?:unit |chapter |practice |short )?tests?\b(?= (?:on|about|over|of|for|covering)\b)(?! (?:of|for) (?:my|the|our) )(?! (?:on|for|this|next) (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:the )?\d|next|tomorrow|this))|\btest\b(?=[:,])/i,
    'sheet.quiz',
  ],
  [
    /\bhome ?work(?: (?:sheet|page|set))?\b|\b(?:half[- ]sheet|half[- ]page|take[- ]home(?: (?:sheet|page|practice))?)\b(?: (?:that )?(?:i|we|they) can (?:send|take)(?: home)?| to (?:send|take) home)?/i,
    'sheet.homework',
  ],
  [
    /\b(?:lesson|sub|substitute|unit) plans?\b|\b(?:mini[- ]?)?lessons?\b|^\W*(?:(?:i )?need to )?re-?teach(?:ing)?\b|(?<=\b(?:an?|quick|short|mins?|minutes?) )re-?teach\b|\bhow (?:do|can|should|would|to)(?: (?:i|we))? teach\b(?=[^.?!]*\b(?:[2-9]\d|1[5-9]|thirty|forty|twenty)[- ]?min)|(?<=\b(?:\d{1,2}|two|three|four|five)[- ]days? )plan\b|\bplan\b(?= (?:\d|a \d|an? \d|two|three|four|five)[\w -]{0,12}(?:days?|min\w*)\b)|(?<=\b\d{1,2}[- ]?min(?:ute)?s? )plan\b/i,
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
    /\bwhat does (?=[^?]*\bmean\b)|^\W*what(?:['’]s| is) (?=(?:standard )?(?:k|[1-8]|[a-z])[.-][a-z]{1,4}\.[a-z]\.\d+\w?\W*$)|\bin plain (?:words|english)\b|\bunpack\b|\b(?:an? |some )?['"“‘]?i can['"”’]? statements?\b|\b(?:an? |the )?(?:learning|lesson) (?:targets?|objectives?|goals?)\b(?: (?:for|on))?|\b(?:and )?success criteria\b(?: (?:for|on))?/i,
    'piece.meaning',
  ],
  [/\bworked(?:[- ]out)? examples?\b|\bexample (?:problem )?with (?:the )?steps\b/i, 'piece.worked'],
  [/\b(?:mental math |quick )?number (?:talks?|strings?)\b(?: strings?)?/i, 'piece.number-talk'],
  [
    /\b(?:key |math |academic )?(?:vocab(?:ulary)?|word walls?|word banks?|glossary)(?: (?:cards?|words?|terms?|list|sheet|game))?\b(?:,? with (?:kid(?:[- ]friendly)?|student(?:[- ]friendly)?|simple|easy) definitions)?|\b(?:with )?(?:(?:kid|student|easy|simple)(?:[- ]friendly)? )?definitions?\b(?: (?:for|of))?/i,
    'piece.vocabulary',
  ],
  [
    /\b(?:study guide|review guide|anchor chart|cheat sheet|reference (?:sheet|page|card)|graphic organizer|notes? (?:page|sheet)|guided notes|poster)s?\b/i,
    'piece.chart',
  ],
  [
    /\b(?:(?:math|mini|group|performance|real[- ]world|real[- ]life|hands[- ]on) )*(?:projects?|performance tasks?|(?:rich|open[- ]ended|low[- ]floor) tasks?|investigations?)(?: ideas?)?\b/i,
    'piece.rich-task',
  ],
  [
    /\b(?:(?:fun|quick|short|math|learning|card|board|dice|partner|group|review|whole[- ]class|hands[- ]on|small[- ]group|venn diagram|type|matching|low[- ]prep|no[- ]prep|sorting) )*(?:(?<!\bto )stations?|(?:math |learning )centers?|(?<=\b(?:\d|two|three|four|five|six) )centers?|centers?(?= (?:activit|time|work|rotation))|rotations?(?= (?:on|for|about)\b)|(?<!\babout [\w ]{0,24})games?|scavenger hunts?|gallery walks?|card sorts?|sorts(?= for\b)|sorting (?:cards?|mats?|tasks?)|activit(?:y|ies)|(?:intervention|small[- ]group|re-?teach(?:ing)?) (?:ideas?|activit(?:y|ies)|lessons?|strateg(?:y|ies))|interventions?|routines?(?= (?:for|on)\b)|strateg(?:y|ies) (?:for|to help))(?: ideas?)?\b/i,
    'piece.activity',
  ],
  [
    /\b(?:discussion (?:questions?|prompts?|starters?)|(?:good |deep |rich )*questions? (?:to ask|(?:i|we) (?:can|could|should|might) ask)|talk prompts?|things to (?:discuss|talk about))\b/i,
    'piece.discussion',
  ],
  [
    /\b(?:(?:a )?hook|lesson openers?|(?:fun |good |cool )?(?:way|ways) (?:to (?:open|start|begin|introduce|launch)|in(?=to\b| to\b|\W*$))|lesson (?:starter|launch))\b/i,
    'piece.hook',
  ],
  [
    /\b(?:sentence (?:frames?|starters?|stems?)|scaffolds?|(?:language|reading|ell|mll) supports?|supports(?= (?:for|on)\b)|modifications?)\b(?: (?:for|to help) (?:my |the )?(?:ells?|mlls?|esl|newcomers?|(?:english )?(?:language )?learn(?:er)s?|(?:iep|sped|504) (?:kids|students)|students(?= on\b)))?/i,
    'piece.supports',
  ],
  [
    /\bdifferentiat(?:e|ed|ion|ing)\b(?: (?:problems?|practice|tasks?|work ?sheets?))?|\b(?:at |on |in )?(?:three|3|two|2) (?:levels|tiers)\b(?: of (?:problems|practice))?|\btiered (?:problems?|practice|tasks?|work ?sheets?)\b|\b(?:low|below|easy|easier|basic|approaching)(?:[- ]?(?:level|grade))?, ?(?:middle|medium|mid|on|at|average|on[- ](?:level|grade))(?:[- ]?level)?,? (?:and|&) (?:high|above|hard|harder|challenge|advanced|stretch)(?:[- ]?level)?\b|\blevell?ed (?:problems?|practice|tasks?|versions?)\b/i,
    'piece.differentiate',
  ],
  [
    /\b(?:something |anything |work |tasks? |activit(?:y|ies) )?(?:for )?(?:my |the )?(?:early|fast) finishers?\b|\b(?:what (?:do|can|should) (?:i|we) (?:do|give|have) (?:with|for|to)?)? ?(?:the |my |those )?(?:\w+ )?(?:kids|students|ones|kiddos) (?:who|that) (?:are |is |will be |have )?(?:already |just )?(?:done early|finish(?:ed)? (?:early|first)|(?:already )?(?:get|got|know|have) it(?: already)?(?! (?:all |mostly |still )?(?:wrong|mixed|backwards|confused))\b|ahead|bored)\b|\b(?:enrichment|(?:an? )?extension)(?: (?:activity|task|idea|problems?))?s?\b/i,
    'piece.early-finishers',
  ],
  [
    /\b(?:learning )?progression\b(?: (?:for|of|from))?|\bwhat comes (?:after|next after)\b|\bvertical (?:alignment|articulation)\b/i,
    'piece.after',
  ],
  [
    /\b(?:how (?:do|can|should|would|could|to)(?: (?:i|you|we|u))? (?:best )?(?:explain|introduce|teach|justify|show (?:them|kids|students|my))|explain (?:to (?:my |a |the )?(?:kids|students|class|parents?|\d\w+ graders?) )?(?:why|how)|why (?:do|does|can|is|are)(?:n['’]?t)? (?:we|you|it|the|a|two|zero))\b(?: (?:why|how|what|that))?/i,
    'piece.explain-topic',
  ],
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

/** What wrong choices are to be: it names no list of mistakes. */
export const DISTRACTORS =
  /\b(?:(?:and|please|with|make|have|use) )*(?:the |all )?(?:wrong|other|incorrect|bad) (?:choices|answers|options)(?: (?:be|are|should be|to be|based on|come from|from|show|as))*(?: (?:the|real|common|typical|usual|actual))* (?:mistakes?|misconceptions?|errors?)(?: (?:that )?(?:kids|students|they|people) (?:really |often |usually |actually )?make)?|\b(?:with )?(?:good |real |meaningful )?distractors\b(?: (?:that (?:are|show)|based on|from) (?:the )?(?:real |common |usual |typical )*(?:mistakes?|misconceptions?|errors?))?/gi;

export type Kinds = {
  /** What a request is for, by its names; more than one where it names several things. */
  readonly named: readonly Named[];
  readonly makes: readonly RequestMake[];
  /** Words for word problems and for problems, which belong to any set. */
  readonly told: readonly Span[];
  readonly items: readonly Span[];
};

const NEW_PIECES = /^piece\.(?!errors|before|meaning|worked)/;
/** What a request asks for, by the words that name it and by nothing else. */
export function kindsIn(typed: string): Kinds {
  // A skill that is called by its whole name names nothing to make.
  const text = blanked(typed, [...calledIn(typed).map(({ span }) => span), ...spansOf(typed, DISTRACTORS)]);
  const questions = questionsIn(text).filter((each) => !isMaking(text, each));
  const ofClass = questions.flatMap(({ make, spans }) => spans.map(({ from, to }): Named => ({ make, from, to })));
  const rest = blanked(text, ofClass);
  // Beside a question only what another sentence wants to have made is named too.
  const others = blanked(
    rest,
    questions.map(({ from, said }) => ({ from, to: from + said.length })),
  );
  const things = ofClass.length === 0 ? apart(rest, MADE) : WANTS.test(others) ? apart(others, MADE) : [];
  const wasAsked = ofClass.length === 0 && HOW_IT_WENT.test(rest) && !WANTS.test(rest);
  const isMeant = (span: Span, isItem = false): boolean => !wasAsked && isAskedFor(rest, span, isItem);
  const told = ofClass.length === 0 ? spansOf(rest, TOLD).filter((span) => isMeant(span)) : [];
  const made = things
    .filter((each) => isMeant(each) && !isForOthers(each.make, text))
    // What stories are about is nothing to make: “word problems about a game”.
    .filter(({ make }) => told.length === 0 || make !== 'piece.activity')
    // What a lesson is to have in it is told: “a lesson with a scavenger hunt”.
    .filter((each) => !NEW_PIECES.test(each.make) || !things.some(({ make, to }) => make === 'plan' && to < each.from))
    .map((each) => (isPartOfLesson(each, things, rest) ? { ...each, make: 'plan' as const } : each));
  const bare = blanked(rest, told);
  const items = spansOf(bare, ITEMS).filter((span) => !isIn(span, made) && isMeant(span, true));
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
          : COUNTED.test(bare) ||
              (ALONE.test(withoutOperands(bare)) && !/\d ?, ?\d/.test(bare) && topicOf(bare, false).kind === 'named')
            ? [{ from: 0, to: 0, make: 'sheet.practice' as const }]
            : [];
  return { named, makes: [...new Set(named.map(({ make }) => make))], told, items };
}
