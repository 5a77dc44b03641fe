import { reckoned } from '../talk/calculate.ts';
import { numbersWork } from '../talk/numbers-work.ts';
import { gotIt, said, type TalkCase } from '../talk/talk-case.ts';
import type { Ask } from './asks.ts';
import { bare, namedIn, namedNumbers, ruleOf } from './named-in.ts';
import { asSpoken } from './reason-here.ts';

const FROM =
  /\bwhat(?: is|'s| was) (?:the|that) \W?\d+ (?:in|on|at|of)\b|\bwhere (?:did|does|do|is|are|was|were|'s)\b.*\b(?:from|get|come|find)|\bhow(?: did|'d| do| does)? (?:you |it |that |the )?(?:get|got|find|come up with|end up with|become|turn into|make)\b|\b(?:number|row|line|part|step)\b.*\bfrom\b|\bwhat (?:is|was|'s) (?:the|that|this) \d+.*\bfrom\b|\bcame? from\b|\bwhere(?: did|'d) you get\b/i;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const has = (line: string, number: string): boolean =>
  new RegExp(`(?<![\\d./])${escaped(number)}(?![\\d/]|\\.\\d)`).test(line.replace(/(\d),(?=\d{3})/g, '$1'));

/** The lines of the own work that have a reason, without the one that repeats the problem. */
export const reasonedLines = ({ steps, math }: TalkCase): TalkCase['steps'] =>
  steps.filter(({ line, why }) => line !== math && why !== '' && !/^this is\b/i.test(why));

/** A line with its reason as the student tells it. */
export const told = ({ line, why }: { readonly line: string; readonly why: string }): string =>
  why === ''
    ? `I did \`${line}\``
    : /^[\w.’-]+(?: [a-z]+)?$/i.test(line)
      ? `${asSpoken(why)}, so \`${line}\``
      : `I did \`${line}\`: ${asSpoken(why)}`;

/** The two numbers of a fraction line like (1 + 1)/(2 + 3), for the place that is asked about. */
function partOfFraction(number: string, place: string, { steps }: TalkCase): string | undefined {
  for (const { line } of steps) {
    const [, top, under] = /^\(([^()]+)\)\s*\/\s*\(([^()]+)\)$/.exec(line) ?? [];
    if (top === undefined || under === undefined) continue;
    const value = (sum: string): string => String(reckoned(sum) ?? '');
    const isTop = /\btop\b|numerator/i.test(place)
      ? true
      : /\bbottom\b|denominator/i.test(place)
        ? false
        : value(top) === number;
    const sum = isTop ? top : under;
    return `\`${sum}\`, those are the ${isTop ? 'top' : 'bottom'} numbers`;
  }
  return undefined;
}

/** The whole numbers in front of the fractions of a problem. */
function partOfMixed(number: string, about: TalkCase): string | undefined {
  const wholes = [...about.asked.matchAll(/(\d+) \d+\/\d+/g)].map(([, whole = '']) => whole);
  const own = /^(\d+) \d+\/\d+/.exec(bare(about))?.[1];
  return wholes.length === 2 && own === number
    ? `the whole numbers: I did \`${numbersWork(wholes.join(' and '), number) ?? wholes.join(', ')}\``
    : undefined;
}

/** Where a number of the work comes from. */
export function originOfNumber(number: string, place: string, about: TalkCase): string | undefined {
  const { steps } = about;
  const made = steps.find(({ line }) => /[-+×÷*/^]/.test(line) && new RegExp(`=\\s*-?${escaped(number)}$`).test(line));
  const part = partOfMixed(number, about) ?? partOfFraction(number, place, about);
  if (part !== undefined) return `the ${number} is from ${part}`;
  if (made !== undefined) return told(made);
  const alone = steps.find(({ line }) => line === number);
  if (alone !== undefined && alone.why !== '') return told(alone);
  const used = steps.find(({ line }) => has(line, number));
  const named = namedIn(about.asked).find(({ text }) => text === number);
  if (named !== undefined && used === undefined)
    return `it is the ${number} from the problem: ${named.clause}, so I put it there`;
  if (used !== undefined)
    return named === undefined ? told(used) : `the ${number} is in the problem, and with it ${told(used)}`;
  // What is in the own answer is the own number, and no other is.
  const work = has(bare(about), number) ? numbersWork(about.asked, number) : undefined;
  return work === undefined ? undefined : `I did \`${work}\``;
}

/** "Where is the 3 from?", "How did you get sixty-five?" */
export function whereFrom({ plain, question }: Ask, about: TalkCase): string | undefined {
  if (!FROM.test(question) || /\bif\b/i.test(question)) return undefined;
  const numbers = namedNumbers(plain.replace(/(?<!\d)\.(\d+)/g, '$1'));
  const own = bare(about);
  const number = numbers.find((one) => has(own, one)) ?? numbers[0];
  if (numbers.length > 1 && /\b(?:each|both|they|those|these|the two)\b/i.test(question)) {
    const each = numbers.map((one) => originOfNumber(one, question, about)).filter((one) => one !== undefined);
    if (each.length > 1) return said(...each, ruleOf(about));
  }
  const isWhole = number === undefined || own === number || numbers.join(' ') === own;
  if (isWhole) return undefined;
  const found = originOfNumber(number, question, about);
  return found === undefined
    ? undefined
    : said(found, /whole numbers|from the problem:/.test(found) ? undefined : ruleOf(about));
}

/** The whole way to the answer, each line with its reason. */
export function wholeWay(about: TalkCase): string {
  const lines = about.steps.filter(({ line }) => line !== about.asked && line !== about.math);
  const rule = ruleOf(about);
  if (lines.length === 0)
    return said(rule === undefined ? gotIt(about) : `${rule}`, rule === undefined ? undefined : gotIt(about));
  const words = lines.map((one, at) => `${at === 0 ? 'first' : 'then'} ${told(one)}`);
  return said(...words, lines.some(({ why }) => why !== '') ? undefined : rule);
}

const BECAME =
  /\bwhat (?:happens|happened) (?:when|if|with)\b.*\bzero\b|\bwhat (?:did|do|happened|happens|became|becomes|would|will)\b.*\b(?:turn into|to|with|of|do|about|become)\b|\bwhat did you\b.*\b(?:do|use)\b/i;
const THE_NUMBER =
  /\b(?:the|that|this|your)\s+(?:little |small |big |first |second |top |bottom )?(?:[+×÷-]\s*)?(\d+(?:\.\d+)?(?:\/\d+)?)/i;

/** "What did the 6 turn into?", "What did you do with the 20?": what happened to a number. */
export function whatBecame({ plain, question }: Ask, about: TalkCase): string | undefined {
  if (!BECAME.test(question) || /\bif\b/i.test(question)) return undefined;
  const number =
    THE_NUMBER.exec(plain)?.[1] ?? (/\bzero\b/i.test(question) && /\bhappen/i.test(question) ? '0' : undefined);
  if (number === undefined) return undefined;
  const lines = about.steps.filter(({ why }) => !/^this is the /i.test(why));
  const used = lines.find(({ line, why }) => has(`${line} ${why}`, number) && /[-+×÷*=<>]/.test(line.slice(1)));
  if (used !== undefined)
    return said(
      /\bturn into\b|\bbecome|\bhappen/i.test(question) ? `it stayed a ${number}` : undefined,
      `with the ${number} ${told(used)}`,
      used.why === '' || /^\W*it says/i.test(used.why) ? ruleOf(about) : undefined,
    );
  if (namedIn(about.asked).some(({ text }) => text === number))
    return said(`I didn’t do anything with the ${number}`, ruleOf(about));
  return /\bdid you\b/i.test(question) ? wholeWay(about) : undefined;
}

/** "So what does the plus 5 do?": a part of the problem with its sign. */
export function whatDoes({ plain, question }: Ask, about: TalkCase): string | undefined {
  const [, sign, number] = /\bthe\s+([-+×÷])\s*(\d+(?:\.\d+)?)\s+(?:do|mean|tell|say|for|there)/i.exec(plain) ?? [];
  if (sign === undefined || number === undefined || /\bwhy\b/i.test(question)) return undefined;
  const used = about.steps.find(
    ({ line }) => new RegExp(`\\${sign}\\s*${escaped(number)}(?!\\d)`).test(line) && line !== about.math,
  );
  return used === undefined
    ? said(`the \`${sign} ${number}\` only comes after that, I didn’t need it`, ruleOf(about))
    : said(`it tells me to ${SIGN_WORDS[sign] ?? 'use'} ${number}`, told(used), ruleOf(about));
}
const SIGN_WORDS: Readonly<Record<string, string>> = {
  '+': 'add',
  '-': 'take away',
  '×': 'multiply by',
  '÷': 'divide by',
};
