/** The keys of a calculator with four operations. */
export const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
export const operators = ['+', '-', '*', '/'] as const;
export type Operator = (typeof operators)[number];
export type Key = (typeof digits)[number] | Operator | '.' | '=' | 'back' | 'clear';

/** `by-zero`: the calculation divides by 0. `too-large`: the result has more digits than fit. */
export type Trouble = 'by-zero' | 'too-large';

/** What stands in the display: a calculation, or the result of one, with a point as decimal mark. */
export type Display = { readonly text: string; readonly isResult: boolean; readonly trouble?: Trouble };

export const EMPTY: Display = { text: '', isResult: false };

const LONGEST = 28;
/** Digits of a result; an error of floating-point numbers is beyond them. */
const DIGITS = 12;
const LARGEST = 10 ** DIGITS;

const isOperator = (sign: string | undefined): sign is Operator => operators.some((one) => one === sign);
/** The number at the end of the calculation, as far as it is typed. */
const lastNumber = (text: string): string => /[\d.]*$/.exec(text)?.[0] ?? '';

function shown(value: number): Display {
  if (Math.abs(value) >= LARGEST) return { text: '', isResult: true, trouble: 'too-large' };
  const rounded = Number(value.toPrecision(DIGITS));
  const plain = rounded.toFixed(DIGITS).replace(/\.?0+$/, '');
  return { text: plain === '-0' ? '0' : plain, isResult: true };
}

/** The value of a calculation: multiplication and division first. */
function reckoned(text: string): number {
  const sums = [0];
  let [sign, pending]: [number, '*' | '/' | undefined] = [1, undefined];
  for (const [token] of text.matchAll(/(?<=^|[-+*/])-?\d*\.?\d+|\d*\.?\d+|[-+*/]/g)) {
    if (token === '*' || token === '/') pending = token;
    else if (token === '+' || token === '-') {
      sign = token === '-' ? -1 : 1;
      pending = undefined;
    } else {
      const value = Number(token);
      const before = sums.at(-1) ?? 0;
      if (pending === undefined) sums.push(sign * value);
      else sums[sums.length - 1] = pending === '*' ? before * value : before / value;
    }
  }
  return sums.reduce((sum, one) => sum + one, 0);
}

function withOperator(text: string, operator: Operator): string {
  const last = text.at(-1);
  if (text === '' || text === '-') return operator === '-' ? '-' : '';
  if (!isOperator(last)) return text + operator;
  // A minus after an operator is the sign of the next number; any other operator takes the place of what was typed.
  if (operator === '-' && !isOperator(text.at(-2))) return `${text}-`;
  return text.replace(/[-+*/]+$/, operator);
}

/** The display after a key was pressed. A key that has no meaning there changes nothing. */
export function pressed(display: Display, key: Key): Display {
  const { text, isResult } = display;
  if (key === 'clear') return EMPTY;
  if (key === 'back') return isResult ? EMPTY : { text: text.slice(0, -1), isResult: false };
  if (key === '=') {
    const whole = text.replace(/[-+*/.]+$/, '');
    if (whole === '') return EMPTY;
    const value = reckoned(whole);
    return Number.isFinite(value) ? shown(value) : { text: '', isResult: true, trouble: 'by-zero' };
  }
  if (isOperator(key)) return { text: withOperator(text, key), isResult: false };
  const before = isResult ? '' : text;
  if (before.length >= LONGEST) return display;
  const number = lastNumber(before);
  if (key === '.')
    return number.includes('.') ? display : { text: `${before}${number === '' ? '0.' : '.'}`, isResult: false };
  if (number.replace('.', '').length >= DIGITS) return display;
  return { text: number === '0' ? before.slice(0, -1) + key : before + key, isResult: false };
}
