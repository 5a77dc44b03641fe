import { figures, reckoned } from '../talk/calculate.ts';
import { inContext } from '../talk/context.ts';
import { gotIt, said, small, type TalkCase } from '../talk/talk-case.ts';
import type { Ask } from '../think/asks.ts';
import { ruleOf } from '../think/named-in.ts';
import { near, numberOf, shownValue, writtenValue } from '../values.ts';
import { ownAnswer, type Quantity, quantitiesNamed, quantitiesOf } from './bind.ts';
import { formOf, headOf } from './form.ts';

/** What the student adds when something does not go with its own answer. */
export const noticed = (value: number, about: TalkCase): string | undefined => {
  const own = ownAnswer(about).value;
  return own === undefined || near(own, value) ? undefined : `hm, but ${gotIt(about)}`;
};

/** Those named and, where only one or none is, the others of the problem that count the same. */
const twoOf = (question: string, about: TalkCase): readonly Quantity[] => {
  const named = quantitiesNamed(question, about);
  return named.length >= 2 ? named : quantitiesOf(about);
};

const LARGE = 12;
/** A fraction that says nearly as much with small numbers. */
function easyFraction(part: number, whole: number): string {
  const value = part / whole;
  for (let under = 2; under <= LARGE; under += 1) {
    const top = Math.round(value * under);
    if (top > 0 && Math.abs(top / under - value) < 0.03) return `${top}/${under}`;
  }
  return writtenValue(value, true);
}

/** "Roughly what fraction of the 220 did she put in the bank?" */
export function fractionOf({ question }: Ask, about: TalkCase): string | undefined {
  if (headOf(question) !== 'fraction' || about.picture !== undefined) return undefined;
  const [one, other] = twoOf(question, about).toSorted((a, b) => a.value - b.value);
  if (one === undefined || other === undefined || other.value === 0) return undefined;
  const written = `${one.text}/${other.text}`;
  const easy = easyFraction(one.value, other.value);
  return said(`\`${written}\`, I think`, easy === written ? undefined : `that is about \`${easy}\``);
}

const APART =
  /\b(?:sticks? out|left over|gap|extra|difference|how much (?:more|less|longer|shorter|taller)|how many (?:more|fewer)|missing|hangs? over|pokes? out)\b/i;

/** "What's the part that sticks out?": two amounts beside each other. */
export function apart({ question, text }: Ask, about: TalkCase): string | undefined {
  if (
    !APART.test(question) ||
    !/^(?:amount|what|which)$/.test(formOf(question)) ||
    /\byou (?:get|do|did)\b/i.test(text)
  )
    return undefined;
  const named = quantitiesNamed(text, about);
  const [one, other] = named.toSorted((a, b) => b.value - a.value);
  if (named.length !== 2 || one === undefined || other === undefined || one.unit !== other.unit) return undefined;
  const value = one.value - other.value;
  return said(`\`${one.text} - ${other.text}\`, that is ${shownValue(value)}`, noticed(value, about));
}

