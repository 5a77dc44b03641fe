import { stemOf, stemsOfTopic, wordsIn } from '@lemma/plans/topics';
import type { ChatPart } from '@lemma/school/assistant';

/** The texts of one part of an answer, without its form and what can be asked next. */
function textsOf(part: ChatPart): string[] {
  switch (part.kind) {
    case 'text':
      return part.form ? [] : [part.text];
    case 'list':
      return part.rows.flatMap(({ text, note }) => [text, note ?? '']);
    case 'item': {
      const { prompt, math, key, options } = part.item;
      return [prompt, math ?? '', key, ...(options ?? []).map(({ label }) => label)];
    }
    case 'steps':
      return part.lines.flatMap(({ line, why }) => [line, why]);
    case 'links':
      return part.links.map(({ label }) => label);
    case 'try':
      return [];
  }
}
/** The text of everything that an answer says. */
export const textOf = (parts: readonly ChatPart[]): string => parts.flatMap(textsOf).join('\n');

/** The codes of standards. */
export const CODE =
  /\b(?:K|\d)\.[A-Z]{1,3}(?:\.[A-Z])?(?:\.\d+[a-z]?)?\b|\b[A-Z]-[A-Z]{2,4}(?:\.[A-Z])?(?:\.\d+[a-z]?)?\b/gi;

const NUMBERS: Readonly<Record<string, string>> = {
  ...{ one: '1', two: '2', three: '3', four: '4', five: '5', six: '6', seven: '7', eight: '8', nine: '9' },
  ...{ ten: '10', twelve: '12', single: '1', double: '2' },
};
/** A word for a number as its digits; any other word as it is. */
export const asNumber = (word: string): string => NUMBERS[word] ?? word;

/** Every word and number of a text, as words and as stems, by which a request could be met. */
export function stemsSaid(text: string): ReadonlySet<string> {
  const plain = text
    .replaceAll('`', ' ')
    .replaceAll('×', ' times multiply ')
    .replaceAll('÷', ' divide ')
    .replace(/(?<=\d) ?%/g, ' percent ');
  return new Set([
    ...wordsIn(plain)
      .flatMap((word) => [word, ...word.split('-')])
      .flatMap((word) => [word, stemOf(word), asNumber(word)]),
    ...stemsOfTopic(plain),
    ...(plain.match(CODE) ?? []).map((code) => code.toLowerCase()),
    ...(plain.match(/\d+(?:[.,/]\d+)*/g) ?? []).flatMap((number) => [number, number.replaceAll(',', '')]),
  ]);
}
