import { numberInWords } from '@lemma/math';
import { gotIt, said, type TalkCase } from '../talk/talk-case.ts';
import { near, shownValue, writtenValue } from '../values.ts';
import type { Ask } from './asks.ts';
import { goalNoun } from './means-here.ts';
import { bare, namedIn, ruleOf } from './named-in.ts';
import { numberFact } from './number-fact.ts';
import { amountOf, numbersOf } from './rule.ts';

const SYMBOLS: Readonly<Record<string, string>> = {
  r: 'the radius, from the middle to the edge',
  d: 'the diameter, all the way across',
  h: 'the height, how tall it is',
  b: 'the base, how long it is at the bottom',
  l: 'the length',
  w: 'the width',
  m: 'the slope, how much it goes up each time',
  A: 'the area, what is inside',
  P: 'the perimeter, all the way around',
  V: 'the volume, what fits inside',
  C: 'the circumference, all the way around the circle',
};

/** "In the formula, what's r?" */
function symbol({ question }: Ask, about: TalkCase): string | undefined {
  const [, letter = ''] =
    /\bwhat(?:'s| is| does| would)\b.*?\b(?:the )?(?:letter )?\b([rdhblwmAPVC])\b(?: (?:mean|stand|be|in|for).*)?\?*$/.exec(
      question,
    ) ?? [];
  const meaning = SYMBOLS[letter];
  if (
    meaning === undefined ||
    (!/\bformula\b|\bletter\b/i.test(question) &&
      !/\b(?:circle|triangle|rectangle|box|line|parallelogram|cylinder)\b/i.test(about.asked))
  )
    return undefined;
  const named = namedIn(about.asked).find(({ called }) => called !== undefined);
  return said(
    `\`${letter}\` is ${meaning}`,
    named === undefined ? undefined : `I put in ${named.text}, and that is the ${named.called}`,
    named === undefined ? ruleOf(about) : undefined,
  );
}

const IN_ONE: readonly (readonly [small: RegExp, large: RegExp, count: number])[] = [
  [/\bgrams?\b|\bg\b/i, /\bkilograms?\b|\bkg\b/i, 1000],
  [/\bmilliliters?\b|\bml\b/i, /\bliters?\b/i, 1000],
  [/\bmeters?\b/i, /\bkilometers?\b|\bkm\b/i, 1000],
  [/\bcentimeters?\b|\bcm\b/i, /(?<!centi|kilo|milli)\bmeters?\b/i, 100],
  [/\bmillimeters?\b|\bmm\b/i, /\bcentimeters?\b|\bcm\b/i, 10],
  [/\binch(?:es)?\b/i, /\bfoot\b|\bfeet\b/i, 12],
  [/\bfeet\b|\bfoot\b/i, /\byards?\b/i, 3],
  [/\bminutes?\b/i, /\bhours?\b/i, 60],
  [/\bseconds?\b/i, /\bminutes?\b/i, 60],
  [/\bhours?\b/i, /\bdays?\b/i, 24],
  [/\bdays?\b/i, /\bweeks?\b/i, 7],
  [/\bounces?\b/i, /\bpounds?\b/i, 16],
  [/\bcups?\b/i, /\bpints?\b/i, 2],
  [/\bpints?\b/i, /\bquarts?\b/i, 2],
  [/\bquarts?\b/i, /\bgallons?\b/i, 4],
  [/\bcents?\b|\bpenn(?:y|ies)\b/i, /\bdollars?\b/i, 100],
  [/\bnickels?\b/i, /\bdollars?\b/i, 20],
  [/\bdimes?\b/i, /\bdollars?\b/i, 10],
  [/\bquarters?\b/i, /\bdollars?\b/i, 4],
  [/\bcents?\b/i, /\bquarters?\b/i, 25],
  [/\bcents?\b/i, /\bdimes?\b/i, 10],
  [/\bcents?\b/i, /\bnickels?\b/i, 5],
  [/\b(?:eggs|cookies|things)\b/i, /\bdozen\b/i, 12],
  [/\bones\b/i, /\bten\b/i, 10],
  [/\btens\b/i, /\bhundred\b/i, 10],
  [/\bhundreds\b/i, /\bthousand\b/i, 10],
  [/\btenths\b/i, /\bwhole\b|\bone\b(?!.*\btenth)/i, 10],
  [/\bhundredths\b/i, /\btenth\b/i, 10],
  [/\bhundredths\b/i, /\bwhole\b/i, 100],
  [/\bdegrees\b/i, /\bright angle\b|\bsquare corner\b/i, 90],
  [/\bdegrees\b/i, /\bstraight (?:line|angle)\b|\bhalf (?:a )?turn\b|\btriangle\b/i, 180],
  [/\bdegrees\b/i, /\b(?:full|whole) turn\b|\bcircle\b|\ball the way around\b/i, 360],
];

/** "How many grams make one kilogram?" */
function inOne({ question, plain }: Ask, about: TalkCase): string | undefined {
  const [, asked = ''] = /\b(?:how many|how much|what) (?:little |full |whole )?([a-z]+)/i.exec(question) ?? [];
  if (
    asked === '' ||
    !/\bhow many\b/i.test(question) ||
    numbersOf(plain).some((number) => !['1', '1/2', '1/4'].includes(number))
  )
    return undefined;
  const rest = question.slice(question.indexOf(asked) + asked.length);
  const found = IN_ONE.find(([part, whole]) => part.test(asked) && whole.test(rest));
  if (found === undefined || /\byour\b/i.test(question)) return undefined;
  return said(
    shownValue(
      found[2] * (/\bhalf\b|1\/2/i.test(plain) ? 0.5 : /\bquarter (?:of|hour)|1\/4/i.test(plain) ? 0.25 : 1),
    ).replace('`1000`', '`1,000`'),
    about.right ? undefined : ruleOf(about) === undefined ? undefined : `hm, I only thought ${ruleOf(about)}`,
  );
}

