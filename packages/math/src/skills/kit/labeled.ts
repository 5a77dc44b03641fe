import type { Picture } from '../../pictures/types.ts';
import type { AnswerSpec, Posed, Prose } from '../../types.ts';
import { lettersOf } from './grouped.ts';

type Figure = Extract<Picture, { kind: 'figure' }>;

/** The labels, and the right label of each numbered part by its number. */
type Labeled = { readonly labels: readonly string[]; readonly right: readonly number[] };

/** Where the numbers of the parts are, in order. */
export const numbersAt = (
  places: readonly { readonly x: number; readonly y: number }[],
): NonNullable<Figure['labels']> => places.map(({ x, y }, index) => ({ x, y, text: String(index + 1), mark: 'open' }));

/** A task to put given labels at the numbered parts of a figure. */
export function poseLabeled(task: Prose, picture: Figure, { labels, right }: Labeled): Posed {
  const legend = labels.map((name, index) => `${lettersOf([index])}: ${name}`).join('; ');
  const answer: AnswerSpec = { kind: 'list', key: lettersOf(right) };
  return {
    prompt: `${task} ${legend}. Write the letter for each number in order, with commas between them.`,
    answer,
    picture,
  };
}
