/** The width of the drawing in its own units: 1 : 1 on a phone, a little larger on a desktop. */
export const WIDTH = 360;

/** Removes rounding errors of floating point: 0.1 + 0.2 is 0.3. */
export const tidy = (value: number): number => Number(value.toFixed(9));

/** Values from `from` to `to` in steps; at most 400, so that bad data cannot hang a page. */
export function ticks(from: number, to: number, step: number): readonly number[] {
  if (!(step > 0) || !(to >= from)) return [];
  const count = Math.min(400, Math.floor((to - from) / step + 1e-9));
  return Array.from({ length: count + 1 }, (_, index) => tidy(from + index * step));
}

/** A linear scale from data to drawing units. */
export const scale =
  (from: number, to: number, low: number, high: number) =>
  (value: number): number =>
    to === from ? (low + high) / 2 : low + ((value - from) / (to - from)) * (high - low);

/** The approximate width of a text, to keep labels apart. */
export const textWidth = (text: string, size: number): number => [...text].length * size * 0.56;

/** The smallest of 1, 2, 5, 10, 20 … that leaves enough space between labels. */
export function thinned(room: number, wanted: number): number {
  const steps = [1, 2, 5, 10, 20, 50, 100];
  return steps.find((every) => every * room >= wanted) ?? 100;
}

/** A number as text with a real minus sign and without rounding errors: "−2.5". */
export const numberText = (value: number): string => String(tidy(value)).replace('-', '−');

/** A value as a fraction with this denominator, such as 5/4; whole numbers stay whole. */
export function fractionText(value: number, denominator: number): string {
  const top = Math.round(value * denominator);
  return top % denominator === 0 ? numberText(top / denominator) : `${numberText(top)}/${denominator}`;
}

/** A value as a reduced mixed number with this denominator: 2.5 over 4 is "2 1/2". */
export function mixedText(value: number, denominator: number): string {
  const parts = Math.round(Math.abs(value) * denominator);
  const [whole, rest] = [Math.floor(parts / denominator), parts % denominator];
  if (rest === 0) return numberText(Math.sign(value) * whole);
  const shared = upTo(rest + 1).findLast((size) => size > 0 && rest % size === 0 && denominator % size === 0) ?? 1;
  const sign = value < 0 ? '−' : '';
  return `${sign}${whole === 0 ? '' : `${whole} `}${rest / shared}/${denominator / shared}`;
}

/** The integers from 0 to `count` - 1, for lists of equal things. */
export const upTo = (count: number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.min(2000, Math.floor(count))) }, (_, index) => index);

/** A step of 1, 2 or 5 times a power of ten that divides `span` into at most `most` parts. */
export function niceStep(span: number, most: number): number {
  if (!(span > 0)) return 1;
  const rough = span / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  return tidy([1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= rough - 1e-12) ?? rough);
}
