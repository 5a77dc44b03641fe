import { fromText, over, power, type Rational, rational, same, times, whole } from './rational.ts';
import { pairsIn } from './words.ts';

/** A unit as a multiple of base units: metre, kilogram, second, ampere, kelvin, mole, candela, degree of angle, and each currency or counted thing. */
export type Unit = {
  readonly factor: Rational;
  readonly dimensions: ReadonlyMap<string, number>;
  readonly offset?: Rational;
};

/** Symbols that take the prefixes of the SI: factor in base units, then dimensions. */
const PREFIXED = `m,meter,metre 1 m|g,gram 1/1000 kg|s 1 s|A 1 A|K 1 K|mol 1 mol|cd 1 cd|N 1 kg m s-2|J 1 kg m2 s-2|W 1 kg m2 s-3|Pa 1 kg m-1 s-2
|Hz 1 s-1|C 1 A s|V 1 kg m2 s-3 A-1|F 1 kg-1 m-2 s4 A2|ohm,Ω 1 kg m2 s-3 A-2|S 1 kg-1 m-2 s3 A2|Wb 1 kg m2 s-2 A-1
|T 1 kg s-2 A-1|H 1 kg m2 s-2 A-2|L,l,liter,litre 1/1000 m3|eV 0.0000000000000000001602176634 kg m2 s-2|Bq 1 s-1|Gy 1 m2 s-2|Sv 1 m2 s-2
|Wh 3600 kg m2 s-2|lm 1 cd|lx 1 cd m-2|kat 1 mol s-1|bar 100000 kg m-1 s-2|cal 4.184 kg m2 s-2|M 1000 mol m-3|B 8 bit|b 1 bit`;

/** Units without prefixes: the spellings, factor, dimensions. Plurals in -s need no entry. */
const PLAIN = `min,minute 60 s|h,hr,hour 3600 s|d,day 86400 s|wk,week 604800 s|yr,year 31557600 s|sec,second 1 s|mo,month 1 month
|in,inch,inches,″ 0.0254 m|ft,foot,feet,′ 0.3048 m|yd,yard 0.9144 m|mi,mile 1609.344 m|au 149597870700 m
|oz,ounce 0.028349523125 kg|lb,lbs,pound 0.45359237 kg|ton 907.18474 kg|t,tonne 1000 kg|amu,u 0.00000000000000000000000000166053906660 kg
|floz 0.0000295735295625 m3|tsp 0.00000492892159375 m3|tbsp 0.00001478676478125 m3|cup,c 0.0002365882365 m3|pt,pint 0.000473176473 m3|qt,quart 0.000946352946 m3
|gal,gallon 0.003785411784 m3|cc 0.000001 m3|ac,acre 4046.8564224 m2|ha,hectare 10000 m2|mph 0.44704 m s-1|kph,kmph 5/18 m s-1
|atm 101325 kg m-1 s-2|mmHg 133.322387415 kg m-1 s-2|psi 6894.757293168 kg m-1 s-2|lbf 4.4482216152605 kg m s-2|Btu 1055.05585262 kg m2 s-2|Cal 4184 kg m2 s-2
|rev 360 deg|rpm 6 deg s-1|°,deg,degree 1 deg|rad 1 rad
|$,USD,dollar 1 usd|¢,cent 1/100 usd|€,EUR,euro 1 eur|£,GBP 1 gbp|¥,JPY 1 jpy|%,percent 1/100`;

const PREFIXES: ReadonlyMap<string, string> = new Map(
  pairsIn(
    'f -15 p -12 n -9 u -6 µ -6 μ -6 m -3 c -2 d -1 da 1 h 2 k 3 M 6 G 9 T 12 milli -3 centi -2 deci -1 kilo 3 mega 6 micro -6 nano -9',
  ),
);

const fraction = (text: string): Rational => {
  const [top = '0', bottom] = text.split('/');
  return bottom === undefined ? fromText(top) : over(fromText(top), fromText(bottom));
};

