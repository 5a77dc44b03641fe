import { firstNames } from '../skills/kit/contexts.ts';
import { type Noun, nouns } from './nouns.ts';

/**
 * Sentences in English and Spanish with the same names, numbers and things; any others may stand in their places. Articles
 * and the like agree with the thing after them by themselves; a word in braces agrees with the last thing, `{uno}` or an
 * article in braces with the next.
 */
export type Frames = Readonly<Record<string, string>>;

type Masked = {
  /** The sentence with marks for names, numbers and things; the same name or thing has the same mark. */
  readonly key: string;
  readonly names: readonly string[];
  readonly numbers: readonly string[];
  readonly things: readonly Noun[];
};

const longestFirst = (words: Iterable<string>): string =>
  [...words].sort((one, two) => two.length - one.length).join('|');
const NUMBER = '`[^`]+`|\\$?\\d+(?:,\\d{3})*(?:[.:]\\d+)?(?:/\\d+)?%?';
const LISTED = longestFirst(firstNames);
/** What begins with a capital without beginning a sentence is a name, or is the same in every sentence of a frame. */
const CAPITAL = /(?<=[\p{L}\d,;:)’'%`] )\p{Lu}\p{L}+/gu;
const THING = `(?:[Aa]n? )?(?:${longestFirst(nouns.keys())}|\\p{Lu}\\p{L}+)`;

const partsBy = new Map<string, RegExp>();
function partsWith(names: string): RegExp {
  const known = partsBy.get(names);
  if (known !== undefined) return known;
  const made = new RegExp(
    `(?<number>${NUMBER})|(?<![\\p{L}'’-])(?:(?<name>${names})|(?<thing>${THING}))(?!\\p{L})`,
    'gu',
  );
  partsBy.set(names, made);
  return made;
}

const indexIn = <T>(list: T[], one: T, isSame: (other: T) => boolean): number => {
  const at = list.findIndex(isSame);
  return at >= 0 ? at : list.push(one) - 1;
};
const lowered = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1);
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function maskOf(english: string): Masked {
  const others = english.replaceAll(/`[^`]+`/g, '').match(CAPITAL) ?? [];
  const [names, numbers, things]: [string[], string[], Noun[]] = [[], [], []];
  const mark = (whole: string, groups: Readonly<Record<string, string | undefined>>): string => {
    if (groups.number !== undefined) return `#${numbers.push(whole) - 1}`;
    if (groups.name !== undefined) return `~${indexIn(names, whole, (other) => other === whole)}`;
    const [, article, word = ''] = /^([Aa]n? )?(.*)$/.exec(whole) ?? [];
    const noun = nouns.get(word) ?? nouns.get(lowered(word));
    if (noun === undefined) return whole;
    const at = indexIn(things, noun, ({ lemma }) => lemma === noun.lemma);
    return `${article?.charAt(0) ?? ''}@${at}`;
  };
  const parts = partsWith([LISTED, ...others].join('|'));
  const key = english.replaceAll(parts, (whole, ...rest) => mark(whole, rest[rest.length - 1]));
  return { key, names, numbers, things };
}

type Frame = {
  /** The Spanish sentence, with marks. */
  readonly spanish: string;
  /** The things of the example, in the order of their marks. */
  readonly lemmas: readonly string[];
  /** Marks of things that the Spanish sentence does not name as such: each may only be what it is in the example. */
  readonly fixed: readonly number[];
};

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');

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
    `${NUMBER}|(?<!\\p{L})(?:${words.length === 0 ? '(?!)' : longestFirst(words)})(?!\\p{L})`,
    'gu',
  );
  const text = spanish.replaceAll(parts, (whole) => {
    const number = numbers.indexOf(whole);
    if (number >= 0) return `#${number}`;
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
const BEGINS = /(?:^|[.?!:] |[¿¡«])$/;

function filled({ spanish }: Frame, { names, numbers, things }: Masked): string {
  const all = [...spanish.matchAll(/@(\d+)[sp]/g)];
  const agreeing = spanish.replaceAll(/\{(.+?)\}/g, (_, word: string, index: number) => {
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

/** Reads sentences by the examples in `frames`: undefined for a sentence that is like none of them. */
export function readerOf(...frames: readonly Frames[]): (english: string) => string | undefined {
  const known = new Map<string, Frame[]>();
  const fill = () => {
    for (const [english, spanish] of frames.flatMap(Object.entries<string>)) {
      const masked = maskOf(english);
      known.set(masked.key, [...(known.get(masked.key) ?? []), marked(spanish, masked)]);
    }
  };
  return (english) => {
    if (known.size === 0) fill();
    const masked = maskOf(english);
    const like = known.get(masked.key) ?? [];
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
