import { checkAnswer } from '../../check/index.ts';
import type { MathText, Problem } from '../../types.ts';
import { floatOf } from './fraction-text.ts';
import { showsKey } from './safe-hints.ts';

const isSame = (left: MathText, right: MathText): boolean =>
  checkAnswer({ kind: 'number', key: left }, right).verdict === 'right';

const sizeOf = (text: MathText): number => {
  const [left, right] = text.split('×').map((side) => floatOf(side));
  return right === undefined ? (left ?? Number.NaN) : (left ?? Number.NaN) * right;
};

/** Whether a line of equal or ordered sides is true; lines with a blank are not judged. */
function isTrue(line: MathText): boolean {
  if (line.includes('?')) return true;
  if (line.includes('=')) {
    const [first = '', ...others] = line.split('=');
    return others.every((other) => isSame(first, other));
  }
  const sides = line.split(/[<>]/).map((side) => side.trim());
  const signs = line.match(/[<>]/g) ?? [];
  return signs.every((sign, i) => {
    const [left, right] = [sides[i] ?? '', sides[i + 1] ?? ''];
    if (isSame(left, right)) return false;
    const [x, y] = [sizeOf(left), sizeOf(right)];
    return Number.isNaN(x) || Number.isNaN(y) || (sign === '<' ? x < y : x > y);
  });
}

/** Faults of a worked solution with numbers: false statements, or a last line that is not the answer. For tests. */
export function solutionFaults({ skill, level, seed, solution, answer }: Problem): string[] {
  const where = `${skill} level ${level} seed ${seed}`;
  const faults = solution
    .filter(({ line }) => /[=<>]/.test(line) && !isTrue(line))
    .map(({ line }) => `${where}: ${line}`);
  const last = solution.at(-1)?.line ?? '';
  if (answer.kind === 'number' || answer.kind === 'quantity' || answer.kind === 'list') {
    const ending = last.split('=').at(-1) ?? last;
    const said = checkAnswer({ ...answer, forms: [] }, ending.trim()).verdict === 'right';
    const within = last.replace(/[/=]/g, ' ').split(' ').includes(answer.key);
    if (!said && !within) faults.push(`${where}: ends with ${last}, not with ${answer.key}`);
  }
  return faults;
}

/**
 * Lines of a worked calculation whose value differs from the key; statements with an equals or comparison sign are
 * skipped. For tests.
 */
export function changedLines({ skill, level, seed, solution, answer }: Problem): string[] {
  const key = answer.key.replace(/^\$/, '').replace(/ [a-z]\S*$/i, '');
  return solution
    .filter(({ line }) => !/[=<>]/.test(line) && !isSame(key, line))
    .map(({ line }) => `${skill} level ${level} seed ${seed}: ${line} is not ${key}`);
}

/** Hints that contain the key as a separate formula although the statement does not show it. For tests. */
export function tellsTheKey({ skill, level, seed, prompt, math = '', answer, hints }: Problem): string[] {
  if (answer.kind === 'choice') return [];
  if (showsKey(answer.key, `${prompt} ${math}`)) return [];
  return hints
    .filter((hint) => showsKey(answer.key, hint))
    .map((hint) => `${skill} level ${level} seed ${seed}: ${answer.key} in "${hint}"`);
}
