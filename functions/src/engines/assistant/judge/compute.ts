import { verify } from '@lemma/math';
import type { ChatPart } from '@lemma/school/assistant';
import { fact, say, suggest } from '../say/parts.ts';
import { knownTask } from '../solve/known-tasks.ts';
import { solvableIn } from '../solve/solvable-in.ts';
import { solveTask } from '../solve/solve.ts';
import type { WishOf } from '../wish/wish.ts';
import type { Explained } from './explain.ts';
import { unusedNumbers } from './left-over.ts';

/** Substitutes the solution into the equation to show that both sides are equal. */
function checkOf(task: string, answer: string): ChatPart[] {
  const [, letter, value] = /^`([a-z]) = (-?[\d./]+)`$/.exec(answer) ?? [];
  const equation = /((?:\d|\(|-|(?<![a-z])[a-z](?![a-z]))[^=a-z]*[a-z]?[^=]*=[^=]*)$/i
    .exec(task.replace(/\b(?:show|and|please|step).*$/i, ''))?.[1]
    ?.trim();
  if (letter === undefined || value === undefined || equation === undefined || /[a-z]{2,}/i.test(equation)) return [];
  const put = equation.replace(
    new RegExp(letter, 'gi'),
    (_, at: number) =>
      `${/[\d)]/.test(equation[at - 1] ?? '') ? ' × ' : ''}${/[-/]/.test(value) ? `(${value})` : value}`,
  );
  return verify(`\`${put}\``).right === 1 ? [fact(`Check: \`${put}\``)] : [];
}

/** Two tasks in one request, where each can be solved by itself and both together are not one. */
function tasksOf(task: string): string[] {
  const parts = task.split(/(?:[,;.]\s+(?:and|then)?|\band\b|\bthen\b)\s*(?=.*\d)/i).filter((part) => /\d/.test(part));
  const isEach =
    parts.length === 2 &&
    parts.some((part) => /[-+×÷*/^=%]|\bof\b/.test(part)) &&
    parts.every((part) => solveTask(part) !== undefined && !/^[^=]*[a-z][^=]*=/i.test(part));
  return isEach && !parts.every((part) => /^\W*-?[\d.,/]+\W*$/.test(part)) ? parts : [];
}

const ends = (sign: string): string => (/[<>]/.test(sign) ? 'open' : 'closed');
/** How the solution of an inequality is drawn on a number line. */
function graphOf(answer: string): string | undefined {
  const plain = answer.replaceAll('`', '');
  const [, low, first = '', second = '', high] = /^(-?[\d./]+) ([<≤]) [a-z] ([<≤]) (-?[\d./]+)$/.exec(plain) ?? [];
  if (low !== undefined && high !== undefined)
    return `To graph it: ${ends(first) === ends(second) ? `${ends(first)} circles at ${low} and ${high}` : `an ${ends(first)} circle at ${low} and ${ends(second)} at ${high}`}, and everything between them shaded.`;
  const sides = plain.split(' or ').flatMap((part) => {
    const [, sign = '', end] = /^[a-z] ([<>≤≥]) (-?[\d./]+)$/.exec(part) ?? [];
    return end === undefined
      ? []
      : [
          `${/[<>]/.test(sign) ? 'an open' : 'a closed'} circle at ${end}, shaded to the ${/[<≤]/.test(sign) ? 'left' : 'right'}`,
        ];
  });
  return sides.length === 0 || sides.length < plain.split(' or ').length
    ? undefined
    : `To graph it: ${sides.join(', and ')}.`;
}

const cannot = (): ChatPart[] => [
  say(
    'I can’t solve that one, so I won’t guess. I do arithmetic, fractions, percent, rounding, units, time, data, equations, inequalities, systems, quadratics, lines and the usual shapes.',
  ),
  suggest('What is 17% of 240?', 'Solve 2(x - 3) = 10'),
];

/** Computes a calculation or solves an equation, in the form that was asked for. */
export function compute(wish: WishOf<'compute'>): Explained {
  const [one, other] = knownTask(wish.task) ? [] : tasksOf(wish.task);
  if (one !== undefined && other !== undefined) {
    const [first, second] = [compute({ ...wish, task: one }), compute({ ...wish, task: other })];
    return { parts: [...first.parts, ...second.parts], memo: { wish } };
  }
  const whole = solveTask(wish.task);
  const found = whole ? { task: wish.task, solved: whole } : solvableIn(wish.task);
  if (found === undefined) return { parts: cannot() };
  const { task, solved } = found;
  const graph = /\bgraph/i.test(wish.task) ? graphOf(solved.answer) : undefined;
  const isKnown = knownTask(wish.task) !== undefined;
  const idle = isKnown ? [] : unusedNumbers(wish.task);
  if (idle.length > 0)
    return {
      parts: [
        say(
          `I can work out only a part of this, without ${idle.map((number) => `\`${number}\``).join(' and ')}, so I have not answered it. Ask for one thing at a time.`,
        ),
      ],
    };
  const answer = fact(`Answer: ${solved.answer}`);
  if (wish.brief) return { parts: [answer], memo: { wish } };
  const steps =
    solved.steps && solved.steps.length > 1
      ? [{ kind: 'steps' as const, lines: solved.steps.map(({ line, why }) => ({ line, why })) }]
      : [];
  return {
    parts: [
      ...steps,
      ...solved.lines.map((line) => (/`[^`]*[a-z]{1}(?![a-z])[^`]*=/i.test(line) ? say(line) : fact(line))),
      answer,
      ...(graph === undefined ? [] : [say(graph)]),
      ...checkOf(task, solved.answer),
    ],
    memo: { wish },
  };
}
