import { checkAnswer } from '../../check/index.ts';
import { workLines } from '../answer-readings.ts';
import { amountsIn, calculated, near, numericClaims, results, type Shown, shown, type Written } from './facts.ts';

const ASSIGNED = /^[a-z]\s*=\s*-?[\d./ ]+[a-z]*\.?$/i;
const hasLetters = (text: string): boolean => /(?<![a-z])\d*[a-z](?![a-z])/i.test(text.replace(/\ba\b|\bI\b/g, ''));
const equationsOf = (text: string): string[] =>
  text
    .split(/\n|,|;/)
    .flatMap((line) => line.match(/[-+*/^().\d\sa-z]*=[-+*/^().\d\sa-z]*/gi) ?? [])
    .map((one) => one.trim());
const inLetters = (text: string): string[] =>
  equationsOf(text).filter((one) => hasLetters(one) && !ASSIGNED.test(one) && !/[a-z]{3,}/i.test(one));

const asksForEquation = (question: string): boolean =>
  /\b(?:write|state|set up|use|give|find|form)\b[^.?]*\b(?:equation|expression|formula)\b|\bwrite\b[^.?]*\balgebra/i.test(
    question,
  );

/** Only numbers although an equation is asked for. */
export function noEquation({ question, correct, answer }: Written): Shown[] {
  const wanted = inLetters(correct);
  if (!asksForEquation(question) || wanted.length === 0 || inLetters(answer).length > 0) return [];
  const refuses = /\b(?:don't|do not|no|without|didn't|did not|not)\b[^.\n]*\bequations?\b/i.test(answer);
  const given = new Set(question.match(/\d+(?:\.\d+)?/g));
  const calculates = numericClaims(answer).some(
    ([left]) => /\d\s*[-+*/÷×]/.test(left) && (left.match(/\d+(?:\.\d+)?/g) ?? []).some((number) => given.has(number)),
  );
  if (refuses) return shown('stated', 'equations.works-backward-without-equation');
  return calculates ? shown('worked', 'equations.works-backward-without-equation') : [];
}

const numbersOf = (text: string): string =>
  amountsIn(text)
    .map(({ value }) => value)
    .toSorted((a, b) => a - b)
    .join();
const lettersOf = (text: string): string[] => [
  ...new Set(text.match(/[a-z]/gi)?.map((letter) => letter.toLowerCase())),
];

/** One letter for all unknowns although the right equation has two. */
export function oneLetterForAll({ question, correct, answer }: Written): Shown[] {
  const [key, given] = [inLetters(correct)[0], inLetters(answer)[0]];
  if (!asksForEquation(question) || key === undefined || given === undefined) return [];
  return lettersOf(key).length >= 2 &&
    lettersOf(given).length === 1 &&
    (given.match(/\d[a-z]/gi)?.length ?? 0) >= 2 &&
    numbersOf(key) === numbersOf(given)
    ? shown('computed', 'equations.one-letter-for-all')
    : [];
}

/** "22 more S than K" written as K = S + 22. */
export function reversedComparison({ question, answer }: Written): Shown[] {
  const told = [
    ...question.matchAll(/(\d+) (?:more|older|taller|longer|heavier) ([a-z])\w*[^.;]*?\bthan (?:the )?([a-z])\w*/gi),
  ];
  const equations = answer.replace(/[ *]/g, '');
  const reversed = told.some(
    ([, amount, more = '', less = '']) =>
      more !== less &&
      new RegExp(`(?:^|[^A-Za-z0-9])${less}=(?:${more}\\+${amount}|${amount}\\+${more})(?!\\d)`, 'mi').test(equations),
  );
  return reversed ? shown('computed', 'equations.reversal') : [];
}

