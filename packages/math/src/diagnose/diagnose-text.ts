import { checkAnswer } from '../check/index.ts';
import type { Problem } from '../types.ts';
import { answerReadings, asOption, workLines } from './answer-readings.ts';
import { askedItems } from './asked/items.ts';
import { diagnoseWith, directMisconceptions } from './diagnose.ts';
import type { Explanation } from './explanation.ts';
import { askedForLarger, questionReadings, storyReadings } from './question-readings.ts';
import { problemsOf, type ReadProblem } from './read-problems.ts';
import { widerMisconceptions } from './wider-misconceptions.ts';
import { writtenMisconceptions } from './written/written-misconceptions.ts';

/** A question in plain text with its right answer and the one that was given. */
export type PlainQuestion = { readonly question: string; readonly correct: string; readonly answer: string };

/** Ideas that are seen in other ways than by the one answer of a rule weigh a little less than those. */
const WEIGHT = { wider: 3.5, inTheWork: 3.2, twoInTheWork: 2.2, asked: 0.8 } as const;

/** More characters than this, in any of the texts, are no question of a school book, and are not read. */
const LONGEST = 4000;

type Reader = (answer: string) => string[];

const squeezed = (text: string): string => text.replace(/[`\s,$]/g, '').replace(/[−–]/g, '-');

/** How answers are read to a question: "0.45" to "Which is larger, 0.45 or 0.6?" says that 0.45 > 0.6. */
function readerFor(question: string): (problem: Problem | undefined) => Reader {
  const first = askedForLarger(question);
  const other = first === '>' ? '<' : '>';
  return (problem) => (answer) => {
    const readings = answerReadings(answer);
    if (problem?.answer.kind !== 'choice') return readings;
    const labels = (problem.answer.options ?? []).map(({ id, label }) => ({ id, label: squeezed(label) }));
    const [left = '', right = ''] = labels[0]?.label.split(/[<>=]/) ?? [];
    const that = (sign: string, text: string): string =>
      labels.find(({ label }) => label === `${left}${sign}${right}` || label === sign)?.id ?? text;
    return readings.map((text) => {
      if (first !== undefined && squeezed(text) === left) return that(first, first);
      return first !== undefined && squeezed(text) === right ? that(other, other) : asOption(problem.answer, text);
    });
  };
}

/** An answer key that can't be read can't disagree. */
function agrees(problem: Problem, readings: readonly string[]): boolean {
  const verdicts = readings.map((line) => checkAnswer({ ...problem.answer, forms: [] }, line).verdict);
  return verdicts.includes('right') || verdicts.every((verdict) => verdict === 'invalid');
}

/** The one number of a text, if it has one. */
function numberIn(text: string): number | undefined {
  const numbers = text.replace(/(\d),(?=\d{3}\b)/g, '$1').match(/-?\d+(?:\.\d+)?/g) ?? [];
  return numbers.length === 1 ? Number(numbers[0]) : undefined;
}

const byResponse = ({ skill, problem }: ReadProblem, readings: readonly string[]): Explanation[] => {
  const known = readings.map((line) =>
    checkAnswer({ ...problem.answer, forms: [] }, line).verdict === 'right'
      ? 'right'
      : diagnoseWith(skill, problem, line),
  );
  if (known.includes('right')) return [];
  const likeliest = (found: readonly Explanation[]): number => Math.max(0, ...found.map(({ weight }) => weight));
  const [best = []] = known
    .flatMap((found) => (found === 'right' ? [] : [found]))
    .toSorted((one, other) => likeliest(other) - likeliest(one));
  return [...best];
};

/** Ideas that take one of the written lines to the answer, with the idea that led to that line where one did. */
function inTheWork(problems: readonly ReadProblem[], answer: string): Explanation[] {
  const result = answerReadings(answer).at(-1) ?? '';
  const lines = workLines(answer).flatMap((line) => [line, ...line.split('=').map((part) => part.trim())]);
  return [...new Set(lines)].flatMap((line) =>
    problemsOf([line], ({ answer: spec }) => spec.kind !== 'choice' && spec.key !== line).flatMap((inner) => {
      const ideas = directMisconceptions(inner.skill, inner.problem, result);
      if (ideas.length === 0) return [];
      const { key } = inner.problem.answer;
      const before = problems.flatMap(({ skill, problem }) => directMisconceptions(skill, problem, key));
      return ideas.flatMap((id): Explanation[] => [
        ...before.map((first) => ({ misconceptions: [first, id], weight: WEIGHT.twoInTheWork })),
        ...(before.length === 0 ? [{ misconceptions: [id], weight: WEIGHT.inTheWork }] : []),
      ]);
    }),
  );
}

/** Each explanation once; where two weigh the same, the one that more skills give comes first. */
function ranked(explanations: readonly Explanation[]): Explanation[] {
  const keyOf = ({ misconceptions, slip }: Explanation): string => [...misconceptions, slip].join();
  const votes = new Map<string, number>();
  for (const one of explanations) votes.set(keyOf(one), (votes.get(keyOf(one)) ?? 0) + 1);
  const seen = new Set<string>();
  return explanations
    .toSorted(
      (one, other) => other.weight - one.weight || (votes.get(keyOf(other)) ?? 0) - (votes.get(keyOf(one)) ?? 0),
    )
    .filter((one) => !seen.has(keyOf(one)) && seen.add(keyOf(one)));
}

/**
 * Explains an answer to a question that a person typed. Skills that can read the question and agree with its right answer are
 * asked; the explanations of all of them come together, likeliest first, each idea once. Empty: no skill reads it, or none knows. Never throws.
 */
export function diagnoseText({ question, correct, answer }: PlainQuestion): Explanation[] {
  if ([question, correct, answer].some((text) => text.length > LONGEST)) return [];
  const texts = questionReadings(question);
  const reader = readerFor(question);
  const accepts = (problem: Problem): boolean => correct.trim() === '' || agrees(problem, reader(problem)(correct));
  const direct = problemsOf(texts, accepts);
  const confirmed = (problem: Problem): boolean =>
    reader(problem)(correct).some((line) => checkAnswer(problem.answer, line).verdict === 'right');
  const asked = askedItems(question, numberIn(correct), confirmed);
  const best = asked[0]?.score ?? 0;
  const read = direct.length > 0 ? direct : asked.length > 0 ? [] : problemsOf(storyReadings(question), confirmed);
  const problems: readonly ReadProblem[] = [...read, ...asked];
  const [keys, responses] = [answerReadings(correct), answerReadings(answer)];
  const rightValue = responses.some((line) => keys.includes(line));
  const written = writtenMisconceptions({ question, correct, answer }, rightValue);
  if (rightValue) return ranked(written);
  const wider = texts.flatMap((text) =>
    responses.flatMap((line) =>
      keys.flatMap((key) => widerMisconceptions({ question: text, correct: key, answer: line })),
    ),
  );
  const explained = [
    ...written,
    ...read.flatMap((one) => byResponse(one, reader(one.problem)(answer))),
    ...asked.flatMap((one) =>
      byResponse(one, reader(one.problem)(answer)).map((found) => ({
        ...found,
        weight: found.weight * (WEIGHT.asked + ((1 - WEIGHT.asked) * one.score) / best),
      })),
    ),
    ...wider.map((id): Explanation => ({ misconceptions: [id], weight: WEIGHT.wider })),
  ];
  const sure = explained.some(({ misconceptions, weight }) => misconceptions.length === 1 && weight >= WEIGHT.wider);
  const right = problems.some(({ problem }) =>
    reader(problem)(answer).some((line) => checkAnswer({ ...problem.answer, forms: [] }, line).verdict === 'right'),
  );
  return ranked(sure || right ? explained : [...explained, ...inTheWork(problems, answer)]);
}
