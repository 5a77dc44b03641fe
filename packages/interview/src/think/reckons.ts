import { figures, quantitiesIn, reckoned } from '../talk/calculate.ts';
import { gotIt, said, type TalkCase } from '../talk/talk-case.ts';
import { near, shownValue, writtenValue } from '../values.ts';
import type { Ask } from './asks.ts';
import { bare, expressionOf, ruleOf } from './named-in.ts';
import { butIGot } from './own-value.ts';
import { amountOf, numbersOf } from './rule.ts';

const PART = String.raw`(\d+(?:\.\d+)?%|\d+\/\d+|half|a half|double|twice|a third|a quarter|a fourth|a tenth)`;
const PART_OF = new RegExp(`\\b${PART} (?:of )?(?:of )?(?:an? )?(\\d+\\/\\d+|\\d+(?:\\.\\d+)?)`, 'i');
const SHARES: Readonly<Record<string, number>> = {
  ...{ half: 1 / 2, double: 2, twice: 2, third: 1 / 3, quarter: 1 / 4, fourth: 1 / 4, tenth: 1 / 10 },
};

const shareOf = (word: string): number => {
  if (word.endsWith('%')) return Number(word.slice(0, -1)) / 100;
  return SHARES[word.toLowerCase().replace(/^a /, '')] ?? amountOf(word);
};

/** "What is half of 80?", "half of a quarter of a pizza", "3 tenths of 2 tenths": a part of an amount. */
function partOf({ plain }: Ask, about: TalkCase): { readonly words: string; readonly value: number } | undefined {
  const [, part, amount] =
    PART_OF.exec(plain.replace(/\bof a (?=1\/)/g, 'of ').replace(/(\d\/\d+) of an? (?=\d)/g, '$1 of ')) ?? [];
  if (part === undefined || amount === undefined || about.solve(plain) !== undefined) return undefined;
  if (!/\bwhat\b|\bhow much\b|\bfind\b|\btry\b|\bshould\b|\bwould\b|\btake\b|\bthan\b/i.test(plain)) return undefined;
  const value = shareOf(part) * amountOf(amount);
  if (Number.isNaN(value)) return undefined;
  const fraction = /\//.test(amount);
  const tenths = /^(\d+)\/10$/.exec(part)?.[1];
  const of = /^(\d+)\/10$/.exec(amount)?.[1];
  if (tenths !== undefined && of !== undefined)
    return { words: `\`${part}\` of \`${amount}\` is \`${Number(tenths) * Number(of)}/100\``, value };
  return { words: `${part} of \`${amount}\` is ${shownValue(value, fraction || !/\./.test(amount))}`, value };
}

const COMPARES = /\b(?:more|less|bigger|smaller|greater|larger)\b/i;

function ofPart(ask: Ask, about: TalkCase): string | undefined {
  const part = partOf(ask, about);
  if (part === undefined) return undefined;
  const [, than] = /\b(?:bigger|more|greater|larger|smaller|less) than (\d+(?:\.\d+)?)/i.exec(ask.plain) ?? [];
  const [, first] = /\b(?:is|are) (\d+(?:\.\d+)?) (?:more|less|bigger|smaller|greater) than\b/i.exec(ask.plain) ?? [];
  if (first !== undefined)
    return said(
      `${part.words}, so ${first} is ${Number(first) > part.value ? 'more' : 'less'}`,
      butIGot(part.value, about),
    );
  if (than !== undefined)
    return said(
      `${part.words}, so it is ${part.value > Number(than) ? 'more' : 'less'} than ${than}`,
      butIGot(part.value, about),
    );
  if (/\bif\b/i.test(ask.question)) return undefined;
  const gridded = /\bgrid\b/i.test(ask.text) ? gridFor(ask.plain) : undefined;
  return said(gridded, part.words, butIGot(part.value, about));
}

/** Tenths of tenths on a square of a hundred little ones. */
function gridFor(plain: string): string | undefined {
  const [, one, other] = /(\d)\/10 of (\d)\/10/.exec(plain) ?? [];
  return one === undefined || other === undefined
    ? undefined
    : `on a grid of ten by ten it is ${one} by ${other} little squares, that is ${Number(one) * Number(other)} out of a hundred`;
}

