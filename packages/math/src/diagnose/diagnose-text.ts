import { checkAnswer } from '../check/index.ts';
import type { MisconceptionId, Problem } from '../types.ts';
import { answerReadings, asOption, workLines } from './answer-readings.ts';
import { askedItems } from './asked/items.ts';
import { diagnoseWith } from './diagnose.ts';
import { directMisconceptions } from './direct.ts';
import type { Explanation } from './explanation.ts';
import { askedForLarger, questionReadings, storyReadings } from './question-readings.ts';
import { problemsOf, type ReadProblem, type Tick, timeless } from './read-problems.ts';
import { widerMisconceptions } from './wider-misconceptions.ts';
import { writtenMisconceptions } from './written/written-misconceptions.ts';

/** A question in plain text with its right answer and the given one. */
export type PlainQuestion = { readonly question: string; readonly correct: string; readonly answer: string };

/** Misconceptions recognized in other ways than by a rule's answer weigh a little less. */
const WEIGHT = { wider: 3.5, inTheWork: 3.2, twoInTheWork: 2.2, asked: 0.8 } as const;

/** A text with more characters is not a question of a school book and is not read. */
const LONGEST = 4000;

type Reader = (answer: string) => string[];

const squeezed = (text: string): string => text.replace(/[`\s,$]/g, '').replace(/[−–]/g, '-');

/** Reads answers as the question means them: "0.45" to "Which is larger, 0.45 or 0.6?" says that 0.45 > 0.6. */
function readerFor(question: string): (problem: Pick<Problem, 'answer'> | undefined) => Reader {
  const first = askedForLarger(question);
  const other = first === '>' ? '<' : '>';
  const known = new Map<string, string[]>();
  return (problem) => (answer) => {
    const readings = known.get(answer) ?? answerReadings(answer);
    known.set(answer, readings);
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

/** Whether a right answer agrees with a problem; an answer key that can't be read can't disagree. */
function agrees(problem: Pick<Problem, 'answer'>, readings: readonly string[]): boolean {
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

/**
 * Misconceptions that lead from one of the written lines to the answer, together with the misconception that led to
 * that line, if any.
 */
function inTheWork(problems: readonly ReadProblem[], answer: string, tick: Tick): Explanation[] {
  const result = answerReadings(answer).at(-1) ?? '';
  const lines = workLines(answer).flatMap((line) => [line, ...line.split('=').map((part) => part.trim())]);
  // The answer itself is no line of the work that led to it.
  return [...new Set(lines)]
    .filter((line) => line !== result)
    .flatMap((line) =>
      problemsOf([line], ({ answer: spec }) => spec.kind !== 'choice' && spec.key !== line, tick).flatMap((inner) => {
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

/**
 * Where both ideas lead to the same answer, the first is the likelier one: it is about what is special in the question (a zero,
 * an exponent zero, two points), or it is met more often.
 */
const LIKELIER: readonly (readonly [MisconceptionId, MisconceptionId])[] = [
  ['whole-numbers.zero-times-keeps-digit', 'whole-numbers.adds-factors'],
  ['expressions.zero-exponent-zero', 'expressions.power-as-product'],
  ['expressions.zero-exponent-zero', 'expressions.power-reversed'],
  ['expressions.zero-exponent-zero', 'whole-numbers.exponent-as-factor'],
  ['expressions.zero-exponent-keeps-base', 'expressions.power-as-sum'],
  ['statistics.mean-as-median', 'statistics.mean-as-mode'],
  ['functions.slope-mixed-order', 'functions.slope-sign-lost'],
  ['whole-numbers.follows-the-keyword', 'algebra.amount-unit-turned'],
  ['whole-numbers.follows-the-keyword', 'whole-numbers.counts-the-other-way'],
  ['ratios.additive', 'functions.adding-everywhere'],
  ['fractions.inverts-first', 'fractions.larger-by-smaller'],
  ['ratios.order-reversed', 'fractions.larger-by-smaller'],
  ['measurement.converts-the-wrong-way', 'algebra.amount-unit-turned'],
  ['measurement.coins-counted-not-valued', 'measurement.units-ignored'],
  ['measurement.scale-read-as-ones', 'whole-numbers.one-group-short'],
  ['ratios.everything-is-proportional', 'ratios.multiply-only'],
  ['expressions.more-means-times', 'expressions.conjoin'],
  ['percent.digits-as-percent', 'percent.times-ten'],
];
const BARELY = 0.5;

/** The explanations with the likelier of two ideas just above the other. */
const weighed = (explanations: readonly Explanation[]): Explanation[] =>
  explanations.map((one) => {
    const lower = LIKELIER.filter(([likelier]) => one.misconceptions.join() === likelier).map(([, other]) => other);
    const rivals = explanations.filter(
      ({ misconceptions, weight }) => lower.some((id) => misconceptions.join() === id) && weight - one.weight < BARELY,
    );
    const top = Math.max(one.weight, ...rivals.map(({ weight }) => weight + 0.01));
    return rivals.length === 0 ? one : { ...one, weight: top };
  });

/** Each explanation once; of two with the same weight, the one that more skills give comes first. */
function ranked(explanations: readonly Explanation[]): Explanation[] {
  const keyOf = ({ misconceptions, slip }: Explanation): string => [...misconceptions, slip].join();
  const votes = new Map<string, number>();
  for (const one of explanations) votes.set(keyOf(one), (votes.get(keyOf(one)) ?? 0) + 1);
  const seen = new Set<string>();
  return weighed(explanations)
    .toSorted(
      (one, other) => other.weight - one.weight || (votes.get(keyOf(other)) ?? 0) - (votes.get(keyOf(one)) ?? 0),
    )
    .filter((one) => !seen.has(keyOf(one)) && seen.add(keyOf(one)));
}

/**
 * Explains an answer to a question that a person typed. Every skill that can read the question and agrees with its
 * right answer is asked; their explanations come in one list, likeliest first, each misconception once. Empty if no
 * skill reads the question or none has an explanation. Throws only what `tick` throws.
 */
export function diagnoseText({ question, correct, answer }: PlainQuestion, tick: Tick = timeless): Explanation[] {
  if ([question, correct, answer].some((text) => text.length > LONGEST)) return [];
  const texts = questionReadings(question);
  const reader = readerFor(question);
  const accepts = (problem: Pick<Problem, 'answer'>): boolean =>
    correct.trim() === '' || agrees(problem, reader(problem)(correct));
  const direct = problemsOf(texts, accepts, tick);
  // Items with other numbers often have the same key.
  const confirmedKeys = new Map<string, boolean>();
  const confirmed = (problem: Pick<Problem, 'answer'>): boolean => {
    const key = JSON.stringify(problem.answer);
    const known = confirmedKeys.get(key);
    if (known !== undefined) return known;
    const is = reader(problem)(correct).some((line) => checkAnswer(problem.answer, line).verdict === 'right');
    confirmedKeys.set(key, is);
    return is;
  };
  const asked = askedItems(question, numberIn(correct), confirmed, tick);
  const best = asked[0]?.score ?? 0;
  const read =
    direct.length > 0 ? direct : asked.length > 0 ? [] : problemsOf(storyReadings(question), confirmed, tick);
  const problems: readonly ReadProblem[] = [...read, ...asked];
  const [keys, responses] = [answerReadings(correct), answerReadings(answer)];
  const rightValue = responses.some((line) => keys.includes(line));
  const written = writtenMisconceptions({ question, correct, answer }, rightValue);
  if (rightValue) return ranked(written);
  tick();
  const wider = texts.flatMap((text) =>
    responses.flatMap((line) =>
      keys.flatMap((key) => widerMisconceptions({ question: text, correct: key, answer: line })),
    ),
  );
  const all = [
    ...written,
    ...read.flatMap((one) => {
      tick();
      return byResponse(one, reader(one.problem)(answer));
    }),
    ...asked.flatMap((one) =>
      byResponse(one, reader(one.problem)(answer)).map((found) => ({
        ...found,
        weight: found.weight * (WEIGHT.asked + ((1 - WEIGHT.asked) * one.score) / best),
      })),
    ),
    ...wider.map((id): Explanation => ({ misconceptions: [id], weight: WEIGHT.wider })),
  ];
  const explained = isStory(question)
    ? all.filter(({ misconceptions }) => !misconceptions.some((id) => BARE.has(id)))
    : all;
  const sure = explained.some(({ misconceptions, weight }) => misconceptions.length === 1 && weight >= WEIGHT.wider);
  const right = problems.some(({ problem }) =>
    reader(problem)(answer).some((line) => checkAnswer({ ...problem.answer, forms: [] }, line).verdict === 'right'),
  );
  return likelyEnough(ranked(sure || right ? explained : [...explained, ...inTheWork(problems, answer, tick)]));
}

/** Ideas about bare calculations: in a story, what is left over or whom it is for explains the same number. */
const BARE: ReadonlySet<MisconceptionId> = new Set(['whole-numbers.close-fact']);
const isStory = (question: string): boolean => (question.match(/[a-z]{3,}/gi) ?? []).length > 7;

/** An idea below this weight fits by its number alone: the words of the question are about something else. */
const LEAST_LIKELY = 2.75;

/** Without ideas that nothing but the number speaks for, where such a one would come first. */
function likelyEnough(found: readonly Explanation[]): Explanation[] {
  const isVague = ({ misconceptions, weight }: Explanation): boolean =>
    misconceptions.length === 1 && weight < LEAST_LIKELY;
  const [first] = found;
  return first && isVague(first) ? found.filter((one) => !isVague(one)) : [...found];
}
