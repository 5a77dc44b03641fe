import type { Rng } from '@lemma/math';
import { HOSTILE_VALUES } from './hostile.ts';

/** The names and numbers that lead to a value in an input. */
type Place = readonly (string | number)[];

/** An input that nothing of ours sends, as JSON, and what is odd about it. */
export type OddInput = { readonly json: string; readonly odd: string };

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function placesIn(value: unknown, from: Place = []): Place[] {
  const inside = Array.isArray(value)
    ? value.map((one, at) => [at, one] as const)
    : Object.entries(isMap(value) ? value : {});
  return inside.flatMap(([step, one]) => [[...from, step], ...placesIn(one, [...from, step])]);
}

const valueAt = (value: unknown, place: Place): unknown =>
  place.reduce<unknown>((inner, step) => Reflect.get(Object(inner), step), value);

/** In the place of a value: there is none. */
const LEFT_OUT = Symbol('left out');

/** The value with another at a place. */
function withAt(value: unknown, [step, ...others]: Place, other: unknown): unknown {
  if (step === undefined) return other;
  const next = withAt(Reflect.get(Object(value), step), others, other);
  if (Array.isArray(value))
    return next === LEFT_OUT ? value.toSpliced(Number(step), 1) : Object.assign([...value], { [step]: next });
  const { [step]: _before, ...rest } = Object(value);
  return next === LEFT_OUT ? rest : { ...rest, [step]: next };
}

/** A number as a text of JSON that no number of JavaScript is. */
const numeral = (text: string): unknown => Reflect.apply(Reflect.get(JSON, 'rawJSON'), JSON, [text]);

const MANY = 3000;
const TWO_MB = 2_000_000;
/** One in so many values is a text of 2 MB. */
const ONE_HUGE_IN = 60;
/** Milliseconds since 1970 at which calendars end: JavaScript's, of years of four digits, and of most before them. */
const FAR = [8.64e15, 8.64e15 + 1, 253_402_300_800_000, 4e15, -1, -8.64e15 - 1] as const;
/** What every map has without anybody having put it there. */
const INBORN = Object.getOwnPropertyNames(Object.prototype);

/** Texts that look like this one, or are taken for it by something that is careless. */
const twinsOf = (text: string): string[] => [
  ...[`${text}\u200b`, ` ${text}`, `${text}\n`, `${text}\u0000`, text.toUpperCase(), `${text}/`, `${text}%2f..`],
  ...[text.replace(/[!-~]/, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0))],
  ...[text.replace('a', 'а').replace('e', 'е'), text.normalize('NFD'), `\u202e${text}`, `${text}\ud800`],
];

/** Values that are odd in the place of this one; `ids`: of documents of others, and of other kinds. */
function oddFor(rng: Rng, before: unknown, ids: readonly string[]): unknown {
  if (rng.int(1, ONE_HUGE_IN) === 1) return 'x'.repeat(TWO_MB);
  const ofItsOwn = [
    [before],
    [before, before],
    { 0: before, length: 1 },
    Array.from({ length: MANY }, () => before),
    LEFT_OUT,
  ];
  const text = typeof before === 'string' ? twinsOf(before) : [];
  const kinds: readonly (readonly unknown[])[] = [
    ...[ids, ids, ofItsOwn, HOSTILE_VALUES, INBORN],
    ...(typeof before === 'number'
      ? [FAR, [numeral('1e309'), numeral('-1e309'), numeral('-0'), numeral('1E400')]]
      : []),
    ...(text.length > 0 ? [text, text] : []),
    ...(isMap(before) ? [INBORN.map((name) => Object.fromEntries([...Object.entries(before), [name, before]]))] : []),
  ];
  return rng.pick(rng.pick(kinds));
}

/** The JSON with one of its texts given twice under the same name, the second time as another. */
function givenTwice(rng: Rng, base: unknown, ids: readonly string[]): OddInput | undefined {
  const places = placesIn(base).filter(
    (place) => typeof valueAt(base, place) === 'string' && typeof place.at(-1) === 'string',
  );
  if (places.length === 0) return undefined;
  const place = rng.pick(places);
  const [name, value] = [JSON.stringify(place.at(-1)), JSON.stringify(valueAt(base, place))];
  const json = JSON.stringify(base).replace(
    `${name}:${value}`,
    (once) => `${once},${name}:${JSON.stringify(rng.pick(ids))}`,
  );
  return { json, odd: `${place.join('.')} twice` };
}

const SHOWN = 80;

/** As many inputs as wanted that are like a valid one but for an odd value at one place, or at two. */
export function oddInputsOf(rng: Rng, base: unknown, ids: readonly string[], count: number): OddInput[] {
  const places = placesIn(base);
  if (places.length === 0) return [];
  return Array.from({ length: count }, (): OddInput => {
    const twice = rng.int(1, 20) === 1 ? givenTwice(rng, base, ids) : undefined;
    if (twice) return twice;
    const chosen = Array.from({ length: rng.int(1, 5) === 1 ? 2 : 1 }, () => rng.pick(places));
    const odds = chosen.map((place) => [place, oddFor(rng, valueAt(base, place), ids)] as const);
    const odd = odds.map(
      ([place, one]) => `${place.join('.')}: ${(JSON.stringify(one) ?? 'left out').slice(0, SHOWN)}`,
    );
    return {
      json: JSON.stringify(odds.reduce((whole, [place, one]) => withAt(whole, place, one), base)),
      odd: odd.join(', '),
    };
  });
}