/** A difference of two amounts in an equation, written the wrong way round: B - T = 1 for T = B + 1. */
export function reversedDifference({ question, correct, answer }: Written): Shown[] {
  const [key, given] = [inLetters(correct)[0], inLetters(answer)[0]];
  const [one, other, ...more] = lettersOf(key ?? '');
  if (!asksForEquation(question) && !/\bwrite\b[^.?]*\bexpression\b/i.test(question)) return [];
  if (!key || !given?.includes('-') || one === undefined || other === undefined || more.length > 0) return [];
  const swapped = key.toLowerCase().replace(/[a-z]/g, (letter) => (letter === one ? other : one));
  const same = (text: string): boolean =>
    checkAnswer({ kind: 'equation', key: text.toLowerCase() }, given.toLowerCase()).verdict === 'right';
  return same(swapped) && !same(key) ? shown('computed', 'expressions.reversed-subtraction', 'equations.reversal') : [];
}

/** An equation although an inequality is asked for. */
export function equationForInequality({ question, correct, answer }: Written): Shown[] {
  const inequality = /[<>≤≥]/;
  const last = workLines(answer).at(-1) ?? '';
  return inequality.test(question) &&
    inequality.test(correct) &&
    /[a-z]/i.test(question) &&
    !inequality.test(answer) &&
    /[a-z].*=|=.*[a-z]/i.test(last)
    ? shown('computed', 'equations.inequality-as-equation')
    : [];
}

const SIGN_AS_ANSWER =
  /\badd\b|\banswer\b|\btotal\b|\bsum\b|\bresult\b|\bcomes? (?:out|next)\b|\bequals? up\b|\bend of\b|\bdo (?:the|it|something)\b|\bmakes?\b|\bwork (?:it )?out\b/i;

/** The equal sign explained as "now comes the answer", or the right side taken for the number in the box. */
export function equalSignSaid({ question, correct, answer }: Written): Shown[] {
  const asked =
    /\b(?:symbol|sign)\b[^?]*\bmean|\bmeaning of\b[^?]*(?:=|equal)|\bwhat does\b[^?]*=[^?]*mean/i.test(question) &&
    question.includes('=');
  if (asked && SIGN_AS_ANSWER.test(answer) && /\b(?:same|equal|equivalent|balance)/i.test(correct))
    return shown('stated', 'equations.equal-sign-as-answer');
  const blank = /\?(?=\s*[-+*×=])|[-+*×=]\s*\?/;
  const rights = question
    .split(/\n|\band\b/)
    .filter((line) => blank.test(line))
    .map((line) => calculated((line.split('=')[1] ?? '').split(/[-+]/)[0] ?? ''));
  const given = amountsIn(answer).map(({ value }) => value);
  const keys = results(correct, []);
  return rights.some((right) => right !== undefined && given.includes(right) && !keys.includes(right)) &&
    /\banswer\b|^\D*\d+\D*$/i.test(answer)
    ? shown('stated', 'equations.equal-sign-as-answer')
    : [];
}

/** A written check that succeeds although the answer is wrong, or a requested check that is missing. */
export function checkMadeToFit({ question, answer }: Written): Shown[] {
  const checks = /\bcheck(?:ing|ed)?\b/i;
  const lines = answer.split('\n');
  const at = lines.findIndex((line, index) => index > 0 && checks.test(line));
  const asked = /\bcheck (?:your|the|it|whether|that)\b/i.test(question);
  if (at < 0) return asked && workLines(answer).length > 1 ? shown('likely', 'equations.check-made-to-fit') : [];
  const check = lines.slice(at).join('\n');
  return /=/.test(check) && !/\bwrong\b|\bnot\b|n't\b|≠|!=/i.test(check)
    ? shown('beside', 'equations.check-made-to-fit')
    : [];
}

