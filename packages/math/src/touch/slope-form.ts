const NUMBER = String.raw`-?\(?-?\d+(?:\.\d+)?(?:\/\d+)?\)?(?:\/\d+)?`;
const EQUATION = new RegExp(
  `^y\\s*=\\s*(?:(-|${NUMBER})?\\s*\\*?\\s*(x)(?:\\s*/\\s*(\\d+))?)?\\s*(?:([+-])?\\s*(${NUMBER}))?$`,
);

/** Slope and intercept as they are written, `-5/4` and `3`. */
export type SlopeForm = { readonly slope: string; readonly intercept: string };

const bare = (text: string) => text.replaceAll(/[()]/g, '');

/** Slope and intercept of `y = mx + b`; undefined for anything else. */
export function slopeForm(text: string): SlopeForm | undefined {
  const [all, factor, x, under, sign = '+', rest] = EQUATION.exec(text.replaceAll('−', '-').trim()) ?? [];
  if (all === undefined || (x === undefined && rest === undefined)) return undefined;
  const written = factor === undefined ? '1' : factor === '-' ? '-1' : bare(factor);
  const slope = x === undefined ? '0' : under === undefined ? written : `${written}/${under}`;
  const number = bare(rest ?? '0');
  const intercept = sign === '+' ? number : number.startsWith('-') ? number.slice(1) : `-${number}`;
  return { slope, intercept };
}

/** The value of a number as it is written: a quotient of whole numbers, or a decimal. */
export function quotientOf(text: string): number {
  const [top = '', bottom = '1'] = text.split('/');
  return Number(top) / Number(bottom);
}
