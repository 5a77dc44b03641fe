import { type NumberLocale, parse, readTyped } from '@lemma/math/check/reading';
import { toMathML } from '@lemma/math/render';
import type { Locale } from '../text/locale.ts';
import type { TypedKind } from './keypad-keys.ts';
import { mathSpeaker, type Speak, spokenLanguage } from './speaker.ts';

/** How a text should be read: the kind of answer, the accepted units, and the person's number format. */
export type ReadOptions = {
  readonly kind?: TypedKind | undefined;
  readonly units?: readonly string[] | undefined;
  /** `comma`: 1,5 is one and a half. Default `en`. */
  readonly numbers?: NumberLocale | undefined;
};

/**
 * `mathml` is the content of `<math>`; `label` is its text in words. If a text cannot be read, the result has the
 * position where reading stopped (UTF-16 units from 0) and a message for the person who typed it.
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

/** A typed text with real mathematical signs, for text that no parser reads. */
export const plainMath = (text: string) => ({ mathml: `<mtext>${asXml(typographic(text))}</mtext>`, label: text });

const inside = (mathml: string) => mathml.replace(/^<math\b[^>]*>|<\/math>$/g, '');

/** A unit follows a number and a space: "12 cm" has one, "2x" has none. */
const UNIT = /\d\s+[A-Za-zµ°]/;

/**
 * Matches a number of things, "14 dumplings": four or more letters after a number are a word and no product of
 * variables.
 */
const COUNTED = /^(-?\d[\d\s./]*)\s(\p{L}{4,}(?:\s\p{L}+)*)$/u;
const FUNCTION = /^(?:sqrt|root)/;

/** Reads a number of things with their name; undefined for anything else. */
function readCounted(text: string, speak: Speak): MathReading | undefined {
  const [, number = '', things = ''] = COUNTED.exec(text) ?? [];
  const parsed = things === '' || FUNCTION.test(things) ? undefined : parse(number.trim());
  if (!parsed?.ok) return undefined;
  const mathml = `<mrow>${inside(toMathML(parsed.tree))}<mspace width="0.25em"/><mtext>${asXml(things)}</mtext></mrow>`;
  return { ok: true, mathml, label: `${speak(parsed.tree)} ${things}` };
}

/** Matches words alone, "fourteen boxes" or "two": one of them has four letters or more, or is a number. */
const WORDS = /^(?=.*(?:\p{L}{4}|\b(?:one|two|six|ten)\b))\p{L}+(?:[\s-]\p{L}+)*$/iu;

const readWords = (text: string): MathReading | undefined =>
  WORDS.test(text) && !FUNCTION.test(text)
    ? { ok: true, mathml: `<mtext>${asXml(text)}</mtext>`, label: text }
    : undefined;

/**
 * Reads keyboard syntax (`3/4 + 1/6`, `2 1/3`, `x^2`), and answers in the same way as the checker, so that the person
 * sees what will be marked. Said in the page's language. Never throws.
 */
export function readMath(text: string, options: ReadOptions = {}, language: Locale = spokenLanguage()): MathReading {
  const speak = mathSpeaker(language);
  const { kind, units, numbers = 'en' } = options;
  const inWords = kind === undefined ? (readCounted(text, speak) ?? readWords(text.trim())) : undefined;
  if (inWords) return inWords;
  const parsed =
    kind === undefined
      ? parse(text, { units: UNIT.test(text) })
      : readTyped({ kind, ...(units && { units }) }, text, { locale: numbers });
  if (!parsed.ok) return parsed;
  return { ok: true, mathml: inside(toMathML(parsed.tree)), label: speak(parsed.tree) };
}
