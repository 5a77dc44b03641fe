import { checkAnswer, type Problem } from '@lemma/math';

const plain = (text: string): string => text.replaceAll(/\s/g, '');

/** A range that no number is in, such as `8 < x < 2`. */
function isNowhere(text: string): boolean {
  const [low, high] = /^(-?[\d./]+)<=?[a-z]<=?(-?[\d./]+)$/.exec(plain(text))?.slice(1).map(amountOf) ?? [];
  return low !== undefined && high !== undefined && low > high;
}
function amountOf(text: string): number {
  const [top = 0, bottom = 1] = text.split('/').map(Number);
  return top / bottom;
}

/** Whether two answers to a problem say the same. Two that no number fits are equal, but not written by one idea. */
export const isSameAnswer = ({ answer }: Problem, one: string, other: string): boolean =>
  isNowhere(one) && isNowhere(other)
    ? plain(one) === plain(other)
    : checkAnswer({ ...answer, key: one }, other).verdict === 'right';
