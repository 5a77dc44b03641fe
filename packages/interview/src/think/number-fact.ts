import { figures, quantitiesIn, reckoned } from '../talk/calculate.ts';
import { gotIt, said, small, type TalkCase } from '../talk/talk-case.ts';
import { near, shownValue, writtenValue } from '../values.ts';
import type { Ask } from './asks.ts';
import { bare, expressionOf, ruleOf } from './named-in.ts';
import { amountOf, numbersOf } from './rule.ts';

/** "How many fifths of 20 is that?" */
function howManyParts({ question, plain }: Ask, about: TalkCase): string | undefined {
  const [, name = ''] =
    /\bhow many (halves|thirds|fourths|quarters|fifths|sixths|eighths|tenths)\b/i.exec(question) ?? [];
  const size = { halves: 2, thirds: 3, fourths: 4, quarters: 4, fifths: 5, sixths: 6, eighths: 8, tenths: 10 }[
    name.toLowerCase()
  ];
  const whole = /\bof (\d+)\b/i.exec(plain)?.[1];
  const own = /\b(?:that|it|your)\b/i.test(question) ? amountOf(numbersOf(bare(about))[0]) : Number.NaN;
  if (size === undefined || whole === undefined || Number.isNaN(own)) return undefined;
  const one = Number(whole) / size;
  return said(
    `one ${name.replace(/lves$/, 'lf').replace(/s$/, '')} of ${whole} is ${shownValue(one)}, so it is ${shownValue(own / one)}`,
    about.right ? undefined : `hm, ${gotIt(about)}`,
  );
}

/** "Is 3/8 over a half or under?" */
function aroundHalf({ question, plain }: Ask): string | undefined {
  const named = quantitiesIn(
    plain
      .replace(/\b(?:a|an|one|1) (?=1\/2|half)/gi, '')
      .replace(/\bhalf\b/gi, '1/2')
      .replace(/(\d\/\d+) (?:over|under|above|below)/g, '$1 or'),
  ).filter(({ value }, at, all) => !near(value, 0.5) && all.findIndex((one) => near(one.value, value)) === at);
  if (
    /\bin half\b|\bcut\b/i.test(question) ||
    named.length === 0 ||
    !/\bhalf\b/i.test(question) ||
    !/\b(?:over|under|above|below|more|less|bigger|smaller|past)\b/i.test(question) ||
    !/\bor\b/i.test(question)
  )
    return undefined;
  if (named.some(({ value, text }) => value > 3 || /[×+]/.test(text))) return undefined;
  return said(
    named
      .map(
        ({ text, value }) =>
          `\`${text}\` is ${value > 0.5 ? 'more' : 'less'} than a half, because half of ${halfOf(text)}`,
      )
      .join(', and '),
  );
}
const halfOf = (text: string): string => {
  const [, under] = /\/(\d+)$/.exec(text) ?? [];
  return under === undefined ? `it is \`0.5\`` : `${under} is ${shownValue(Number(under) / 2)}`;
};

/** "Multiply yours back out for me.": two brackets multiplied. */
function multipliesOut({ question }: Ask, about: TalkCase): string | undefined {
  if (
    !/\bmultipl\w*\b.*\b(?:back|out|together)\b|\bexpand\b|\bfoil\b|\bmultiply (?:it|them|yours|that)\b/i.test(question)
  )
    return undefined;
  const [, a, b] = /\(x ([-+] \d+)\)\s*\(x ([-+] \d+)\)/.exec(bare(about).replace(/([-+])\s*(\d)/g, '$1 $2')) ?? [];
  if (a === undefined || b === undefined) return undefined;
  const [p, q] = [a, b].map((text) => Number(text.replace(/\s/g, '')));
  const signed = (value: number, letter: string): string => `${value < 0 ? '-' : '+'} ${Math.abs(value)}${letter}`;
  const made = `x^2 ${signed((p ?? 0) + (q ?? 0), 'x')} ${signed((p ?? 0) * (q ?? 0), '')}`;
  const wanted = /x\^2\s*[-+]\s*\d+x\s*[-+]\s*\d+/.exec(about.asked)?.[0] ?? '';
  return said(
    `I get \`${made}\``,
    made.replace(/\s/g, '') === wanted.replace(/\s/g, '') ? 'that is the same again' : `hm, that is not \`${wanted}\``,
  );
}

