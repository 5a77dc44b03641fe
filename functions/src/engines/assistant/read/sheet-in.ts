import type { Condition } from '@lemma/school/assistant';
import { framesCalled, namesStory } from '../frames/frames.ts';
import type { PartWish } from '../wish/part.ts';
import type { SheetWish } from '../wish/wish.ts';
import { affirmed } from './affirmed.ts';
import { boundsIn } from './bounds-in.ts';
import { conditionsIn, withoutConditions } from './conditions-in.ts';
import { countIn, levelIn, minutesIn, wholeCountIn } from './numbers.ts';
import { partsIn } from './parts-in.ts';
import { sharesIn } from './shares-in.ts';
import { namedIn, petIn, themeIn } from './theme.ts';
import { versionsIn } from './versions-in.ts';

const DEFAULT_COUNT = 5;
const MOST_ITEMS = 20;
const USES: readonly (readonly [RegExp, SheetWish['use']])[] = [
  [/\bexit\b|\b(?:tickets?|slips?) out (?:of )?the door\b/, 'exit ticket'],
  [
    /\bwake (?:them|us|everybody) up\b|\bwarm[- ]?ups?\b|\bdo[- ]?nows?\b|\bbell[- ]?ringers?\b|\bstarters?\b/,
    'warm-up',
  ],
  [/\bhomework\b/, 'homework'],
  [/\bquiz(?:zes)?\b|\btests?\b/, 'quiz'],
  [/\b(?:word|story|real[- ]?(?:life|world)|context\w*) (?:problems?|questions?|tasks?)\b/, 'word problems'],
  [/\bextension|early finish\w*|finish(?:es)? early|enrich\w*|challenge\b/, 'extension'],
];
/** The number of problems in a set of this kind, if the request names none. */
const USUAL: Partial<Record<SheetWish['use'], number>> = {
  'exit ticket': 3,
  'warm-up': 4,
  extension: 2,
  'word problems': 4,
};

function storiesIn(text: string, use: SheetWish['use']): SheetWish['stories'] {
  const some =
    /\b(one|two|three|four|half|\d) (?:\w+ )?(?:should be|are|of them (?:should be )?|as|must be|being)? ?(?:a )?(?:word|story|real[- ]\w+|context\w*|application)\b/.exec(
      text,
    )?.[1];
  if (some !== undefined && /\b(?:should|are|of them|must|with)\b/.test(text)) {
    if (some === 'half') return Math.ceil((countIn(text) ?? DEFAULT_COUNT) / 2);
    const count = { one: 1, two: 2, three: 3, four: 4 }[some] ?? Number(some);
    if (count < (countIn(text.replace(some, ' ')) ?? DEFAULT_COUNT)) return count;
  }
  if (/\blast (?:one|question|problem|item)?\b.*\b(?:real|context|word|story|life|application)\b/.test(text))
    return 'last';
  return use === 'word problems' || /\b(?:word|story) problems?\b|\bstories\b/.test(text) ? 'all' : undefined;
}

function formIn(text: string): SheetWish['form'] {
  if (/\bmultiple[- ]choice\b|\bmcq?s?\b|\bwrong (?:choices|answers)\b|\bdistractors?\b/.test(text)) return 'choice';
  return /\btrue[- ]?(?:or|\/|and)?[- ]?false\b|\bt\/f\b/.test(text) ? 'true-false' : 'open';
}

/** The largest number that may occur; for amounts of money, in cents where only coins are used. */
function limitIn(text: string): number | undefined {
  const money = /\b(?:less than|under|below|up to|within|at most|totals? (?:of )?(?:under|below)) \$(\d+)/.exec(
    text,
  )?.[1];
  if (
    /\b(?:less than|under|below|up to|within|at most) (?:an?|one) dollar\b/.test(text) &&
    /\bcoins?|quarters|dimes|nickels|pennies\b/.test(text)
  )
    return 100;
  if (money !== undefined) return /\bcoins?\b/.test(text) ? Number(money) * 100 : Number(money);
  const found =
    /\b(?:within|up to|under|less than|no (?:bigger|larger|more) than|to) (10|20|50|100|1,?000)\b(?! ?(?:%|min|percent))/.exec(
      text.replace(/nearest.*/, ''),
    )?.[1];
  return found === undefined ? undefined : Number(found.replace(',', ''));
}

/** A request without what its stories are about: that is no topic. */
const withoutTheme = (text: string, theme: string | undefined): string =>
  [
    /\b(?:about |with )?(?:an? |the |my )?(?:\w+ )?(?:named|called) \w+(?: and (?:her|his|their)(?: \w+)*? \w+)?/,
    theme,
  ].reduce<string>((rest, each) => (each === undefined ? rest : rest.replace(each, ' ')), text);

/** Whether the problems get harder: all along, or only the last one. */
function risingIn(text: string): Pick<SheetWish, 'rising'> {
  if (
    /\b(?:the )?last (?:one |question |problem |item )?(?:should be |is |be |being |to be |must be |a bit |somewhat )*(?:harder|hardest|tougher|more (?:challenging|difficult)|a challenge)\b/.test(
      text,
    )
  )
    return { rising: 'last' };
  return /\b(?:eas(?:y|iest|ier)(?: ones)? (?:to|first|at the (?:start|beginning|top))|(?:from )?easiest to hardest|(?:get|gets|getting) (?:gradually |progressively |a little )?harder|in order of difficulty|by difficulty|increasing difficulty|ramp(?:s|ing)? up)\b/.test(
    text,
  )
    ? { rising: true }
    : {};
}

