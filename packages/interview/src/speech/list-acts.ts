import { partsOf } from '../asked/goal.ts';
import { optionsIn } from '../reply/form.ts';
import { figures, reckoned } from '../talk/calculate.ts';
import { gotIt, said, type TalkCase } from '../talk/talk-case.ts';
import type { Ask } from '../think/asks.ts';
import { bare } from '../think/named-in.ts';
import { near, numberOf, numbersIn, shownValue, unmarked, writtenValue } from '../values.ts';
import type { Act } from './act.ts';

const listIn = (asked: string): readonly string[] =>
  (/(?:-?\d+(?:\.\d+)?(?:, (?:and )?| and )){2,}-?\d+(?:\.\d+)?/.exec(asked)?.[0] ?? '').match(/-?\d+(?:\.\d+)?/g) ??
  [];

/** "Which ones are bigger than your 9?" */
function thoseThat({ question, plain }: Ask, about: TalkCase): string | undefined {
  const list = listIn(about.asked);
  const [, how = ''] =
    /^(?:so |and )?(?:which|what|how many)\b[^?]*\b(bigger|larger|greater|more|higher|smaller|less|lower|fewer)\b[^?]* than\b/i.exec(
      question,
    ) ?? [];
  const [limit, ...more] = numbersIn(plain);
  if (list.length < 3 || how === '' || limit === undefined || more.length > 0) return undefined;
  const found = list.filter((number) =>
    /^(?:b|la|g|m|h)/i.test(how) ? Number(number) > Number(limit) : Number(number) < Number(limit),
  );
  return said(found.length === 0 ? 'none of them' : found.join(', '));
}

/** "What would happen if I threw in a 100?": the list with one more. */
function oneMore({ text, plain, question }: Ask, about: TalkCase): string | undefined {
  const list = listIn(about.asked);
  const [number, ...more] = numbersIn(plain);
  const last = list.at(-1);
  if (list.length < 3 || last === undefined || number === undefined || more.length > 0) return undefined;
  if (
    !/\b(?:threw in|throw in|add(?:ed)?|put in|include[d]?|joined|another|one more|extra)\b/i.test(text) ||
    !/\bif\b|\bwhat happens\b|\bsuppose\b/i.test(text) ||
    /\byou add\b/i.test(question)
  )
    return undefined;
  const shown = about.math?.includes(last) === true ? about.math : about.asked;
  const longer = shown.replace(new RegExp(`${last}(?!.*(?<![\\d.])${last}(?![\\d.]))`), `${last}, ${number}`);
  const again = about.solve(longer) ?? about.again?.(longer);
  return again && said(`then I get ${unmarked(again.answer)}`);
}

/** "Is it more likely to get red or blue?": the two amounts of the problem. */
function moreOfTwo({ question, plain }: Ask, about: TalkCase): string | undefined {
  const options = optionsIn(question);
  if (
    options === undefined ||
    numbersIn(plain).length > 0 ||
    !/\b(?:more|less|likely|likelier|often|most)\b/i.test(question) ||
    /\bor less\b|\bor more\b/i.test(question)
  )
    return undefined;
  const facts = partsOf(about.asked).told.join(' ');
  const counted = options.map((option) => {
    const word = option.replace(/^(?:the|an?|to get|get) /i, '').split(' ')[0] ?? '';
    const [, count] = new RegExp(`(\\d+(?:\\.\\d+)?) (?:[a-z]+ )?${word}`, 'i').exec(facts) ?? [];
    return { word, count };
  });
  const [one, other] = counted;
  if (one?.count === undefined || other?.count === undefined || one.count === other.count) return undefined;
  const isLess = /\bless\b|\bfewer\b/i.test(question);
  const winner = Number(one.count) > Number(other.count) !== isLess ? one : other;
  const loser = winner === one ? other : one;
  return said(`${winner.word}, because there are ${winner.count} ${winner.word} and ${loser.count} ${loser.word}`);
}

/** "Which one is closer to a half?", of the two numbers that the problem compares. */
function whichCloser({ question, plain }: Ask, about: TalkCase): string | undefined {
  if (
    !/^(?:so |and )?which (?:one|of (?:them|those|these|the two))?\b[^?]*\b(?:closer|nearer|closest)\b/i.test(question)
  )
    return undefined;
  const target = numberOf(
    numbersIn(plain.replace(/\bhalf\b/gi, '1/2').replace(/\b(?:one|a) whole\b/gi, '1')).at(-1) ?? '',
  );
  const [one, other] = numbersIn(about.math ?? about.asked);
  const [a, b] = [one, other].map((number) => numberOf(number ?? ''));
  if (target === undefined || one === undefined || other === undefined || a === undefined || b === undefined)
    return undefined;
  const [far, near_] = [Math.abs(a - target), Math.abs(b - target)];
  const shows = (value: number, like: string): string => writtenValue(value, like.includes('/'));
  if (near(far, near_)) return said('they are just as close');
  return said(
    `\`${far < near_ ? one : other}\``,
    `\`${one}\` is ${shows(far, one)} away and \`${other}\` is ${shows(near_, other)} away`,
  );
}

