import { gotIt, said, type TalkCase } from '../talk/talk-case.ts';
import { near, numberOf, numbersIn, shownValue, unmarked } from '../values.ts';
import type { Answer } from './answer.ts';

/** The two lengths of a rectangle in words. */
function sidesOf({ asked }: TalkCase): readonly [string, string] | undefined {
  const [one, other, ...more] = numbersIn(asked);
  const isRectangle = /\brectang|\blong\b[^.]*\bwide\b|\blength\b[^.]*\bwidth\b/i.test(asked);
  return isRectangle && one !== undefined && other !== undefined && more.length === 0 ? [one, other] : undefined;
}

const WALKS = /\bwalk|\baround\b|\beach side\b|\bevery side\b|\bcorner\b|\bcrawl/i;

/** A walk along the edge, side by side. */
export const walks: Answer = ({ text }, about) => {
  const sides = sidesOf(about);
  if (sides === undefined || !WALKS.test(text)) return undefined;
  const [one, other] = sides;
  const sum = 2 * (Number(one) + Number(other));
  return said(
    `I go ${one}, then ${other}, then ${one} again, then ${other}`,
    `that is ${shownValue(sum)} all the way around`,
    near(sum, numberOf(unmarked(about.given).replace(/[^\d.]/g, ''))) ? undefined : `hm, but ${gotIt(about)}`,
  );
};

const COVERS = /\bcover|\binside\b|\btiles?\b|\bcarpet|\bgrass\b|\bpaint the\b/i;

/** How much covers a rectangle: the same as the own way, where that was for its edge. */
export const covers: Answer = ({ text }, about) => {
  const sides = sidesOf(about);
  if (sides === undefined || !COVERS.test(text) || COVERS.test(about.asked)) return undefined;
  const line = `${sides[0]} × ${sides[1]} = ${Number(sides[0]) * Number(sides[1])}`;
  const isSame = about.steps.some((step) => step.line === line);
  return said(`then I would do \`${line}\``, isSame ? 'huh, that is the same as I did here' : undefined);
};
