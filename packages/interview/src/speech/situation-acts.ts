import { ownAnswer } from '../reply/bind.ts';
import { askingClause } from '../reply/form.ts';
import { figures } from '../talk/calculate.ts';
import { gotIt, said, type TalkCase } from '../talk/talk-case.ts';
import type { Ask } from '../think/asks.ts';
import { near, numberOf, numbersIn, writtenValue } from '../values.ts';
import type { Act } from './act.ts';

const LOSES =
  /\b(?:gives?|gave|giving|eats?|ate|eaten|los(?:es?|t)|spen[dt]s?|us(?:es?|ed)|drinks?|drank|pays?|paid|sells?|sold|drops?|dropped|takes? (?:away|out|off|\d+ (?:from|of))|took (?:away|out|\d+ (?:from|of))|buys?|bought|throws?|threw|cuts? off|pours? out|leaves?|left|flew|fly|falls?|fell|goes? down|went down|gets? off|got off|walks? back|owes?)\b/i;
const GAINS =
  /\b(?:finds?|found|earns?|earned|gets?|got|wins?|won|adds?|added|saves?|saved|receives?|received|picks?|picked|comes?|came|pours? (?:in|\d)|puts? in|makes?|made|gets? on|got on|goes? up|went up|grows?|grew|returns?|pays? me back|gives? (?:me|you) back)\b/i;
const STARTS =
  /\b(?:have|has|had|starts?|started|starting|begins?|began|got|there (?:are|were|is|was)|hold(?:s|ing)?|own(?:s|ed)?)\b/i;
const SAME_AGAIN = /\b(?:another|more|again|other)\b/i;
const EACH = /\b(?:each|apiece|a piece|every one|per)\b/i;

const PART =
  /[.?!;]\s+|,\s+(?:and )?(?:then )?|\s+(?:and then|then|and|but)\s+(?=(?:I|you|we|he|she|they|[A-Z][a-z]+|another|\w+ed|\w+s|found|gave|ate|got|lost|bought|spent|pay)\b)/;

type Event = { readonly amount: number; readonly line: string; readonly isStart: boolean; readonly sign: 1 | -1 };

const NUMBER = /\$?(\d+(?:\.\d+)?(?:\/\d+)?)(?! ?[-+×÷=^])/g;

function eventsIn(text: string): readonly Event[] | undefined {
  const events: Event[] = [];
  for (const part of text.split(PART)) {
    if (/\bhow (?:many|much)\b|\bwhat\b/i.test(part)) continue;
    const numbers = [...part.matchAll(NUMBER)].map(([, number = '']) => number);
    if (numbers.length === 0) continue;
    const [one = '', other, ...more] = numbers;
    if (more.length > 0 || (other !== undefined && !EACH.test(part))) return undefined;
    const value = (numberOf(one) ?? Number.NaN) * (other === undefined ? 1 : (numberOf(other) ?? Number.NaN));
    const line = other === undefined ? one : `${one} × ${other}`;
    const loses = LOSES.test(part);
    const isStart = events.length === 0 && !loses;
    if (!isStart && !loses && !GAINS.test(part) && !SAME_AGAIN.test(part)) return undefined;
    events.push({ amount: value, line, isStart, sign: loses && !/\bgives? (?:me|you) back\b/i.test(part) ? -1 : 1 });
  }
  return events;
}

/** "I had 20 dollars, bought two sandwiches for 6 dollars each and found 3. How much have I now?": what happens, one after the other. */
function happens({ text, question, before = '' }: Ask, about: TalkCase): string | undefined {
  const clause = askingClause(question.split(/(?<=[.?!])\s+/).at(-1) ?? question);
  if (
    !/^(?:how (?:many|much)|what)\b/i.test(clause) ||
    /\byou (?:get|got|do|did)\b|\bmean\b|\bpercent\b|%/i.test(question)
  )
    return undefined;
  const plain = figures(text === question ? `${before} ${text}` : text).replace(/\bone (?=[a-z])/gi, '1 ');
  if (!STARTS.test(plain) || /\d\s*[-+×÷]\s*\d/.test(plain)) return undefined;
  const events = eventsIn(plain);
  if (events === undefined || events.length < 2 || events[0]?.isStart !== true) return undefined;
  const value = events.reduce((sum, { amount, sign }) => sum + sign * amount, 0);
  if (Number.isNaN(value)) return undefined;
  const line = events.map(({ line: part, sign }, at) => `${at === 0 ? '' : sign < 0 ? ' - ' : ' + '}${part}`).join('');
  const own = ownAnswer(about).value;
  return said(
    `\`${line} = ${writtenValue(value, /\//.test(line))}\``,
    own === undefined || near(own, value)
      ? undefined
      : sameNumbers(line, about)
        ? `hm, but ${gotIt(about)}`
        : undefined,
  );
}

const valuesIn = (text: string): readonly (number | undefined)[] => numbersIn(text).map(numberOf);

const sameNumbers = (line: string, about: TalkCase): boolean => {
  const there = valuesIn(`${about.math ?? ''} ${about.asked}`);
  return valuesIn(line).filter((value) => there.includes(value)).length > 1;
};

