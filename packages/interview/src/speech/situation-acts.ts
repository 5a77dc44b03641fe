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
  const clause = askingClause(question);
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
  ['context', isEnough],
  ['context', bothParts],
  ['context', happens],
  ['count', fitsIn],
];
