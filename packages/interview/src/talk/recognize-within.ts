import { figures } from './calculate.ts';
import { bareAnswer, type Recognized, recognize } from './open-case.ts';

const CUES: readonly (readonly [words: RegExp, sign: string])[] = [
  [/\baltogether\b|\bin all\b|\btotal\b|\btogether\b|\bboth\b|\bcombined\b|\bin the end\b/i, '+'],
  [
    /\bleft\b|\bstill\b|\bremain\w*|\bhow (?:many|much) (?:more|fewer|less|longer|taller|shorter|heavier|farther|further)\b|\b(?:shorter|longer|taller|fewer|older|heavier) .*than\b|\bdifference\b|\bchange\b|\bgave away\b|\bgives away\b|\bspen[dt]s?\b/i,
    '-',
  ],
  [/\beach\b|\bevery\b|\btimes\b|\brows? of\b|\bper\b|\b\d+\/\d+ of\b/i, '×'],
  [
    /\bshare[sd]?\b|\bsplits?\b|\bequally\b|\bevenly\b|\bhow many (?:bags|boxes|groups|pieces|servings|batches)\b/i,
    '÷',
  ],
];
const MOST_NUMBERS = 4;
const NUMBER = /(?<![\d./])\d+(?: \d+\/\d+|\/\d+|\.\d+)?(?![\d/]|\.\d)/g;

/** The calculations of two numbers that a story may come down to, those first that its words speak of. */
function calculationsOf(problem: string): readonly string[] {
  const numbers = [...new Set(figures(problem).match(NUMBER) ?? [])].slice(0, MOST_NUMBERS);
  const signs = CUES.filter(([words]) => words.test(problem)).map(([, sign]) => sign);
  const pairs = numbers.flatMap((one, at) => numbers.slice(at + 1).map((other) => [one, other] as const));
  const list = /(?:-?\d+(?:\.\d+)?,? (?:and )?){2,}-?\d+(?:\.\d+)?/.exec(problem)?.[0];
  const of = /\b(?:mean|median|mode|range|average)\b/i.exec(problem)?.[0].toLowerCase().replace('average', 'mean');
  const data = list === undefined || of === undefined ? [] : [`${of} of ${list.replace(/,? and /, ', ')}`];
  const calculations = signs.flatMap((sign) =>
    pairs.flatMap(([one, other]) =>
      sign === '-' || sign === '÷'
        ? [`${one} ${sign} ${other}`, `${other} ${sign} ${one}`]
        : [`${one} ${sign} ${other}`],
    ),
  );
  return [...data, ...calculations];
}

/**
 * The misconception about a calculation by which a student came to the answer of a story in words: 3/7 for "Tom ate 2/3
 * of a pan and Ana 1/4, how much altogether?" is 2/3 + 1/4 with tops and bottoms added.
 */
export function recognizeWithin(problem: string, answer: string): Recognized | undefined {
  const [number] = figures(bareAnswer(answer)).match(/-?\d+(?: \d+\/\d+|\/\d+|\.\d+)?/) ?? [];
  if (number === undefined || !/[a-z]{3,} [a-z]{2,}/i.test(problem)) return undefined;
  for (const calculation of calculationsOf(problem)) {
    const found = recognize(calculation, number);
    if (found !== undefined) return found;
  }
  return undefined;
}
