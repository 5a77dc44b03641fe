import { type Quantity, stands } from '../../reading/quantity.ts';
import type { Expected, Finding, Match } from '../../reading/rule.ts';
import { everywhere, type Paragraph } from '../../topic/paragraph.ts';

type Value = number | Expected | undefined;

/**
 * Words with numbers, of which the last follows from the others. `value` gets them in their order, as they stand in the
 * text; undefined where the words turn out to say something else.
 */
export type Frame = readonly [source: string, value: (given: readonly Quantity[], match: Match) => Value];

/** The quantities of a match, in their order; one that is left open in the pattern is missing. */
export const quantitiesOf = (match: Match): Quantity[] =>
  match.groups.slice(1).flatMap((group, at) => (/^#?\d+$/.test(group ?? '') ? (match.quantity(at + 1) ?? []) : []));

/** Amounts of one kind in the unit of `like`; undefined where they can't be compared. */
export function inUnitOf(amount: Quantity, like: Quantity): number | undefined {
  if (amount.measure === undefined || like.measure === undefined)
    return amount.measure === like.measure ? amount.value : undefined;
  if (amount.measure.dimension !== like.measure.dimension) return undefined;
  return (amount.value * amount.measure.factor) / like.measure.factor;
}

/** Compares a number that the frame fixes with what should stand there, over the clause that says it. */
export function fixed(match: Match, said: Quantity | undefined, expected: Expected | undefined): Finding | undefined {
  if (!said || !expected || !Number.isFinite(expected.value)) return undefined;
  // In 16π, the number is only a part of the amount.
  if (/^ ?(?:pi\b|π|[×*])/.test(match.behind(said))) return undefined;
  let { value } = expected;
  if (said.measure !== undefined && expected.measure !== undefined) {
    if (said.measure.dimension !== expected.measure.dimension) return undefined;
    value = (value * expected.measure.factor) / said.measure.factor;
  }
  const holds = stands(said.value, said.places, value, match.isAbout(said));
  const finding = { start: clauseStart(match, said), end: said.end, holds };
  return holds ? finding : { ...finding, value: `${Number(value.toPrecision(9))}` };
}

/** Where the clause begins in which a quantity stands, within the match. */
function clauseStart({ reading, index }: Match, said: Quantity): number {
  const at = reading.places.findIndex((place) => place >= said.start);
  const before = reading.pattern.slice(index, at);
  const cut = Math.max(...['. ', ', ', '; ', ': '].map((sign) => before.lastIndexOf(sign)));
  return reading.places[cut < 0 ? index : index + cut + 2] ?? said.start;
}

/** What each frame finds in a paragraph, at its last number. */
export const framed = (paragraph: Paragraph, frames: readonly Frame[]): Finding[] =>
  frames.flatMap(([source, value]) =>
    everywhere(paragraph.reading, source).flatMap((match): Finding[] => {
      const all = quantitiesOf(match);
      const said = all.at(-1);
      const expected = said && value(all.slice(0, -1), match);
      if (said === undefined || expected === undefined || said.text.toLowerCase() === 'one') return [];
      return [fixed(match, said, typeof expected === 'number' ? { value: expected } : expected)].flatMap(
        (one) => one ?? [],
      );
    }),
  );

/** A finding about words instead of a number. */
export function aboutWords({ reading }: Paragraph, match: Match, holds: boolean): Finding {
  const start = reading.places[match.index] ?? 0;
  return { start, end: (reading.places[match.index + match.text.length - 1] ?? start) + 1, holds };
}
