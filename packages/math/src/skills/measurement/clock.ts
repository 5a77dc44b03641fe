import type { AnswerSpec } from '../../types.ts';
import { choiceAnswer } from '../kit/answers.ts';

/** "3:05". Minutes above 59 are written unchanged: some children write 9:85. */
export const clockText = (hour: number, minute: number): string => `${hour}:${String(minute).padStart(2, '0')}`;

/** Hours as numbers of a 12-hour clock. */
export const named = (hour: number): number => ((hour + 11) % 12) + 1;

export const atMinutes = (total: number): string => clockText(named(Math.floor(total / 60)), total % 60);

/** The right time among other times, sorted by time. */
export function timeChoice(key: string, others: readonly string[], fillers: readonly string[]): AnswerSpec {
  const options = [...new Set([key, ...others, ...fillers])].slice(0, Math.max(4, new Set([key, ...others]).size));
  const size = (text: string) => Number(text.replace(':', ''));
  return choiceAnswer(
    key,
    options.sort((x, y) => size(x) - size(y)).map((text) => [text, text] as const),
  );
}

export const known = (...texts: readonly (string | undefined)[]): string[] =>
  texts.filter((text) => text !== undefined);
