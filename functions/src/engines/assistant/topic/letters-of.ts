/** Only letters and figures, a blank between the words and around them: whole names are found in it. */
export const lettersOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