function entry(line: string): [string[], Unit] {
  const [names = '', factor = '1', ...dimensions] = line.trim().split(' ');
  const map = new Map(
    dimensions.map((part): [string, number] => {
      const [, base = part, exponent] = /^([A-Za-z]+)(-?\d+)?$/.exec(part) ?? [];
      return [base, exponent === undefined ? 1 : Number(exponent)];
    }),
  );
  return [names.split(','), { factor: fraction(factor), dimensions: map }];
}

const tableOf = (text: string): Map<string, Unit> =>
  new Map(
    text.split('|').flatMap((line) => {
      const [names, unit] = entry(line);
      return names.map((name): [string, Unit] => [name, unit]);
    }),
  );

const prefixed = tableOf(PREFIXED);
const plain = tableOf(PLAIN);
const CELSIUS: Unit = { factor: rational(1n), dimensions: new Map([['K', 1]]), offset: rational(27315n, 100n) };
const FAHRENHEIT: Unit = { factor: rational(5n, 9n), dimensions: new Map([['K', 1]]), offset: rational(45967n, 180n) };
plain.set('°C', CELSIUS).set('°F', FAHRENHEIT);

function byPrefix(word: string): Unit | undefined {
  for (const length of [1, 2, 4, 5]) {
    const exponent = PREFIXES.get(word.slice(0, length));
    const unit = exponent === undefined ? undefined : prefixed.get(word.slice(length));
    if (exponent !== undefined && unit)
      return { ...unit, factor: times(unit.factor, power(whole(10), Number(exponent))) };
  }
  return undefined;
}

/** Looks for symbols first, then prefixes (`min` is a minute, `ft` a foot), then plural words. */
export function unitNamed(word: string): Unit | undefined {
  const found = plain.get(word) ?? prefixed.get(word) ?? byPrefix(word);
  if (found || word.length < 3) return found;
  const lower = word.toLowerCase();
  if (lower !== word) return unitNamed(lower);
  return word.endsWith('s') ? unitNamed(word.slice(0, -1)) : undefined;
}

/**
 * "square units" is one unit, `units^2`, and "adult tickets" are tickets: this is the word that the parser looks for.
 */
export const unitWord = (unit: string): string => unit.replace(/^(?:square|cubic) /i, '').replace(/^.*\s(?=\S+$)/, '');

export const isUnit = (word: string): boolean => unitNamed(word) !== undefined;

/** Something that is counted: apples are measured in apples. Singular and plural are the same. */
export const counted = (word: string): Unit => ({
  factor: rational(1n),
  dimensions: new Map([[`#${word.toLowerCase().replace(/(e?s)$/, '')}`, 1]]),
});

export const NO_UNIT: Unit = { factor: rational(1n), dimensions: new Map() };

export function unitProduct(a: Unit, b: Unit, sign: 1 | -1): Unit {
  const dimensions = new Map(a.dimensions);
  for (const [base, exponent] of b.dimensions) {
    const sum = (dimensions.get(base) ?? 0) + sign * exponent;
    if (sum === 0) dimensions.delete(base);
    else dimensions.set(base, sum);
  }
  return { factor: sign === 1 ? times(a.factor, b.factor) : over(a.factor, b.factor), dimensions };
}

/** @throws TooBig */
export const unitPower = (a: Unit, exponent: number): Unit => ({
  factor: power(a.factor, exponent),
  dimensions: new Map([...a.dimensions].filter(() => exponent !== 0).map(([base, one]) => [base, one * exponent])),
});

export const sameDimensions = (a: Unit, b: Unit): boolean =>
  a.dimensions.size === b.dimensions.size &&
  [...a.dimensions].every(([base, exponent]) => b.dimensions.get(base) === exponent);

/** The powers of lengths that are measured: lengths, areas, volumes. */
const POWERS = [1, 2, 3] as const;

/** Whether the units differ in their power alone: in and in², cm³ and cm²; not in and cm². */
export const isOtherPower = (given: Unit, wanted: Unit): boolean =>
  given.dimensions.size === 1 &&
  wanted.dimensions.size === 1 &&
  POWERS.some((own) =>
    POWERS.some((other) => {
      if (own === other) return false;
      const [a, b] = [unitPower(given, other), unitPower(wanted, own)];
      return sameDimensions(a, b) && same(a.factor, b.factor);
    }),
  );
