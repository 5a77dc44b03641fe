import { numberInWords, type Picture } from '@lemma/math';
import type { StoryScene } from '@lemma/school/story';
import { problemOfItem } from '../plan/items.ts';

/** Everything that a drawing has in letters and digits, beside its sizes. */
function labelsOf(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return name === 'kind' || name === 'alt' ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((each) => labelsOf(each, name));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, each]) => labelsOf(each, key));
}

/** What a booklet prints of a scene. */
export const printedOf = ({ title, text, item, choice, picture }: StoryScene): string[] => [
  title,
  text,
  item?.prompt ?? '',
  picture?.alt ?? '',
  ...(choice?.options.map(({ label }) => label) ?? []),
];
const drawn = (picture: Picture | undefined): string[] => labelsOf(picture);

const SPOKEN = new Map(Array.from({ length: 21 }, (_, n) => [numberInWords(n), String(n)]));

/** The numbers of a text, in digits or up to twenty in words; a time of day is none. */
const numbersIn = (text: string): string[] => [
  ...[
    ...text.replace(/(?<=\d),(?=\d{3})|\d+:\d\d/g, '').matchAll(/(?<![\d/.])-?\d+(?: \d+\/\d+|\/\d+|\.\d+)?(?![\d/])/g),
  ].map(([number]) => number),
  ...(text.toLowerCase().match(/[a-z]+(?:-[a-z]+)?/g) ?? []).flatMap((word) => SPOKEN.get(word) ?? []),
];

const amountIn = (key: string): string => /-?\d+(?: \d+\/\d+|\/\d+|\.\d+)?/.exec(key.replaceAll(',', ''))?.[0] ?? key;

/** The keys of a story that stand in what its booklet prints before anybody has worked them out. */
export function leaksOf(scenes: readonly StoryScene[]): string[] {
  const texts = scenes.flatMap((scene) => [...printedOf(scene), ...drawn(scene.picture)]);
  const printed = new Set(texts.flatMap(numbersIn));
  return scenes.flatMap(({ item }) => {
    const problem = item && problemOfItem(item);
    if (problem === undefined || problem.answer.kind === 'choice') return [];
    // A point is given away by both of its numbers together.
    if (problem.answer.kind === 'point')
      return texts.some((text) => text.includes(problem.answer.key)) ? [problem.answer.key] : [];
    const key = amountIn(problem.answer.key);
    return printed.has(key) ? [key] : [];
  });
}
