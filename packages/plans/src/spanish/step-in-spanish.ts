import { rowsOf } from '../standards/rows-of.ts';
import { mistakenSteps } from './mistaken-steps.ts';
import { moreMistakenSteps } from './more-mistaken-steps.ts';

const VALUE = /`[^`]*`|\d[\d,./]*\d|\d/g;
const shapeOf = (text: string): string => text.replaceAll(VALUE, '#');

/** The Spanish of a step with the numbers of its place: `#0`, `#1` in the order of the English. */
function framed(english: string, spanish: string): string {
  const left = [...(english.match(VALUE) ?? [])].map((value, at) => ({ value, at }));
  return spanish.replaceAll(VALUE, (value) => {
    const found = left.findIndex((each) => each.value === value);
    const [own] = found < 0 ? [] : left.splice(found, 1);
    return own === undefined ? value : `#${own.at}`;
  });
}

const steps = new Map(
  [mistakenSteps, moreMistakenSteps]
    .flatMap(rowsOf)
    .map(([english = '', spanish = '']) => [shapeOf(english), framed(english, spanish)]),
);

/** A step of a wrong way, whatever its numbers are. */
export function stepInSpanish(english: string): string | undefined {
  const values = english.match(VALUE) ?? [];
  return steps.get(shapeOf(english))?.replaceAll(/#(\d+)/g, (_, at: string) => values[Number(at)] ?? '');
}