/** Rules that are read in two ways: what the bounds say of them is more exact. */
const SAME: Readonly<Partial<Record<Condition['rule'], readonly Condition['rule'][]>>> = {
  'no-remainders': ['remainder'],
  negatives: ['range'],
  'no-negatives': ['range'],
  denominators: ['range', 'one-of'],
  numbers: ['range'],
  digits: ['digits-of'],
};

const MOST_READ = 20;
/** Rules that the name of a topic alone may say. */
const BARE: ReadonlySet<Condition['rule']> = new Set(['regroups', 'remainder', 'unlike']);

/** All conditions on the problems of a set: on a part of them, on their numbers, and on what they are like. */
export function allConditionsIn(text: string): Condition[] {
  const shares = sharesIn(text);
  const rest = shares.reduce((left, { said }) => left.replace(said, ' '), text);
  const bounds = boundsIn(rest);
  const named = conditionsIn(bounds.reduce((left, { said }) => left.replace(said, ' '), rest)).filter(
    ({ rule, said }) =>
      !bounds.some(
        (each) => (SAME[rule] ?? []).includes(each.rule) && (each.said.includes(said) || said.includes(each.said)),
      ),
  );
  const all = [...shares, ...bounds, ...named];
  // What is only named, "before regrouping starts", gives way to what is denied.
  const isDenied = ({ rule, of, not, count }: Condition): boolean =>
    !not &&
    count === undefined &&
    all.some((other) => other.not && other.rule === rule && other.of === of && BARE.has(rule));
  return all.filter((each) => !isDenied(each)).slice(0, MOST_READ);
}

/** How many problems there are: as many as is said, at least those of its parts; several parts alone are the whole set. */
const countOf = (said: number | undefined, inParts: number, usual: number): number =>
  said === undefined ? (inParts > 1 ? Math.max(inParts, inParts < 3 ? usual : 0) : usual) : Math.max(said, inParts);

const DENIES = /\b(?:no|not|without)\b|n['’]t\b/;
/** Whether parts of a set say by themselves which of them a condition is for: "half need regrouping, half don't". */
const isOfParts = ({ said, rule }: Condition, parts: readonly PartWish[]): boolean => {
  const own = parts.filter((part) => conditionsIn(part.said).some((each) => each.rule === rule));
  return BARE.has(rule) && said !== '' && own.length > 1 && own.some((part) => DENIES.test(part.said));
};

/** A set of problems as a request describes it. `asked` is what it is for where the request does not name that. */
export function sheetIn(typed: string, written: string, asked?: SheetWish['use']): SheetWish {
  const versions = versionsIn(written);
  const unparted = (versions?.said ?? []).reduce((rest, said) => rest.replace(said, ' '), written);
  const whole = wholeCountIn(unparted);
  const { parts, rest: single } = partsIn(unparted, whole);
  const inParts = parts.reduce((sum, { count, among }) => sum + (among ? 0 : count), 0);
  const conditions = allConditionsIn(single).filter((each) => !isOfParts(each, parts));
  const text = affirmed(withoutConditions(single, conditions));
  const shared = conditions.reduce((sum, { count }) => sum + (count ?? 0), 0);
  const use = USES.find(([pattern]) => pattern.test(text))?.[1] ?? asked ?? 'practice';
  const told = storiesIn(text, use);
  const rising = risingIn(written);
  const level =
    rising.rising === undefined
      ? (levelIn(text.replace(/\bweak (?:on|in|with)\b/g, ' ')) ?? (use === 'extension' ? 3 : undefined))
      : undefined;
  const minutes = minutesIn(text);
  const usual = minutes !== undefined && minutes <= 6 ? 4 : (USUAL[use] ?? DEFAULT_COUNT);
  const pet = petIn(typed);
  const theme = pet?.theme ?? themeIn(affirmed(typed));
  const who = pet?.who ?? namedIn(typed);
  const limit = limitIn(text);
  const form = formIn(text);
  const keyApart =
    /\b(?:answers?|keys?)\b.*\b(?:separate\w*|bottom|end|apart|below|after|another page|own page)\b|\bseparate (?:answers?|key)\b|\blisted separately\b|\banswer sheet\b/.test(
      text,
    );
  const stories = told ?? (theme === undefined && !namesStory(single) ? undefined : 'all');
  const frames = stories === undefined ? undefined : framesCalled(single);
  return {
    kind: 'sheet',
    use,
    topic: withoutTheme(text, theme),
    count: Math.max(1, Math.min(MOST_ITEMS, countOf(whole ?? countIn(text), inParts, Math.max(usual, shared)))),
    ...(parts.length > 0 && { parts: [...parts] }),
    ...(level !== undefined && { level }),
    form,
    ...(stories !== undefined && { stories }),
    ...(frames && { frames: { ids: frames.ids.slice(0, 8), said: frames.said.slice(0, 80) } }),
    ...(theme !== undefined && { theme }),
    keyApart,
    ...((keyApart ||
      form !== 'open' ||
      /\b(?:no|without) (?:pictures?|images?|graphics|diagrams?)\b|\btext[- ]only\b/.test(written)) && {
      withoutPictures: true,
    }),
    ...(limit !== undefined && { limit }),
    ...(conditions.length > 0 && { conditions }),
    ...(versions && { versions: versions.versions }),
    ...(versions?.versionConditions && { versionConditions: versions.versionConditions }),
    ...rising,
    ...(/\bspanish\b|\bespa[nñ]ol\b|\b(?:preguntas|problemas|restar|sumar|boleto)\b/.test(written) && {
      language: 'es' as const,
    }),
    ...(who !== undefined && { who }),
  };
}
