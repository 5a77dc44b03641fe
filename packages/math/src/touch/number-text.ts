const MIXED = /^(-?)(\d+) (\d+)\/(\d+)$/;
const FRACTION = /^(-?)(\d+)\/(\d+)$/;
const DECIMAL = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/;
/** `x =` before a number, and a unit after it. */
const AROUND = /^\s*(?:[a-z]\s*=\s*)?\$?\s*(.*?)\s*(?:[a-z°%²³^][a-z°%²³^\d\s.]*)?$/i;

/** The number in a text: a fraction, a mixed number or a decimal; undefined for anything else. */
export function readNumber(text: string): number | undefined {
  const plain = (AROUND.exec(text.replaceAll('−', '-'))?.[1] ?? '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s*\/\s*/g, '/');
  const mixed = MIXED.exec(plain);
  const fraction = FRACTION.exec(plain);
  let value: number;
  if (mixed) value = Number(`${mixed[1]}1`) * (Number(mixed[2]) + Number(mixed[3]) / Number(mixed[4]));
  else if (fraction) value = (Number(`${fraction[1]}1`) * Number(fraction[2])) / Number(fraction[3]);
  else if (DECIMAL.test(plain)) value = Number(plain);
  else return undefined;
  return Number.isFinite(value) ? value : undefined;
}

/** A number as it is typed: without floating-point noise, and with no minus before zero. */
export const writeNumber = (value: number): string => String(Number(value.toFixed(9)) + 0);

/** A number over a denominator, not reduced, because it shows how the line is divided. Whole numbers stay whole. */
export function writeOver(value: number, denominator: number): string {
  const top = Math.round(value * denominator);
  return top % denominator === 0 ? writeNumber(top / denominator) : `${top}/${denominator}`;
}

/** The members of a list, a set or a point. */
export const membersOf = (text: string): string[] =>
  text
    .trim()
    .replace(/^[{([]/, '')
    .replace(/[})\]]$/, '')
    .split(/[,;]/)
    .map((part) => part.trim());

/** The value as a whole number from 0 to `most`; undefined if it is none. */
export function wholeUpTo(value: number | undefined, most: number): number | undefined {
  if (value === undefined) return undefined;
  const whole = Math.round(value);
  return Math.abs(value - whole) < 1e-6 && whole >= 0 && whole <= most ? whole + 0 : undefined;
}
