import type { RequestMake } from '@lemma/school/assistant';
import { calledIn } from './topic.ts';
import { blanked, isIn, type Span, spansOf } from './words.ts';

/** A thing to make or a question, called by its name at a place of the request. */
export type Named = Span & { readonly make: RequestMake };

const NOT = String.raw`(?:n['’]?t\b| not\b)`;
const YET = `(?: (?:all|still|yet|even|ever|not|already))*`;
const DONE = `(?:turn(?:ed|ing)?(?: it| them| anything)? in|hand(?:ed)?(?: it| them| anything)? in|submit(?:ted)?|finish(?:ed)?|complet(?:ed?)|done|do)`;
const PEOPLE = `(?:students?|kids?|children|kiddos|ones)`;
const WORK = `(?: (?:on |of )?(?:the |their |his |her |my |any |this )?(?:work|home ?work|assignments?|hw))?`;
const WHO = `(?:who(?: all|['’]s)?|which (?:of (?:my|the) )?${PEOPLE}|what ${PEOPLE}|anyone|anybody)`;

/** Asks which standards have no work yet: "what 5th grade standards have I not touched". */
export const UNTOUCHED =
  /\b(?:standards?|topics?|skills?)\b[^.?!]*\b(?:not|n['’]t|never|yet to|still need to|left to|no work|without (?:any )?work)\b|\b(?:not|n['’]t|never|yet to|still need to) (?:yet )?(?:touch\w*|cover\w*|taught|teach|hit|done|start\w*|assess\w*)\b[^.?!]*\b(?:standards?|topics?|skills?)\b/i;

