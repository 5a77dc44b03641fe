/** A text cut to at most `most` characters. A cut text ends in "…", so that nobody takes it for the whole. */
export const shorten = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
