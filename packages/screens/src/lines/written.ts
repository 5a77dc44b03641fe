import type { WrittenLines } from '@lemma/school/work';

/** The lines that are being written, and where they are stored. */
export type Written = { readonly value: WrittenLines; readonly onChange: (value: WrittenLines) => void };

export const NO_LINES: WrittenLines = { lines: [], mended: [], asked: 0 };
