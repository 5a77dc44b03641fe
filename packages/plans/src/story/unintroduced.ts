import type { StoryBand } from '@lemma/school/story';
import { inBand } from './bands.ts';
import type { Draft, Option, Step } from './draft.ts';

const words = (text: string): string[] => text.trim().split(/\s+/);

/** Words after "the" that tell nothing of a thing: how it is, or which of several. */
const ADJECTIVES = new Set(
  words(`
    old new big small large little long short tall high low wide thin thick heavy light warm cold hot wet dry dark bright
    red blue green white yellow gray black golden gold brown best better first second third last next other same whole
    only left right top lowest smallest smaller oldest quiet slow fast good bad real true very most more few single
    beautiful broken empty full paper-thin exactly careful final old-fashioned shiny great important nearest strong wooden
    two three four five six seven eight nine ten many much worn-out expensive honest new-born young poor rest
  `),
);

/** What needs no introduction: the world, times, bodies, parts of things, and what only points. */
const COMMON = new Set(
  words(`
    sun moon sky star wind air ground earth world sea rain snow storm fog cold dark frost silence noise
    morning evening night noon day afternoon week month year hour minute moment second time spring summer fall winter
    sunday monday tuesday wednesday thursday friday saturday weekend holiday holidays midnight lunch breakfast dinner
    hand eye ear foot head face knee nose finger arm shoulder chin back
    way end edge side middle bottom beginning front point part half rest corner line place inside outside
    number word name thing length truth idea question answer reason picture sound smell
    people others town street house door window floor wall roof table room garden grass tree road
    more less one ones few future past left right north south
  `),
);

/** Words at which what "the" stands before is over. */
const STOP = new Set(
  words(`
    of that which who whose in on at to from for with without by and or but is are was were has have had will would can
    could must may might do does did as than then so because if when while where until before after over under behind
    like hangs above below around through into out up down off away past beside between near not no it its they them he she his her
    him we you i there here now
  `),
);

const stem = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[’']s?$/, '')
    .replace(/(?:ves)$/, 'f')
    .replace(/(?:ies)$/, 'y')
    .replace(/(?<=[sxz]|ch|sh)es$/, '')
    .replace(/(?<=[^s])s$/, '');

/** A text as words; whatever stands between two of them as one sign. */
const tokens = (text: string): string[] => text.match(/[\p{L}][\p{L}’'-]*|[.,;:!?“”]/gu) ?? [];

/** What stands after a "the", from the first word that names something. */
function named(after: readonly string[]): string | undefined {
  for (const token of after.slice(0, 5)) {
    const word = token.toLowerCase();
    if (!/^\p{L}/u.test(token) || STOP.has(word)) return undefined;
    if (!ADJECTIVES.has(word)) return token;
  }
  return undefined;
}

const printed = ({ text, ask }: Step): string[] => [text, ask];

/** What somebody reads one after the other who chooses this way. What comes after a right answer stands in no booklet. */
export const pathOf = ({ steps, choice }: Draft, { label, step, end }: Option, band: StoryBand): string[] =>
  [...steps.flatMap(printed), choice.text, `${label}.`, ...printed(step), end].map((text) => inBand(text, band));

/**
 * The things that a path speaks of as known, "the stairs", though no text before has spoken of them and they are not
 * among what the plot has from the start.
 */
export function unintroduced(texts: readonly string[], known: ReadonlySet<string>): string[] {
  const seen = new Set([...known, ...COMMON].map(stem));
  return texts.flatMap((text) => {
    const all = tokens(text);
    const found = all.flatMap((token, at): string[] => {
      const thing = token.toLowerCase() === 'the' ? named(all.slice(at + 1)) : undefined;
      const before = new Set(all.slice(0, at).map(stem));
      return thing === undefined || seen.has(stem(thing)) || before.has(stem(thing)) ? [] : [`the ${thing}`];
    });
    for (const token of all) seen.add(stem(token));
    return found;
  });
}

/** "Some wire and some stones are left": what is left over has to have been there. */
export function neverThere(texts: readonly string[], known: ReadonlySet<string>): string[] {
  const seen = new Set([...known].map(stem));
  return texts.flatMap((text) => {
    const found = [
      ...text.matchAll(/\b([Ss]ome|[Aa] (?:heap|pile) of)\b([^.,!?“”]*?)\s(?:is|are)(?: still)? left\b/g),
    ].flatMap(([, , what = '']) =>
      tokens(what)
        .map(stem)
        .filter(
          (word) => word.length > 3 && word !== 'some' && !ADJECTIVES.has(word) && !STOP.has(word) && !seen.has(word),
        ),
    );
    for (const token of tokens(text)) seen.add(stem(token));
    return found;
  });
}

/** Names in the middle of a sentence, of days and places too, as the calendar and the map have them. */
const CALENDAR =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|Earth|Mars|Team|Red|Blue|Swift|Uncle|Mr|Mrs|Ms)$/;

/** The people and animals by whose name a path speaks of them, though nobody has that name in the story. */
export function strangers(texts: readonly string[], names: readonly string[]): string[] {
  const known = new Set(names.flatMap((name) => name.split(/[\s.]+/)));
  return texts.flatMap((text) =>
    [...text.matchAll(/(?<=[\p{L},] )\p{Lu}\p{L}+/gu)]
      .map(([name]) => name)
      .filter((name) => !known.has(name) && !CALENDAR.test(name)),
  );
}