/** "If I've only got 2 stickers, can you take 7 from me?": whether there is enough. */
function isEnough({ text, question, plain }: Ask, about: TalkCase): string | undefined {
  if (!/^(?:can|could|do|does|is|are|will|would)\b/i.test(askingClause(question))) return undefined;
  const [, taken] =
    /\b(?:take|give|gives?|buy|get|pay|eat|use|spend|cut off|remove|pour out|subtract)\b(?: away| out| you| me)? \$?(\d+(?:\.\d+)?(?:\/\d+)?)\b/i.exec(
      plain,
    ) ?? [];
  const rest = plain.replace(
    new RegExp(`\\b(?:take|give|buy|get|pay|eat|use|spend|remove|subtract)\\b[^\\d]*${taken ?? '!'}`, 'i'),
    ' ',
  );
  const [there, ...more] = rest.match(/\d+(?:\.\d+)?(?:\/\d+)?/g) ?? [];
  const [have, wanted] = [there, taken].map((number) => numberOf(number ?? ''));
  if (there === undefined || have === undefined || wanted === undefined || more.length > 0 || have === wanted)
    return undefined;
  if (!/\b(?:have|has|had|got|only|just|there)\b/i.test(text) && !/\bfrom \d/i.test(plain)) return undefined;
  if (have > wanted) return said(`yes, then ${writtenValue(have - wanted, true)} are left`);
  const turned = about.steps.find(({ line }) => line.startsWith(`${there} - ${taken}`));
  return said(`no, ${there} is not enough, you can’t take ${taken} from it`, turned && 'so there I turned them round');
}

const HALVES = /\b(?:the )?(?:other|second|rest|remaining)\b/i;
/** "If I eat half a pizza and you eat the other half, how much is gone?" */
function bothParts({ text, question, plain }: Ask): string | undefined {
  if (
    !/^(?:how much|how many|what)\b/i.test(askingClause(question)) ||
    !/\b(?:gone|eaten|altogether|together|in all|total|left|used|whole)\b/i.test(question)
  )
    return undefined;
  const parts = [...plain.matchAll(/\b1\/(\d+)\b|\bhalf\b/gi)];
  if (!HALVES.test(text) || parts.length < 2) return undefined;
  return said(/\bleft\b/i.test(question) ? 'nothing, it is all gone' : 'one whole');
}

/** "6 pizzas, each cut in half. How many pieces?" */
function cutEach({ text, question, before = '' }: Ask): string | undefined {
  const plain = figures(`${before} ${text}`);
  const [, count, parts] =
    /\b(\d+) [a-z]+\b[^.?]*\b(?:cut|split|break|divide|slice|fold)\w* (?:each|every|them|all)(?: (?:one|of them|[a-z]+))?(?: up)? (?:in|into) (?:a )?(half|1\/2|thirds|fourths|quarters|\d+)/i.exec(
      plain,
    ) ?? [];
  if (count === undefined || parts === undefined || !/\bhow many\b/i.test(question)) return undefined;
  const each = { half: 2, '1/2': 2, thirds: 3, fourths: 4, quarters: 4 }[parts.toLowerCase()] ?? Number(parts);
  return said(`${Number(count) * each}, because \`${count} × ${each}\` is that`);
}

/** "3 bags of marbles and 5 extra, 20 altogether. How many in a bag?" */
function inOneOf({ text, question }: Ask, about: TalkCase): string | undefined {
  const plain = figures(text);
  const [, groups] =
    /\b(\d+) (?:[a-z]+ )?(?:bags?|boxes|packs?|groups?|cups|jars?|rows?|plates?|envelopes?)\b/i.exec(plain) ?? [];
  const [, extra] =
    /\b(\d+) (?:[a-z]+ )?(?:extra|more|loose|left over|single|on the side|outside)\b/i.exec(plain) ?? [];
  const [, all] =
    /\b(\d+) (?:[a-z]+ )?(?:altogether|in all|all together|total)\b|\b(?:total(?: of)?|makes?|is|have) (\d+)\b[^\d]*$/i
      .exec(plain)
      ?.filter((one) => one !== undefined) ?? [];
  if (
    groups === undefined ||
    extra === undefined ||
    all === undefined ||
    !/\bhow many\b[^?]*\b(?:in|per)\b/i.test(question)
  )
    return undefined;
  const value = (Number(all) - Number(extra)) / Number(groups);
  const own = ownAnswer(about).value;
  return said(
    `\`${all} - ${extra} = ${Number(all) - Number(extra)}\`, and for ${groups} that is ${writtenValue(value, true)} in each`,
    near(own, value) ? undefined : `hm, but ${gotIt(about)}`,
  );
}

const FITS =
  /\bhow many (?:times )?(?:[a-z]+ )?(?:does|do|will|would|can|could) (?:the |a |an )?(\S+)(?: [a-z]+)? (?:fit|go) in(?:to|side)? (?:the |a |an )?(\S+?)\b(?: [a-z]+)?\??$|\bhow many (\S+?)s? (?:fit|go|are(?: there)?|make|would fit|can you fit) in(?:to)? (?:the |a |an )?(\S+?)\b\??$/i;

/** "How many times does the 2 fit in the 6?" */
function fitsIn({ question }: Ask, about: TalkCase): string | undefined {
  const [, a, b, c, d] = FITS.exec(question.trim()) ?? [];
  const [one, other] = [a ?? c, b ?? d].map((number) => numberOf(number ?? ''));
  if (one === undefined || other === undefined || one === 0 || about.solve(`${other} ÷ ${one}`) !== undefined)
    return undefined;
  const value = other / one;
  return Number.isInteger(value)
    ? said(`${value} times, because \`${value} × ${a ?? c} = ${b ?? d}\``)
    : said(`${Math.floor(value)} times, and a bit is left`);
}

export const situationActs: readonly Act[] = [
  ['count', cutEach],
  ['context', inOneOf],
  ['context', isEnough],
  ['context', bothParts],
  ['context', happens],
  ['count', fitsIn],
];
