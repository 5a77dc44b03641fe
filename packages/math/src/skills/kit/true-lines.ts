import { generateProblem } from '../../generate.ts';
import type { Level, Skill } from '../../types.ts';
import { near } from './arithmetic.ts';
import { evaluateText } from './evaluate-text.ts';
import { tellsTheKey } from './worked-check.ts';

const LETTERS = /[a-z]/i;
const NAMED = /sqrt|pi|°/g;

/** Whether every statement about plain numbers in a line holds: "2 * 3 = 6", "5 - 2 = 3, 8 - 5 = 3", "1/2 < 2/3". */
export function isTrueLine(line: string): boolean {
  return line.split(/, | or /).every((part) => {
    if (!/[=<>]/.test(part) || part.includes('?') || LETTERS.test(part.replace(NAMED, ''))) return true;
    const values = part.split(/<=|>=|[=<>]/).map((side) => evaluateText(mixedAsSum(side)));
    const signs = part.match(/<=|>=|[=<>]/g) ?? [];
    return signs.every((sign, index) => {
      const [left = Number.NaN, right = Number.NaN] = [values[index], values[index + 1]];
      if (sign === '=') return near(left, right);
      return sign.startsWith('<')
        ? left <= right && (sign === '<=' || left < right)
        : left >= right && (sign === '>=' || left > right);
    });
  });
}

/** "2 1/3" is two and a third, not two times a third. */
const mixedAsSum = (side: string) => side.replace(/(\d+) (\d+\/\d+)/g, '($1 + $2)');

/**
 * Lines of a worked solution or of a student's work that look like facts but are not true, and hints that show the key.
 * For tests.
 */
export function faultyLines(skill: Skill, seeds: number): string[] {
  return ([1, 2, 3] as const satisfies readonly Level[]).flatMap((level) =>
    Array.from({ length: seeds }, (_, seed) => skill.cases[seed % skill.cases.length]?.id).flatMap((caseId, seed) => {
      const problem = generateProblem(skill, level, 7919 * (seed + 1), caseId);
      const wrong = problem.solution
        .filter(({ line }) => !isTrueLine(line))
        .map(({ line }) => `${skill.code}: ${line}`);
      return [...wrong, ...tellsTheKey(problem)];
    }),
  );
}