/** "How can every kid get 2, if there are only 3 bars and 6 kids?": put against what the student got. */
function howCan({ question, plain }: Ask, about: TalkCase): string | undefined {
  if (
    !/\bhow (?:can|could|would|is)\b.*\b(?:every|each|that|it|be|get|there)\b/i.test(question) ||
    /\byou\b/i.test(question) ||
    about.right
  )
    return undefined;
  const own = numbersOf(bare(about))[0];
  if (own === undefined || !numbersOf(plain).includes(own)) return undefined;
  const others = numbersOf(plain)
    .filter((number) => number !== own)
    .map(Number);
  const [one, other] = others;
  const need = other === undefined ? undefined : other * amountOf(own);
  return said(
    need === undefined || one === undefined
      ? 'hm, that is strange'
      : `hm, for ${other} it would be \`${other} × ${own} = ${writtenValue(need, true)}\`, and there are only ${one}. So it can’t be ${own} each`,
    ruleOf(about) === undefined ? undefined : `I thought ${ruleOf(about)}`,
  );
}

/** "What did you do to get from 3 to 6? Did the same work from 6 to 12?" */
function fromTo({ question, plain, text }: Ask): string | undefined {
  const pairs = [...plain.matchAll(/\bfrom (\d+(?:\.\d+)?) to (\d+(?:\.\d+)?)/gi)].map(
    ([, a, b]) => [Number(a), Number(b)] as const,
  );
  if (
    pairs.length === 0 ||
    !/\b(?:get|go|do|did|happen|change|add|same|much|step)/i.test(`${question} ${text}`) ||
    /\bclock|\bline|\b:\d\d|\bbigger|\bsmaller/i.test(text)
  )
    return undefined;
  const words = pairs.map(
    ([a, b]) =>
      `from ${a} to ${b} it is ${b >= a ? 'plus' : 'minus'} ${Math.abs(b - a)}${a !== 0 && Number.isInteger(b / a) && b / a > 1 ? `, or times ${b / a}` : ''}`,
  );
  return said(words.join(', and '));
}

/** "Five to the third? Second? First? What is going on each time?" */
function powersDown({ plain, question }: Ask): string | undefined {
  const all = [...figures(plain).matchAll(/(\d+)\s*\^\s*(-?\d)/g)].map(([, base = '', power]) => ({
    base,
    power: Number(power),
  }));
  const names = ['zero', 'first', 'second', 'third', 'fourth', 'fifth'];
  const named = [...question.toLowerCase().matchAll(/\b(zero|first|second|third|fourth|fifth)\b/g)].map(
    ([, name = '']) => names.indexOf(name),
  );
  const [first] = all;
  if (first === undefined || all.some(({ base }) => base !== first.base)) return undefined;
  const powers = [...new Set([...all.map(({ power }) => power), ...named])].toSorted((a, b) => b - a);
  if (powers.length < 2 || (!/\b(?:each|going on|pattern|happen|step|time)\b/i.test(question) && powers.length < 3))
    return undefined;
  return said(
    powers.map((power) => `\`${first.base}^${power}\` is ${shownValue(Number(first.base) ** power)}`).join(', '),
    `it gets divided by ${first.base} each time`,
  );
}