/** "Is 25% more or less than that?", where "that" was just reckoned. */
function thanThat(ask: Ask, about: TalkCase, last: number | undefined): string | undefined {
  if (last === undefined || !COMPARES.test(ask.question) || !/\b(?:that|it|this)\b/i.test(ask.question))
    return undefined;
  const [named] = quantitiesIn(ask.question);
  if (named === undefined) return undefined;
  const whole = numbersOf(about.asked)
    .map(Number)
    .find((number) => !named.text.startsWith(String(number)));
  const isPercent = named.text.endsWith('%');
  if (isPercent && whole !== undefined) {
    const half = named.value < 0.5 ? 'less' : named.value > 0.5 ? 'more' : 'the same';
    return said(`\`${named.text}\` is ${half} than half, I think, because half is 50%`, `hm, ${gotIt(about)}`);
  }
  return said(
    `\`${named.text}\` is ${named.value > last ? 'more' : 'less'} than ${shownValue(last)}`,
    butIGot(last, about),
  );
}

/** "If you had 340 dollars, all in ten dollar bills, how many bills?" */
function turnedAround(plain: string, about: TalkCase): string | undefined {
  const [, whole, size] =
    /\$?(\d[\d,]*)[^\d?]*\b(?:in|into|of|by|all)\s+(?:groups? of |packs? of |bags? of |boxes of |rows of )?(\d+)[- ]?(?:dollar )?(?:bills?|coins?|s\b|boxes|packs|groups|bags|each|per)?/i.exec(
      plain,
    ) ?? [];
  if (
    whole === undefined ||
    size === undefined ||
    Number(size) === 0 ||
    !/\b(?:bills?|coins?|packs?|groups?|bags?|boxes|rows)\b/i.test(plain)
  )
    return undefined;
  const value = Number(whole.replaceAll(',', '')) / Number(size);
  return said(
    `${shownValue(value)}, because \`${size} × ${writtenValue(value, true)} = ${whole}\``,
    butIGot(value, about),
  );
}

/** "How many ten-dollar bills make $340?", "How many fives go into 30?" */
function howOften({ plain, question }: Ask, about: TalkCase): string | undefined {
  if (!/\bhow many\b/i.test(question) || !/\bmake|\bgo(?:es)? in|\bfit|\bneed|\bin\b/i.test(question)) return undefined;
  const [, size, whole] =
    /(\d+)[- ](?:dollar )?(?:bills?|coins?|boxes|packs|groups|bags)\b.*?\$?(\d[\d,]*)/i.exec(plain) ?? [];
  const [, each, all] = /\bgroups? of (\d+)\b.*?\bin \$?(\d+)/i.exec(plain) ?? [];
  if (each !== undefined && all !== undefined)
    return said(`\`${all} ÷ ${each} = ${writtenValue(Number(all) / Number(each), true)}\``);
  if (size === undefined || whole === undefined) return turnedAround(plain, about);
  const value = Number(whole.replaceAll(',', '')) / Number(size);
  return said(
    `${shownValue(value)}, because \`${size} × ${writtenValue(value, true)} = ${whole}\``,
    butIGot(value, about),
  );
}

const rowsOf = (asked: string): readonly (readonly [string, string])[] => {
  const [xs, ys] = ['x', 'y'].map((letter) =>
    new RegExp(`\\b${letter}\\s*:\\s*([-\\d.,\\s]+)`)
      .exec(asked)?.[1]
      ?.split(',')
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  );
  return (xs ?? []).flatMap((x, at) => (ys?.[at] === undefined ? [] : [[x, ys[at]] as const]));
};

/** "What's y divided by x in each row?" */
function inEachRow({ question }: Ask, about: TalkCase): string | undefined {
  const rows = rowsOf(about.asked);
  const [, over] = /\b([xy])\s*(?:divided by|over|÷|\/)\s*[xy]\b/i.exec(question) ?? [];
  if (rows.length === 0 || over === undefined) return undefined;
  const values = rows.map(([x, y]) => (over.toLowerCase() === 'y' ? Number(y) / Number(x) : Number(x) / Number(y)));
  const lines = rows.map(
    ([x, y], at) =>
      `\`${over.toLowerCase() === 'y' ? `${y} ÷ ${x}` : `${x} ÷ ${y}`} = ${writtenValue(values[at] ?? 0, false)}\``,
  );
  const same = values.every((value) => near(value, values[0]));
  return said(lines.join(', '), same ? 'they are all the same' : `they are not the same. Hm, ${gotIt(about)}`);
}

