import { verify } from '@lemma/math';

/** A calculation with parentheses around each step, and the value of it. */
type Way = { readonly text: string; readonly value: number };

const MOST_NUMBERS = 6;
const TOKENS = /\d+(?:\.\d+)?(?:\s*\^\s*\d+)?|[-−+×x*÷/]/g;

const readNumber = (token: string): Way => {
  const [base = '', power] = token.split('^').map((each) => each.trim());
  return power === undefined
    ? { text: base, value: Number(base) }
    : { text: `${base}^${power}`, value: Number(base) ** Number(power) };
};

function combined(one: Way, sign: string, other: Way): Way {
  const [a, b] = [one.value, other.value];
  const shown = /[x*×]/.test(sign) ? '×' : /[÷/]/.test(sign) ? '÷' : /[-−]/.test(sign) ? '-' : '+';
  const value = shown === '×' ? a * b : shown === '÷' ? a / b : shown === '-' ? a - b : a + b;
  return { text: `(${one.text} ${shown} ${other.text})`, value };
}

/** All orders in which a row of numbers and signs can be worked out, the one from left to right first. */
function orders(numbers: readonly Way[], signs: readonly string[]): Way[] {
  const [only] = numbers;
  if (numbers.length === 1 && only) return [only];
  return signs.flatMap((_, step) => {
    const at = signs.length - 1 - step;
    return orders(numbers.slice(0, at + 1), signs.slice(0, at)).flatMap((one) =>
      orders(numbers.slice(at + 1), signs.slice(at + 1)).map((other) => combined(one, signs[at] ?? '', other)),
    );
  });
}

/** The order of steps in which a calculation comes to an answer that is not its value; undefined where none does. */
export function orderBehind(question: string, answer: string): string | undefined {
  const tokens = question.match(TOKENS) ?? [];
  const numbers = tokens.filter((_, at) => at % 2 === 0);
  const signs = tokens.filter((_, at) => at % 2 === 1);
  const isRow =
    signs.every((each) => !/^\d/.test(each)) &&
    numbers.every((each) => /^\d/.test(each)) &&
    signs.length === numbers.length - 1;
  if (!isRow || numbers.length < 3 || numbers.length > MOST_NUMBERS || /[()a-z=]/i.test(question.replace(/x/g, '')))
    return undefined;
  const wanted = Number(answer);
  const found = orders(numbers.map(readNumber), signs).find(({ value }) => Math.abs(value - wanted) < 1e-9);
  const text = found?.text.replace(/^\((.*)\)$/, '$1');
  return text !== undefined && verify(`\`${text} = ${answer}\``).right === 1 ? text : undefined;
}
