/** The problem of the teacher's own in a text: behind a colon or a line break, with numbers and a question. */
export const problemIn = (text: string): string | undefined =>
  /[:\n]\s*(\S[^:]*\d[^:]*[?.])\s*$/s.exec(text)?.[1]?.trim();
