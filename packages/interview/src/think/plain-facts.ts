import { figures, quantitiesIn } from '../talk/calculate.ts';
import { concepts } from '../talk/concepts.ts';
import { gotIt, said, type TalkCase } from '../talk/talk-case.ts';
import { near, shownValue, writtenValue } from '../values.ts';
import type { Ask } from './asks.ts';
import { bare, ruleOf } from './named-in.ts';
import { butIGot, ownValue } from './own-value.ts';
import { amountOf, numbersOf } from './rule.ts';

const N = String.raw`(-?\d+(?:\.\d+)?(?:\/\d+)?)`;
const VERBS: readonly (readonly [RegExp, (a: number, b: number) => number, string])[] = [
  [
    new RegExp(`\\b(?:add|put together|combine|join)(?:s|ed|ing)? (?:the )?${N} (?:and|to|with) (?:the )?${N}`, 'i'),
    (a, b) => a + b,
    '+',
  ],
  [new RegExp(`\\b(?:subtract|take(?: away)?) (?:the )?${N} (?:away )?from (?:the )?${N}`, 'i'), (a, b) => b - a, '-'],
  [new RegExp(`\\b(?:multiply) (?:the )?${N} (?:and|by|with|times) (?:the )?${N}`, 'i'), (a, b) => a * b, '×'],
  [new RegExp(`\\b(?:divide|split) (?:the )?${N} (?:by|into|among) (?:the )?${N}`, 'i'), (a, b) => a / b, '÷'],
  [new RegExp(`\\bwhat(?:'s| is) ${N} (?:less|fewer) than ${N}`, 'i'), (a, b) => b - a, '-'],
  [new RegExp(`\\bwhat(?:'s| is) ${N} more than ${N}`, 'i'), (a, b) => a + b, '+'],
];

/** "If you add 40 and 7, do you get back to 407?", "What's 5 less than 12?" */
function inVerbs({ plain, question }: Ask, about: TalkCase): string | undefined {
  if (/\bwhy\b|\bhow (?:did|do) you\b|\bdid you\b/i.test(question)) return undefined;
  for (const [pattern, work, sign] of VERBS) {
    const [whole, one, other] = pattern.exec(plain) ?? [];
    if (whole === undefined || one === undefined || other === undefined) continue;
    const value = work(amountOf(one), amountOf(other));
    const target = numbersOf(plain.replace(whole, ' '))[0];
    const turned = sign === '-' ? `${other} - ${one}` : `${one} ${sign} ${other}`;
    if (about.solve(turned) !== undefined) continue;
    if (sign === '-' && value < 0 && /^(?:so |and |but )?can\b/i.test(question))
      return said(
        `no, \`${one}\` is more than \`${other}\`, there is not enough`,
        about.right ? undefined : `hm, I did it like this: ${ruleOf(about) ?? gotIt(about)}`,
      );
    return said(
      `\`${turned}\` is ${shownValue(value)}`,
      target === undefined || !/\bget\b|\bback\b|\bmake|\bsame\b|\bis (?:it|that)\b/i.test(question)
        ? butIGot(value, about)
        : near(value, amountOf(target))
          ? 'so yes'
          : `so no, that is not \`${target}\`. Hm`,
    );
  }
  return undefined;
}

/** "Is 3/4 and 1/2 more than one whole?" */
function sumOver({ plain, question }: Ask, about: TalkCase): string | undefined {
  const [, one, other, than] =
    new RegExp(
      `${N} (?:and|plus|\\+) ${N}(?: together)? (?:more|bigger|greater|less|smaller) than (?:one |a )?${N}`,
      'i',
    ).exec(plain.replace(/\bone\b(?! half)/gi, '1')) ?? [];
  if (one === undefined || other === undefined || than === undefined || !/^(?:just |so |and |is |are )/i.test(question))
    return undefined;
  const value = amountOf(one) + amountOf(other);
  return said(
    `\`${one}\` and \`${other}\` make ${shownValue(value)}, that is ${value > amountOf(than) ? 'more' : 'less'} than ${than}`,
    butIGot(value, about),
  );
}

/** "How many marbles are there altogether?" of two counts in the problem. */
function altogether({ question }: Ask, about: TalkCase): string | undefined {
  if (
    !/\b(?:altogether|in all|in total|total|all together)\b/i.test(question) ||
    !/\bhow (?:many|much)\b/i.test(question) ||
    /\d/.test(figures(question))
  )
    return undefined;
  const numbers = numbersOf(about.asked);
  if (numbers.length < 2 || numbers.length > 4 || numbers.some((number) => number.includes('/'))) return undefined;
  const value = numbers.map(Number).reduce((one, other) => one + other, 0);
  return said(`\`${numbers.join(' + ')} = ${writtenValue(value, true)}\``, butIGot(value, about));
}

