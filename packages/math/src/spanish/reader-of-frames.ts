import { capital, escaped, lowered } from '../capital.ts';
import { firstNames } from '../skills/kit/contexts.ts';
import { type Noun, nouns } from './nouns.ts';

/**
 * Sentences in English and Spanish with the same names, numbers and things; any others may stand in their places. Articles
 * and the like agree with the thing after them by themselves; a word in braces agrees with the last thing, `{uno}` or an
 * article in braces with the next. `{queda|quedan}` agrees with the number right after it, or with the last before it.
 */
export type Frames = Readonly<Record<string, string>>;

type Masked = {
  /** The sentence with marks for names, numbers and things; the same name or thing has the same mark. */
  readonly key: string;
  readonly names: readonly string[];
  readonly numbers: readonly string[];
  readonly things: readonly Noun[];
};

const NUMBER = '`[^`]+`|\\$?\\d+(?:,\\d{3})*(?:[.:]\\d+)?(?:/\\d+)?%?';
/** A number, a word, or what stands between words. */
const PART = new RegExp(`(${NUMBER})|([\\p{L}'’-]+)|[^\\p{L}'’\`$\\d-]+|.`, 'gu');
const NAMES = new Set<string>(firstNames);
/** What begins with a capital without beginning a sentence is a name, or is the same in every sentence of a frame. */
const CAPITAL = /(?<=[\p{L}\d,;:)’'%`] )\p{Lu}\p{L}+/gu;
/** So many words name a thing at most: "one-dollar bill", "kitchen scale". */
const MOST_WORDS = Math.max(...[...nouns.keys()].map((words) => words.split(' ').length));

/** The first and the last words of what names a thing. */
const [FIRST, LAST] = [/^\S+/, /\S+$/].map(
  (end) => new Set([...nouns.keys()].flatMap((words) => end.exec(words) ?? [])),
);

const indexIn = <T>(list: T[], one: T, isSame: (other: T) => boolean): number => {
  const at = list.findIndex(isSame);
  return at >= 0 ? at : list.push(one) - 1;
};

/** The thing that the words from `at` on name, of as many of them as possible, and how many parts that takes. */
function thingAt(parts: readonly string[], at: number): { readonly noun: Noun; readonly parts: number } | undefined {
  const first = parts[at] ?? '';
  if (!FIRST?.has(first) && !FIRST?.has(lowered(first))) return undefined;
  for (let words = MOST_WORDS; words > 0; words -= 1) {
    const count = 2 * words - 1;
    const text = parts.slice(at, at + count).join('');
    const noun = nouns.get(text) ?? nouns.get(lowered(text));
    if (noun !== undefined) return { noun, parts: count };
  }
  return undefined;
}

function maskOf(english: string): Masked {
  const others = new Set(english.replaceAll(/`[^`]+`/g, '').match(CAPITAL) ?? []);
  const [names, numbers, things]: [string[], string[], Noun[]] = [[], [], []];
  const matches = [...english.matchAll(PART)];
  // "Ana’s" is a name and what is Ana's.
  const split = matches.flatMap(([whole, number, word]) => {
    const owner = word === undefined ? null : /^(\p{L}+)(['’]s?)$/u.exec(word);
    const texts = owner ? [owner[1] ?? '', owner[2] ?? ''] : [whole];
    return texts.map((text) => ({ text, isNumber: number !== undefined }));
  });
  const texts = split.map(({ text }) => text);
  const key: string[] = [];
  for (let at = 0; at < split.length; ) {
    const text = texts[at] ?? '';
    if (split[at]?.isNumber) key.push(`#${numbers.push(text) - 1}`);
    else if (NAMES.has(text) || others.has(text)) key.push(`~${indexIn(names, text, (other) => other === text)}`);
    else {
      const found = thingAt(texts, at);
      if (found === undefined) key.push(text);
      else {
        key.push(`@${indexIn(things, found.noun, ({ lemma }) => lemma === found.noun.lemma)}`);
        at += found.parts;
        continue;
      }
    }
    at += 1;
  }
  // A thing alone before a colon is one or many in both languages: "Grape:", "boats:".
  const [alone] = things;
  if (key.join('') === '@0:' && alone && lowered(english.slice(0, -1)) !== alone.lemma) key.push(' (many)');
  return { key: key.join('').replaceAll(/(?<![\p{L}])([Aa])n (?=@)/gu, '$1 '), names, numbers, things };
}

type Frame = {
  /** The Spanish sentence, with marks. */
  readonly spanish: string;
  /** The things of the example, in the order of their marks. */
  readonly lemmas: readonly string[];
  /** Marks of things that the Spanish sentence does not name as such: each may only be what it is in the example. */
  readonly fixed: readonly number[];
};

/** What agrees with the thing right after it, or right before it, without being marked. */
const BEFORE =
  /(?<!\p{L})(del|de la|al|a la|el|la|los|las|un|una|unos|unas|cuántos|cuántas|mismo|misma|(?:todos|todas) (?:los|las)) (?=@)/giu;
const AFTER = /(?<=@\d+[sp]) ((?:cuadrad|cúbic|llen|vací|enter|rectangular)(?:os|as|o|a))(?!\p{L})/gu;

/** The Spanish half of an example, with the marks of its English half; `@0p` is the plural of the first thing. */
function marked(spanish: string, { names, numbers, things }: Masked): Frame {
  const marks = new Map<string, string>();
  for (const [at, { one, many }] of things.entries()) marks.set(many, `@${at}p`).set(one, `@${at}s`);
  for (const [at, name] of names.entries()) marks.set(name, `~${at}`);
  const words = [...marks.keys()].flatMap((word) => [escaped(word), escaped(capital(word))]);
  const parts = new RegExp(
    `${NUMBER}|(?<!\\p{L})(?:${words.length === 0 ? '(?!)' : words.sort((one, two) => two.length - one.length).join('|')})(?!\\p{L})`,
    'gu',
  );
  const counts = new Map<string, number>();
  for (const [whole] of spanish.matchAll(parts)) counts.set(whole, (counts.get(whole) ?? 0) + 1);
  const taken = new Map<string, number>();
  const text = spanish.replaceAll(parts, (whole) => {
    // Numbers that happen to be equal in the example stand in the same order in both halves.
    const places = numbers.flatMap((number, at) => (number === whole ? [at] : []));
    const turn = places.length === counts.get(whole) ? (taken.get(whole) ?? 0) : 0;
    taken.set(whole, turn + 1);
    if (places.length > 0) return `#${places[turn]}`;
    return marks.get(whole) ?? marks.get(lowered(whole)) ?? whole;
  });
  return {
    spanish: text.replaceAll(BEFORE, '{$1} ').replaceAll(AFTER, ' {$1}'),
    lemmas: things.map(({ lemma }) => lemma),
    fixed: [...things.keys()].filter((at) => !text.includes(`@${at}`)),
  };
}

const PAIRS = [
  ['el', 'la'],
  ['los', 'las'],
  ['un', 'una'],
  ['unos', 'unas'],
  ['del', 'de la'],
  ['al', 'a la'],
  ['todos los', 'todas las'],
] as const;
const pairOf = (word: string) => PAIRS.find((pair) => pair.some((form) => form === word));
const isDeterminer = (word: string): boolean => pairOf(word) !== undefined || /^cuánt|^mism/.test(word);

/** A word such as `cuántas` or `el` in the gender of a thing. */
function agreed(word: string, isFeminine: boolean): string {
  const small = lowered(word);
  const made = pairOf(small)?.[isFeminine ? 1 : 0] ?? small.replace(/[oa](s?)$/, `${isFeminine ? 'a' : 'o'}$1`);
  return word === small ? made : capital(made);
}

const ONE = /^`?1`?$/;
/** Two forms of which the first goes with one: `{queda|quedan} 3`, `3 {queda|quedan}`. */
const COUNTED = /\{([^{}|]+)\|([^{}|]+)\}/g;
const BEGINS = /(?:^|[.?!:] |[¿¡«])$/;

function filled({ spanish }: Frame, { names, numbers, things }: Masked): string {
  const counted = spanish.replaceAll(COUNTED, (whole, one: string, many: string, at: number) => {
    const after = /^ #(\d+)/.exec(spanish.slice(at + whole.length));
    const near = after ?? [...spanish.slice(0, at).matchAll(/#(\d+)/g)].at(-1);
    return ONE.test(numbers[Number(near?.[1])] ?? '') ? one : many;
  });
  const all = [...counted.matchAll(/@(\d+)[sp]/g)];
  const agreeing = counted.replaceAll(/\{(.+?)\}/g, (_, word: string, index: number) => {
    const next = all.find((match) => match.index > index);
    const last = all.findLast((match) => match.index < index);
    const thing = things[Number((isDeterminer(lowered(word)) ? (next ?? last) : (last ?? next))?.[1])];
    return thing === undefined ? word : agreed(word, thing.isFeminine);
  });
  return agreeing
    .replaceAll(/@(\d+)([sp])/g, (whole, at: string, form: string, index: number) => {
      const thing = things[Number(at)];
      if (thing === undefined) return whole;
      const before = agreeing.slice(0, index);
      const number = /#(\d+) $/.exec(before)?.[1];
      const isMany = number === undefined ? form === 'p' : !ONE.test(numbers[Number(number)] ?? '');
      const word = isMany ? thing.many : thing.one;
      return BEGINS.test(before) ? capital(word) : word;
    })
    .replaceAll(/~(\d+)/g, (_, at: string) => names[Number(at)] ?? '')
    .replaceAll(/#(\d+)/g, (_, at: string) => numbers[Number(at)] ?? '')
    .replaceAll(/(?<= )y (?=(?:I|Í|Hi)\p{Ll})/gu, 'e ');
}

type Example = { readonly masked: Masked; readonly spanish: string; frame?: Frame };

/** An example is marked when the first sentence like it comes, because there are many and a person meets few. */
const frameOf = (example: Example): Frame => {
  example.frame ??= marked(example.spanish, example.masked);
  return example.frame;
};

const NUMBERS = new RegExp(NUMBER, 'gu');
const ENDS = [/^[^\p{L}`$\d]*([\p{L}-]+(?![\p{L}'’-]))/u, /(?<![\p{L}'’-])([\p{L}-]+)[^\p{L}`$\d]*$/u];

/** What sentences with the same marks have in common and is quickly found: their ends, and how many numbers they have. */
function drawerOf(english: string): string {
  const ends = ENDS.map((end, at) => {
    const word = lowered(end.exec(english)?.[1] ?? '@');
    const isMarked = NAMES.has(capital(word)) || (at === 0 ? FIRST : LAST)?.has(word);
    return isMarked ? '@' : word;
  });
  return `${ends.join(' ')} ${english.match(NUMBERS)?.length ?? 0}`;
}

type Pair = readonly [english: string, spanish: string];

function inDrawers(frames: readonly Frames[]): ReadonlyMap<string, readonly Pair[]> {
  const drawers = new Map<string, Pair[]>();
  for (const pair of frames.flatMap(Object.entries<string>)) {
    const drawer = drawerOf(pair[0]);
    const others = drawers.get(drawer);
    if (others) others.push(pair);
    else drawers.set(drawer, [pair]);
  }
  return drawers;
}

function byShape(pairs: readonly Pair[]): ReadonlyMap<string, readonly Example[]> {
  const known = new Map<string, Example[]>();
  for (const [english, spanish] of pairs) {
    const masked = maskOf(english);
    const like = known.get(masked.key);
    if (like) like.push({ masked, spanish });
    else known.set(masked.key, [{ masked, spanish }]);
  }
  return known;
}

/** Reads sentences by the examples in `frames`: undefined for a sentence that is like none of them. */
export function readerOf(...frames: readonly Frames[]): (english: string) => string | undefined {
  let drawers: ReadonlyMap<string, readonly Pair[]> | undefined;
  const open = new Map<string, ReadonlyMap<string, readonly Example[]>>();
  return (english) => {
    drawers ??= inDrawers(frames);
    const drawer = drawerOf(english);
    const pairs = drawers.get(drawer);
    if (pairs === undefined) return undefined;
    const examples = open.get(drawer) ?? byShape(pairs);
    open.set(drawer, examples);
    const masked = maskOf(english);
    const like = examples.get(masked.key)?.map(frameOf) ?? [];
    const isSame =
      ({ lemmas }: Frame) =>
      (at: number) =>
        masked.things[at]?.lemma === lemmas[at];
    const frame =
      like.find((one) => [...one.lemmas.keys()].every(isSame(one))) ?? like.find((one) => one.fixed.every(isSame(one)));
    return frame && filled(frame, masked);
  };
}

const BETWEEN = /(?<=[.?!…:])\s+(?=[\p{Lu}\d`"“])/u;

/** A text by its longest runs of sentences that `read` knows, one after the other; undefined if some sentence is unknown. */
export function inRuns(english: string, read: (part: string) => string | undefined): string | undefined {
  const sentences = english.split(BETWEEN);
  const said: string[] = [];
  for (let from = 0; from < sentences.length; ) {
    let to = sentences.length;
    let part = read(sentences.slice(from, to).join(' '));
    while (part === undefined && to > from + 1) {
      to -= 1;
      part = read(sentences.slice(from, to).join(' '));
    }
    if (part === undefined) return undefined;
    said.push(part);
    from = to;
  }
  return said.join(' ');
}

/** The shape of a sentence: marks in the places of names, numbers and things. */
export const shapeOf = (english: string): string => maskOf(english).key;
