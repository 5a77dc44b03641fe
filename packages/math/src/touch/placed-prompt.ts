import type { Touch, TouchKind } from './types.ts';

type Words = readonly (readonly [RegExp, string])[];

/** How a task is said to a person who places the answer; it speaks of writing to those who type. */
const words: { readonly [kind in TouchKind]?: Words } = {
  several: [[/^List (all .+), with commas between them\.$/, 'Choose $1.']],
  order: [
    [/^Write (these .+ in order .+), with commas between them\.$/, 'Put $1.'],
    [/ Write a comma between them\.$/, ''],
  ],
  ray: [
    [/ Write your answer as an inequality\.$/, ' Show the solution on the line.'],
    [/ Write an inequality for (`.`)\.$/, ' Show on the line which numbers $1 can be.'],
  ],
  segment: [[/ Write one inequality for (`.`) with both ends\.$/, ' Show it on the line.']],
  plane: [
    [/ Write the solution as a point `\(x, y\)`\.$/, ' Put a point at the solution.'],
    [/ Write the other one as a point `\(x, y\)`\.$/, ' Put a point at the other one.'],
  ],
  line: [[/ Write its equation in the form `y = mx \+ b`\.$/, ' Draw it.']],
  clock: [[/ Write the time in numbers\.$/, ' Set the clock.']],
  ruler: [[/ At which mark does it end\?$/, ' Draw it along the ruler.']],
  columns: [
    [/ How high is each bar\? Write the numbers [^.]+\.$/, ''],
    [/ How many dots are above each of .+\? Write the numbers [^.]+\.$/, ''],
  ],
  'box-plot': [[/^Write the five numbers of the box plot of these data: [^.]+\./, 'Draw the box plot of these data.']],
  groups: [[/ Write the letter for each card in order, with commas between them\.$/, '']],
  figure: [[/ Write the corners A', B' and C' of its image, with commas between them\.$/, ' Put its image there.']],
  'half-plane': [[/^Solve for `y`\.$/, 'Show the solutions in the plane.']],
  bars: [[/ How many parts does [^?]+, and how much is one part\? Write the (?:two|three) numbers [^.]+\.$/, '']],
  // The labels stand below the figure.
  labels: [[/ A: [^.]+\. Write the letter for each number in order, with commas between them\.$/, '']],
  cells: [[/ Write the missing numbers row by row, with commas between them\.$/, '']],
  curve: [[/ Write the equation of the new graph\.$/, ' Draw the new graph.']],
  shade: [
    [/ Write the missing number\.$/, ' Shade that many parts.'],
    [/ Write the sum as a fraction over 100\.$/, ' Shade the sum.'],
  ],
};

/** The task in words that fit the way its answer is placed. */
export function placedPrompt({ as }: Touch, prompt: string): string {
  const fitting = words[as]?.find(([text]) => text.test(prompt));
  return fitting === undefined ? prompt : prompt.replace(...fitting);
}
