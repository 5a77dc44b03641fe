import { findSkill, type Skill } from '@lemma/math';
import type { Condition } from '@lemma/school/assistant';
import { framesCalled } from '../frames/frames.ts';
import { casesNamed } from '../ledger/cases-named.ts';
import { DISTRACTORS } from '../ledger/kinds.ts';
import { conditionsIn } from '../ledger/sheet-slots.ts';
import { numberOf, placesIn } from '../read/numbers.ts';
import type { Slot } from '../wish/wish.ts';
import { blanked, phrasesLeft, type Span, spanOf, spansOf } from '../words/words.ts';
import { type How, isChanged } from './redrawn.ts';
import { themeOf } from './theme-of.ts';

const IT_IS =
  /\b(?:it['’]s|it is|they['’]re|they are)(?= (?:less|more|greater|smaller|bigger|under|over|negative|positive)\b)/gi;
/** "More negatives", said of all. */
const MORE =
  /\b(?:(?:a (?:few|lot)|some|many) )?more(?= (?:negatives?|fractions?|decimals?|regrouping|remainders?|mixed numbers|pictures|number lines)\b)/gi;
const skillsOf = (slots: readonly Slot[]): Skill[] =>
  [...new Set(slots.map(({ skill }) => skill))].flatMap((code) => findSkill(code) ?? []);

/** What is done with a set of problems. */
export type Act =
  | 'redraw'
  | 'add'
  | 'remove'
  | 'only'
  | 'key'
  | 'key-apart'
  | 'steps'
  | 'version'
  | 'spanish'
  | 'english'
  | 'shuffle';
/** A change as it was read: what is done, with which problems, and how they are to be. `left` is what nothing was read from. */
export type Change = {
  readonly act: Act | undefined;
  readonly places: readonly number[] | undefined;
  readonly count: number | undefined;
  readonly how: How;
  readonly left: readonly string[];
};

const N = '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|a couple(?: of)?|a few)';
const NOUN = '(?: (?:ones?|problems?|questions?|items?))?';
const numberIn = (said: string): number =>
  numberOf((/couple|few|\d+|one|two|three|four|five|six|seven|eight|nine|ten/i.exec(said)?.[0] ?? '1').toLowerCase());