/** A formula in which a letter is replaced by the wrong number of the story. */
export function wrongNumberForLetter({ question, correct, answer }: Written): Shown[] {
  const [, left, right] =
    /(?:^|\s)([-+*/().\da-z]{1,20})\s*=\s*([-+*/().\da-z]{1,20})(?=\s|$|[.,;?])/im.exec(question) ?? [];
  const rule = [left, right].find(
    (side) => side !== undefined && /\d/.test(side) && /[a-z]/i.test(side) && !/[a-z]{2}/i.test(side),
  );
  if (rule === undefined || lettersOf(rule).length !== 1 || !/[a-z]/i.test(`${left}${right}`.replace(rule, '')))
    return [];
  const given = amountsIn(question);
  const at = (value: number): number | undefined => calculated(rule.replace(/[a-z]/gi, `(${value})`));
  const keys = amountsIn(correct).map(({ value }) => value);
  const answers = results(answer, []);
  const fits = given.some(({ value }) => keys.some((key) => near(key, at(value) ?? Number.NaN)));
  const wrong = given.some(({ value }) => {
    const result = at(value);
    return result !== undefined && !keys.some((key) => near(key, result)) && answers.some((one) => near(one, result));
  });
  return fits && wrong ? shown('computed', 'functions.wrong-number-for-letter') : [];
}

/** A row of terms in which the subtracted ones are added and counted as positive: -5 - 4 = 9. */
export function negativesMadePositive({ question, answer }: Written): Shown[] {
  const [, first, letter, second] =
    /(?<![\w)])-(\d+)([a-z])\s*-\s*(\d+)\2\s*$/i.exec(question.trim().replace(/[=?.\s]+$/, '')) ?? [];
  if (first !== undefined && answer.replace(/\s+/g, '') === `${Number(first) + Number(second)}${letter}`)
    return shown('computed', 'integers.two-negatives-positive');
  const found = numericClaims(answer).some(([left, right]) => {
    const terms =
      left
        .replace(/\s+/g, '')
        .match(/^-?\d+(?:[-+]\d+)+$/)?.[0]
        .match(/[-+]?\d+/g)
        ?.map(Number) ?? [];
    const negative = terms.filter((term) => term < 0);
    const total = terms.reduce((sum, term) => sum + Math.abs(term), 0);
    const value = calculated(right);
    return negative.length >= 2 && value !== undefined && value === total;
  });
  return found ? shown('computed', 'integers.two-negatives-positive') : [];
}

/** A square of two terms written as a product of a sum and a difference. */
export function squareAsConjugates({ question, answer }: Written): Shown[] {
  const [, first = '', , second = ''] = /\((\w{1,6})([-+])(\w{1,6})\)\^2/.exec(question.replace(/\s+/g, '')) ?? [];
  if (first === '') return [];
  const product = /\(([^()]{1,12})\)\(([^()]{1,12})\)/.exec(answer.replace(/\s+/g, ''));
  const [one, other] = [product?.[1] ?? '', product?.[2] ?? ''];
  const turned = one.includes('+') ? one.replace('+', '-') : one.replace('-', '+');
  const conjugates = product !== null && checkAnswer({ kind: 'expression', key: turned }, other).verdict === 'right';
  return conjugates && one.startsWith(first) && second !== '' ? shown('computed', 'algebra.square-keeps-minus') : [];
}

const TRINOMIAL = /([a-z])\^2([-+]\d*)\1([-+]\d+)(?!\d)/;
const FACTORS = /^\(([a-z])([-+]\d+)\)\(\1([-+]\d+)\)$/;
const coefficient = (text = ''): number => (/\d/.test(text) ? Number(text) : Number(`${text}1`));

/** x² + 7x + 12 as (x + 2)(x + 6): the product fits, the sum doesn't. */
export function productOnly({ question, correct, answer }: Written): Shown[] {
  const [, letter, linear, constant] = TRINOMIAL.exec(question.replace(/\s+/g, '')) ?? [];
  const [, own, m, n] = FACTORS.exec(answer.replace(/\s+/g, '')) ?? [];
  if (letter === undefined || own !== letter || !FACTORS.test(correct.replace(/\s+/g, ''))) return [];
  const [one, other] = [coefficient(m), coefficient(n)];
  const fits = one * other === coefficient(constant) && one + other !== coefficient(linear);
  return fits && one + other !== -coefficient(linear) ? shown('computed', 'algebra.factor-product-only') : [];
}
