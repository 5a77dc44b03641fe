/** A text that fits into `most` characters; one that is cut ends in "…", so that nobody takes it for the whole. */
export const shorten = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
