import type { Problem, Skill } from '@lemma/math';

/** Things that a text about an idea may speak of, although the problem beside it has none: each is looked for in the problem. */
const THINGS =
  /\b(?:its sides|corners?|shaded|diamonds?|triangles?|stor(?:y|ies)|pizzas?|fewer|graphs?|clocks?|rulers?|prices?|coins?|rows?|rooms?|one (?:half|third|fourth|fifth|sixth|eighth|tenth)|denominators?|numerators?|exponents?|decimal points?|remainders?)\b/gi;
/** A value that is put in for a letter: it stands in the work of the problem, not only in a hint. */
const VALUES = /(?<=`)[a-z] = -?\d+(?=`)/g;
/** What students are asked to imagine or draw need not be there. */
const MADE = /\b(?:Draw|Think of|Make up|Build|Imagine|Picture)\b/i;

/** Words for what a problem has as a sign. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\d ?\/ ?\d/, 'numerator denominator'],
  [/\^|[²³]/, 'exponent'],
  [/\d\.\d/, 'decimal point'],
];

type At = { readonly problem: Problem; readonly skill: Skill };

function worldOf({ problem: { prompt, math, answer, solution, hints, picture }, skill }: At): string {
  const world = JSON.stringify([prompt, math, answer, solution, hints, picture, skill.name]).toLowerCase();
  return [world, ...SIGNS.flatMap(([sign, words]) => (sign.test(world) ? [words] : []))].join(' ');
}

/** Whether each thing and each value that a text names is in its problem. */
export function fitsProblem(text: string, at: At): boolean {
  const world = worldOf(at);
  const named = MADE.test(text) ? [] : (text.match(THINGS) ?? []);
  const work = JSON.stringify([at.problem.prompt, at.problem.math, at.problem.solution]);
  return (
    named.every((thing) => world.includes(thing.toLowerCase().replace(/(?:ies|y|s)$/, ''))) &&
    (text.match(VALUES) ?? []).every((value) => work.includes(value))
  );
}

const UNITS = /\b(?:inch|foot|feet|yard|mile|centimeter|meter|kilometer)(?:es|s)?\b/gi;

/** Whether each unit of length that a hint names stands in the problem or its answers. */
export function hasItsUnits(hint: string, { prompt, answer }: Problem): boolean {
  const asked = JSON.stringify([prompt, answer]).toLowerCase();
  return (hint.match(UNITS) ?? []).every((unit) => asked.includes(unit.toLowerCase().replace(/(?:es|s)$/, '')));
}

/** What to ask about an idea: what is asked of it anywhere, and where that does not fit the problem, its own first hint. */
export const askedOf = (feedback: string, at: At): string =>
  fitsProblem(feedback, at) ? feedback : (at.problem.hints[0] ?? feedback);
