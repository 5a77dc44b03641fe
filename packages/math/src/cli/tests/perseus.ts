import { constantValue, isLowest, type Node, parse, writtenNumber } from '../../check/index.ts';
import { invalid, type LineVerdict, passes, right, wrong } from '../verdict.ts';
import type { AnswerTest } from './test.ts';

const DEFAULT_FORMS = ['integer', 'decimal', 'proper', 'improper', 'mixed'] as const;

type Expected = {
  readonly value: number | undefined;
  readonly status: string;
  readonly maxError: number;
  readonly simplify: string;
  readonly forms: readonly string[];
};

const NOISE = 2 ** -42;

/** The form in which a number is written, with the names of perseus. */
function formOf(tree: Node): string | undefined {
  const written = writtenNumber(tree);
  if (written === undefined) return mentionsPi(tree) ? 'pi' : undefined;
  if (written.shape !== 'fraction') return written.shape === 'integer' ? 'integer' : written.shape;
  const value = Math.abs(constantValue(tree) ?? 0);
  return value < 1 ? 'proper' : 'improper';
}

const mentionsPi = (tree: Node): boolean =>
  JSON.stringify(tree, (key, value: unknown) => (key === 'value' ? undefined : value)).includes('"pi"');

/** A decimal is also allowed for a whole number. */
const allowed = (form: string, forms: readonly string[], value: number): boolean =>
  forms.includes(form) ||
  (form === 'integer' && (forms.includes('decimal') || forms.includes('percent'))) ||
  (form === 'decimal' && Number.isInteger(value) && forms.includes('integer'));

function fits(tree: Node, value: number, expected: Expected, percent: boolean): boolean {
  if (expected.value === undefined || Math.abs(value - expected.value) >= expected.maxError + NOISE) return false;
  if (percent) return true;
  const form = formOf(tree);
  if (form === undefined || !allowed(form, expected.forms, value)) return false;
  const written = writtenNumber(tree);
  return (
    expected.simplify === 'optional' || expected.status !== 'correct' || written === undefined || isLowest(written)
  );
}

const record = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
const texts = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.filter((item) => typeof item === 'string')
    : typeof value === 'string'
      ? value.split(/\s*,\s*/)
      : [];

function expectedFrom(raw: unknown): Expected {
  const answer = record(raw);
  const own = texts(answer.get('answerForms'));
  const value = answer.get('value');
  const forms = answer.get('strict') === true && own.length > 0 ? own : [...own, ...DEFAULT_FORMS];
  return {
    value: typeof value === 'number' ? value : undefined,
    status: String(answer.get('status') ?? 'correct'),
    maxError: Number(answer.get('maxError') ?? 0) || 0,
    simplify: String(answer.get('simplify') ?? 'required'),
    forms,
  };
}

const commaLocales = /^(fr|de|es|it|pt|nl|pl|ru|cs|da|nb|sv|fi|tr|bg|uk|ro|hu|id|vi|comma)/;

/** Compares one number with one value, with the allowed forms and whether it must be in lowest terms. */
export const perseusNumber: AnswerTest = ({ student, teacher, options }) => {
  const wanted = parse(teacher);
  const value = wanted.ok ? constantValue(wanted.tree) : undefined;
  if (value === undefined) return invalid('teacher: not a number');
  const own = texts(options.get('forms'));
  const answer: Expected = {
    value,
    status: 'correct',
    maxError: Number(options.get('maxError') ?? 0) || 0,
    simplify: String(options.get('simplify') ?? 'required'),
    forms: own.length > 0 ? own : DEFAULT_FORMS,
  };
  return judged(student, [answer], false, String(options.get('locale') ?? 'en'));
};

/** The rubric of a widget: the first answer that fits decides. */
export const perseusNumeric: AnswerTest = ({ student, options }) => {
  const rubric = record(options.get('rubric'));
  const answers = rubric.get('answers');
  if (!Array.isArray(answers)) return invalid('no rubric');
  const coefficient = rubric.get('coefficient') === true;
  return judged(student, answers.map(expectedFrom), coefficient, String(options.get('locale') ?? 'en'));
};

function judged(student: string, answers: readonly Expected[], coefficient: boolean, locale: string): LineVerdict {
  const trimmed = student.trim();
  const text = coefficient && trimmed === '' ? '1' : coefficient && /^[-−]$/.test(trimmed) ? '-1' : trimmed;
  const read = parse(text, { comma: 'number', locale: commaLocales.test(locale) ? 'comma' : 'en' });
  if (!read.ok) return invalid(read.message);
  const percent = text.endsWith('%');
  const correct = answers.filter(({ status }) => status === 'correct');
  const normalised = correct.every(({ value }) => value !== undefined && Math.abs(value) <= 1);
  const tree = read.tree.kind === 'postfix' && percent ? read.tree.arg : read.tree;
  const plain = constantValue(tree);
  if (plain === undefined) return wrong('not a number');
  const value = percent && normalised ? plain / 100 : plain;
  const match = answers.find((answer) => fits(tree, value, answer, percent));
  if (match?.status === 'ungraded') return invalid('not graded');
  return match?.status === 'correct'
    ? right
    : passes(false, match === undefined ? 'another value or form' : 'marked wrong by the rubric');
}