/** "If those were dollars, how much money is each?" */
function asMoney({ text, question, plain }: Ask, about: TalkCase): string | undefined {
  if (
    !/\b(?:dollars?|money|cents|bucks|price[sd]?)\b/i.test(text) ||
    numbersIn(plain).length > 0 ||
    !/\bhow (?:much|many)\b|\bwhat\b/i.test(question)
  )
    return undefined;
  if (/\$|dollar/.test(about.asked)) return undefined;
  const decimals = ((about.math ?? about.asked).match(/\d*\.\d{1,2}(?!\d)/g) ?? []).filter(
    (one, at, all) => all.indexOf(one) === at,
  );
  if (decimals.length === 0) return undefined;
  const parts = decimals.map((number) => {
    const cents = Math.round(Number(number) * 100);
    return cents < 100 ? `${number} is ${cents} cents` : `${number} is $${(cents / 100).toFixed(2)}`;
  });
  return said(parts.join(' and '));
}

const BLANK = /_{1,}|□|\[ ?\]|\?/;
/** "If I put your 12 in the blank, what's on the right side? And the left?" */
function inBlank({ text, question, plain }: Ask, about: TalkCase): string | undefined {
  const math = figures((about.math ?? about.asked).replace(/^[^\d_]*(?=[\d_])/, ''));
  const [left = '', right = '', ...more] = math.split('=').map((side) => side.trim());
  if (more.length > 0 || !BLANK.test(math) || !/^[\d\s+×÷_□?.()-]+$/.test(`${left}${right}`)) return undefined;
  if (!/\b(?:blank|put|in there|work|fit|go there|side|fill|box|try)\b/i.test(text)) return undefined;
  const own = numberOf(bare(about));
  const number = numbersIn(plain).map(numberOf).at(-1) ?? (/\byour\b|\bit\b|\bthat\b/i.test(text) ? own : undefined);
  if (number === undefined || /\bwhy\b|\bhow did\b/i.test(question)) return undefined;
  const [a, b] = [left, right].map((side) => reckoned(side.replace(BLANK, String(number))));
  if (a === undefined || b === undefined) return undefined;
  const isSame = near(a, b);
  const sides = `on the left it is ${shownValue(a)} and on the right \`${right.replace(BLANK, String(number))}\` is ${shownValue(b)}`;
  return said(
    /^(?:so |and )?(?:would|does|do|can|could|will|is)\b/i.test(question) ? (isSame ? 'yes' : 'no') : undefined,
    sides,
    isSame || !near(number, own)
      ? isSame && !near(number, own)
        ? `huh, they are the same, but ${gotIt(about)}`
        : undefined
      : 'hm, those are not the same',
  );
}

const TIME = /\b(\d{1,2})(?::(\d\d))?\b/g;
/** "From 9:45 till 10, how long is that?" */
function untilFull({ text, question }: Ask): string | undefined {
  const [, from = '', to = ''] =
    /\bfrom (\d{1,2}:\d\d|\d{1,2}) (?:to|till|until|til) (\d{1,2}:\d\d|\d{1,2})(?! (?:[a-z]*s\b))/i.exec(
      figures(text),
    ) ?? [];
  if (!`${from}${to}`.includes(':') || !/\bhow (?:long|many minutes|much time)\b/i.test(question)) return undefined;
  const [start, end] = [from, to].map((one) => {
    const [, hour = '0', minutes = '0'] = [...one.matchAll(TIME)][0] ?? [];
    return Number(hour) * 60 + Number(minutes);
  });
  const minutes = ((end ?? 0) - (start ?? 0) + 720) % 720;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return said(
    [hours > 0 ? `${hours} hour${hours > 1 ? 's' : ''}` : '', rest > 0 ? `${rest} minutes` : '']
      .filter((part) => part !== '')
      .join(' and '),
  );
}

export const listActs: readonly Act[] = [
  ['count', untilFull],
  ['put-in', inBlank],
  ['count', thoseThat],
  ['calculate', oneMore],
  ['compare', moreOfTwo],
  ['compare', whichCloser],
  ['count', asMoney],
];
