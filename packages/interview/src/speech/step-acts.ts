import { contentOf } from '../asked/amounts-in.ts';
import { partsOf } from '../asked/goal.ts';
import { doneIn, quantitiesOf } from '../reply/bind.ts';
import { askingClause } from '../reply/form.ts';
import { figures, reckoned } from '../talk/calculate.ts';
import { concepts } from '../talk/concepts.ts';
import { wordMeaning } from '../talk/meaning.ts';
import { gotIt, said, type TalkCase } from '../talk/talk-case.ts';
import type { Ask } from '../think/asks.ts';
import { bare, ruleOf, wrongRuleOf } from '../think/named-in.ts';
import { told } from '../think/where-from.ts';
import { near, numberOf, numbersIn, shownValue, writtenValue } from '../values.ts';
import type { Act } from './act.ts';

const UP =
  /\b(?:went up|goes up|raise[ds]?|raising|increase[ds]?|put on|added|more expensive|after (?:the|it) (?:raise|increase|first))\b/i;
const DOWN =
  /\b(?:went down|goes down|lower(?:ed|s|ing)?|discount(?:ed)?|decrease[ds]?|taken off|took off|sale|spent|gave away|cheaper)\b/i;

/** "What's the price after it went up, before they lower it?": what came out at that step. */
function afterStep({ question, plain }: Ask, about: TalkCase): string | undefined {
  if (
    !/^(?:what|how (?:much|many|long|far|tall))\b/i.test(askingClause(question)) ||
    /\byou\b|\bif\b|\bwhy\b|\bmean\b/i.test(question)
  )
    return undefined;
  if (!/\bafter\b|\bonce\b|\bthen\b|\bbefore\b/i.test(question) || numbersIn(plain).length > 1) return undefined;
  const clause = question.replace(/\bbefore\b.*$/i, ' ');
  const [isUp, isDown] = [UP.test(clause), DOWN.test(clause)];
  if (isUp === isDown) return undefined;
  const line = doneIn(about).find(
    ({ left, result }) => result !== '' && (isUp ? /\+/.test(left) : /\d\s*-\s*\d/.test(left)),
  );
  const own = numberOf(/-?\d+(?:\.\d+)?/.exec(bare(about))?.[0] ?? '');
  if (line === undefined || (near(numberOf(line.result), own) && doneIn(about).length > 1 && isUp)) return undefined;
  return said(`${about.asked.includes('$') ? '$' : ''}${line.result}, because \`${line.line}\``);
}

