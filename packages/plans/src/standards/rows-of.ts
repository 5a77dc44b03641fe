/** The parts of each line of a table that is written as text: `one|other`. */
export const rowsOf = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|'));
