/** The text as lowercase words with one space between and around them, so that a search for ` name ` finds only whole words. */
export const lettersOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
