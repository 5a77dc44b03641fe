import { fitsClockTime } from '../../check/clock-time.ts';
import { type CheckOptions, checkAnswer, type Outcome } from '../../check/index.ts';
import { isUnit } from '../../check/units.ts';
import { askedUnits, withAskedUnit } from '../../skills/kit/asked-unit.ts';
import type { AnswerSpec } from '../../types.ts';
import { right, wrong } from '../verdict.ts';
import { type AnswerTest, parseOptionsFrom, type TestInput } from './test.ts';

/** What a key asks for, recognized by its form. */
const KINDS: readonly (readonly [RegExp, AnswerSpec['kind']])[] = [
  [/^\s*-?[\d./]+\s*[a-z]{1,3}\s+[\d./]+\s*[a-z]{1,3}\s*$/, 'quantity'],
  [/^\s*-?[$€£]/, 'quantity'],
  [/^\s*\d+\s*R\s*\d+\s*$/, 'number'],
  [/^\s*\{/, 'set'],
  [/[∪∞]|^\s*\[|\]\s*$/, 'interval'],
  [/^\s*\(.*,.*\)\s*$/, 'point'],
  [/[<>≤≥]/, 'inequality'],
  [/=|\bsolutions?\b|\breal\b/, 'equation'],
  [/^\s*-?[\d./]+(?:,\s+-?[\d./]+)+\s*$/, 'list'],
  [/(?<![A-Za-z\\])(?!(?:sqrt|pi|R)\b)[A-Za-z]/, 'expression'],
];
const kindOf = (key: string): AnswerSpec['kind'] =>
  isAmount(key) ? 'quantity' : (KINDS.find(([shape]) => shape.test(key))?.[1] ?? 'number');

/** `24 cubic feet`, `35 mph`, `5 cm^2`: a number and a unit of more than one letter, which stands apart from it. */
function isAmount(key: string): boolean {
  const shape =
    /^\s*-?\d[\d.,/ ]*\s(?:square |cubic |sq |cu )?([A-Za-z°]{2,})(?:\^?[23]|²|³| ?(?:\/|per) ?[A-Za-z]+)?\s*$/;
  const unit = shape.exec(key)?.[1];
  return unit !== undefined && isUnit(unit);
}

/** The letter whose values a key gives: `x = 2 or x = 5`. */
function solvedLetter(key: string): string | undefined {
  const sides = key.split(/\s+or\s+/).map((part) => /^\s*([A-Za-z])\s*=(.*)$/.exec(part));
  const letter = sides[0]?.[1];
  const solved = sides.every((side) => side !== null && side[1] === letter && !(side[2] ?? '').includes(letter ?? ''));
  return solved ? letter : undefined;
}

const lettersOf = (text: string): ReadonlySet<string> =>
  new Set(text.match(/(?<![A-Za-z\\])[A-Za-z](?![A-Za-z])/g) ?? []);

/**
 * A capital instead of the key's small letter may be another quantity here, although the field of an exercise accepts
 * it. Where one letter stands among numbers, nothing else can be meant.
 */
function otherCase(student: string, teacher: string): boolean {
  const letters = lettersOf(teacher);
  const isAlone = letters.size === 1 && lettersOf(student).size === 1 && teacher.trim().length > 1;
  return (
    !isAlone &&
    (student.match(/[A-Z](?![a-z])/g) ?? []).some((one) => !letters.has(one) && letters.has(one.toLowerCase()))
  );
}

const outcomeOf = ({ student, options, question }: TestInput, spec: AnswerSpec): Outcome => {
  const { locale } = parseOptionsFrom(options);
  const how: CheckOptions = locale === 'comma' ? { locale } : {};
  return checkAnswer(question === undefined ? spec : withAskedUnit(question, spec), student, how);
};
const isAnswered = (input: TestInput, spec: AnswerSpec): boolean => outcomeOf(input, spec).verdict === 'right';

/** Options that determine how the texts are read; with one of them there is no other reading. */
const OWN_READING = ['functions', 'latex', 'assume'];
const hasOwnReading = ({ options }: TestInput): boolean => OWN_READING.some((name) => options.has(name));

/** Digits, small letters that stand alone, and signs: there is one way to read them. `e` may be a number. */
const PLAIN = /^(?!.*(?:[a-z]\s*[a-z\d]|\d\s+\d|[ei]|\d\s*\.\s*\.|\s\.|\.\s|\.[a-z]))[\da-z+*/^(). -]+$/;

/** Whether an exercise reads both texts as the plain reading does: no words, no units, and no `x` for a times sign. */
const isPlain = ({ student, teacher }: TestInput): boolean =>
  PLAIN.test(student) && PLAIN.test(teacher) && (student.match(/[a-z]/g) ?? []).every((one) => teacher.includes(one));

/**
 * A test of mathematics that reads words, labels and units as an exercise does: if the plain reading is refused, the
 * answer is right if an exercise would accept it. A key that is a time of day is read only as one.
 */
export const readAsAnswer =
  (test: AnswerTest): AnswerTest =>
  (input) => {
    const time = fitsClockTime(input.teacher, input.student);
    if (time !== undefined) return time ? right : wrong('another time');
    const counts = input.question !== undefined && kindOf(input.teacher) === 'number' && askedUnits(input.question);
    if (counts) return isAnswered(input, { kind: 'number', key: input.teacher }) ? right : wrong('not equivalent');
    // 5 ft 6 in: letters after each number are units, not a product.
    if (!PLAIN.test(input.teacher) && kindOf(input.teacher) === 'quantity')
      return isAnswered(input, { kind: 'quantity', key: input.teacher }) ? right : wrong('not equivalent');
    const plain = test(input);
    if (plain.verdict === 'wrong' && isPlain(input)) return plain;
    if (plain.verdict === 'right' || hasOwnReading(input) || otherCase(input.student, input.teacher)) return plain;
    // -3 < x < 3 for (-3, 3): with a comparison as the answer, the key is no point.
    const kind = kindOf(input.teacher) === 'point' && isComparison(input.student) ? 'interval' : kindOf(input.teacher);
    const letter = solvedLetter(input.teacher);
    const variable = kind === 'equation' && letter !== undefined ? { variable: letter } : {};
    const outcome = outcomeOf(input, { kind, key: input.teacher, ...variable });
    if (outcome.verdict === 'right') return right;
    // An answer that only an exercise can read is wrong for the exercise's reason: 0.333... is not exact.
    return plain.verdict === 'invalid' && outcome.verdict === 'wrong' ? wrong(outcome.message) : plain;
  };

const isComparison = (text: string): boolean => /[<>≤≥]|\\(?:lt|gt|le|ge)/.test(text) && !/\d\s*,\s*-?\d/.test(text);

/** The word after a number of counted things ("8 laps"), unless it is a unit of measure. */
function thingsIn(student: string): string | undefined {
  const word = /([A-Za-z]{3,})\W*$/.exec(student)?.[1];
  return word === undefined || isUnit(word.toLowerCase()) ? undefined : word;
}

/** The same for amounts: the unit may be in words, and a plain number gets the unit of the key. */
export const readAsAmount =
  (test: AnswerTest): AnswerTest =>
  (input) => {
    const plain = test(input);
    if (plain.verdict === 'right') return plain;
    const things = /^[-−\d.,/\s]+$/.test(input.teacher) ? thingsIn(input.student) : undefined;
    const spec: AnswerSpec = { kind: 'quantity', key: input.teacher, unitPolicy: 'optional' };
    return isAnswered(input, things === undefined ? spec : { ...spec, kind: 'number', units: [things] })
      ? right
      : plain;
  };