/** "-4 x 2, -4 x 1, -4 x 0, what comes next?": the terms, and the one after them. */
function comesNext({ plain, question }: Ask, about: TalkCase): string | undefined {
  if (!/\b(?:comes? next|next one|what(?:'s| is) next|pattern|continue)\b/i.test(question)) return undefined;
  const terms = plain.split(/,|\band\b|:/).flatMap((piece) => {
    const [found] = /-?\d+(?:\.\d+)?\s*[×+÷-]\s*\(?-?\d+(?:\.\d+)?\)?/.exec(piece) ?? [];
    const value = found === undefined ? undefined : reckoned(found);
    return found === undefined || value === undefined ? [] : [{ text: found.trim(), value }];
  });
  const [first, second] = terms;
  if (first === undefined || second === undefined || terms.length < 3) return undefined;
  const step = second.value - first.value;
  const last = terms.at(-1)?.value ?? 0;
  return said(
    terms.map(({ text, value }) => `\`${text}\` is ${shownValue(value)}`).join(', '),
    `it goes ${step < 0 ? 'down' : 'up'} by ${shownValue(Math.abs(step))} each time, so next comes ${shownValue(last + step)}`,
    about.right ? undefined : `hm, that is not like ${bare(about)}`,
  );
}

/** "How far is each one from 1?" */
function eachFrom({ plain, question }: Ask, about: TalkCase): string | undefined {
  if (!/\bhow (?:far|much)\b.*\b(?:each|both|they|them)\b/i.test(question)) return undefined;
  const target = numbersOf(plain).at(-1) ?? (/\b(?:one|1|a whole|whole)\b/i.test(question) ? '1' : undefined);
  const own = numbersOf(about.math ?? about.asked);
  if (target === undefined || own.length < 2) return undefined;
  const gaps = own.slice(0, 2).map((number) => ({ number, gap: Math.abs(amountOf(target) - amountOf(number)) }));
  const [one, other] = gaps;
  const fraction = own.some((number) => number.includes('/'));
  return said(
    gaps.map(({ number, gap }) => `\`${number}\` is ${shownValue(gap, fraction)} away`).join(', and '),
    one !== undefined && other !== undefined && !near(one.gap, other.gap) && ruleOf(about) !== undefined && !about.right
      ? `hm, I only thought ${ruleOf(about)}`
      : undefined,
  );
}

/** "How many cubes in the bottom layer?" */
function layer({ question }: Ask, about: TalkCase): string | undefined {
  if (!/\blayer\b/i.test(question) || !/\bhow many\b/i.test(question)) return undefined;
  const [one, other, high] = numbersOf(about.asked).map(Number);
  if (one === undefined || other === undefined || high === undefined) return undefined;
  return /\blayers\b/i.test(question)
    ? said(`${high} layers, because it is ${high} high`)
    : said(`\`${one} × ${other} = ${one * other}\`, so ${one * other} cubes`, butIGot(one * other * high, about));
}

/** "Try a 1 by 10 and a 5 by 5.": what is around and inside of each. */
function rectangles({ plain }: Ask, about: TalkCase): string | undefined {
  const found = [...plain.matchAll(/\b(\d+)\s*(?:by|×|x)\s*(\d+)\b/gi)].map(
    ([, one, other]) => [Number(one), Number(other)] as const,
  );
  if (found.length < 2 || !/\bperimeter|\barea|\brectangle/i.test(about.asked)) return undefined;
  const rows = found.map(([a, b]) => `the ${a} by ${b} is ${2 * (a + b)} around and ${a * b} inside`);
  const [one, other] = found.map(([a, b]) => ({ around: 2 * (a + b), inside: a * b }));
  const turned =
    one !== undefined && other !== undefined && (one.around - other.around) * (one.inside - other.inside) < 0;
  return said(
    rows.join(', and '),
    turned ? 'huh, the one with more around has less inside. So it is not always like I said' : undefined,
  );
}

const PLACES: Readonly<Record<string, number>> = { ones: 1, tens: 10, hundreds: 100, thousands: 1000 };

/** "How many hundreds does your number have?": by the place, as a child reads it off. */
function placesOf({ question, plain }: Ask, about: TalkCase): string | undefined {
  const [, name = ''] = /\bhow many (ones|tens|hundreds|thousands)\b/i.exec(question) ?? [];
  const size = PLACES[name.toLowerCase()];
  if (size === undefined) return undefined;
  const own = /\byour\b|\bit\b/i.test(question) ? bare(about) : undefined;
  const number = numbersOf(own ?? plain.replace(/\b10\b/, ''))[0] ?? numbersOf(about.asked)[0];
  if (number === undefined || !/^\d+$/.test(number)) return undefined;
  const digit = Math.floor(Number(number) / size) % 10;
  const all = Math.floor(Number(number) / size);
  return said(
    `in ${number} there is a ${digit} in the ${name.toLowerCase()} place`,
    all === digit
      ? `so ${digit}`
      : `so ${digit}, or ${all} if I count all of them. ${number} is ${all} ${name.toLowerCase()}${all * size === Number(number) ? '' : ' and something'}`,
    own === undefined || ruleOf(about) === undefined ? undefined : `I wrote it like that because ${ruleOf(about)}`,
  );
}

/** "If I took the 6 away, how much smaller would it be?": what the digit is worth, by the idea where it is one of digits. */
function withoutDigit({ question, plain }: Ask, about: TalkCase): string | undefined {
  if (!/\bhow much (?:smaller|less|bigger|more)\b/i.test(question)) return undefined;
  const [, digit] = /\bthe (\d)\b/.exec(plain) ?? [];
  const number = numbersOf(about.asked).find((one) => one.length > 1 && one.includes(digit ?? '?'));
  const rule = ruleOf(about);
  if (digit === undefined || number === undefined) return undefined;
  const worth = Number(digit) * 10 ** (number.length - 1 - number.indexOf(digit));
  return !about.right && bare(about).trim() === digit && rule !== undefined
    ? said(
        `${digit} smaller, I think, because ${rule}`,
        `or … then it is ${Number(number) - worth}. Hm, that is ${worth} less`,
      )
    : said(`${worth} smaller`);
}

/** What is asked to be reckoned, and what came out, for a question that speaks of "that". */
export function reckons(ask: Ask, about: TalkCase, last?: number): string | undefined {
  const ways = [rectangles, inEachRow, comesNext, eachFrom, layer, howOften, withoutDigit, placesOf, ofPart];
  for (const way of ways) {
    const found = way(ask, about);
    if (found !== undefined) return found;
  }
  return thanThat(ask, about, last);
}

/** The value that a part of an amount has, for what is asked next about "that". */
export const lastValue = (ask: Ask, about: TalkCase): number | undefined => partOf(ask, about)?.value;

/** "24 times 10", "about how much is 24 times 10": another calculation than the student's own. */
export function otherCalculation({ plain, question }: Ask, about: TalkCase): string | undefined {
  if (
    !/\b(?:about )?how (?:much|big|large) (?:is|would)\b|\bwhat(?:'s| is) (?:about )?\d|\bwhat would\b.*\bbe\b/i.test(
      question,
    )
  )
    return undefined;
  const [line] = /\d+(?:\.\d+)?\s*[×+÷^-]\s*\d+(?:\.\d+)?(?!\s*[×+÷/])/.exec(figures(plain)) ?? [];
  const value = line === undefined ? undefined : reckoned(line);
  const own = expressionOf(about);
  if (
    line === undefined ||
    value === undefined ||
    own?.replace(/\s/g, '') === line.replace(/\s/g, '') ||
    about.solve(line) !== undefined
  )
    return undefined;
  return said(`\`${line.trim()}\` is ${shownValue(value)}`, butIGot(value, about));
}