/** "Which one's the whole and which one's the part?" */
function wholeOrPart({ question }: Ask, about: TalkCase): string | undefined {
  if (!/\b(?:whole|part)\b/i.test(question) || !/\bwhich\b|\bwhat(?:'s| is)\b/i.test(question)) return undefined;
  const [, part] = /(\d+(?:\.\d+)?) is \d+(?:\.\d+)?% of what/i.exec(about.asked) ?? [];
  const [, whole] = /% of (\d+(?:\.\d+)?)/i.exec(about.asked) ?? [];
  if (part === undefined && whole === undefined) return undefined;
  return said(
    part === undefined
      ? `${whole} is the whole, and the part is what I look for`
      : `${part} is the part, and the whole is what I have to find`,
    ruleOf(about) === undefined || about.right ? undefined : `I didn’t think about that, ${small(ruleOf(about) ?? '')}`,
  );
}

/** "How could you check that with adding?": the sum that should lead back. */
function checkBy({ question }: Ask, about: TalkCase): string | undefined {
  if (!/\bcheck\b/i.test(question) || !/\badd|\bsubtract|\bmultipl|\bdivi/i.test(question)) return undefined;
  const [, one, sign = '', other] =
    /^(\d+(?:\.\d+)?)\s*([-+×÷])\s*(\d+(?:\.\d+)?)$/.exec(figures(expressionOf(about) ?? '')) ?? [];
  const back = { '-': '+', '+': '-', '÷': '×', '×': '÷' }[sign];
  const own = numbersOf(bare(about))[0];
  const value = back === undefined || own === undefined ? undefined : reckoned(`${own} ${back} ${other}`);
  if (back === undefined || value === undefined || one === undefined) return undefined;
  return said(
    `\`${own} ${back} ${other} = ${writtenValue(value, true)}\``,
    near(value, Number(one)) ? 'so it fits' : `but it should be \`${one}\`. Hm, that is strange`,
  );
}

/** "Any other number that works? Think about negatives." */
function negativeToo({ text, question }: Ask, about: TalkCase): string | undefined {
  const [, letter, square] = /([a-z])\^2\s*=\s*(\d+)/.exec(expressionOf(about) ?? about.asked) ?? [];
  const root = Math.sqrt(Number(square));
  if (
    letter === undefined ||
    !Number.isInteger(root) ||
    !/\bnegativ|\bminus/i.test(text) ||
    !/\b(?:other|another|any|else|work|also|what)\b/i.test(question)
  )
    return undefined;
  return said(
    `\`-${root} × -${root}\` is \`${root * root}\` too, so \`${letter} = -${root}\` works as well`,
    about.right ? undefined : `oh, ${gotIt(about)} only`,
  );
}

/** "Say Ana's 5. How old's Tom? Put those two in your equation." */
function inEquation({ text }: Ask, about: TalkCase): string | undefined {
  const [, first = '', a = '', times = '', second = '', b = ''] =
    /(\w+) \(([A-Za-z])\) is (twice|double|half|\d+ times) as [a-z]+ as (\w+) \(([A-Za-z])\)/.exec(about.asked) ?? [];
  const [, name = '', number] =
    new RegExp(`\\b(${first || '#'}|${second || '#'})(?:'s| is| was| has)\\s+(\\d+)`).exec(text) ?? [];
  if (number === undefined) return undefined;
  const factor = /twice|double/.test(times) ? 2 : /half/.test(times) ? 0.5 : Number(/\d+/.exec(times)?.[0]);
  const [one, other] =
    name === second ? [factor * Number(number), Number(number)] : [Number(number), Number(number) / factor];
  const sides = bare(about)
    .split('=')
    .map((side) =>
      reckoned(
        side
          .trim()
          .replace(a, ` × ${one}`)
          .replace(b, ` × ${other}`)
          .replace(/^\s*×\s*/, ''),
      ),
    );
  const [left, right] = sides;
  if (left === undefined || right === undefined) return undefined;
  return said(
    `then ${first} is ${writtenValue(one, true)} and ${second} is ${writtenValue(other, true)}`,
    `in my \`${bare(about)}\` that is ${shownValue(left)} and ${shownValue(right)}`,
    near(left, right) ? 'so it fits' : 'those are not the same. Huh',
  );
}

/** "Does the die remember?": what a thing can't do. */
const remembers = ({ question }: Ask, about: TalkCase): string | undefined =>
  /\b(?:die|dice|coin|spinner|bag|machine|ball)\b.*\b(?:remember|know|care|think|remembers|knows)\b/i.test(question)
    ? said(
        'no, it can’t remember anything',
        ruleOf(about) === undefined || about.right ? undefined : `hm, but I thought ${ruleOf(about)}`,
      )
    : undefined;

const WAYS = [
  howManyParts,
  aroundHalf,
  multipliesOut,
  howCan,
  fromTo,
  powersDown,
  wholeOrPart,
  checkBy,
  negativeToo,
  inEquation,
  remembers,
];

/** Questions about the numbers of a problem that have a plain answer. */
export function numberFact(ask: Ask, about: TalkCase): string | undefined {
  for (const way of WAYS) {
    const found = way(ask, about);
    if (found !== undefined) return found;
  }
  return undefined;
}
