const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;

/** A small number as a word. */
export const inWords = (count: number): string => words[count] ?? String(count);
