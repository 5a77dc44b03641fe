import { CALCULATION } from './calculation.ts';

/** The problem of the teacher's own in a text: behind a colon or a line break, with numbers and a question; otherwise its only calculation. */
export const problemIn = (text: string): string | undefined =>
  /[:\n]\s*(\S[^:]*\d[^:]*[?.])\s*$/s.exec(text)?.[1]?.trim() ?? calculationIn(text);
function calculationIn(text: string): string | undefined {
  const [only, other] = text.match(CALCULATION) ?? [];
  return other === undefined ? only : undefined;
}
