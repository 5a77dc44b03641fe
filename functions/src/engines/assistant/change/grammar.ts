import type { Condition } from '@lemma/school/assistant';
import { framesCalled } from '../frames/frames.ts';
import { DISTRACTORS } from '../ledger/kinds.ts';
import { conditionsIn } from '../ledger/sheet-slots.ts';
import { numberOf, placesIn } from '../read/numbers.ts';
import { blanked, phrasesLeft, type Span, spanOf, spansOf } from '../words/words.ts';
import { type How, isChanged } from './redrawn.ts';

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
  ['key', /\b(?:just |only )?(?:the |an? )?(?:answer (?:key|sheet)|answers|key)\b(?: please| too)?/gi],
  [
    'steps',
    /\b(?:show|work out|solve|walk (?:me )?through)\b(?: me)?(?: the)?(?: steps(?: for| of)?| work(?: for| of)?)?|\bworked out\b|\bwith (?:the )?steps\b/gi,
  ],
  [
    'spanish',
    /\b(?:now )?(?:give (?:it|them) )?in spanish\b(?: (?:too|also|as well))?|\b(?:now |and )?(?:the |a )?spanish (?:version|copy)\b(?: (?:too|also|as well))?|\btranslate (?:it |them )?(?:in)?to spanish\b|^\W*(?:and )?spanish(?: (?:too|also|version|please))*(?=\W*$)/gi,
  ],
  ['version', /\b(?:another|a second|a new|now a?) version(?: b)?\b|\bversion b\b|\ba version b\b/gi],
  ['english', /\b(?:now )?in english\b/gi],
  [
    'shuffle',
    /\b(?:shuffle|scramble|mix up|reorder)\b(?: the order)?|\b(?:in )?(?:a )?(?:different|another|random) order\b/gi,
  ],
  ['remove', /\b(?:remove|delete|drop|take (?:out|away)|get rid of|leave out)\b/gi],
  [
    'redraw',
    /\b(?:replace|redo|swap(?: out)?|switch(?: out)?|change|trade)\b(?: (?:it|them))?(?:(?: out)? (?:for|with) (?:another|an?|a new|a different|new|different|other)(?: ones?| problems?)?)?|\b(?:with )?(?:different|new|other) (?:numbers|ones|problems|questions)\b/gi,
  ],
  [
    'add',
    new RegExp(
      `\\badd ${N}(?: more)?${NOUN}(?: (?:about|on|for|of|with)(?= \\p{L}{4}))?|\\b${N} more${NOUN}(?: (?:like (?:that|this|these|those|it)|of (?:the same|those|these)))?|\\b(?:add )?another (?:${N})?${NOUN}\\b|\\badd an? (?=[\\w -]*(?:problem|question|one)\\b)|\\b${N}${NOUN} (?:just |exactly )?like (?:that|this|these|those|it|them)\\b|\\b(?:put|include) ${N}(?: more)? (?:problems|questions)(?: at the (?:end|bottom))?`,
      'gi',
    ),
  ],
  [
    'only',
    new RegExp(
      `\\b(?:only|just|keep(?: only)?|cut (?:it |them )?(?:down )?to)(?= (?:the )?(?:first|last|${N})\\b| (?:number|question|problem|item|#) ?\\d)|\\b${N}(?: (?:problems?|questions?))? instead\\b|\\bi (?:meant|mean) ${N}(?: (?:problems?|questions?))?(?=\\W*$)|\\b(?:fewer|less|down to)[, ]+${N}${NOUN}(?=\\W*$)|\\bmake (?:it|this|that|them) (?:only |just )?${N}(?: (?:problems?|questions?))?(?=\\W*$| (?:problems?|questions?|instead|and|total)\\b)`,
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
const OF_THEM = new RegExp(`\\b${N} of (?:them|these|those|it)\\b`, 'gi');
const ALL =
  /\b(?:all(?: of)?(?: (?:them|these|those))?|it all|everything|the (?:whole )?(?:set|quiz|ticket|sheet|problems|questions)|same (?:ones|problems|set|thing)|ones?|the others?)\b/gi;

const HARDER =
  /\b(?:(?:a (?:little|bit)(?: bit)?|much|way|too|make|more) )*(?:harder|tougher|trickier|difficult|challenging|too easy)\b|\bbump(?: (?:it|them|these|those|that))? up\b|\b(?:with )?(?:uglier|messier|bigger|larger) numbers\b|\b(?:the )?numbers (?:uglier|messier|bigger|larger)\b/gi;
const EASIER =
  /\b(?:(?:with )?(?:smaller|nicer|friendlier) numbers|(?:the )?numbers (?:smaller|nicer|friendlier)|(?:(?:a (?:little|bit)(?: bit)?|much|way|still) )*(?:easier|simpler|too hard|less (?:difficult|challenging)))\b/gi;
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
const ABOUT =
  /\babout (?:(?:the|an?|my|our) )?(\p{L}[\p{L} ]{2,28}?)(?: (?:instead|now|please))?(?=\s*(?:$|[.,!?;]))/giu;
/** What the stories are no longer to be about: "something other than temperature". */
const OTHER_THAN =
  /\b(?:about |in |with |on )?(?:(?:something|anything) (?:other than|besides|different (?:from|than)|that is(?:n['’]t| not))|(?:an? )?(?:other|different|new) (?:contexts?|settings?|situations?|topics?|themes?|stor(?:y|ies))(?: (?:than|from|besides))?|not)(?: about)? ?(?:(?:the )?(\p{L}{3,20}))?/giu;
/** What stories of their own kind tell of. */
const isOfNative = (said: string): boolean => /temperature|weather|elevation|elevator|debt|bank|money/i.test(said);
const ELSEWHERE = ['soccer', 'school store', 'garden'] as const;
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
  /(?<=\bmind )(?:turn|mak|chang)ing\b|\bwhere(?:['’]s| is| are)\b|\bfor (?:my|our|the|a) (?:(?:other|next|second|first|last|morning|afternoon|whole|\d\w\w) )*(?:class(?:es)?|periods?|groups?|sections?|blocks?|kids|students|kiddos|sub)\b|\bi think\b|\b(?:honestly|actually|probably|oops|sorry|whoops|my bad|wait)\b|\b(?:doesn|don)['’]?t (?:really )?work\b(?: for (?:us|me|them))?|\b(?:make|give|want|need|like|turn|get|put|use|let|create|write|have|show|do)\b(?: me| us)?|\b(?:a (?:little|bit)|slightly)\b|\bthose\b(?= (?:problems|questions)\b)|\bnow\b|\balso\b|\binstead\b|\btoo\b(?= *$)|\bversion of (?:it|this|that)\b|\bversion\b/gi;

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
  return some && Array.from({ length: Math.min(size, numberIn(some.said)) }, (_, at) => size - 1 - at).toReversed();
}

/** What stories are to be about instead of what they were: another theme, or other stories of their kind. */
function awayFrom(
  text: string,
): { readonly span: Span; readonly theme?: string | undefined; readonly on: readonly Condition[] } | undefined {
  const span = spansOf(text, OTHER_THAN).find(({ said }) => /other|besides|different|new|n['’]t/.test(said));
  if (span === undefined) return undefined;
  const said = span.said.trim().toLowerCase();
  return isOfNative(said)
    ? { span, on: [{ rule: 'with', said: `without ${said.split(' ').at(-1)}`, not: true }] }
    : { span, theme: ELSEWHERE.find((each) => !said.includes(each)), on: [] };
}

/** A change to a set of so many problems, read by a small grammar: what, with which problems, and how. */
export function changeIn(text: string, size: number): Change {
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
  const named = ADDED.exec(text)?.[1]?.trim();
  // What a problem is to keep to is no topic: “add one about quarter past”.
  const like = named === undefined ? undefined : conditionsIn(named);
  const isLike = like !== undefined && like.claims.length > 0 && phrasesLeft(named ?? '', like.claims).length === 0;
  const adds = isLike ? undefined : named;
  const away = adds === undefined ? awayFrom(rest) : undefined;
  const theme = adds === undefined && !isLike ? (away ? away.theme : ABOUT.exec(text)?.[1]?.trim()) : undefined;
  ABOUT.lastIndex = 0;
  if (away) use([away.span]);
  if (adds === undefined && !isLike) take(ABOUT);
  else if (adds !== undefined) used.push(...spanOf(text, adds));
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
  const { conditions, claims } = conditionsIn(rest);
  use(claims);
  take(ASKS);
  const on: Condition[] = [...conditions.flatMap((each) => each.on ?? []), ...(away?.on ?? [])];
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
    new RegExp(
      `\\b(?:only|just|keep(?: only)?|to|fewer|less|make (?:it|this|that|them)),? (?:only |just )?(${N})\\b`,
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
