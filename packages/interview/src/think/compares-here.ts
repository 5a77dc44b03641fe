import { calculationsIn, quantitiesIn, reckoned } from '../talk/calculate.ts';
import { gotIt, said, type TalkCase } from '../talk/talk-case.ts';
import { near, writtenValue } from '../values.ts';
import type { Ask } from './asks.ts';
import { bare, expressionOf, ruleOf } from './named-in.ts';
import { amountOf, numbersOf } from './rule.ts';

const SAME = /\b(?:same|equal|different|difference)\b/i;
const SIZE = /\b(?:more|less|bigger|smaller|larger|greater|fewer|higher|lower)\b/i;
/** Mixed numbers as decimals, so that they are read as one. */
const mixedAsPoint = (plain: string): string =>
  plain.replace(/\b(\d+) (?:and )?(\d+)\/(2|4|5|8|10)\b/g, (_, whole: string, top: string, under: string) =>
    String(Number(whole) + Number(top) / Number(under)),
  );

const flat = (text: string): string => text.replace(/[\s()]/g, '').replace(/[x*·]/g, '×');

type Valued = { readonly text: string; readonly shown: string; readonly value: number };

/** A calculation with what the student gets for it. */
function valued(text: string, about: TalkCase): Valued | undefined {
  const solved = about.solve(text) ?? about.again?.(text);
  const answer = solved?.answer.replaceAll('`', '');
  const value = answer === undefined ? reckoned(text) : amountOf(answer);
  if (value === undefined || Number.isNaN(value)) return undefined;
  return { text, shown: answer ?? writtenValue(value, /\d\/\d/.test(text)), value };
}

/** "And 4 times negative 6, is that the same?", "Is two to the third the same as three to the second?" */
function sameCalculation({ plain, question }: Ask, about: TalkCase): string | undefined {
  if (!SAME.test(question) || /\bwhy\b|\bhow\b/i.test(question)) return undefined;
  const own = expressionOf(about);
  const found = calculationsIn(plain)
    .filter(({ text }) => !/^-?\d+\/\d+$/.test(text))
    .map(({ text }) => text);
  const [one, other] = found;
  if (one === undefined || own === undefined) return undefined;
  const mine: Valued = { text: own, shown: bare(about), value: amountOf(bare(about)) };
  const first = flat(one) === flat(own) ? mine : valued(one, about);
  const second = other === undefined ? mine : flat(other) === flat(own) ? mine : valued(other, about);
  if (first === undefined || second === undefined || Number.isNaN(second.value)) return undefined;
  const isSame = near(first.value, second.value);
  return said(
    `\`${first.text}\` is \`${first.shown}\` and \`${second.text}\` is \`${second.shown}\``,
    isSame ? 'so yes, it is the same for me' : 'so no, they are not the same',
    ruleOf(about) === undefined || about.right ? undefined : `I do it the same way: ${ruleOf(about)}`,
  );
}

const UNITS: readonly (readonly [RegExp, string])[] = [
  [/%|percent/i, 'percent is out of a hundred'],
  [/\$|dollars?/i, 'dollars are money'],
];

/** "Is twenty percent the same as twenty dollars?" */
function sameUnits({ question, plain }: Ask, about: TalkCase): string | undefined {
  if (!SAME.test(question) || !UNITS.every(([unit]) => unit.test(plain))) return undefined;
  const rule = ruleOf(about);
  return said(
    `hm, no, ${UNITS.map(([, words]) => words).join(' and ')}`,
    rule === undefined || about.right ? undefined : `but here I did it as if it was the same: ${rule}`,
  );
}

/** Why one number is bigger, in a form that a child can see: over the same number, or with as many digits. */
function because(one: string, other: string): string | undefined {
  const [a, b] = [one, other].map((text) => /^(\d+)\/(\d+)$/.exec(text));
  if (a && b) {
    const [p, q, r, s] = [a[1], a[2], b[1], b[2]].map(Number);
    if (p === undefined || q === undefined || r === undefined || s === undefined) return undefined;
    const under = q % s === 0 ? q : s % q === 0 ? s : q * s;
    return q === s
      ? undefined
      : `\`${one}\` is \`${(p * under) / q}/${under}\` and \`${other}\` is \`${(r * under) / s}/${under}\``;
  }
  return undefined;
}