/** "If you cut a third in half, is it bigger or smaller?" */
const cutSmaller = ({ question }: Ask): string | undefined =>
  /\b(?:cut|split|break|take half|half of)\b/i.test(question) &&
  /\b(?:bigger|more|larger)\b.*\bor\b.*\b(?:smaller|less)\b|\b(?:smaller|less)\b.*\bor\b.*\b(?:bigger|more|larger)\b/i.test(
    question,
  ) &&
  /\bhalf\b|\bpieces\b|\bin \d/i.test(question)
    ? 'smaller, because it is only a piece of it'
    : undefined;

const OUTER: readonly (readonly [RegExp, boolean])[] = [
  [/\bcold(?:est|er)\b|\blowest\b|\bdeepest\b|\bfarthest left\b|\bfurthest left\b|\bleast\b|\bsmallest\b/i, true],
  [
    /\bwarm(?:est|er)\b|\bhottest\b|\bhighest\b|\bfarthest right\b|\bfurthest right\b|\bgreatest\b|\bbiggest\b|\blargest\b/i,
    false,
  ],
];

/** "Which one would be the coldest?" */
function outermost({ question }: Ask, about: TalkCase): string | undefined {
  const low = OUTER.find(([word]) => word.test(question))?.[1];
  const numbers = (about.asked.match(/[-−]?\d+(?:\.\d+)?(?:\/\d+)?/g) ?? []).map((text) => text.replace('−', '-'));
  if (
    low === undefined ||
    numbers.length < 2 ||
    !/\bwhich\b|\bwhat\b/i.test(question) ||
    quantitiesIn(question).length > 0
  )
    return undefined;
  if (/\b(?:least|smallest|greatest|biggest|largest)\b/i.test(question)) return undefined;
  const sorted = numbers.toSorted((one, other) => amountOf(one) - amountOf(other));
  return said(`\`${(low ? sorted[0] : sorted.at(-1)) ?? ''}\``, about.right ? undefined : `hm, ${gotIt(about)}`);
}

/** "Four apples and three apples, what do you have?" */
function sameThings({ plain, question }: Ask, about: TalkCase): string | undefined {
  const [, one, thing = '', other, again = ''] =
    /\b(\d+) ([a-z]+) (?:and|plus|\+) (\d+) (?:more )?([a-z]+)/i.exec(plain) ?? [];
  if (
    one === undefined ||
    other === undefined ||
    thing.replace(/s$/, '') !== again.replace(/s$/, '') ||
    !/\bwhat\b|\bhow many\b/i.test(question)
  )
    return undefined;
  return said(
    `${Number(one) + Number(other)} ${again}`,
    about.right ? undefined : `hm, so not ${bare(about)}? I thought ${ruleOf(about) ?? 'it was like that'}`,
  );
}

/** "What number comes right before 1,000?" */
function neighbor({ plain, question }: Ask, about: TalkCase): string | undefined {
  const [, side = '', number] = /\b(before|after|below|above|follows|next)\b[^\d]*(\d[\d,]*)/i.exec(plain) ?? [];
  if (
    number === undefined ||
    !/\bwhat\b|\bwhich\b/i.test(question) ||
    !/\b(?:comes?|right|just|number)\b/i.test(question) ||
    /\btimes?\b|:/.test(question)
  )
    return undefined;
  const value = Number(number.replaceAll(',', '')) + (/before|below/i.test(side) ? -1 : 1);
  return said(shownValue(value), butIGot(value, about));
}

/** "How much did it go up each time?" of a list of numbers in the problem. */
function eachTime({ question }: Ask, about: TalkCase): string | undefined {
  const list = /(-?\d+)\s*,\s*(-?\d+)\s*,\s*(-?\d+)/.exec(about.asked)?.slice(1).map(Number);
  const [a, b, c] = list ?? [];
  if (
    a === undefined ||
    b === undefined ||
    c === undefined ||
    !/\b(?:each|every) time\b|\bgo(?:es|ing)? up\b|\bpattern\b|\bbetween\b|\bjump/i.test(question) ||
    !/\bhow\b|\bwhat\b/i.test(question)
  )
    return undefined;
  if (b - a === c - b) return said(`by ${Math.abs(b - a)} each time`, about.right ? undefined : `hm, ${gotIt(about)}`);
  return b / a === c / b ? said(`it gets times ${b / a} each time`) : said(`first by ${b - a}, and then by ${c - b}`);
}

/** "What happens to y when x goes up by one?", "Does the line go up or down?" */
function ofLine({ question }: Ask, about: TalkCase): string | undefined {
  const [, sign = '', slope = ''] = /y\s*=\s*([-−]?)\s*(\d*(?:\.\d+)?(?:\/\d+)?)\s*x/.exec(about.asked) ?? [];
  if (!/y\s*=\s*[-−]?\s*[\d./]*\s*x/.test(about.asked)) return undefined;
  const [, plus = '+', start = '0'] =
    /y\s*=\s*[-−]?\s*[\d./]*\s*x\s*(?:([-+−])\s*(\d+(?:\.\d+)?))?/.exec(about.asked) ?? [];
  if (/\bcross|\bhit|\bmeet/i.test(question) && /\by\b/i.test(question))
    return said(`at ${plus === '+' ? '' : '-'}${start}, there x is 0`, about.right ? undefined : `hm, ${gotIt(about)}`);
  const down = sign !== '';
  if (/\bline\b.*\b(?:up or down|rise or fall|down or up)\b/i.test(question))
    return said(
      down ? 'down, because there is a minus in front of the x' : 'up, I think',
      about.right ? undefined : `hm, ${gotIt(about)}`,
    );
  return /\bx\b.*\b(?:goes|go|increases?|moves?) (?:up |over |by )*\b(?:one|1)\b/i.test(question) &&
    /\by\b|\bline\b/i.test(question)
    ? said(
        `it goes ${down ? 'down' : 'up'} by ${slope === '' ? '1' : slope}`,
        about.right ? undefined : `hm, ${gotIt(about)}`,
      )
    : undefined;
}

