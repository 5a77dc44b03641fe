import { ANSWER_TESTS } from './tests/index.ts';
import { invalid, type LineVerdict } from './verdict.ts';

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Answers one line of `check`: `{"student","teacher","test"?,"options"?,"question"?}`; without a test, it is AlgEquiv.
 */
export function checkLine(line: unknown): LineVerdict {
  if (!isRecord(line)) return invalid('a line is one JSON object');
  const fields = new Map<string, unknown>(Object.entries(line));
  const [student, teacher, name, options, question] = [
    fields.get('student'),
    fields.get('teacher') ?? '',
    fields.get('test') ?? 'AlgEquiv',
    fields.get('options'),
    fields.get('question'),
  ];
  if (typeof student !== 'string' || typeof teacher !== 'string') return invalid('student and teacher must be texts');
  const test = typeof name === 'string' ? ANSWER_TESTS.get(name) : undefined;
  if (test === undefined) return invalid(`no test ${String(name)}; there are ${[...ANSWER_TESTS.keys()].join(', ')}`);
  return test({
    ...{ student, teacher, options: new Map(isRecord(options) ? Object.entries(options) : []) },
    ...(typeof question === 'string' && { question }),
  });
}
