import { solveAsked } from '@lemma/math';
import { spokenToMath } from '../spoken-math.ts';
import { numberOf } from '../values.ts';

/** A quantity that somebody names, as it was written, with its value. */
export type Quantity = { readonly text: string; readonly value: number };

/** Words for numbers and signs as figures, also "x" for times between figures, roots and bars. */
export const figures = (text: string): string =>
  spokenToMath(text.replace(/`/g, ' ').replace(/(\d),(?=\d{3}\b)/g, '$1'))
    .replace(/−|–/g, '-')
    .replace(/\bpositive (?=\d)/gi, '')
    .replace(/(?<=\bof )\$(?=\d)/g, '')
    .replace(/(\d)\s*(?:x|\*|·)\s*(?=\d|\()/gi, '$1 × ')
    .replace(/\b(?:one|a|1) whole\b/gi, '1')
    .replace(/\bminus (?=\d)/gi, '-')
    .replace(/\bhalf (?=an? )/gi, '1/2 of ')
    .replace(/\bhalf (?=off\b)/gi, '50% ')
    .replace(/\b(\d+) groups? of (?:nothing|zero|0)\b/gi, '$1 × 0');

const PIECE =
  /(?:sqrt\([^)]*\)|\|[^|]*\||[-(]*\d+(?:\.\d+)?(?:\/\d+)?%?\)*)(?:\s*(?:\^|\+|-|×|÷|\/|of(?= \d))\s*(?:sqrt\([^)]*\)|\|[^|]*\||[-(]*\d+(?:\.\d+)?(?:\/\d+)?%?\)*))*/g;

const balanced = (text: string): string => {
  let piece = text.trim();
  while ((piece.match(/\(/g)?.length ?? 0) > (piece.match(/\)/g)?.length ?? 0) && piece.startsWith('('))
    piece = piece.slice(1);
  while ((piece.match(/\)/g)?.length ?? 0) > (piece.match(/\(/g)?.length ?? 0) && piece.endsWith(')'))
    piece = piece.slice(0, -1);
  return piece;
};

/** The value of a calculation, "of" as times and absolute bars included. */
export function reckoned(text: string): number | undefined {
  const plain = text
    .replace(/(\d+(?:\.\d+)?)%/g, '($1/100)')
    .replace(/\bof\b/g, '×')
    .replace(/\|([^|]+)\|/g, (_, inner: string) => String(Math.abs(numberOf(inner) ?? Number.NaN)))
    .replace(/\^\s*-\s*(\d+)/g, '^(-$1)')
    .replace(/÷ (\d+\/\d+)/g, '÷ ($1)');
  return numberOf(plain);
}

/** All calculations and numbers of a text, in order. */
export const quantitiesIn = (text: string): Quantity[] =>
  [...figures(text).matchAll(PIECE)].flatMap(([found]) => {
    const piece = balanced(found);
    const value = reckoned(piece);
    return value === undefined ? [] : [{ text: piece, value }];
  });

/** Those quantities of a text that are calculations. */
export const calculationsIn = (text: string): Quantity[] =>
  quantitiesIn(text).filter(
    ({ text: piece }) => /\d\)?\s*(?:\^|\+|-|×|÷|of)|sqrt|\|/.test(piece.slice(0)) && !/^-?\d+$/.test(piece),
  );

/** A plain question of arithmetic, answered right. */
export const plainAnswer = (text: string): string | undefined => {
  const answered = solveAsked(text);
  return answered?.answer;
};

/** An expression with numbers put in for letters: its value. */
export function filledWith(expression: string, numbers: ReadonlyMap<string, number>): number | undefined {
  const put = [...numbers].reduce(
    (text, [letter, value]) =>
      text.replace(new RegExp(`(\\d|\\))?\\s*(?<![a-z])${letter}(?![a-z])`, 'g'), (_, before?: string) =>
        before === undefined ? `(${value})` : `${before}*(${value})`,
      ),
    expression.replace(/\s+/g, ' '),
  );
  return numberOf(put.replace(/\)\s*\(/g, ')*(').replace(/(\d)\s*\(/g, '$1*('));
}

/** The same with one letter. */
export const filled = (expression: string, letter: string, value: number): number | undefined =>
  filledWith(expression, new Map([[letter, value]]));