/** "450 what?", "What would the unit be?": by what the question asks for. */
function ofWhat({ question }: Ask, about: TalkCase): string | undefined {
  if (!/^\W*-?[\d.,/]+ what\b/i.test(question)) return undefined;
  const counted = namedIn(about.asked)
    .map(({ counts }) => counts)
    .filter((one) => one !== undefined);
  const [first, second] = counted;
  const isRate = /\b(?:per|rate|speed)\b/i.test(about.asked) && second !== undefined;
  if (first === undefined) return said(goalNoun(about.asked) ?? 'I don’t know, just the number', gotIt(about));
  return said(
    `${first}${isRate ? ` in one ${second.replace(/s$/, '')}` : ''}, I think`,
    isRate ? `hm, ${bare(about)} ${first} in one ${second.replace(/s$/, '')} is a lot` : undefined,
  );
}

/** "And the other 3 kids?": what is left out. */
function theOthers({ question, plain }: Ask, about: TalkCase): string | undefined {
  const [, count, who = ''] = /\b(?:other|remaining|extra|last|leftover) (\d+)(?: ([a-z]+))?/i.exec(plain) ?? [];
  const [all, parts] = numbersOf(about.asked).map(Number);
  if (
    count === undefined ||
    all === undefined ||
    parts === undefined ||
    !/\?/.test(question) ||
    all % parts !== Number(count)
  )
    return undefined;
  return said(
    `oh, the ${count} ${who || 'left over'}. I left them out, they are the rest`,
    'hm, they would need one more',
  );
}

const TIME = /(\d{1,2})(?::(\d\d)| ?o'?clock)/gi;

/** "How long from 9:45 to 10 o'clock?" */
function howLong({ question, plain }: Ask, about: TalkCase): string | undefined {
  const [from, to] = [...plain.matchAll(TIME)].map(([, hour, minutes = '0']) => Number(hour) * 60 + Number(minutes));
  if (from === undefined || to === undefined || !/\bhow (?:long|many minutes|much time)\b/i.test(question))
    return undefined;
  const minutes = (to - from + 720) % 720;
  const words =
    minutes >= 60
      ? `${Math.floor(minutes / 60)} hour${minutes >= 120 ? 's' : ''}${minutes % 60 === 0 ? '' : ` and ${minutes % 60} minutes`}`
      : `${minutes} minutes`;
  return said(words, about.right || bare(about).startsWith(words) ? undefined : `hm, ${gotIt(about)}`);
}

/** "Can you picture a corner of 250 degrees?" */
function pictured({ question, plain }: Ask, about: TalkCase): string | undefined {
  const [number] = numbersOf(plain);
  if (number === undefined || !/\b(?:picture|imagine|possible|can|could|is there|exist|look like)\b/i.test(question))
    return undefined;
  if (/\b(?:degree|°|angle|corner)/i.test(question) && Number(number) >= 180)
    return said(
      `no, ${number} degrees is more than a straight line, that is 180, so it can’t be a corner of a ${/\b(triangle|square|rectangle)\b/i.exec(`${question} ${about.asked}`)?.[1]?.toLowerCase() ?? 'shape'}`,
      `hm, but ${gotIt(about)}`,
    );
  return undefined;
}

/** "Read me that number out loud. Is it just ten more?" */
function readsOwn({ question }: Ask, about: TalkCase): string | undefined {
  const number = bare(about).replaceAll(',', '');
  if (
    !/\bread\b.*\b(?:that|your|the) (?:number|answer)\b|\b(?:that|your) number\b.*\b(?:aloud|out loud)\b/i.test(
      question,
    ) ||
    !/^\d+$/.test(number)
  )
    return undefined;
  return said(numberInWords(Number(number)));
}

/** "Is it just ten more?" of an answer that should be so much more. */
function justMore({ question, plain }: Ask, about: TalkCase): string | undefined {
  const [, more] = /\b(\d+) (?:more|less)\b/i.exec(plain) ?? [];
  const own = amountOf(numbersOf(bare(about).replaceAll(',', ''))[0]);
  const start = numbersOf(about.asked)
    .map(Number)
    .find((number) => String(number) !== more);
  if (
    more === undefined ||
    start === undefined ||
    Number.isNaN(own) ||
    about.right ||
    !/^(?:is|was|does|did)\b/i.test(question) ||
    !/\b(?:it|that|your)\b/i.test(question)
  )
    return undefined;
  const gap = Math.abs(own - start);
  return near(gap, Number(more))
    ? undefined
    : said(
        `no, from \`${start}\` to \`${writtenValue(own, true)}\` it is ${shownValue(gap)}`,
        'huh, that is a lot more',
      );
}

const WAYS = [symbol, inOne, ofWhat, theOthers, howLong, pictured, readsOwn, justMore];

/** What is asked beside the work and has a plain answer. */
export function factAsked(ask: Ask, about: TalkCase): string | undefined {
  for (const way of WAYS) {
    const found = way(ask, about);
    if (found !== undefined) return found;
  }
  return numberFact(ask, about);
}