/** "Does a square have four right angles?": what a shape has. */
function hasShape({ question }: Ask, about: TalkCase): string | undefined {
  const [, shape = '', feature = ''] =
    /^(?:so |and |but )?(?:does|do|is|are|has|have) (?:a |an |the |all |every )?(square|rectangle|triangle|parallelogram|rhombus|trapezoid)s? (?:also )?(?:have |got )?(.+?)\?/i.exec(
      question,
    ) ?? [];
  if (shape === '' || feature === '') return undefined;
  const meaning = concepts.find(({ word }) => word.test(`a ${shape.toLowerCase()}`))?.meaning;
  const words = feature.toLowerCase().match(/[a-z]{4,}/g) ?? [];
  if (meaning === undefined || words.length === 0) return undefined;
  return words.every((word) => meaning.includes(word.replace(/s$/, '')))
    ? said('yes', meaning, about.right ? undefined : `hm, but ${gotIt(about)}`)
    : undefined;
}

/** "Will the answer be bigger or smaller than 45?": what the student goes by. */
function predicts({ question, plain }: Ask, about: TalkCase): string | undefined {
  const [, than] =
    /\b(?:bigger|more|larger|greater|smaller|less)\b.*?\bor\b.*?\b(?:bigger|more|larger|greater|smaller|less)\b.*?\bthan (?:the )?(-?\d+(?:\.\d+)?(?:\/\d+)?)/i.exec(
      plain,
    ) ?? [];
  const own = ownValue(about);
  const rule = ruleOf(about);
  if (
    than === undefined ||
    Number.isNaN(own) ||
    rule === undefined ||
    about.right ||
    !/\b(?:will|would|should|is going to|do you think)\b.*\b(?:answer|it|result|product|quotient|sum|start|total|number|price|length)\b/i.test(
      question,
    )
  )
    return undefined;
  return said(own > amountOf(than) ? 'bigger, I think' : 'smaller, I think', `because ${rule}`, gotIt(about));
}

/** "List all the ways two coins could land." */
const landings = ({ text }: Ask, about: TalkCase): string | undefined =>
  /\b(?:list|all the|what are the|how many)\b.*\b(?:ways|outcomes|things|possibilit)/i.test(text) &&
  /\b(?:2|two) coins?\b|\bcoins?\b.*\b(?:twice|2 times|two times)\b/i.test(`${text} ${about.asked}`)
    ? said(
        'heads and heads, heads and tails, tails and heads, tails and tails. That is 4 ways',
        about.right ? undefined : `hm, ${gotIt(about)}`,
      )
    : undefined;

/** "How many cubes fit along one edge?" of a cube. */
function edge({ question }: Ask, about: TalkCase): string | undefined {
  if (!/\bhow many\b/i.test(question) || !/\bcube\b/i.test(about.asked)) return undefined;
  const [side, ...more] = numbersOf(about.asked);
  if (side === undefined || more.length > 0) return undefined;
  if (/\b(?:along|edge|side|row|long|layers)\b/i.test(question)) return said(`${side}, because the side is ${side}`);
  return /\blayer\b/i.test(question)
    ? said(`\`${side} × ${side} = ${Number(side) ** 2}\``, butIGot(Number(side) ** 3, about))
    : undefined;
}

/** "Did the 3 get to the 4?" */
const reached = ({ question }: Ask, about: TalkCase): string | undefined =>
  /^(?:so |and |but )?(?:did|does|do) (?:the|your) \S+ (?:get|go|reach|multiply|belong|touch|apply)\b/i.test(
    question,
  ) &&
  /\bfirst|only|one of|belongs to the letter/i.test(about.idea ?? '') &&
  !about.right
    ? said('no', ruleOf(about))
    : undefined;

const WAYS = [
  inVerbs,
  sumOver,
  altogether,
  cutSmaller,
  outermost,
  sameThings,
  neighbor,
  eachTime,
  ofLine,
  hasShape,
  predicts,
  landings,
  edge,
  reached,
];

/** Plain questions that anybody answers, with the student's own answer beside them. */
export function plainFact(ask: Ask, about: TalkCase): string | undefined {
  for (const way of WAYS) {
    const found = way(ask, about);
    if (found !== undefined) return found;
  }
  return undefined;
}
