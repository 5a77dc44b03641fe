import { reckoned } from '../talk/calculate.ts';
import { gotIt, said, type TalkCase } from '../talk/talk-case.ts';
import { bare, namedIn, ruleOf } from '../think/named-in.ts';
import { ownValue } from '../think/own-value.ts';
import { easy, looksAtSize } from '../think/sense.ts';
import { near, writtenValue } from '../values.ts';
import { numbersInOrder } from './other-numbers.ts';

export type Calculation = {
  readonly one: string;
  readonly sign: string;
  readonly other: string;
  readonly result: string;
};

/** The one calculation that a problem in words comes down to, by the student's lines or by the way to solve it. */
export function calculationOf({ asked, math, steps, solution = [] }: TalkCase): Calculation | undefined {
  const there = new Set(numbersInOrder(`${asked} ${math ?? ''}`.replace(/(\d),(?=\d{3}\b)/g, '$1')).map(Number));
  for (const lines of [steps, solution]) {
    for (const { line } of lines) {
      const [, one, sign, other, result] =
        /^(\d+(?:\.\d+)?)\s*([-+*×÷])\s*(\d+(?:\.\d+)?)\s*=\s*(-?\d+(?:\.\d+)?)\b/.exec(line) ?? [];
      if (one === undefined || sign === undefined || other === undefined || result === undefined) continue;
      if (there.has(Number(one)) && there.has(Number(other)))
        return { one, sign: sign.replace('*', '×'), other, result };
    }
  }
  return undefined;
}

const show = (value: number): string => `\`${writtenValue(value, false)}\``;

/** About how much it is, with numbers that are easy in the head, beside the student's own answer. */
export function estimate(about: TalkCase): string {
  const found = calculationOf(about);
  const own = ownValue(about);
  const line = found && `${easy(found.one)} ${found.sign} ${easy(found.other)}`;
  const value = line === undefined ? undefined : reckoned(line);
  if (line !== undefined && value !== undefined && !Number.isNaN(own)) {
    const isFar = Math.abs(own - value) > 0.35 * Math.max(Math.abs(value), 1);
    return said(
      `maybe about ${show(value)}, because \`${line}\` is that`,
      isFar
        ? `hm, and ${gotIt(about)}. That is a lot ${own > value ? 'more' : 'less'}`
        : `and ${gotIt(about)}, so that is close`,
    );
  }
  const sized = looksAtSize(about);
  if (sized !== undefined) return sized;
  return Number.isNaN(own)
    ? said('I didn’t guess first', gotIt(about), ruleOf(about) && `I just thought ${ruleOf(about)}`)
    : said(`maybe about ${show(Number(easy(String(Math.abs(own)))) * Math.sign(own || 1))}`, `${gotIt(about)}`);
}

const TAKES_AWAY =
  /\b(?:left|gives? away|gave away|spen[dt]s?|remain\w*|loses?|lost|shorter|longer|fewer|less than|how many more|how much more|not|eats?|ate|uses?|used|discount|off|sale)\b/i;

/** What the answer is beside the numbers of the problem: a look at it that a child can take. */
function besideNumbers(about: TalkCase): string | undefined {
  const own = ownValue(about);
  if (Number.isNaN(own)) return undefined;
  const amounts = namedIn(about.asked).filter(({ text }) => /^\d+(?:\.\d+)?$/.test(text));
  const values = amounts.map(({ text }) => Number(text));
  const [most] = amounts.filter(({ text }) => Number(text) === Math.max(...values));
  if (most === undefined) return undefined;
  const of = `${most.counts === 'dollars' ? '$' : ''}${most.text}${most.counts === undefined || /dollars|percent/.test(most.counts) ? '' : ` ${most.counts}`}`;
  const isMore = own > Number(most.text);
  if (near(own, Number(most.text))) return `it is just the ${of} that was there`;
  if (/\bpercent\b/i.test(about.asked) && own > 100) return `it is more than 100 percent, that is strange`;
  if (TAKES_AWAY.test(about.asked) && isMore) return `it is more than the ${of} that it says, and that is strange`;
  return `it is ${isMore ? 'more' : 'less'} than the ${of}, so I think it can be`;
}

/** "Does that fit?", "Does your answer make sense?": a look at the answer from inside the idea. */
export function fits(about: TalkCase): string {
  const rule = ruleOf(about);
  const found = calculationOf(about);
  const beside = besideNumbers(about);
  const sized = found === undefined ? looksAtSize(about) : undefined;
  if (sized !== undefined) return sized;
  const isStrange = beside !== undefined && /strange|just the/.test(beside);
  const own = rule === undefined || about.right ? gotIt(about) : `${gotIt(about)}, because ${rule}`;
  if (beside === undefined) return said('I think so', own);
  const it = beside.replace(/^it\b/, bare(about));
  return isStrange
    ? said(`hm, ${it}`, `but that is what I got`, rule && `I thought ${rule}`)
    : said(`I think so: ${it}`, own);
}
