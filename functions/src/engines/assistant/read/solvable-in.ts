import { solveAsked } from '@lemma/math';

/** Where a task may end and something be said about it: "17% of 240 - can you show it on a number line?" */
const TASK_ENDS =
  /[,;.?!](?=\s|$)|\n|\s[-–—](?=\s*$|\s+\p{L}{2})|\s(?=(?:and|with|using|by|but|then|show|can|could|please|for|so|in)\s)/u;

/** The longest beginning of a request that is a task which can be solved; what follows it is told as not used. */
export function solvableIn(text: string): string | undefined {
  const pieces = text.split(TASK_ENDS).filter((piece): piece is string => piece !== undefined);
  const ends = pieces.map((_, at) => text.slice(0, endOf(text, pieces, at)).trim());
  return ends.toReversed().find((task) => /\d/.test(task) && solveAsked(task) !== undefined);
}
const endOf = (text: string, pieces: readonly string[], last: number): number =>
  pieces.slice(0, last + 1).reduce((at, piece) => text.indexOf(piece, at) + piece.length, 0);
