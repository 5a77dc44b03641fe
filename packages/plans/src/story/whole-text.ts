import type { StoryScene } from '@lemma/school/story';

const sentence = (text: string): string => (/[.!?”]$/.test(text) ? text : `${text}.`);

/** All that a student reads of a story on paper, problems and choices included. */
export const inWholeText = (scenes: readonly StoryScene[]): string =>
  scenes
    .flatMap(({ text, item, choice }) => [
      text,
      item?.prompt ?? '',
      ...(choice?.options.map(({ label }) => sentence(label)) ?? []),
    ])
    .filter((text) => text !== '')
    .join(' ');