/** "Are four sixths more or less than two thirds?": compared as they are, with the reason; where it is no problem of the skill. */
function size({ plain, question }: Ask, about: TalkCase): string | undefined {
  if (
    !SIZE.test(question) ||
    !/^(?:and |so |but |ok(?:ay)?,? )*(?:is|are|was|which)\b|\b(?:or|than)\b/i.test(question) ||
    /\bif\b|\bhow\b|\bwhy\b|\bdoes\b/i.test(question)
  )
    return undefined;
  if (calculationsIn(plain).some(({ text }) => !/^-?\d+\/\d+$/.test(text))) return undefined;
  const mineText = numbersOf(bare(about))[0] ?? '';
  const named = quantitiesIn(
    mixedAsPoint(plain)
      .replace(/\bone\b/gi, '1')
      .replace(/\b(?:an? )?whole\b/gi, '1'),
  ).filter(({ value }, at, all) => all.findIndex((each) => near(each.value, value)) === at);
  const isOwn =
    named.length === 1 && mineText !== '' && !about.right && /\b(?:it|that|your answer|your number)\b/i.test(question);
  const [one, other, ...more] = isOwn ? [{ text: mineText, value: amountOf(mineText) }, ...named] : named;
  if (one === undefined || other === undefined || more.length > 0) return undefined;
  if (one.text.includes('%') !== other.text.includes('%')) return undefined;
  if (about.solve(`${one.text} ? ${other.text}`) !== undefined) return undefined;
  const own = numbersOf(bare(about))[0];
  const mine = own !== undefined && [one, other].find(({ value }) => near(value, amountOf(own)));
  const relation = near(one.value, other.value)
    ? 'is the same as'
    : one.value > other.value
      ? 'is more than'
      : 'is less than';
  return said(
    `\`${one.text}\` ${relation} \`${other.text}\``,
    because(one.text, other.text),
    mine && !about.right ? `hm, and ${gotIt(about)}` : undefined,
  );
}

const PIECES: Readonly<Record<string, number>> = {
  ...{
    half: 2,
    third: 3,
    fourth: 4,
    quarter: 4,
    fifth: 5,
    sixth: 6,
    seventh: 7,
    eighth: 8,
    ninth: 9,
    tenth: 10,
    twelfth: 12,
  },
};

/** "Which piece is bigger, the third or the sixth?": by the student's rule about pieces, if it has one. */
function pieces({ question }: Ask, about: TalkCase): string | undefined {
  const [one, other, ...more] = [
    ...question
      .toLowerCase()
      .matchAll(/\b(half|third|fourth|quarter|fifth|sixth|seventh|eighth|ninth|tenth|twelfth)s?\b/g),
  ].map(([, name = '']) => name);
  const [a, b] = [PIECES[one ?? ''], PIECES[other ?? '']];
  if (
    a === undefined ||
    b === undefined ||
    more.length > 0 ||
    a === b ||
    !SIZE.test(question) ||
    /\d|\b(?:two|three|four|five|six|seven) (?:half|third|fourth|quarter|fifth|sixth|seventh|eighth|ninth|tenth|twelfth)s\b/i.test(
      question,
    )
  )
    return undefined;
  const byNumber = /eighths are more|larger bottom|so an? \w+ is more/i.test(about.idea ?? '') && !about.right;
  const [few, many] = a < b ? [one, other] : [other, one];
  const isSmall = /\b(?:smaller|less)\b/i.test(question);
  const winner = byNumber !== isSmall ? many : few;
  return said(
    `the ${winner}`,
    byNumber ? ruleOf(about) : `for a ${few} you cut it in fewer pieces, so each one is bigger`,
  );
}

export const comparesHere = (ask: Ask, about: TalkCase): string | undefined =>
  sameUnits(ask, about) ?? pieces(ask, about) ?? sameCalculation(ask, about) ?? size(ask, about);
