import { amountOf } from './amount.ts';
import { type Algebra, type Asked, algebra } from './extension.ts';
import { Unreadable } from './limits.ts';
import { type ParseOptions, type ParseResult, parse } from './parse.ts';
import type { CheckOptions } from './types.ts';
import { isUnit, NO_UNIT, type Unit, unitWord } from './units.ts';
import { FUNCTIONS, nameOf } from './words.ts';

const LIST_KINDS: ReadonlySet<string> = new Set(['list', 'set', 'interval', 'point']);
const WITH_UNIT: ReadonlySet<string> = new Set(['number', 'quantity']);

/** Digits, single letters and signs: most answers consist of these alone. */
const PLAIN = /^(?!=)(?:[-+*/^()[\]{}<>≤≥;%$−×÷·√π\d, =]|\.(?!\.)|[a-z](?![A-Za-z]))+$/;
const NOT_PLAIN =
  /\d *[xX] *[\dπ√]|\d\(\d|=.* [a-z] *=|[=-]>|^[a-z] *=.*\$|[fgh]\(|[a-z][23]|[^.]\.$|^\d+-\d+\/|^[a-z] *=.*[,;]|^ *(?:%|[a-z]\^[23] +\d|\{ *\}|[<>≤≥])|\dh *\d/;

/** Whether an answer can be read as it is, without translating words. */
export const isPlain = (typed: string, { kind }: Asked): boolean =>
  kind !== 'list' && kind !== 'set' && kind !== 'point' && PLAIN.test(typed) && !NOT_PLAIN.test(typed);

/** The words that are neither mathematics nor a unit. */
function strangeWords(text: string, { kind, letters }: Asked, units: readonly string[] | undefined): string[] {
  const strange: string[] = [];
  const numbers = WITH_UNIT.has(kind) || LIST_KINDS.has(kind);
  const foreign = (run: string): boolean =>
    letters !== undefined &&
    [...run].filter((one) => letters.has(one) || letters.has(one.toLowerCase())).length * 2 < run.length;
  for (const run of text.match(/(?<![\\A-Za-z])[A-Za-z]+/g) ?? []) {
    if (run.length < (numbers || foreign(run) ? 2 : 4) || nameOf(run) !== undefined || FUNCTIONS.has(run)) continue;
    if (/^(?:and|or|not|rem|remainder|undefined)$/i.test(run) || units?.map(unitWord).includes(run)) continue;
    if (units !== undefined && isUnit(run)) continue;
    if ([...FUNCTIONS, 'pi', 'inf'].some((name) => run.startsWith(name) || (!numbers && run.endsWith(name)))) continue;
    strange.push(run);
  }
  return strange;
}

/** The words that may be units: any for a quantity, the named ones for a number if the question names a unit. */
const unitsOf = ({ kind, units }: Asked): readonly string[] | undefined =>
  kind === 'quantity' || (kind === 'number' && units !== undefined) ? (units ?? []) : undefined;

/** The options that the parser takes for an answer of this kind. */
function parseOptions(asked: Asked, locale: CheckOptions['locale']): ParseOptions {
  const units = unitsOf(asked);
  return {
    locale: locale ?? 'en',
    comma: LIST_KINDS.has(asked.kind) ? 'list' : 'number',
    units: units === undefined ? false : units.length > 0 ? units.map(unitWord) : true,
  };
}

const SAY: ReadonlyMap<string, string> = new Map([
  ['number', 'Write a number.'],
  ['quantity', 'Write a number, with its unit if you like.'],
  ['point', 'Write a point, like (2, 3).'],
]);

const UNSURE = 'If you are not sure yet, try the first step on paper, or get a hint.';
const LAST_WITHOUT_UNIT = 'The last number has no unit, so we cannot tell what it belongs to. Write one answer.';

/** Nothing is missing after "24 cm and 3" but the unit of its last number. */
function withoutUnit(read: ParseResult, typed: string, units: readonly string[] | undefined): ParseResult {
  const last = units !== undefined && !read.ok && read.code === 'unfinished' && /\d+\s*$/.exec(typed);
  return last ? new Unreadable('unfinished', last.index, last[0].length, LAST_WITHOUT_UNIT).fault : read;
}

const APART =
  'We cannot tell what the last number belongs to. If it is part of the unit, leave out the space before it. If not, write one answer.';
/** "24 cm 3": a number after a unit of length that may be its power, and may be one too many. */
const POWER_APART = /\d\s*(?:[mcdk]?m|in|ft|yd|mi|inches|feet)\.?\s+([23])\.?\s*$/i;

/** Where a number stands apart that would be another power than that of every unit that is asked for. */
function powerApart(typed: string, units: readonly string[]): { readonly at: number } | undefined {
  const found = units.length > 0 ? POWER_APART.exec(typed) : null;
  const power = found?.[1];
  if (found === null || power === undefined) return undefined;
  const isAsked = units.some((unit) => unit.endsWith(`^${power}`) || (power === '2' ? /^sq/ : /^cu/).test(unit));
  return isAsked ? undefined : { at: found.index + found[0].lastIndexOf(power) };
}

/**
 * Reads an answer as it was meant: words for numbers and signs, labels before it, units in any spelling. Both the
 * marking and the line under the field ("We read") use it. `inSigns` translates words; default: that of the loaded
 * algebra. Never throws.
 */
export function readAnswer(
  asked: Asked,
  typed: string,
  options: CheckOptions = {},
  inSigns: Algebra['inSigns'] | undefined = algebra()?.inSigns,
): ParseResult {
  const readAs = parseOptions(asked, options.locale);
  const units = unitsOf(asked);
  const apart = powerApart(typed, units ?? []);
  if (apart !== undefined) return new Unreadable('unfinished', apart.at, 1, APART).fault;
  if (isPlain(typed, asked)) return withoutUnit(parse(typed, readAs), typed, units);
  const plain = inSigns?.(typed.slice(0, 600), asked, units) ?? typed;
  const [strange, ...more] = strangeWords(plain, asked, units);
  const say = SAY.get(asked.kind) ?? 'Write the answer in numbers, letters and signs.';
  if (strange !== undefined && more.length > 0 && typed.length <= 500)
    return new Unreadable('word', 0, typed.length, `We cannot read a sentence here. ${say} ${UNSURE}`).fault;
  if (strange !== undefined && typed.length <= 500) {
    const at = Math.max(0, typed.toLowerCase().indexOf(strange.toLowerCase()));
    return new Unreadable('word', at, strange.length, `We do not know “${strange}”. ${say}`).fault;
  }
  const read = withoutUnit(parse(typed.length > 500 ? typed : plain, readAs), typed, units);
  if (read.ok || plain === typed || read.message === LAST_WITHOUT_UNIT) return read;
  // Positions refer to the text as it was typed.
  const own = parse(typed, readAs);
  return own.ok ? { ...read, at: 0, length: typed.length } : own;
}

/** A unit in words as the question names it: "square cm", "laps", "miles per hour". */
export function unitOf(words: string): Unit {
  const read = readAnswer({ kind: 'quantity', units: [words] }, `1 ${words}`);
  return read.ok ? amountOf(read.tree).unit : NO_UNIT;
}
