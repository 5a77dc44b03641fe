import { findMisconception, solveAsked, verify } from '@lemma/math';
import { fact, say } from '../say/parts.ts';
import { skillsWith } from '../topic/topic-misconception.ts';
import type { WishOf } from '../wish/wish.ts';
import { aboutMisconception, type Explained, misconceptionsFor } from './explain.ts';

/** Whether two numeric expressions are worth the same; undefined where that can't be said. */
export const isTrue = (one: string, other: string): boolean | undefined => {
  const verdict = verify(`\`${one} = ${other}\``).claims[0]?.verdict;
  return verdict === 'right' ? true : verdict === undefined || verdict === 'unknown' ? undefined : false;
};

const START = /^\s*([-−]?\d[\d,.]*(?:\s?\/\s?\d+)?)\s*[-+−×÷*·]\s*\S/;
/**
 * A side that begins with the result of the side before and goes on calculating: 3 + 4 = 7 + 2. A side that begins with the same
 * number as the one before is written anew from there: 18 - 6 + 6 = 18 - 12.
 */
function runsOn(before: string, side: string): boolean {
  const start = START.exec(side)?.[1];
  return (
    start !== undefined &&
    START.exec(before)?.[1] !== start &&
    isTrue(before, start) === true &&
    isTrue(before, side) === false
  );
}

/** Calculations strung together with equal signs: `48 ÷ 6 + 2 × 3 = 8 + 2 × 3 = 10 × 3 = 30`. */
export function gradeChain(sides: readonly string[], wish: WishOf<'grade'>): Explained {
  const shown = `\`${sides.join(' = ')}\``;
  const steps = sides.slice(1).map((side, at) => ({ before: sides[at] ?? '', side, at: at + 1 }));
  const wrong = steps.find(({ before, side }) => isTrue(before, side) !== true);
  const first = sides[0] ?? '';
  if (wrong === undefined)
    return {
      parts: [say(`Yes, every step of ${shown} is right.`), fact(`\`${first} = ${sides.at(-1)}\``)],
      memo: { wish },
    };
  if (isTrue(wrong.before, wrong.side) === undefined)
    return { parts: [say(`I can’t decide \`${wrong.before} = ${wrong.side}\`, so I judge nothing of ${shown}.`)] };
  const others = steps.filter(({ before, side, at }) => at > wrong.at && isTrue(before, side) !== true);
  if (runsOn(wrong.before, wrong.side) && others.every(({ before, side }) => runsOn(before, side))) {
    const lines = steps.map(({ before, side }) => {
      const end = /^\s*([-−]?\d[\d,.]*(?:\s?\/\s?\d+)?)/.exec(side)?.[1] ?? side;
      return `\`${before} = ${end}\``;
    });
    return {
      parts: [
        say(
          `The calculating is right, the equal sign is not: \`${wrong.before} = ${wrong.side}\` is false, because the two sides are not the same. The equal sign is used for “and then”.`,
        ),
        fact(`Written one step a line it holds: ${lines.join(', ')}.`),
        say(
          'What to do next: ask what stands on each side of the first equal sign and whether they balance. I would take no points off the result and some for the writing; the score is yours to decide.',
        ),
      ],
      memo: { wish },
    };
  }
  const known =
    misconceptionsFor({ question: wrong.before, answer: sides.at(-1) ?? '' })[0] ??
    misconceptionsFor({ question: wrong.before, answer: solveAsked(wrong.side)?.answer.replaceAll('`', '') ?? '' })[0];
  const found = known && findMisconception(known.id);
  const comes = solveAsked(first)?.answer;
  return {
    parts: [
      say(
        `No. \`${wrong.before} = ${wrong.side}\` is not right${wrong.at > 1 ? '; up to there it is' : ''}.${found ? ` It fits the misconception “${found.name}”.` : ''}`,
      ),
      ...(comes === undefined ? [] : [say(`\`${first}\` comes to ${comes}.`)]),
      ...(found ? aboutMisconception(found, skillsWith(found.id)) : []),
    ],
    memo: {
      wish,
      ...(found && { misconception: found.id }),
      ...(found && skillsWith(found.id)[0] && { skill: skillsWith(found.id)[0]?.code }),
    },
  };
}
