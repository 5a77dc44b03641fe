import { cardinal } from '../reading/number-run.ts';
import { spokenDecimal } from '../reading/numbers.ts';
import type { Finding } from '../reading/rule.ts';
import { at, type Paragraph } from './paragraph.ts';

const DIGITS = String.raw`(\d[\d,]*(?:\.\d+)?)`;
const WORDS = `([A-Za-z]+(?:[ -][A-Za-z]+|, [a-z]+)*)`;
const FORMS: readonly (readonly [RegExp, boolean])[] = [
  [
    new RegExp(
      `["“]${WORDS}[.,]?["”],? (?:is|means|is written(?: as)?|would be|gives) ${DIGITS}(?![\\d/%]|\\s*[-+−×÷*])`,
      'g',
    ),
    true,
  ],
  [new RegExp(`${DIGITS},? (?:is|is read(?: as)?|is said|reads|is called)(?: as)? ["“]${WORDS}[.,]?["”]`, 'g'), false],
  [
    new RegExp(
      `${DIGITS} (?:is|is read(?: as)?|is said|reads)(?: as)? ([a-z]+(?:[ -][a-z]+)*[ -](?:tens|ones|hundreds|tenths?|hundredths?|thousandths?))(?![a-z-])`,
      'g',
    ),
    false,
  ],
  // No number has more words, and without an end each word of a long text is read to the text's end.
  [new RegExp(`\\b([A-Za-z]+(?:[ -][a-z]+){0,15}) \\(${DIGITS}\\)`, 'g'), true],
];
const PLACES: ReadonlyMap<string, number> = new Map([
  ['ones', 1],
  ['tens', 10],
  ['hundreds', 100],
]);

/** The number in words: "three hundred five thousand, twelve", "seven hundredths", "seven tens". */
function spelled(words: string): number | undefined {
  const own = words.toLowerCase().replace(',', '').trim();
  const decimal = spokenDecimal(own);
  if (decimal !== undefined) return decimal;
  const parts = own.split(/[ -]/);
  const place = PLACES.get(parts.at(-1) ?? '');
  if (place !== undefined) {
    const count = cardinal(parts.slice(0, -1));
    return count === undefined ? undefined : count * place;
  }
  return parts.length > 1 ? cardinal(parts) : undefined;
}

/** The longest number in words right before a parenthesis: "write seven thousand forty (7,040)". */
function lastSpelled(words: string): number | undefined {
  const parts = words.split(' ');
  for (let from = 0; from < parts.length; from += 1) {
    const value = spelled(parts.slice(from).join(' '));
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Numbers in words next to the same numbers in digits. */
export function spelledTopic({ said: sentences }: Paragraph): Finding[] {
  return sentences.flatMap((said) =>
    FORMS.flatMap(([pattern, wordsFirst]) =>
      [...said.text.matchAll(pattern)].flatMap(([whole, one = '', other = '']): Finding[] => {
        const value = wordsFirst ? lastSpelled(one) : spelled(other);
        const digits = Number((wordsFirst ? other : one).replaceAll(',', ''));
        return value === undefined ? [] : at(said, whole, Math.abs(value - digits) < 1e-9, `${value}`);
      }),
    ),
  );
}
