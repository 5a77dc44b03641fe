import type { Step } from '@lemma/math';
import { askingClause } from '../reply/form.ts';
import { figures } from '../talk/calculate.ts';
import { numbersWork } from '../talk/numbers-work.ts';
import { gotIt, said, type TalkCase } from '../talk/talk-case.ts';
import type { Ask } from '../think/asks.ts';
import { bare, namedNumbers, ruleOf } from '../think/named-in.ts';
import { told, wholeWay } from '../think/where-from.ts';
import { closest, shared } from './shared-words.ts';

const DID =
  /\bwhat did you\b|\bhow(?:'d| did| do| would) you\b|\bwhere (?:did|does|do|is|the|that)\b.*\b(?:from|come|get)\b|\bcame from\b|\bwhat happen(?:s|ed)\b|\btell me (?:about|what|where|how|more)\b|\b(?:walk|talk) me through\b|\bwhen (?:do|does|did)\b|\bwhat (?:was|is|were) your\b|\bshow me (?:what|how)\b|\bwrite that line\b|\bwhat about\b|\bwhy(?:'d| did)?\b|\bhow come\b/i;
const FIRST =
  /\bfirst (?:step|thing|move)\b|\b(?:do|did|start|started|begin) (?:with )?first\b|\bright after\b|\bstart with\b/i;
const NEXT = /\bnext\b|\bafter that\b|\bsecond (?:step|line)\b|\bthen\b.*\bdo\b/i;

const isWork = ({ line, why }: Step, math: string | undefined): boolean => line !== math && !/^this is\b/i.test(why);

/** How a number of the work came about: a line that makes it, a line that uses it, or a calculation with what is there. */
function lineMaking(number: string, about: TalkCase): string | undefined {
  const lines = about.steps.filter((step) => isWork(step, about.math));
  const made = lines.find(
    ({ line }) => new RegExp(`=\\s*-?${number.replace('.', '\\.')}$`).test(line) && /[-+×÷*/^]/.test(line),
  );
  if (made !== undefined) return told(made);
  const there = `${about.asked} ${about.picture?.alt ?? ''}`;
  const part =
    bare(about).split('/').includes(number) && !new RegExp(`(?<!\\d)${number}(?!\\d)`).test(about.asked)
      ? numbersWork(there, number)
      : undefined;
  return part === undefined ? undefined : `I did \`${part}\``;
}

const isWhole = (number: string, about: TalkCase): boolean =>
  bare(about)
    .replace(/[^\d./ ]/g, '')
    .trim() === number;

/** A line of the work, with the rule where the line does not say it already. */
const withRule = (line: string, about: TalkCase): string => {
  const rule = ruleOf(about);
  return said(line, rule !== undefined && shared(line, rule) < 3 ? rule : undefined);
};

/** "How did you get sixteen?", "Where did the nineteen come from?" */
export function comesFrom({ question }: Ask, about: TalkCase): string | undefined {
  if (
    about.right ||
    !/\b(?:from|get|got|come|came|make)\b/i.test(question) ||
    !DID.test(question) ||
    /\bif\b|\bwould\b|\bwhy\b/i.test(question)
  )
    return undefined;
  const named = namedNumbers(figures(question));
  const [number] = named;
  if (number === undefined) return undefined;
  if (named.length > 1) return undefined;
  const line = lineMaking(number, about);
  if (line !== undefined) return withRule(line, about);
  if (!isWhole(number, about)) return undefined;
  const [only, ...more] = about.steps.filter((step) => isWork(step, about.math));
  return only !== undefined && more.length === 0 ? withRule(told(only), about) : said(wholeWay(about));
}

/** "What was your first step?", "What did you do with the zero?": the line of the work that the words speak of. */
export function ownLine({ question }: Ask, about: TalkCase): string | undefined {
  const rule = ruleOf(about);
  if (about.right || rule === undefined || !DID.test(question) || /\bif\b|\bwould\b/i.test(askingClause(question)))
    return undefined;
  const lines = about.steps.filter((step) => isWork(step, about.math));
  const [first, second] = lines;
  if (FIRST.test(question) && first !== undefined) return withRule(`first ${told(first)}`, about);
  if (NEXT.test(question) && second !== undefined) return said(`then ${told(second)}`);
  const [line, ...more] = closest(lines, ({ line: text, why }) => `${text} ${why}`, question);
  const isOfRule = shared(rule, question) > (line === undefined ? 0 : shared(`${line.line} ${line.why}`, question));
  if (isOfRule) return said(`${rule}`, gotIt(about));
  if (line === undefined || more.length > 1) return undefined;
  return withRule(told(line), about);
}