/** Questions about classes. What a question is called by is all that it is read by. */
const OF_CLASS: readonly (readonly [RegExp, RequestMake])[] = [
  [UNTOUCHED, 'class.weakest'],
  [
    new RegExp(
      `\\b${WHO}${YET} (?:has|have|did|does|is|do|are)${NOT}${YET} ${DONE}${WORK}${YET}|\\b${WHO} (?:is|are|has|have|['’]s)? ?(?:still )?(?:missing|owes?|behind on)${WORK}|\\bmissing (?:work|assignments?|homework)\\b`,
      'i',
    ),
    'class.missing',
  ],
  [
    new RegExp(
      `\\b[Ww]hat (?:has|have|did|does|is) \\p{Lu}\\p{L}+${YET} ?${NOT}?${YET} (?:${DONE}|missing)${WORK}${YET}`,
      'u',
    ),
    'class.missing',
  ],
  [
    new RegExp(
      `\\b${WHO}(?: of (?:my|the) ${PEOPLE})?(?=[^.?!]*\\b(?:help|support|intervention|attention|struggl\\w+|stuck|lost|behind|trouble)\\b)(?! (?:has|have|did|does)${NOT})|\\bwho(?:m)? should i (?:pull|help|check in with|work with)\\b`,
      'i',
    ),
    'class.struggling',
  ],
  [
    /\b(?:what|which) (?:are |is )?(?:the |my |our )?(?:two or three |two |three )?(?:standards?|skills?|topics?)(?=[^.?!]*\b(?:weakest|lowest|worst|struggl\w+|hardest time|trouble)\b)|\b(?:weakest|lowest|worst) (?:standards?|skills?|topics?)\b/i,
    'class.weakest',
  ],
  [
    /\bmost common (?:misconceptions?|mistakes?|errors?|ideas?)(?= (?:in|of|for) (?:my|our|the|this) (?:class|period))|\b(?:which|what) (?:misconceptions?|ideas?|mistakes?|errors?) (?:does|do|did|is|are) (?:my |the |our )?(?:class|students|kids|most common)(?: (?:shows?|have|has|make|making))?(?: the most| most)?\b/i,
    'class.common',
  ],
  [/\b(?:what should i|what do i|what to) (?:re)?teach (?:next|tomorrow|first)\b/i, 'class.next'],
  [/\bwhat(?:['’]s| is| assignments are) due\b/i, 'class.due'],
  [
    /\b(?:which|what) (?:questions?|problems?) (?:did|do|was|were|got) (?:most of )?(?:my |the |our )?(?:class|students|kids|they|everyone|missed|wrong)(?: (?:miss|get wrong|missed))?(?: the| most)*\b/i,
    'class.missed',
  ],
  [
    /\bhow did (?:my |the |our )?(?:class|students|kids|they|everyone|everybody|\p{L}+ \p{L}+) (?:do|score|go)\b|\bhow did (?:the |my )?(?:last |latest )?(?:quiz|test|exit ticket|homework|assignment) go\b|\bresults? (?:of|for|on|from) (?:the |my )?(?:last |latest )?(?:quiz|test|exit ticket|homework|assignment)\b/iu,
    'class.results',
  ],
  [
    /\bwho(?: is|['’]s|s| are)? (?:failing|passing|below|above|under|over)\b(?: ?\d+ ?(?:%|percent)?)?|\b(?:students|kids) (?:who are )?(?:below|above|under|over) \d+ ?(?:%|percent)?/i,
    'class.below',
  ],
  [
    /\bpair (?:up )?(?:my |the )?(?:students|kids|class|them)(?:,? (?:up|strong with weak|high with low))*|\bstrong with weak\b/i,
    'class.pairs',
  ],
  [
    /\bsmall groups\b|\bgroups of (?:\d+|two|three|four|five|six)(?: students| kids)?\b|\b(?:\d+|two|three|four|five|six) (?:small )?groups\b|\bput (?:my |the )?(?:class|students|kids|them) in(?:to)? groups\b(?: of (?:\d+|two|three|four|five|six)\b)?|\bgroups? (?:my |the )?(?:class|students|kids|them)\b(?: (?:by|in|into) (?:\d+|two|three|four|five|six)s\b)?|\bin(?:to)? groups\b(?: of (?:\d+|two|three|four|five|six)\b)?/i,
    'class.groups',
  ],
  [/\b[Cc]ompare (?=\p{Lu}\p{L}*\b.*\b(?:and|with|to)\b|\d\p{L}|[Pp]eriod|my classes)/u, 'class.compare'],
  [
    /\bhow(?:['’]s|s| is| has| are| have) (?:my |the |our )?(?:class|students|kids|everyone|everybody|grade \d class|period \d|\d\p{L}+(?: math)?|algebra 1(?:,? period \d)?)(?: been)? (?:doing|going|coming along)\b|\bhow is my class\b/iu,
    'class.summary',
  ],
  [
    /\b[Hh]ow(?:['’]s| is| has| was) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?(?: been)? (?:doing|coming along|getting on|progressing)\b(?: in (?:math|class))?|\b[Tt]ell me about \p{Lu}\p{L}+/u,
    'class.student',
  ],
];

/** Words that belong to a question, where it is asked. */
const WITH: Readonly<Partial<Record<RequestMake, RegExp>>> = {
  'class.struggling':
    /\b(?:needs?|are|is)?(?: the)?(?: most| some| extra| more)* ?(?:help|support|intervention|attention)(?: the most| most)?\b|\b(?:are |is )?(?:struggl(?:e|es|ing)|stuck|lost|(?:falling )?behind|having trouble)(?: the most| most)?\b|\bneeds?\b/gi,
  'class.weakest':
    /\b(?:is |are |where )?(?:my |the |our )?(?:class|students|kids|they)?(?: is| are)? ?(?:weakest|lowest|worst|struggl(?:e|es|ing)|having the hardest time|having trouble)(?: (?:on|in|at|with))?(?: (?:the )?most)?\b/gi,
};

/** To whom something is written. */
const TO_HOME =
  '(?:to|for)(?: (?:the|my|their|our|his|her|a|all))* (?:parents?|famil(?:y|ies)|moms?|dads?|mother|father|guardians?|folks|home)';

/** What is made, by the nouns that name it. Two nouns of one thing are one name. */
const MADE: readonly (readonly [RegExp, RequestMake])[] = [
  [/\bexit (?:tickets?|slips?|quiz)\b|\b(?:tickets?|slips?) out (?:of )?the door\b/i, 'sheet.exit ticket'],
  [/\bwarm[- ]?ups?\b|\bdo[- ]nows?\b|\bbell[- ]?(?:ringers?|work)\b/i, 'sheet.warm-up'],
  [/\bquiz(?:zes)?\b|\bchecks? for understanding\b|\bquick checks?\b/i, 'sheet.quiz'],
  [/\bhome ?work(?: (?:sheet|page|set))?\b/i, 'sheet.homework'],
  [
    /\b(?:lesson|sub|substitute|unit) plans?\b|\b(?:mini[- ]?)?lessons?\b|\bplan\b(?= (?:\d|a \d|an? \d|two|three|four|five)[\w -]{0,12}(?:days?|min\w*)\b)/i,
    'plan',
  ],
  [
    new RegExp(
      `\\b(?<!\\b(?:its|one|the|same|each) )(?:letter|newsletter(?: blurb)?|note|e-?mail|message)(?: ${TO_HOME}| home)|\\b(?<!\\b(?:its|one|the|same|each) )(?:letter|newsletter(?: blurb)?)\\b|\\bwrite home(?: ${TO_HOME})?`,
      'i',
    ),
    'letter',
  ],
  [
    /\b(?:common |usual |typical |frequent |most )*(?:misconceptions?|mistakes?|errors?)\b(?:(?: (?:do|will|would|might|that|when))? (?:my |the )?(?:students|kids|they)(?: (?:have|make|show|often make))?)?/i,
    'piece.errors',
  ],
  [/\bprerequisites?(?: skills)?(?: (?:for|of))?\b|\bwhat comes before\b/i, 'piece.before'],
  [/\bwhat does (?=[^?]*\bmean\b)|\bin plain (?:words|english)\b|\bunpack\b/i, 'piece.meaning'],
  [/\bworked(?:[- ]out)? examples?\b|\bexample (?:problem )?with (?:the )?steps\b/i, 'piece.worked'],
];
/** What sets of all kinds consist of: it names a set where nothing else does. */
const TOLD = /\b(?:word|story) (?:problems?|questions?)\b|\bstor(?:y|ies)\b/i;
const ITEMS =
  /\b(?:problem set|practice (?:set|sheet|page|problems?|questions?)|review (?:sheet|problems?|questions?)|work ?sheets?|problems?|questions?|exercises?|items?|practi[cs]e|set|drill|qs?)\b/i;

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
  const ofClass = apart(text, OF_CLASS);
  const rest = blanked(text, ofClass);
  const made = ofClass.length > 0 ? [] : apart(rest, MADE);
  const told = spansOf(rest, TOLD);
  const bare = blanked(rest, told);
  const items = spansOf(bare, ITEMS).filter((span) => !isIn(span, made));
  const named: Named[] =
    ofClass.length + made.length > 0
      ? [...ofClass, ...made]
      : told.length > 0
        ? told.map((span) => ({ ...span, make: 'sheet.word problems' as const }))
        : items.length > 0
          ? items.map((span) => ({ ...span, make: 'sheet.practice' as const }))
          : COUNTED.test(bare)
            ? [{ from: 0, to: 0, make: 'sheet.practice' as const }]
            : [];
  const beside = named.flatMap(({ make }) => spansOf(text, WITH[make] ?? /$^/).map((span) => ({ ...span, make })));
  return { named: [...named, ...beside], makes: [...new Set(named.map(({ make }) => make))], told, items };
}
