import { amountsIn, near, results, type Shown, shown, type Written } from './facts.ts';

const REPEATED = /(?<![\d.])(\d+(?:\.\d+)?)(?:\s*\+\s*\1(?![\d.])){2,}/;
const PAIR =
  /(?<![\d.])(\d+(?:\.\d+)?)\s*(?:([a-z]+)\s*)?(?:--?>|→|buys?|gets?|for|makes?|needs?|you need|takes?|-)\s*(\d+(?:\.\d+)?)\s*([a-z]+)/gi;

const asksForRatio = (question: string): boolean =>
  /\bratios?\b|\bproportion|\bsame (?:recipe|rate|price|speed)\b|\bhow (?:many|much)\b/i.test(question);

/** The same amount added again and again, or a list of pairs that grows step by step. */
export function buildsUp({ question, answer }: Written): Shown[] {
  if (amountsIn(question).length < 3 || !asksForRatio(question)) return [];
  const pairs = [...answer.matchAll(PAIR)].map(([, one, , other]) => `${one}:${other}`);
  const repeated = REPEATED.exec(answer)?.[1];
  const ofQuestion = repeated !== undefined && amountsIn(question).some(({ value }) => value === Number(repeated));
  return ofQuestion || new Set(pairs).size >= 3 ? shown('stated', 'ratios.builds-up-step-by-step') : [];
}

const NOT_SEEN =
  /\b(?:no|not an?|isn't an?|aren't any) (?:ratio|proportion|relation|connection)|\bneed(?:s|ed)? (?:to know )?(?:more|other|another|extra)\b|\bnot enough (?:data|information|numbers)|\b(?:missing|more) (?:data|information)|\bcan(?:'|no)?t (?:know|be known|tell|compare)/i;

/** The statement that two related amounts are not related, or an answer that leaves them as two numbers. */
export function noRelationSeen({ question, correct, answer }: Written): Shown[] {
  if (amountsIn(question).length < 2 || !asksForRatio(question)) return [];
  const apart = /^\s*\$?\d+(?:\.\d+)?\s*[a-z]*\s*(?:and|,|&)\s*\$?\d+(?:\.\d+)?\s*[a-z]*\s*\.?$/i.test(answer);
  const told = NOT_SEEN.test(answer) && !NOT_SEEN.test(correct);
  return told || (apart && /\bratio\b/i.test(question)) ? shown('stated', 'ratios.no-relation-seen') : [];
}

/** Growth compared by the difference although the question asks how many times as much. */
export function comparedByDifference({ question, correct, answer }: Written): Shown[] {
  const relative = /\b(?:relative|in relation|in proportion|proportionally|compared (?:to|with) its)\b/i;
  const times = /\b(?:times|doubled|tripled|percent|ratio|half|relative)\b|%/i;
  const given = amountsIn(question).map(({ value }) => value);
  if (given.length < 4 || !relative.test(question) || times.test(answer)) return [];
  const differences = given.flatMap((one) => given.map((other) => Math.abs(one - other)));
  const told = amountsIn(answer).some(({ value }) => value > 0 && differences.includes(value));
  return told && /\b(?:both|same|more|less|only|equal)\b/i.test(answer) && answer.trim() !== correct.trim()
    ? shown('stated', 'ratios.difference-as-ratio', 'ratios.additive')
    : [];
}

/** An equal ratio made by adding the same number to both terms. */
export function equalByAdding({ question, correct, answer }: Written): Shown[] {
  const of = (text: string): [number, number] | undefined => {
    const found = [...text.matchAll(/(\d{1,4})\s*(?:\/|:|\bto\b)\s*(\d{1,4})/g)];
    return found.length === 1 ? [Number(found[0]?.[1]), Number(found[0]?.[2])] : undefined;
  };
  const [given, key, wrong] = [of(question), of(correct), of(answer)];
  if (!/\bequivalent|\bequal\b|\bsame\b/i.test(question) || !given || !key || !wrong) return [];
  const equal = given[0] * key[1] === given[1] * key[0];
  const added = given[0] - wrong[0] === given[1] - wrong[1] && given[0] !== wrong[0];
  return equal && added ? shown('computed', 'ratios.additive', 'fractions.equivalent-adds') : [];
}

/** The rate of a proportion inverted in the work: 4/6 although 6/4 leads to the answer. */
export function rateTurned({ question, correct, answer }: Written): Shown[] {
  const given = amountsIn(question).map(({ value }) => value);
  if (given.length !== 3 || !/\bhow (?:many|much)\b/i.test(question)) return [];
  const keys = results(correct, amountsIn(question));
  const quotients = [...answer.matchAll(/(?<![\d./)])(\d+(?:\.\d+)?)\s*[/÷]\s*(\d+(?:\.\d+)?)\s*=\s*\.?\d/g)];
  const turned = quotients.some(([, top, bottom]) => {
    const third = given.filter((value) => value !== Number(top) && value !== Number(bottom));
    const [c] = third;
    const both = given.includes(Number(top)) && given.includes(Number(bottom)) && third.length === 1;
    return both && c !== undefined && keys.some((key) => near(key, (c * Number(bottom)) / Number(top)));
  });
  return turned ? shown('stated', 'ratios.inverted-rate') : [];
}

