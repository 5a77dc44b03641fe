import { solveSteps } from '../steps/solve-steps.ts';
import { divisors, remainders } from './divisors.ts';
import { evaluated, quadratics, withoutOneSolution } from './letter-questions.ts';
import { clocks, conversions, dataQuestions, points, shapes } from './measure-questions.ts';
import { inForm, ordered, percents, roots, roundings } from './number-questions.ts';
import { type Answered, decimalText, rationalIn } from './texts.ts';

export type { Answered };

/** In this order, the most specific kinds of questions first. */
const KINDS: readonly ((text: string) => Answered | undefined)[] = [
  clocks,
  points,
  dataQuestions,
  divisors,
  remainders,
  evaluated,
  conversions,
  roundings,
  quadratics,
  withoutOneSolution,
  percents,
  roots,
  inForm,
  shapes,
  ordered,
];

const POLITE =
  /\b(?:please|pls|thanks|thank you|for me|can you|could you|(?:and |with )?show(?:ing)? (?:all |every |each |the |your )?(?:steps?|work)|step[- ]by[- ]step|with (?:all )?steps|no explanation|just the answer|answer as .*|(?:solve )?by factoring|in lowest terms|in simplest form|(?:and )?(?:explain|check) .*)(?=$|[\s,.!?])/gi;
const VERBS =
  /^\W*(?:what(?:['’]?s| is| does)|how much is|find|calculate|compute|work out|give(?: me)?|solve|evaluate|simplify|tell me|answer)\b[:,\s]*/i;
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/(\d|\)) times (?=\d|\()/gi, '$1 × '],
  [/(\d|\)) plus (?=\d|\()/gi, '$1 + '],
  [/(\d|\)) minus (?=\d|\()/gi, '$1 - '],
  [/(\d|\)) divided by (?=\d|\()/gi, '$1 ÷ '],
  [/(\d+\/\d+) of (?=\d)/gi, '$1 × '],
  [/ and (?=[a-z0-9(][^,]*=)/gi, ', '],
  [/\bthe system\b|\bequal(?:s)?\b\W*$/gi, ' '],
];

const VERB = /\b(expand|multiply out|factor(?:ise|ize)?|distribute)(?:ed)?\b/i;
/** The calculation or equation of a request, without the words around it. */
const taskOf = (text: string): string => {
  const bare = text
    .replace(POLITE, ' ')
    .replace(/\s+/g, ' ')
    .replace(/[\s,.?!:;]+$/, '')
    .trim();
  const verb = VERB.exec(bare)?.[1]?.toLowerCase();
  const math = WORDS.reduce(
    (all, [said, meant]) => all.replace(said, meant),
    bare
      .replace(VERBS, '')
      .replace(/^(?:for )?[a-z]\s*:\s*/i, '')
      .replace(/\b(?:expand|multiply out|factor(?:ise|ize)?|distribute)\b/gi, '')
      .trim(),
  );
  return verb === undefined ? math.trim() : `${verb === 'distribute' ? 'expand' : verb} ${math.trim()}`;
};

/** What stands between words: the only calculation of a text, or all its equations. Undefined where it holds several. */
function mathIn(text: string): string | undefined {
  const pieces = WORDS.reduce((all, [said, meant]) => all.replace(said, meant), text)
    .replace(/\bsqrt\b/gi, '√')
    .replace(/[a-z]{2,}/gi, '|')
    .split(/\||[,;?!]\s|[.:](?:\s|$)/)
    .map((piece) => piece.replace(/^[\s,]*(?:[ai] (?=\d))?|[\s,]+$/gi, ''))
    .filter((piece) => /[\da-z)²³%]\s*[-+*/×÷·^=<>≤≥(√]\s*[-\d(a-z√]/i.test(piece) && /\d/.test(piece))
    .map((piece) => piece.replaceAll('√', 'sqrt'));
  const isSystem = pieces.length > 1 && pieces.every((piece) => piece.includes('='));
  if (pieces.length !== 1 && !isSystem) return undefined;
  const verb = VERB.exec(text)?.[1]?.toLowerCase();
  return `${verb === undefined ? '' : `${verb === 'distribute' ? 'expand' : verb} `}${pieces.join(', ')}`;
}

/**
 * The solution of `solveSteps` in sentences. A number has the form of the task: 40.8 rather than 204/5 if the task has
 * no fraction.
 */
function bySteps(text: string): Answered | undefined {
  const tasks = [taskOf(text), mathIn(text)].flatMap((task) => task ?? []);
  const [solved, task = ''] =
    tasks.map((each) => [solveSteps(each), each] as const).find(([{ kind }]) => kind !== 'other') ?? [];
  if (solved === undefined || solved.kind === 'other') return undefined;
  const value = rationalIn(solved.answer);
  const decimal = value && !/\d\s*\/\s*\d/.test(task) ? decimalText(value) : undefined;
  const isDecimal = decimal !== undefined && decimal !== solved.answer && solved.answer.includes('/');
  const pair =
    solved.kind === 'system' && /\bordered pair|point\b/i.test(text)
      ? /^x = (\S+), y = (\S+)$/.exec(solved.answer)
      : null;
  return {
    steps: solved.lines,
    lines: isDecimal ? [`As a decimal: \`${solved.answer} = ${decimal}\``] : [],
    answer: pair ? `\`(${pair[1]}, ${pair[2]})\`` : `\`${isDecimal ? decimal : solved.answer}\``,
  };
}

/**
 * Answers a question of arithmetic or algebra as a person types it, in the requested form: "17% of 240", "-2/3 as a
 * decimal rounded to 3 places", "what time is it 95 minutes after 7:40", "x^2 + 3x - 10 = 0". Mathematics in the lines
 * stands between backticks. Undefined if the question was not understood, or cannot be solved here. Never throws.
 */
export function solveAsked(typed: string): Answered | undefined {
  if (typed.length > 400) return undefined;
  const text = typed.replace(/−/g, '-').trim();
  try {
    return solved(text) ?? solved(text.replace(AFTER, ''));
  } catch {
    return undefined;
  }
}

/** What is said after the last number: "12% of 350 for a poster". */
const AFTER = /(?<=\d)\s+[a-z][^\d]*$/i;

function solved(text: string): Answered | undefined {
  for (const kind of KINDS) {
    const found = kind(text);
    if (found) return found;
  }
  return bySteps(text);
}
