import { type Node, type ParseOptions, parse } from '../../check/index.ts';
import { invalid, type LineVerdict } from '../verdict.ts';

/** Options of a line. They are untrusted, so each use checks the type of its own. */
export type TestOptions = ReadonlyMap<string, unknown>;

export type TestInput = {
  readonly student: string;
  readonly teacher: string;
  readonly options: TestOptions;
  /** The question, if the line has it: it may name a unit that the key leaves out. */
  readonly question?: string;
};

/** One named answer test. Must not throw. */
export type AnswerTest = (input: TestInput) => LineVerdict;

export function parseOptionsFrom(options: TestOptions): ParseOptions {
  if (options.size === 0) return {};
  const functions = options.get('functions');
  const latex = options.get('latex');
  const locale = options.get('locale');
  return {
    ...(Array.isArray(functions) ? { functions: functions.filter((name) => typeof name === 'string') } : {}),
    ...(typeof latex === 'boolean' ? { latex } : {}),
    ...(locale === 'comma' ? { locale } : {}),
  };
}

/** Parses both sides and passes them on; for a side that cannot be read it gives the answer itself. */
export function onTrees(
  read: ParseOptions,
  compare: (student: Node, teacher: Node, options: TestOptions) => LineVerdict,
): AnswerTest {
  return ({ student, teacher, options }) => {
    const all = options.size === 0 ? read : { ...read, ...parseOptionsFrom(options) };
    const left = parse(student, all);
    if (!left.ok) return invalid(`student: ${left.message}`);
    const right = parse(teacher, all);
    if (!right.ok) return invalid(`teacher: ${right.message}`);
    return compare(left.tree, right.tree, options);
  };
}

/** The same for tests of the student's text alone; the teacher's side may be empty. */
export function onStudent(test: (student: Node, options: TestOptions) => LineVerdict): AnswerTest {
  return ({ student, options }) => {
    const read = parse(student, parseOptionsFrom(options));
    return read.ok ? test(read.tree, options) : invalid(`student: ${read.message}`);
  };
}

/** `opt` as text: a number, a letter, `[4, 3]`. */
export const optText = (options: TestOptions): string | undefined => {
  const opt = options.get('opt');
  return typeof opt === 'string' || typeof opt === 'number' ? String(opt) : undefined;
};

/** `opt` as a tree. */
export function optTree(options: TestOptions): Node | undefined {
  const text = optText(options);
  const read = text === undefined ? undefined : parse(text);
  return read?.ok ? read.tree : undefined;
}
