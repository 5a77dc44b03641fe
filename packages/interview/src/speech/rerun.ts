import type { Solved, TalkCase } from '../talk/talk-case.ts';

/** A number of the problem, and the one that stands in its place. */
export type Swap = readonly [from: string, to: string];

const alone = (number: string): RegExp =>
  new RegExp(`(?<![\\d./:])${number.replace(/[.*+?^$()|/]/g, '\\$&')}(?![\\d/:]|\\.\\d)`, 'g');

/** A text with other numbers, each put in once, however they repeat each other. */
export function swapped(text: string, swaps: readonly Swap[]): string {
  const marks = swaps.map((_, at) => String.fromCodePoint(0xe000 + at));
  const marked = swaps.reduce((all, [from], at) => all.replace(alone(from), marks[at] ?? ''), text);
  return swaps.reduce((all, [, to], at) => all.replaceAll(marks[at] ?? '', to), marked);
}

/** The problem with other numbers, as the student does it. */
export function rerun(about: TalkCase, swaps: readonly Swap[]): Solved | undefined {
  const asked = about.asked.replace(/(\d),(?=\d{3}\b)/g, '$1');
  const story = swapped(asked, swaps);
  const math = about.math === undefined ? undefined : swapped(about.math, swaps);
  if (story === asked && math === about.math) return undefined;
  const fromMath = math === undefined || math === about.math ? undefined : about.solve(math);
  if (fromMath !== undefined) return fromMath;
  const named =
    swaps.length === 1 ? swaps.map(([from, to]) => `What if it was ${to} instead of ${from}?`)[0] : undefined;
  return (
    (named === undefined ? undefined : about.vary?.(named)) ??
    (story === asked ? undefined : (about.again?.(story) ?? about.solve(story)))
  );
}
