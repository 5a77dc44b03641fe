import type { Problem } from '../../types.ts';

const NUMBER = /(?:\d+ )?\d+\/\d+|\d*\.\d+|\d+/g;

/** The difficulty of one number: its number of digits, and more for a fraction, a decimal or a number that is not round. */
function weightOf(number: string): number {
  const digits = (text: string): number => Math.log10(1 + Number(text));
  if (number.includes('/')) return 1 + 0.7 * number.split(/[ /]/).reduce((sum, part) => sum + digits(part), 0);
  const places = number.split('.')[1]?.length ?? 0;
  const isRound = places === 0 && (number.length < 2 || number.endsWith('0'));
  return digits(number) + (places > 0 ? 0.5 + 0.3 * places : 0) + (isRound ? 0 : 0.3);
}

const numbersIn = (text: string): readonly string[] => text.replace(/(\d),(?=\d{3})/g, '$1').match(NUMBER) ?? [];
const sum = (numbers: readonly string[]): number => numbers.reduce((total, number) => total + weightOf(number), 0);

/**
 * How hard a problem is compared with others of its skill, without a unit. It adds up the difficulties of its numbers (drawn
 * parameters count half, because they may occur only in a picture or in the wording), 0.4 for each negative number and 0.8
 * for each step of the solution.
 */
export function difficultyOf({ prompt, math = '', answer, params, solution }: Problem): number {
  const drawn = Object.values(params).flat().join(' ; ');
  const said = [prompt, math, answer.kind === 'choice' ? '' : answer.key].join(' ');
  const negative = `${said} ${drawn}`.match(/(?<![\d\w)] ?)[-−]\d/g)?.length ?? 0;
  return sum(numbersIn(said)) + 0.5 * sum(numbersIn(drawn)) + 0.4 * negative + 0.8 * solution.length;
}
