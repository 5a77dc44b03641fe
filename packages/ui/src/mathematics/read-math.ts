import { type NumberLocale, parse, readAnswer } from '@lemma/math/check';
import { toMathML, toSpeech } from '@lemma/math/render';
import type { TypedKind } from './keypad-keys.ts';

/** How a text is to be read: what kind of answer it is, accepted unit words, and how the person writes numbers. */
export type ReadOptions = {
  readonly kind?: TypedKind | undefined;
  readonly units?: readonly string[] | undefined;
  /** `comma`: 1,5 is one and a half. Default `en`. */
  readonly numbers?: NumberLocale | undefined;
};

/**
 * `mathml` is what stands inside `<math>`; `label` says it in words. A text that cannot be read has the place where
 * reading stopped (UTF-16 units from 0) and a sentence for the person who typed it.
 */
export type MathReading =
  | { readonly ok: true; readonly mathml: string; readonly label: string }
  | {
      readonly ok: false;
      readonly code: string;
      readonly at: number;
      readonly length: number;
      readonly message: string;
    };

const asXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const typographic = (text: string) =>
  text.replaceAll('*', '×').replaceAll('-', '−').replaceAll('<=', '≤').replaceAll('>=', '≥');

/** Mathematics as it was typed, with the right signs: for what no parser reads. */
export const plainMath = (text: string) => ({ mathml: `<mtext>${asXml(typographic(text))}</mtext>`, label: text });

const inside = (mathml: string) => mathml.replace(/^<math\b[^>]*>|<\/math>$/g, '');

/** "12 cm" has a unit, "2x" has none: a unit stands behind a number and a space. */
const UNIT = /\d\s+[A-Za-zµ°]/;

/** "14 dumplings" counts things: four letters and more behind a number are a word, and no product of letters. */
const COUNTED = /^(-?\d[\d\s./]*)\s(\p{L}{4,}(?:\s\p{L}+)*)$/u;
const FUNCTION = /^(?:sqrt|root)/;

/** A number of things, with their name as words; undefined for anything else. */
function readCounted(text: string): MathReading | undefined {
  const [, number = '', things = ''] = COUNTED.exec(text) ?? [];
  const parsed = things === '' || FUNCTION.test(things) ? undefined : parse(number.trim());
  if (!parsed?.ok) return undefined;
  const mathml = `<mrow>${inside(toMathML(parsed.tree))}<mspace width="0.25em"/><mtext>${asXml(things)}</mtext></mrow>`;
  return { ok: true, mathml, label: `${toSpeech(parsed.tree)} ${things}` };
}

/** Reads keyboard syntax (`3/4 + 1/6`, `2 1/3`, `x^2`), and an answer as the checker reads it, so that what is shown is what is marked. Never throws. */
export function readMath(text: string, options: ReadOptions = {}): MathReading {
  const { kind, units, numbers = 'en' } = options;
  const counted = kind === undefined ? readCounted(text) : undefined;
  if (counted) return counted;
  const parsed =
    kind === undefined
      ? parse(text, { units: UNIT.test(text) })
      : readAnswer({ kind, ...(units && { units }) }, text, { locale: numbers });
  if (!parsed.ok) return parsed;
  return { ok: true, mathml: inside(toMathML(parsed.tree)), label: toSpeech(parsed.tree) };
}
