import type { Problem, Skill } from '@lemma/math';

/** Things that a text about an idea may speak of, although the problem beside it has none: each is looked for in the problem. */
const THINGS =
  /\b(?:its sides|corners?|diamonds?|triangles?|stor(?:y|ies)|pizzas?|fewer|graphs?|clocks?|rulers?|prices?|coins?|rows?|rooms?|one (?:half|third|fourth|fifth|sixth|eighth|tenth))\b/gi;
/** What students are asked to imagine or draw need not be there. */
const MADE = /\b(?:Draw|Think of|Make up|Build|Imagine|Picture)\b/i;

type At = { readonly problem: Problem; readonly skill: Skill };

const worldOf = ({ problem: { prompt, math, answer, solution, hints, picture }, skill }: At): string =>
  JSON.stringify([prompt, math, answer.options, solution, hints, picture, skill.name]).toLowerCase();

/** Whether each thing that a text names is in its problem. */
export function fitsProblem(text: string, at: At): boolean {
  const world = worldOf(at);
  const named = MADE.test(text) ? [] : (text.match(THINGS) ?? []);
  return named.every((thing) => world.includes(thing.toLowerCase().replace(/(?:ies|y|s)$/, '')));
}

/** What to ask about an idea: what is asked of it anywhere, and where that does not fit the problem, its own first hint. */
export const askedOf = (feedback: string, at: At): string =>
  fitsProblem(feedback, at) ? feedback : (at.problem.hints[0] ?? feedback);
