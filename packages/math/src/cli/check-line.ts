import { ANSWER_TESTS } from './tests/index.ts';
import { invalid, type LineVerdict } from './verdict.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Answers one line of `check`: `{"student","teacher","test"?,"options"?,"question"?}`; without a test, it is AlgEquiv.
 */
export function checkLine(line: unknown): LineVerdict {
  if (!isRecord(line)) return invalid('a line is one JSON object');
  const { student, options, question } = line;
  const [teacher, name] = [line.teacher ?? '', line.test ?? 'AlgEquiv'];
  if (typeof student !== 'string' || typeof teacher !== 'string') return invalid('student and teacher must be texts');
  const test = typeof name === 'string' ? ANSWER_TESTS.get(name) : undefined;
  if (test === undefined) return invalid(`no test ${String(name)}; there are ${[...ANSWER_TESTS.keys()].join(', ')}`);
  return test({
    ...{ student, teacher, options: new Map(isRecord(options) ? Object.entries(options) : []) },
    ...(typeof question === 'string' && { question }),
  });
}