const PIECES: Readonly<Record<string, number>> = { half: 2, two: 2, three: 3, thirds: 3, four: 4, five: 5 };
const UNDER = ['', '', 'half', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

const CUTS =
  /\b(?:cut|split|divide)s? (?:every|each|all (?:of )?the) (?:one of the )?([a-z]+?)s? (?:in|into) (?:equal )?(half|two|three|thirds|four|five)\b/i;

/** "Suppose I cut every third in half. How many pieces, and how many are shaded?" */
export function cutAgain({ text, question, before = '' }: Ask, about: TalkCase): string | undefined {
  const [, name = '', into = ''] = CUTS.exec(`${before} ${text}`) ?? [];
  const times = PIECES[into.toLowerCase()];
  if (times === undefined) return undefined;
  const fractions = [...`${about.asked} ${about.math ?? ''}`.matchAll(/(\d+)\/(\d+)/g)];
  const at = UNDER.indexOf(name.toLowerCase());
  const found = fractions.find(([, , under]) => at < 0 || Number(under) === at);
  if (found === undefined) return undefined;
  const [top, under] = [Number(found[1]) * times, Number(found[2]) * times];
  const isEqual = fractions.some(([piece]) => piece === `${top}/${under}`);
  if (!/\bshad|\bcolor|\btop\b|\bhow many are\b/i.test(question)) return said(`${under} pieces`);
  return said(
    `${top} of them are shaded`,
    isEqual ? `huh, that is \`${top}/${under}\`. That one is in the problem too, and ${gotIt(about)}` : undefined,
  );
}

const BACK =
  /\b(?:add|put|plus|take|subtract|multiply|times|divide)\b.*\b(?:back|your|that|it|to the|onto|on to|together with)\b/i;

/** "Add your 79 back onto the June passengers": the own answer with an amount that is named. */
export function addsBack({ question }: Ask, about: TalkCase): string | undefined {
  const own = ownAnswer(about).value;
  if (
    own === undefined ||
    !BACK.test(question) ||
    !/\byour\b|\banswer\b/i.test(question) ||
    formOf(question) === 'yes-no'
  )
    return undefined;
  if (/\b(?:did|why|would you (?:add|sub))\b/i.test(question)) return undefined;
  const isPlus = /\badd|\bplus\b/i.test(question);
  const isTimes = /\bmultiply\b|\btimes\b/i.test(question);
  const [other, more] = quantitiesNamed(question, about).filter(({ value }) => value !== own);
  if (other === undefined || more !== undefined || !(isPlus || isTimes)) return undefined;
  const value = isPlus ? own + other.value : own * other.value;
  const goal = quantitiesOf(about).find((one) => one !== other && one.unit === other.unit);
  const line = `\`${writtenValue(own, true)} ${isPlus ? '+' : '×'} ${other.text} = ${writtenValue(value, true)}\``;
  if (goal === undefined) return said(line);
  return near(value, goal.value)
    ? said(line, `that is the ${goal.text} again, so it fits`)
    : said(line, `huh, I thought it would be ${goal.text} again`, 'that is strange');
}

const roughly = (number: string): string => {
  const value = Number(number);
  const size = 10 ** Math.floor(Math.log10(Math.abs(value) || 1));
  return Math.abs(value) < 10 ? String(Math.round(value)) : String(Math.round((value / size) * 2) * (size / 2));
};

/** "Before we calculate anything, is it going to be closer to 2 or to 10?" */
export function closerBefore({ text, question }: Ask, about: TalkCase): string | undefined {
  const [, one, other] =
    /\bcloser to (-?\d+(?:\.\d+)?)(?:,)? or (?:to |closer to )?(-?\d+(?:\.\d+)?)/i.exec(figures(question)) ?? [];
  const math = figures(about.math ?? '');
  if (
    one === undefined ||
    other === undefined ||
    !/\bbefore\b|\bestimat|\bguess|\bwould\b|\bshould\b|\bgo(?:nna|ing)\b/i.test(text)
  )
    return undefined;
  if (!/^[-\d.\s+×÷()]+$/.test(math) || math === '') return undefined;
  const rough = math.replace(/\d+(?:\.\d+)?/g, roughly);
  const value = reckoned(rough);
  if (value === undefined) return undefined;
  const [a, b] = [one, other].map((piece) => Math.abs(Number(piece) - value));
  const nearer = (a ?? 0) <= (b ?? 0) ? one : other;
  const own = ownAnswer(about).value;
  const isOwn =
    own !== undefined &&
    Math.abs(own - Number(nearer)) <= Math.min(Math.abs(own - Number(one)), Math.abs(own - Number(other)));
  return said(
    `closer to \`${nearer}\`, because \`${rough}\` is about ${shownValue(value)}`,
    isOwn ? undefined : `huh, and ${gotIt(about)}, that is not close to it`,
  );
}

/** "Would it change anything if I wrote 8.5 as 8.50?": the own way with the other form. */
export function rewritten({ question, text }: Ask, about: TalkCase): string | undefined {
  const [, from = '', to = ''] =
    /(?<![\d.])(-?\d+(?:\.\d+)?(?:\/\d+)?)\s+(?:as|like|into|instead as|to)\s+(-?\d+(?:\.\d+)?(?:\/\d+)?)/i.exec(
      figures(text).replace(/[?!]/g, ''),
    ) ?? [];
  const math = about.math ?? '';
  if (from === to || !near(numberOf(from), numberOf(to)) || !math.includes(from)) return undefined;
  if (!/\b(?:change|different|matter|same|happen|wrote|write)\b/i.test(question)) return undefined;
  const again = about.solve(math.replace(from, to));
  if (again === undefined)
    return said('no, I think it is the same number', `\`${from}\` and \`${to}\` are worth the same`);
  const answer = again.answer.replaceAll('`', '');
  const isSame = near(ownAnswer(about).value, numberOf(answer));
  return isSame
    ? said(`no, then I still get \`${answer}\``)
    : said(
        `yes! Then I get \`${answer}\``,
        `huh, but \`${from}\` and \`${to}\` are worth the same, and before ${gotIt(about)}`,
      );
}

const FOLLOWS = /\b(times|plus|minus|multiplied by|divided by|take away)\s+(-?\d+(?:\.\d+)?)/gi;
const SIGNS: Readonly<Record<string, string>> = {
  ...{ times: '×', 'multiplied by': '×', plus: '+' },
  ...{ minus: '-', 'take away': '-', 'divided by': '÷' },
};

/** "What happens to -11.1 times 2, times 1, times 0, times -1?": every one, and what goes on there. */
export function sequence({ text }: Ask, about: TalkCase): string | undefined {
  const plain = text.replace(/[−–]/g, '-').replace(/\bnegative (?=\d)/gi, '-');
  const more = [...plain.matchAll(FOLLOWS)];
  const [start] = more;
  const base = /(-?\d+(?:\.\d+)?)\s*,?\s*$/.exec(plain.slice(0, start?.index ?? 0))?.[1];
  if (start === undefined || more.length < 3 || base === undefined) return undefined;
  const got = more.map(([, word = '', number = '']) => {
    const put = number.startsWith('-') ? `(${number})` : number;
    const line = `${base} ${SIGNS[word.toLowerCase()] ?? '×'} ${put}`;
    const answer = about.solve(line)?.answer.replaceAll('`', '') ?? writtenValue(reckoned(line) ?? Number.NaN, false);
    return { line, answer, value: numberOf(answer) };
  });
  if (got.some(({ value }) => value === undefined)) return undefined;
  const jumps = got.slice(1).map(({ value }, at) => (value ?? 0) - (got[at]?.value ?? 0));
  const [jump = 0] = jumps;
  const at = jumps.findIndex((one) => !near(one, jump));
  const size = shownValue(Math.abs(jump), false);
  return said(
    got.map(({ line, answer }) => `\`${line}\` is \`${answer}\``).join(', '),
    at < 0
      ? `each time it goes ${jump < 0 ? 'down' : 'up'} by ${size}`
      : `first it goes ${jump < 0 ? 'down' : 'up'} by ${size} each time, and then it doesn’t go on like that. Huh, that is strange`,
  );
}

/** "If -11.1 × 6 is -66.6, can -11.1 × (-6) be that too?": two calculations that come to the same, or not. */
export function bothSame({ text, question }: Ask, about: TalkCase): string | undefined {
  if (!/\b(?:too|both|also)\b/i.test(question)) return undefined;
  const plain = text.replace(/[−–]/g, '-');
  const lines = [...plain.matchAll(/(-?\d+(?:\.\d+)?)\s*([×x*÷+])\s*(\(?-?\d+(?:\.\d+)?\)?)/g)].map(
    ([, left = '', sign = '', right = '']) => `${left} ${sign.replace(/[x*]/, '×')} ${right}`,
  );
  const [one, other] = lines;
  if (one === undefined || other === undefined || one === other) return undefined;
  const [a, b] = [one, other].map((line) => about.solve(line)?.answer.replaceAll('`', '') ?? ownOf(line, about));
  if (a === undefined || b === undefined) return undefined;
  return near(numberOf(a), numberOf(b))
    ? said(`I think so, I get \`${a}\` for both`, 'hm, but they are not the same problem. That is a bit strange')
    : said(`no, I get \`${a}\` for \`${one}\` and \`${b}\` for \`${other}\``);
}

function ownOf(line: string, about: TalkCase): string | undefined {
  const plain = (text: string): string => text.replace(/[\s()]/g, '');
  if (about.math !== undefined && plain(about.math) === plain(line)) return about.given.replaceAll('`', '');
  const value = reckoned(line);
  return value === undefined ? undefined : writtenValue(value, false);
}

/** "What do you notice?" about what was drawn: what it shows beside the own answer. */
export function noticesDrawn({ question, before = '' }: Ask, about: TalkCase): string | undefined {
  if (
    !/\bwhat do you (?:notice|see)\b/i.test(question) ||
    !/\b(?:draw|sketch|shade|bars?|picture|put|line)\b/i.test(before + question)
  )
    return undefined;
  if (about.right) return undefined;
  const [one, other] = [...`${about.math ?? about.asked}`.matchAll(/\d+\/\d+/g)].map(([piece]) => piece);
  const [a, b] = [numberOf(one ?? ''), numberOf(other ?? '')];
  if (one !== undefined && other !== undefined && a !== undefined && b !== undefined && /[<>=]/.test(about.given))
    return said(
      near(a, b)
        ? `the shaded parts are just as long for \`${one}\` and \`${other}\``
        : `there is more for \`${a > b ? one : other}\``,
      `huh, and I wrote ${about.given}`,
    );
  const key = about.key?.replaceAll('`', '');
  return key === undefined || numberOf(key) === undefined
    ? undefined
    : said(`there I count ${key}`, `huh, and ${gotIt(about)}`);
}

/** "Can you give me a third side that would work?": a number to try, as the idea has it. */
export function givesNumber({ question, plain }: Ask, about: TalkCase): string | undefined {
  if (
    !/\b(?:give|tell|think of|come up with)\b.*\b(?:number|side|length|pair|value|one)\b.*\b(?:would|that|works?|fits?|could)\b/i.test(
      question,
    )
  )
    return undefined;
  const numbers = (plain.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  if (numbers.length === 0) return undefined;
  const tried =
    Math.round(numbers.reduce((sum, one) => sum + one, 0) / numbers.length) + (numbers.length === 1 ? 1 : 0);
  const rule = about.right ? undefined : ruleOf(about);
  return said(
    `maybe \`${tried}\``,
    rule === undefined ? 'I think that one would work' : `for me it is like this: ${small(rule)}`,
  );
}

/** "Say you've got $10.39 and you spend $8.50. How much is left in your pocket?" */
export function supposed({ text, question }: Ask, about: TalkCase): string | undefined {
  const isTold = text !== question && /\$ ?\d|\d+ (?:dollars?|cents)/i.test(text.replace(question, ''));
  return isTold && formOf(question) === 'amount' ? inContext(text, about, true) : undefined;
}
