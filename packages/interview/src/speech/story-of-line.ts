import { figures } from '../talk/calculate.ts';

type Term = { readonly sign: string; readonly text: string };

/** What happens in a story for one more part of a calculation. */
function event({ sign, text }: Term): string {
  const [, one, times, other] = /^(\S+) ([×÷]) (\S+)$/.exec(text) ?? [];
  const amount =
    one === undefined
      ? text
      : times === '×'
        ? `${other} bags with ${one} in each`
        : `one of ${other} equal parts of ${one}`;
  if (sign === '+') return `I find ${amount}${one === undefined ? ' more' : ''}`;
  if (sign === '-') return `I give away ${amount}`;
  return sign === '×'
    ? `somebody gives me so many that I have ${text} times as many`
    : `I share them with ${Number(text) - 1} friends and keep my part`;
}

/** The parts of a calculation in the order in which they are read, or with times and divided by first. */
function termsOf(numbers: readonly string[], signs: readonly string[], isInOrder: boolean): readonly Term[] {
  const [first = '', ...rest] = numbers;
  const terms: Term[] = [{ sign: '', text: first }];
  for (const [at, number] of rest.entries()) {
    const sign = signs[at] ?? '+';
    const last = terms.at(-1);
    if (!isInOrder && /[×÷]/.test(sign) && last !== undefined)
      terms[terms.length - 1] = { ...last, text: `${last.text} ${sign} ${number}` };
    else terms.push({ sign, text: number });
  }
  return terms;
}

/**
 * A story for a calculation with several signs: with times and divided by first, as it is meant, or in the order in which
 * it is read, as a student may see it.
 */
export function storyOfLine(math: string, isInOrder: boolean): string | undefined {
  const plain = figures(math).trim();
  const numbers = plain.match(/\d+/g) ?? [];
  const signs = plain.match(/[-+×÷]/g) ?? [];
  if (!/^\d+(?:\s*[-+×÷]\s*\d+){2,3}$/.test(plain)) return undefined;
  const [start, ...more] = termsOf(numbers, signs, isInOrder);
  if (start === undefined || more.length === 0) return undefined;
  const [, one, sign, other] = /^(\d+) ([×÷]) (\d+)$/.exec(start.text) ?? [];
  const begins =
    one === undefined
      ? `I have ${start.text} marbles`
      : sign === '×'
        ? `I have ${other} bags with ${one} marbles in each`
        : `I have one of ${other} equal parts of ${one} marbles`;
  return `${begins}. Then ${more.map(event).join(', and then ')}. How many do I have now?`;
}