const OF_WHAT =
  /\b(\d+(?:\.\d+)?) ?(?:%|percent) of what\b|\bpercent of what\b|\bwhat(?:'s| is) (?:it|that|the \d+%) a? ?(?:percent|part) of\b/i;

/** "20% of what, though?" */
function percentOfWhat({ question }: Ask, about: TalkCase): string | undefined {
  if (!OF_WHAT.test(question)) return undefined;
  const [whole] = quantitiesOf(about).filter(({ unit }) => unit !== '%');
  const [first, second] = doneIn(about).filter(({ left }) => /\d\s*[-+]\s*\d/.test(left));
  const isTwice = first !== undefined && second !== undefined;
  return whole && said(`of the ${whole.unit === '$' ? '$' : ''}${whole.text}${isTwice ? ', both times' : ', I think'}`);
}

/** "And 20% of 60, how did you figure that out?": worked out over ten percent. */
function percentWithWay({ plain, question }: Ask, about: TalkCase): string | undefined {
  const [, percent, whole] = /(\d+(?:\.\d+)?)% of \$?(\d+(?:\.\d+)?)/i.exec(plain) ?? [];
  if (
    percent === undefined ||
    whole === undefined ||
    about.solve(`${percent}% of ${whole}`) !== undefined ||
    about.asked.includes(`${percent}% of ${whole}`)
  )
    return undefined;
  if (!/\b(?:how|what|figure|find)\b/i.test(question) || /\bwhy\b|\bmore\b|\bless\b|\bdraw\b|\bshow\b/i.test(question))
    return undefined;
  const [p, w] = [Number(percent), Number(whole)];
  const value = shownValue((p * w) / 100, false);
  const tenth = writtenValue(w / 10, false);
  return said(
    p % 10 === 0 && p !== 10 && p < 100
      ? `10% of ${whole} is ${tenth}, and ${p / 10} times that is ${value}`
      : `\`${percent} × ${whole} ÷ 100\`, that is ${value}`,
  );
}

const PARENTHESES = /\bparenthes[ei]s\b|\bbrackets\b/i;

/** "What if I put parentheses around the 6 x 2?": that part first, then the rest as it is read. */
function withParentheses({ question, text, plain }: Ask, about: TalkCase): string | undefined {
  const math = figures(about.math ?? '');
  if (
    !PARENTHESES.test(question) ||
    PARENTHESES.test(math) ||
    math.includes('(') ||
    !/\b(?:if|put|add|with|around|change)\b/i.test(text)
  )
    return undefined;
  const [, one, sign, other] = /(\d+(?:\.\d+)?)\s*([-+×÷])\s*(\d+(?:\.\d+)?)/.exec(plain) ?? [];
  if (one === undefined || sign === undefined || other === undefined) return undefined;
  const part = new RegExp(`${one}\\s*\\${sign}\\s*${other}(?![\\d.])`);
  const inner = reckoned(`${one} ${sign} ${other}`);
  if (!part.test(math) || inner === undefined) return undefined;
  const rest = math.replace(part, writtenValue(inner, false));
  const again = about.solve(rest)?.answer.replaceAll('`', '') ?? writtenValue(reckoned(rest) ?? Number.NaN, false);
  return said(
    near(numberOf(again), numberOf(bare(about))) ? 'no, I still get the same' : 'yes',
    `then I do \`${one} ${sign} ${other} = ${writtenValue(inner, false)}\` first, and \`${rest}\` is ${again}`,
  );
}

const BATCHES: readonly (readonly [words: RegExp, times: number])[] = [
  [
    /\bone more time\b|\bonce more\b|\btwice\b|\btwo (?:batches|recipes|times)\b|\b2 (?:batches|recipes|times)\b|\bdouble\b|\bagain and (?:pour|mix|put)\b/i,
    2,
  ],
  [/\b(?:three|3) (?:batches|recipes|times)\b|\btriple\b/i, 3],
  [/\b(?:four|4) (?:batches|recipes|times)\b/i, 4],
  [/\bhalf (?:a |the |of the )?(?:batch|recipe)\b/i, 0.5],
];

/** "I make the recipe once and one more time and pour them together. How much of each?": everything so many times. */
function batches({ text, question }: Ask, about: TalkCase): string | undefined {
  const times = BATCHES.find(([words]) => words.test(text))?.[1];
  const { told: facts } = partsOf(about.asked);
  const all = quantitiesOf({ asked: facts.join(' ') });
  if (
    times === undefined ||
    all.length < 2 ||
    all.length > 3 ||
    !/\b(?:recipe|batch|batches|mix|pour|make it|make the)\b/i.test(text)
  )
    return undefined;
  if (!/\bhow (?:much|many)\b|\bwhat\b/i.test(askingClause(question))) return undefined;
  const clauses = facts.join(' ').split(/\band\b|,/);
  const parts = all.map(({ text: number, value }) => {
    const clause = clauses.find((one) => new RegExp(`(?<![\\d.])${number}(?![\\d.])`).test(one)) ?? '';
    const [, thing = ''] = new RegExp(`${number} ((?:[a-z]+ ){0,3}[a-z]+)`).exec(clause) ?? [];
    return `${writtenValue(value * times, true)} ${thing}`.trim();
  });
  return said(parts.join(' and '));
}

const PIECES =
  /\b(?:pieces?|parts?|slices?)\b[^?]*\b(?:same size|equal|as big)\b|\bsame[- ]size[d]? (?:pieces?|parts?)\b|\b(?:same|different) (?:size|sized)\b[^?]*\b(?:pieces?|parts?|slices?)\b/i;
const NAMES: Readonly<Record<string, string>> = {
  '2': 'halves',
  '3': 'thirds',
  '4': 'fourths',
  '5': 'fifths',
  '6': 'sixths',
  '8': 'eighths',
  '10': 'tenths',
  '12': 'twelfths',
};

/** "Are the pieces Tom ate and the pieces Ana ate the same size?" */
function pieceSizes({ question }: Ask, about: TalkCase): string | undefined {
  if (!PIECES.test(question) || /\bwhy\b|\bhow\b/i.test(askingClause(question))) return undefined;
  const unders = [...`${about.math ?? ''} ${about.asked}`.matchAll(/\d+\/(\d+)/g)].map(([, under = '']) => under);
  const [one, other] = [...new Set(unders)];
  if (one === undefined) return undefined;
  if (other === undefined) return said('yes, they are all the same size');
  const [few, many] = Number(one) < Number(other) ? [one, other] : [other, one];
  const byNumber = /larger bottom|more pieces|bigger number/i.test(about.idea ?? '');
  const larger = byNumber ? many : few;
  return said(
    `no, one is in ${NAMES[one] ?? `parts of ${one}`} and the other in ${NAMES[other] ?? `parts of ${other}`}, and the ${NAMES[larger] ?? larger} are bigger`,
    wrongRuleOf(about) && 'I didn’t look at that',
  );
}

/** "What does "the same green" mean?", of words that the problem asks with: as the idea has it. */
function phraseMeans({ question }: Ask, about: TalkCase): string | undefined {
  const [, phrase = ''] =
    /\bwhat (?:does|do|did|would) ["“'‘]?((?:the |a |an )?[a-z]+(?: [a-z]+){1,4}?)["”'’]? (?:really |even )?mean\b/i.exec(
      question,
    ) ?? [];
  const rule = wrongRuleOf(about);
  if (phrase === '' || rule === undefined || !about.asked.toLowerCase().includes(phrase.toLowerCase()))
    return undefined;
  if (concepts.some(({ word }) => word.test(phrase.toLowerCase()))) return undefined;
  const isIdea = /\bsame\b/i.test(phrase) || [...contentOf(phrase)].some((word) => contentOf(rule).has(word));
  return isIdea ? said(`for me it means this: ${rule}`) : undefined;
}

const HEARD =
  /\b(?:have you|did you|do you)\b[^?]*\b(?:heard of|hear of|know about|know what|learn(?:ed)?(?: about)?|remember)\b (?:an? |the )?(.+?)\?/i;

/** "Have you ever heard of PEMDAS? What does it say?" */
function heardOf({ question }: Ask, about: TalkCase): string | undefined {
  const [, what = ''] = HEARD.exec(question) ?? [];
  if (what === '' || /\b(?:how|why|to|if|that|you|your)\b/i.test(what)) return undefined;
  const meaning = wordMeaning(what, { ...about, right: true });
  const [first] = doneIn(about);
  return meaning === undefined
    ? said('hm, no, I don’t think so')
    : said(`yes, ${meaning}`, about.right ? undefined : `here ${first === undefined ? gotIt(about) : told(first)}`);
}

/** "Okay, and then?", "What did you do after that?": what came after the first line. */
function thenWhat({ question }: Ask, about: TalkCase): string | undefined {
  if (
    !/^\W*(?:ok(?:ay)?|and|so|alright|good|now|,|\s)*\b(?:(?:and )?then(?: what)?|what(?:'s| is| came| did you do)? (?:next|after that|then)|and after that|what happened (?:next|then))\b[^a-z]*$/i.test(
      question,
    )
  )
    return undefined;
  const [, ...rest] = doneIn(about);
  return rest.length === 0
    ? said(gotIt(about), 'that was all')
    : said(
        ...rest.slice(0, 2).map((line, at) => `${at === 0 ? 'then' : 'and then'} ${told(line)}`),
        rest.length > 2 || rest.at(-1)?.result === bare(about) ? undefined : `and that makes ${bare(about)}`,
      );
}

/** "Tell me what you did first and what you did next." */
function inOrder({ text, question }: Ask, about: TalkCase): string | undefined {
  if (
    !/\bfirst\b[^?]*\b(?:next|then|second|after that)\b/i.test(text) ||
    !/\byou\b/i.test(question) ||
    /\bif\b|\bwhy\b/i.test(question)
  )
    return undefined;
  const lines = doneIn(about);
  const parts = lines.flatMap(({ line }) => fractionParts(line)).slice(0, 2);
  if (parts.length === 2)
    return said(`first \`${parts[0]}\`, the tops`, `then \`${parts[1]}\`, the bottoms, and that is ${bare(about)}`);
  const rule = ruleOf(about);
  return lines.length < 2
    ? said(lines[0] && `first ${told(lines[0])}`, rule)
    : said(...lines.slice(0, 3).map((line, at) => `${at === 0 ? 'first' : 'then'} ${told(line)}`));
}

/** The two sums of a line like (2 + 1)/(3 + 4). */
function fractionParts(line: string): readonly string[] {
  const [, top, under] = /^\(([^()]+)\)\s*\/\s*\(([^()]+)\)$/.exec(line) ?? [];
  return top === undefined || under === undefined
    ? []
    : [top, under].map((sum) => `${sum} = ${writtenValue(reckoned(sum) ?? Number.NaN, false)}`);
}

export const stepActs: readonly Act[] = [
  ['own-work', thenWhat],
  ['own-work', inOrder],
  ['count', afterStep],
  ['meaning', percentOfWhat],
  ['calculate', percentWithWay],
  ['calculate', withParentheses],
  ['count', batches],
  ['compare', pieceSizes],
  ['meaning', phraseMeans],
  ['meaning', heardOf],
];
