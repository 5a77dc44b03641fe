import { generateProblem } from '../generate.ts';
import { misconceptions, skills } from '../registry.ts';
import { firstNames } from '../skills/kit/contexts.ts';
import { labelInSpanish, shownInSpanish } from './drawn/shown-in-spanish.ts';
import { guidanceInSpanish } from './guidance.ts';
import { wordsIn } from './picture.ts';
import { shapeOf } from './reader-of-frames.ts';

/** What helps a child with a task, in the order in which a child meets it. */
export const GUIDANCE = [
  'hints',
  'replies to ideas',
  'ideas',
  'steps',
  'what pictures show',
  'words in pictures',
] as const;
export type Guidance = (typeof GUIDANCE)[number];

const names = new Set<string>(firstNames);
/** The names of people beside bars are the same in every language. */
const isName = (word: string): boolean => names.has(word);

const LEVELS = [1, 2, 3] as const;

/**
 * Every text of the kinds that `seeds` problems of each skill and level have, from the seed `from` on, once; ideas and replies
 * are all there are.
 */
export function guidanceTexts(seeds: number, from = 0): Readonly<Record<Guidance, ReadonlySet<string>>> {
  const problems = skills.flatMap((skill) =>
    LEVELS.flatMap((level) =>
      Array.from({ length: seeds }, (_, seed) => generateProblem(skill, level, level + (from + seed) * 7919)),
    ),
  );
  return {
    hints: new Set(problems.flatMap(({ hints }) => hints)),
    'replies to ideas': new Set(misconceptions.map(({ feedback }) => feedback)),
    ideas: new Set(misconceptions.map(({ idea }) => idea)),
    steps: new Set(problems.flatMap(({ solution }) => solution.map(({ why }) => why))),
    'what pictures show': new Set(problems.flatMap(({ picture }) => picture?.alt ?? [])),
    'words in pictures': new Set(
      problems.flatMap(({ picture }) => (picture ? wordsIn(picture).filter((word) => !isName(word)) : [])),
    ),
  };
}

const toChild = (english: string) => guidanceInSpanish(english, 'child');
const sayAs: Readonly<Partial<Record<Guidance, (english: string) => string | undefined>>> = {
  'what pictures show': (english) => shownInSpanish(english, toChild),
  'words in pictures': (english) => labelInSpanish(english, toChild),
};
/** A text of a kind in Spanish, as a child reads it. */
export const saidToChild = (kind: Guidance, english: string): string | undefined => (sayAs[kind] ?? toChild)(english);

export type Share = { readonly kind: Guidance; readonly shapes: number; readonly inSpanish: number };

/** How many shapes of texts there are of each kind, numbers and names left out, and how many of them are in Spanish. */
export function sharesInSpanish(seeds: number, from = 0): readonly Share[] {
  const texts = guidanceTexts(seeds, from);
  return GUIDANCE.map((kind) => {
    const shapes = new Map<string, boolean>();
    for (const text of texts[kind]) {
      const shape = shapeOf(text);
      if (shapes.get(shape) !== false) shapes.set(shape, saidToChild(kind, text) !== undefined);
    }
    return { kind, shapes: shapes.size, inSpanish: [...shapes.values()].filter(Boolean).length };
  });
}