const ACTS: readonly (readonly [Act, RegExp])[] = [
  [
    'key-apart',
    /\b(?:put )?(?:the )?(?:answers?|key|answer key)(?: all)? (?:at the (?:end|bottom)|separate(?:ly)?|on (?:a|another) (?:separate )?page)\b/gi,
  ],
  [
    'key',
    /\bwhat(?:['’]s| is) the answer (?:to|for|of)\b|\b(?:just |only )?(?:the |an? )?(?:answer (?:key|sheet)|answers|key)\b(?: please| too)?/gi,
  ],
  [
    'steps',
    /\b(?:show|work out|solve|walk (?:me )?through|explain|(?:and )?how (?:do|did|would|should|does) (?:you|i|we|they|one|kids|students) (?:do|get|solve|find|work out))\b(?: me)?(?: the)?(?: (?:steps|answer|work|solution)(?: for| of| to| on)?)?|\bwhy is (?:the )?(?:answer (?:to|of|for) )?(?=(?:number |#|question |problem )\d)|\bworked out\b|\bwith (?:the )?steps\b/gi,
  ],
  [
    'spanish',
    /\b(?:now )?(?:give (?:it|them) )?in spanish\b(?: (?:too|also|as well))?|\b(?:now |and )?(?:the |a )?spanish (?:version|copy)\b(?: (?:too|also|as well))?|\btranslate (?:it |them )?(?:in)?to spanish\b|^\W*(?:and )?spanish(?: (?:too|also|version|please))*(?=\W*$)/gi,
  ],
  [
    'version',
    /\b(?:another|a second|a third|a new|now a?) version(?: [b-d])?\b|\b(?:a )?version [b-d]\b|\bform [b-d]\b/gi,
  ],
  ['english', /\b(?:now )?in english\b/gi],
  [
    'shuffle',
    /\b(?:shuffle|scramble|mix up|reorder)\b(?: the order)?|\b(?:in )?(?:a )?(?:different|another|random) order\b/gi,
  ],
  [
    'remove',
    /\b(?:remove|delete|drop|take (?:out|away|off)|get rid of|leave out|cut(?: out)?(?= (?:the|number|#|question|problem)\b)|ditch|scratch|lose(?= (?:the|number|#))|erase|eliminate(?= (?:the|number|#))|toss(?: out)?)\b/gi,
  ],
  [
    'redraw',
    /\bchange(?: up)? (?:all )?(?:of )?(?:the|its|their) numbers\b|\b(?:replace|redo|swap(?: out)?|switch(?: out)?|change|trade)\b(?: (?:it|them))?(?:(?: out)? (?:for|with) (?:another|an?|a new|a different|new|different|other)(?: ones?| problems?)?)?|\b(?:with )?(?:different|new|other) (?:numbers|ones|problems|questions)\b|\bgive me (?:a )?(?:whole )?new set\b/gi,
  ],
  [
    'add',
    new RegExp(
      `\\badd ${N}(?: more)?${NOUN}(?: (?:about|on|for|of|with)(?= \\p{L}{4}))?|\\b${N} more${NOUN}(?: (?:like (?:that|this|these|those|it)|of (?:the same|those|these)))?|\\b(?:add )?another (?:${N})?${NOUN}\\b|\\badd an? (?=[\\w -]*(?:problem|question|one)\\b)|\\b${N}${NOUN} (?:just |exactly )?like (?:that|this|these|those|it|them)\\b|(?<=^\\W*(?:and |now |then |give me |also |plus )*)${N} {3,}(?:ones?|problems?|questions?)\\b|\\b(?:put|include) ${N}(?: more)? (?:problems|questions)(?: at the (?:end|bottom))?`,
      'gi',
    ),
  ],
  [
    'only',
    new RegExp(
      `\\b(?:only|just|keep(?: only)?|cut (?:it |them )?(?:down )?to)(?= (?:the )?(?:first|last|${N})\\b| (?:number|question|problem|item|#) ?\\d)|\\b${N}(?: (?:problems?|questions?))? instead\\b|\\bi (?:meant|mean) ${N}(?: (?:problems?|questions?))?(?=\\W*$)|\\b(?:fewer|less|down to)${NOUN}[, ]+(?:only |just |like |maybe |make it )*${N}${NOUN}(?=\\W*$)|^\\W*(?:now |just |only |give me |do |make )*${N}${NOUN} (?=(?:where|in which)\\b)|\\b(?:i )?(?:need|want) ${N} of (?:them|these|those)(?=\\W*$)|\\bmake (?:it|this|that|them) (?:only |just )?${N}(?: (?:problems?|questions?))?(?=\\W*$| (?:problems?|questions?|instead|and|total)\\b)`,
      'gi',
    ),
  ],
];

const LONG = '(?:problems?|questions?|numbers?|items?|#|no\\.?)';
/** Numbers behind what is done with them: "drop 1 and 2". */
const NUMBERED =
  /(?<=\b(?:drop|remove|delete|replace|redo|swap|change|make) )#?\d{1,2}(?:(?: ?(?:-|–|to|through|and|&)|,)(?: and)? ?#?\d{1,2})*\b(?! (?:more|of|problems|questions)\b)|(?<=\bfor )#?\d{1,2}(?:(?: and|&|,)(?: and)? ?#?\d{1,2})*(?=\W*$|[?!;]| (?:too|please|instead|only)\b)/gi;
const WHICH: readonly RegExp[] = [
  new RegExp(`\\b(?:the )?(?:first|last|final)(?: ${N})?${NOUN}\\b`, 'gi'),
  new RegExp(`(?:\\b${LONG} ?|#)#?\\d{1,2}(?:(?: ?(?:-|–|to|through|thru|and|&)|,)(?: and)? ?#?\\d{1,2})*\\b`, 'gi'),
  /\b(?:the )?(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth) (?:one|problem|question)\b/gi,
];
const OF_THEM = new RegExp(
  `\\b(?:at least |make |have )*${N} of (?:them|these|those|it)\\b|\\bhalf(?: of (?:them|these|those|it))?\\b|\\b(?:make |have |at least )*${N}${NOUN}(?= (?:should|must|has to|have to|needs? to|need|could|can|with|that|which)\\b)`,
  'gi',
);
const ALL =
  /\b(?:all(?: of)?(?: (?:them|these|those))?|it all|everything|the (?:whole )?(?:set|quiz|ticket|sheet|problems|questions)|same (?:ones|problems|set|thing)|ones|(?<=\b(?:this|that|the|harder|easier|new|another|an?) )one|the others?)\b/gi;

const HARDER =
  /\b(?:(?:a (?:little|bit)(?: bit)?|much|way|too|make|more) )*(?:harder|tougher|trickier|difficult|challenging|too easy|not (?:hard|challenging|tough) enough)\b|\b(?:up|raise|increase) the (?:difficulty|rigor|level|challenge)\b|\bbump(?: (?:it|them|these|those|that))? up\b|\b(?:with )?(?:uglier|messier|bigger|larger) numbers\b|\b(?:the )?numbers (?:uglier|messier|bigger|larger)\b/gi;
const EASIER =
  /\b(?:(?:with )?(?:smaller|nicer|friendlier) numbers|(?:the )?numbers (?:smaller|nicer|friendlier)|(?:(?:a (?:little|bit)(?: bit)?|much|way|still) )*(?:easier|simpler|too (?:hard|tough|difficult)|less (?:difficult|challenging|hard))|tone (?:it|them|these) down|(?:lower|reduce) the (?:difficulty|level))\b/gi;
/** Numbers that are to be smaller or larger: their size is measured. */
const SMALLER = /\bsmaller numbers\b|\bnumbers (?:are |to be )?smaller\b/gi;
const LARGER = /\b(?:bigger|larger) numbers\b|\bnumbers (?:are |to be )?(?:bigger|larger)\b/gi;
const TOLD = /\b(?:into )?(?:an? )?(?:word|story) problems?\b|\bstor(?:y|ies)\b/gi;
const SAME_NUMBERS =
  /\b(?:with |keep(?:ing)? )?(?:the |its |their )?(?:very )?(?:same|own) numbers\b|\bkeep(?:ing)? (?:the|its|their) numbers\b/gi;
const CHOICE = /\b(?:an? )?multiple[- ]choice(?: (?:one|problem|question|item))?\b/gi;
/** What each choice is, which problems with choices are and say in any case. */
const FOUR_CHOICES = /\b(?:with )?(?:4|four) (?:choices|options|answers)\b/gi;
const SAYS_WHICH =
  /\b(?:and )?(?:note|say|tell|show|mark|label|include|list)(?: me)?(?: (?:which|what)) (?:errors?|mistakes?|misconceptions?)(?: (?:for|goes|go|with|is|behind|each|it|they|one|shows?|leads?|to|choice))*/gi;
/** Words that only lead to what is asked. */
const FILLS = /\bonly(?= (?:use|have|with|include)\b)|\bfor (?:something|ones?)(?= about\b)/gi;
/** What a problem that is added is on: it has to be a topic, or what the stories are about. */
const ADDED =
  /\badd (?:an?|one|two|three|\d|another|some)(?: more)?(?: (?:one|problem|question)s?)? (?:about|on|for|of|with) ((?!the same\b|those\b)\p{L}[\p{L} -]{3,50}?)(?: (?:too|also|please|instead|now))?(?=\s*(?:$|[.,!?;]))/iu;
/** The other problems stay as they are without that it is said. */
const REST_STAYS =
  /\b(?:and |but )?(?:leave|keep|don['’]?t (?:change|touch)) (?:all )?(?:the )?(?:rest|others?|other (?:ones|problems|questions))(?: of (?:it|them|these))?(?: (?:alone|as (?:it|they) (?:is|are|was|were)|as is|the same|the way (?:it|they) (?:is|are)|like (?:it|they) (?:is|are)))?/gi;
/** What asks for a change, and how it is said: it changes nothing of it. */
const ASKS =
  /(?<=\bmind )(?:turn|mak|chang)ing\b|\bwhere(?:['’]s| is| are)\b|\bfor (?:my|our|the|a) (?:[\p{L}\d-]+ ){0,2}?(?:class(?:es)?|periods?|groups?|sections?|blocks?|kids|students|kiddos|sub)\b|\bshould(?: (?:have|be|use|include))?\b|\bit['’]?s\b|\bthat(?=\s+[a-z])|\bi think\b|\b(?:honestly|actually|probably|oops|sorry|whoops|my bad|wait)\b|\b(?:doesn|don)['’]?t (?:really )?work\b(?: for (?:us|me|them))?|\b(?:make|give|want|need|like|turn|get|put|use|let|create|write|have|show|do)\b(?: me| us)?|\b(?:a (?:little|bit)|slightly)\b|\bthose\b(?= (?:problems|questions)\b)|\bnow\b|\balso\b|\binstead\b|\btoo\b(?= *$)|\bversion of (?:it|this|that)\b|\bversion\b/giu;

const ORDINALS = ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];
const ORDINAL = new RegExp(`\\b(?:${ORDINALS.join('|')})\\b`);
type Said = { readonly said: string };
/** The places of the problems that are named, or the last so many; undefined where none are. */
function placesSaid(which: readonly Said[], some: Said | undefined, size: number): readonly number[] | undefined {
  const asPlace = (said: string): string =>
    said
      .toLowerCase()
      .replace(/^final/, 'last')
      .replace(ORDINAL, (word) => `number ${ORDINALS.indexOf(word) + 2}`)
      .replace(/^#?(?=\d)/, 'number ');
  if (which.length > 0)
    return [...new Set(which.flatMap(({ said }) => placesIn(asPlace(said), size) ?? []))].toSorted((a, b) => a - b);
  const wanted = some && (/\bhalf\b/i.test(some.said) ? Math.ceil(size / 2) : numberIn(some.said));
  return wanted === undefined
    ? undefined
    : Array.from({ length: Math.min(size, wanted) }, (_, at) => size - 1 - at).toReversed();
}

/** The words for what is added; what a problem is to keep to is no topic: “add one about quarter past”. */
function addedIn(text: string): { readonly adds: string | undefined; readonly isLike: boolean } {
  const named = ADDED.exec(text)?.[1]?.trim();
  const like = named === undefined ? undefined : conditionsIn(named);
  const isLike = like !== undefined && like.claims.length > 0 && phrasesLeft(named ?? '', like.claims).length === 0;
  return { adds: isLike ? undefined : named, isLike };
}

/** A change to a set of so many problems, read by a small grammar: what, with which problems, and how. */
export function changeIn(typed: string, size: number, slots: readonly Slot[] = []): Change {
  // What is to be less than something is the answer: "3 where it's less than one".
  const text = typed.replace(IT_IS, 'answer is');
  let rest = text;
  const used: Span[] = [];
  const use = (spans: readonly Span[]): void => {
    used.push(...spans);
    rest = blanked(rest, spans);
  };
  const take = (pattern: RegExp): readonly (Span & { readonly said: string })[] => {
    const found = spansOf(rest, pattern);
    use(found);
    return found;
  };
  take(FILLS);
  take(REST_STAYS);
  const { adds, isLike } = addedIn(text);
  const about = adds === undefined && !isLike ? themeOf(rest) : undefined;
  const theme = about?.theme;
  if (about) use(about.spans);
  if (adds !== undefined) used.push(...spanOf(text, adds));
  const keeps = take(SAME_NUMBERS);
  const told = take(TOLD);
  const [smaller, larger] = [spansOf(rest, SMALLER), spansOf(rest, LARGER)];
  const harder = take(HARDER);
  const easier = take(EASIER);
  const choice = take(CHOICE);
  if (choice.length > 0) for (const pattern of [FOUR_CHOICES, DISTRACTORS, SAYS_WHICH]) take(pattern);
  const numbered = take(NUMBERED);
  const acts = ACTS.flatMap(([act, pattern]) => take(pattern).map((found) => ({ act, said: found.said })));
  const which = [...numbered, ...WHICH.flatMap((pattern) => take(pattern))];
  const some = take(OF_THEM);
  const all = take(ALL);
  const built = framesCalled(rest.toLowerCase());
  const steps = built ? spanOf(rest, built.said) : [];
  use(steps);
  const { conditions, claims } = conditionsIn(rest.replace(MORE, (said) => 'with'.padEnd(said.length)));
  use(claims);
  if (claims.length > 0) take(MORE);
  const called = claims.length > 0 ? { conditions: [], claims: [] } : casesNamed(rest, skillsOf(slots));
  use(called.claims);
  take(ASKS);
  const on: Condition[] = [
    ...conditions.flatMap((each) => each.on ?? []),
    ...called.conditions.map(({ said }): Condition => ({ rule: 'case', said })),
    ...(about?.on ?? []),
  ];
  const places = placesSaid(which, some[0], size);
  const how: How = {
    ...(harder.length > 0 && { direction: 'harder' as const }),
    ...(easier.length > 0 && { direction: 'easier' as const }),
    ...(choice.length > 0 && { form: 'choice' as const }),
    ...(theme !== undefined && { theme }),
    ...(adds !== undefined && { adds }),
    ...(smaller.length > 0 && { size: 'smaller' as const }),
    ...(larger.length > 0 && { size: 'larger' as const }),
    ...(built && steps.length > 0 && { built }),
    ...{ conditions: on, isTold: told.length > 0, keeps: keeps.length > 0 },
  };
  const hasHow = isChanged(how) || adds !== undefined || how.built !== undefined;
  const kinds = [...new Set(acts.map(({ act }) => act))];
  const isPlain = (act: Act): boolean => act === 'redraw' || act === 'add' || act === 'only';
  // "Add" with how they are to be is one change, and a key with its steps; two different acts are none.
  if (kinds.includes('steps') && kinds.includes('key')) kinds.splice(kinds.indexOf('key'), 1);
  const [first] = kinds.includes('add') ? (['add'] as const) : kinds;
  const isOne =
    kinds.filter((act) => act !== 'redraw').length < 2 && (!hasHow || first === undefined || isPlain(first));
  const isBoth = harder.length > 0 && easier.length > 0;
  return {
    act: !isOne || isBoth ? undefined : (first ?? (hasHow ? 'redraw' : undefined)),
    places: places && places.length > 0 ? places : undefined,
    count:
      acts.flatMap(({ act, said }) => (act === 'add' ? [numberIn(said)] : [])).at(0) ??
      (kinds.includes('only') ? countOnly(text) : undefined),
    how,
    left: all.length + which.length + some.length + acts.length > 0 || hasHow ? phrasesLeft(text, used) : [text.trim()],
  };
}
const countOnly = (text: string): number | undefined => {
  const [, said] =
    new RegExp(`\\bi (?:meant|mean) (${N})\\b`, 'i').exec(text) ??
    new RegExp(`\\b(${N})(?: (?:problems?|questions?))? instead\\b`, 'i').exec(text) ??
    new RegExp(`\\b(?:need|want) (${N}) of (?:them|these|those)\\b`, 'i').exec(text) ??
    new RegExp(`^\\W*(?:now |just |only |give me |do |make )*(${N})${NOUN} (?:where|in which)\\b`, 'i').exec(text) ??
    new RegExp(
      `\\b(?:only|just|keep(?: only)?|to|(?:fewer|less)(?: (?:ones?|problems?|questions?|items?))?|make (?:it|this|that|them)),? (?:only |just |like |maybe |make it )*(${N})\\b`,
      'i',
    ).exec(text) ??
    [];
  return said === undefined ? undefined : numberIn(said);
};

/** The part of a change that was read, as a sentence that is read as just that; undefined where its words can't be said so. */
export function sentenceFor({ act, places, count, how }: Change, size: number): string | undefined {
  const which =
    places === undefined || places.length === size ? 'it' : `number ${places.map((at) => at + 1).join(', ')}`;
  const { direction, theme, isTold, conditions, form, built } = how;
  const like = [
    direction,
    isTold ? 'word problems' : undefined,
    theme && `about ${theme}`,
    form && 'multiple choice',
    built?.said,
    ...conditions.map(({ said }) => said),
  ].filter((each) => each !== undefined);
  const said = (() => {
    switch (act) {
      case 'add':
        return how.adds === undefined
          ? [`${count ?? 1} more`, ...like].join(', ')
          : `add ${count ?? 1} about ${how.adds}`;
      case 'remove':
        return which === 'it' ? undefined : `remove ${which}`;
      case 'key':
        return 'just the answer key';
      case 'key-apart':
        return 'answers at the end';
      case 'steps':
        return `show the steps for ${which}`;
      case 'version':
        return 'another version';
      case 'redraw':
        return like.length === 0
          ? which === 'it'
            ? undefined
            : `replace ${which}`
          : `make ${which} ${like.join(', ')}`;
      default:
        return undefined;
    }
  })();
  if (said === undefined) return undefined;
  const again = changeIn(said, size);
  return again.act === act && again.left.length === 0 ? said : undefined;
}
