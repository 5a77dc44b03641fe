import type { ChatPart } from '@lemma/school/assistant';
import { problemIn } from '../read/problem-in.ts';
import { fact, lower, say } from '../say/parts.ts';
import { solveTask } from '../solve/solve.ts';
import type { Made, MadeOn } from './made.ts';
import { loreFor, mistakesOn, shown } from './problems-of.ts';

/** The teacher's own problem on three levels: with its first step, as it is, and the other way round. */
export function leveled({ wish }: Made): ChatPart[] | undefined {
  const problem = problemIn(wish.said ?? '');
  const solved = problem === undefined ? undefined : solveTask(problem);
  if (problem === undefined || solved === undefined) return undefined;
  const first = solved.steps?.[1]?.line ?? solved.lines[0];
  return [
    say(
      `Support: ${problem} Begin with this, and say what it means: ${first === undefined || first.includes('`') ? (first ?? 'a drawing of what is known') : `\`${first}\``}`,
    ),
    fact(`Answer: ${solved.answer}`),
    say(`On level: ${problem} Write the calculation, and a sentence that answers the question.`),
    fact(`Answer: ${solved.answer}`),
    say(
      `Stretch: ${problem} Then change one number so that the answer becomes twice as large, and show that it does. Is there a second number that you could have changed instead?`,
    ),
    fact(`Answer to the first part: ${solved.answer}`),
  ];
}

export const differentiated = (made: MadeOn): ChatPart[] =>
  (
    [
      ['Support', 1],
      ['On level', 2],
      ['Stretch', 3],
    ] as const
  ).flatMap(([name, level], at) => [
    say(name),
    ...shown(
      made,
      level,
      made.wish.count === undefined ? 2 : Math.max(1, Math.min(5, Math.round(made.wish.count / 3))),
      at * 5,
    ),
  ]);

export function early(made: MadeOn): ChatPart[] {
  const [mistake] = mistakesOn(made);
  return [
    say(`For students who have it already, on ${lower(made.skill.name)}:`),
    ...shown(made, 3, 2),
    say(
      `Then make up a problem of this kind with an answer key${mistake ? `, and one wrong answer that shows “${mistake.name}”` : ''}. Swap with a partner, and find out which of the answers is wrong and why.`,
    ),
    ...(loreFor(made).ways?.connect ? [say(`To write about: ${loreFor(made).ways?.connect}`)] : []),
  ];
}
