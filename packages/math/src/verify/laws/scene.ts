import { measureOf, type Quantity, stands } from '../reading/quantity.ts';
import type { Reading } from '../reading/reading.ts';
import type { Finding } from '../reading/rule.ts';
import { labelBehind } from '../story/mentions.ts';
import type { Paragraph } from '../topic/paragraph.ts';

/** A number of a paragraph with its place among the words of its sentence. */
export type Amount = {
  readonly quantity: Quantity;
  /** In the base unit of its dimension. */
  readonly base: number;
  /** `num`, or the dimension: `usd^1`, `m^1`. */
  readonly kind: string;
  /** What is counted, as stems. */
  readonly label: readonly string[];
  readonly sentence: number;
  /** The words of the sentence before and after it. */
  readonly before: string;
  readonly behind: string;
  /** The words between it and the numbers next to it. */
  readonly lead: string;
  readonly tail: string;
};

/** A sentence in lower case, with its numbers as `#0`. */
export type Line = {
  readonly pattern: string;
  readonly text: string;
  /** Where it begins in the whole text. */
  readonly start: number;
  readonly amounts: readonly Amount[];
};
export type Scene = { readonly reading: Reading; readonly lines: readonly Line[]; readonly amounts: readonly Amount[] };

/** What a law finds: a number that follows from others by what the words say. */
export type Law = (scene: Scene) => readonly Finding[];

export function sceneOf({ reading, said }: Paragraph): Scene {
  const lines = said.map(({ pattern, text, start }, sentence): Line => {
    const amounts = [...pattern.matchAll(/#(\d+)/g)].flatMap((found): Amount[] => {
      const quantity = reading.quantities[Number(found[1])];
      if (!quantity) return [];
      const before = pattern.slice(0, found.index);
      const behind = pattern.slice(found.index + found[0].length);
      const [kind, factor] = [quantity.measure?.dimension ?? 'num', quantity.measure?.factor ?? 1];
      return [
        {
          quantity,
          base: quantity.value * factor,
          kind,
          label: kind === 'num' ? labelBehind(behind) : labelBehind(behind.replace(/^ of /, ' ')),
          sentence,
          before,
          behind,
          lead: before.split(/[#@~]\d*/).at(-1) ?? '',
          tail: behind.split(/[#@~]/)[0] ?? '',
        },
      ];
    });
    return { pattern, text, start, amounts };
  });
  return { reading, lines, amounts: lines.flatMap(({ amounts }) => amounts) };
}

export const isPercent = ({ quantity }: Amount): boolean => quantity.form === 'percent';
export const isMoney = ({ kind }: Amount): boolean => kind === 'usd^1';
const isAbout = ({ before }: Amount): boolean =>
  /(?:about|around|roughly|approximately|nearly|almost|close to|≈) $/.test(before);

/** Whether an amount is one of these values, which are in base units. */
const isOneOf = (said: Amount, expected: readonly number[]): boolean =>
  expected.some((value) => {
    const { value: written, places, measure } = said.quantity;
    return stands(written, places, value / (measure?.factor ?? 1), isAbout(said));
  });

/** The finding for an amount that should be one of these values; the first is the one to name. */
export function judged(said: Amount, expected: readonly number[], from: Amount = said): Finding[] {
  const known = expected.filter((value) => Number.isFinite(value));
  const [first] = known;
  // "236 R 3" is a quotient and a remainder.
  if (
    first === undefined ||
    said.quantity.computed ||
    /^ (?:r ?#|(?:with )?(?:an? )?remainder\b|(?:divided by|multiplied by|plus|minus|over) #)/.test(said.behind)
  )
    return [];
  const place = { start: Math.min(from.quantity.start, said.quantity.start), end: said.quantity.end };
  if (isOneOf(said, known)) return [{ ...place, holds: true }];
  const value = first / (said.quantity.measure?.factor ?? 1);
  return [{ ...place, holds: false, value: `${Number(value.toPrecision(9))}` }];
}

/** Words that say nothing about whom or what a sentence is. */
const PLAIN = new Set(
  'a an the this that these those it its he she they we you i his her their our your my them so then thus therefore hence and but or also now if when with for in at on of to from by after before over out about only just exactly another more each every all both one is are was were be been will would can could should must may has have had do does did need needs needed take takes took cost costs get gets got make makes made pay pays paid give gives gave go goes went use uses used find finds found leave leaves left price prices rate speed average unit total amount number cover covers covered travel travels drive drives drove ride rides rode run runs ran walk walks walked earn earns earned save saves saved spend spends spent buy buys bought work works read reads weigh weighs hold holds fill fills same means mean equal equals which there altogether together result answer per how much many long far time times day days hour hours minute minutes week weeks month months year years second seconds because since as comes come worth going every like riding driving walking running working single whole entire full still exactly back up down another riders people person while not no than what who'.split(
    ' ',
  ),
);
const stem = (word: string): string =>
  word
    .replace(/ies$/, 'y')
    .replace(/(?<=[sxz]|ch|sh)es$/, '')
    .replace(/(?:(?<=[^s])s|ing|ed)$/, '')
    .replace(/e$/, '');

/** Whether the words bring in nobody and nothing that was not named before: then they go on about the same thing. */
export function goesOn(words: string, earlier: string): boolean {
  const known = new Set((earlier.match(/[a-z]+/g) ?? []).map(stem));
  return (words.match(/[a-z]+/g) ?? []).every(
    (word) => PLAIN.has(word) || word.length < 2 || known.has(stem(word)) || measureOf(word, 1, true) !== undefined,
  );
}

/** The amount of a mark in a pattern: `#3`, or its number alone. */
export const amountAt = (
  { reading, amounts }: Pick<Scene, 'reading' | 'amounts'>,
  mark: string | undefined,
): Amount | undefined => {
  const quantity = reading.quantities[Number(/^#?(\d+)$/.exec(mark ?? '')?.[1] ?? -1)];
  return quantity && amounts.find((one) => one.quantity === quantity);
};

/** Those of some amounts that are told before one. */
export const toldBefore = (amounts: readonly Amount[], said: Amount): Amount[] =>
  amounts.filter((one) => one.quantity.end < said.quantity.start);

/** The words of all sentences. */
export const wordsOf = ({ lines }: Scene): string => lines.map(({ pattern }) => pattern).join(' ');

/** All sentences before one. */
export const earlierThan = ({ lines }: Scene, sentence: number): string =>
  lines
    .slice(0, sentence)
    .map(({ pattern }) => pattern)
    .join(' ');

export const shares = (a: readonly string[], b: readonly string[]): boolean => a.some((name) => b.includes(name));

/** Something that changes the terms: what was true of the first amounts need not be true of the next. */
export const CHANGES =
  /\b(?:discount|sale|deal|special|bulk|coupon|additional|extra|free|reduced|cheaper|expensive|raise|tax|tip|interest|overtime|instead|new|different|others?|another|except|but|remaining|rest|faster|slower|fewer|usually|normally|plus|fee|fixed|flat|deposit|initial|entry|membership|delivery|shipping|while|whereas|store|brand|or|half|twice|double|triple|times|together|combined|sister|brother)\b|\b(?:more|less) (?:than|expensive)\b/;