const ratioValue = (text: string): number | undefined => {
  const [, top, bottom] = /(\d+(?:\.\d+)?)\s*(?:\/|:|\bto\b)\s*(\d+(?:\.\d+)?)/.exec(text) ?? [];
  return top === undefined || Number(bottom) === 0 ? undefined : Number(top) / Number(bottom);
};

/** A ratio of two given amounts that the question asks for in words. */
export function askedRatio({ question, correct, answer }: Written): Shown[] {
  if (!/\bratio\b/i.test(question)) return [];
  const [a, b, ...more] = amountsIn(question).map(({ value }) => value);
  const key = ratioValue(correct);
  if (a === undefined || b === undefined || more.length > 0 || key === undefined || a === b || b === 0) return [];
  const [first, second] = near(key, a / b) ? [a, b] : [b, a];
  const given = ratioValue(answer) ?? Number(/^\D*(\d+(?:\.\d+)?)\D*$/.exec(answer)?.[1] ?? Number.NaN);
  const exact = (value: number): boolean => Math.abs(given - value) < 1e-9;
  if (near(key, first / second)) {
    if (exact(second / first)) return shown('computed', 'ratios.order-reversed');
    if (exact(first / (first + second)) || exact(second / (first + second)))
      return shown('computed', 'ratios.part-part-whole');
  }
  const toWhole = near(key, first / (first + second)) && exact(first / second);
  if (toWhole) return shown('computed', 'ratios.part-part-whole');
  return exact(Math.abs(a - b)) && ratioValue(answer) === undefined
    ? shown('computed', 'ratios.difference-as-ratio')
    : [];
}

/** A quotient written as a decimal although whole numbers are asked for, or a letter put into the denominator. */
export function otherForms({ question, correct, answer }: Written): Shown[] {
  const wanted = /\b(?:whole|integers?|whole-number)\b|\bratio\b/i.test(question);
  const fraction = amountsIn(question).find(({ value, bottom }) => bottom !== undefined || !Number.isInteger(value));
  const decimal = /(?<!\d)\d*\.\d+/.exec(answer)?.[0];
  if (wanted && fraction && decimal !== undefined && !/\d\.\d/.test(correct) && near(Number(decimal), fraction.value))
    return shown('computed', 'ratios.decimal-for-whole-numbers');
  const [, bottom, letter] =
    /^\(?1\/(\d+)\)?\s*[*·×]?\s*([a-z])$/i.exec(
      question
        .replace(/^.*?(?=\(?1\/\d)/is, '')
        .replace(/\s+(?:as|in|using)\b.*$/is, '')
        .trim(),
    ) ?? [];
  if (bottom === undefined || letter === undefined) return [];
  const plain = answer.replace(/\s+/g, '');
  const wrong = [`1/${bottom}${letter}`, `1/(${bottom}${letter})`, `1/(${bottom}*${letter})`];
  return wrong.includes(plain) ? shown('computed', 'ratios.letter-under-the-line') : [];
}
