import { markedLine } from '../talk/draw-line.ts';
import { gridOf } from '../talk/draw-parts.ts';
import type { TalkReply } from '../talk/talk.ts';
import { gotIt, said, type TalkCase } from '../talk/talk-case.ts';
import type { Ask } from './asks.ts';
import { expressionOf, ruleOf } from './named-in.ts';
import { numbersOf } from './rule.ts';

/** "Where would 1/2 go?" on the number line of the problem: where the student's rule puts it. */
export function placesOnLine({ text, question }: Ask, about: TalkCase): TalkReply | undefined {
  if (!/\bnumber line\b/i.test(about.asked) || !/\bwhere\b|\bput\b|\bplace\b|\bshow\b/i.test(question))
    return undefined;
  const solved = about.again?.(text);
  const [, low, high] = /\bfrom (-?\d+) to (-?\d+)/.exec(about.asked) ?? [];
  if (solved !== undefined && !numbersOf(text).some((number) => `${solved.rule}${solved.answer}`.includes(number)))
    return undefined;
  if (solved === undefined || low === undefined || high === undefined) return undefined;
  const at = solved.answer.replaceAll('`', '');
  const drawn = markedLine([at], [Number(low), Number(high)]);
  return {
    kind: 'picture',
    text: said(`I would put it at \`${at}\``, solved.rule),
    ...(drawn && { picture: drawn.picture }),
  };
}

const THINGS = /\b(dots?|circles?|objects?|cubes?|counters?|things|stars|sticks|tally|groups?|array|rows?)\b/i;
const FINGERS = /\bfingers\b/i;

/** A calculation laid out with things, as the student's first line has it. */
function laidOut(line: string, thing: string): { readonly words: string; readonly count: number } | undefined {
  const [, one = '', sign, other = ''] = /^(\d+)\s*([-+×*÷])\s*(\d+)/.exec(line) ?? [];
  const [a, b] = [Number(one), Number(other)];
  if (one === '' || a > 60 || b > 60) return undefined;
  if (sign === '+')
    return { words: `I draw ${a} ${thing} and then ${b} more, and I count them all: ${a + b}`, count: a + b };
  if (sign === '-')
    return {
      words: `I draw ${Math.max(a, b)} ${thing} and cross out ${Math.min(a, b)}, then ${Math.abs(a - b)} are left`,
      count: a,
    };
  if (sign === '÷') return { words: `I draw ${a} ${thing} and make groups of ${b}`, count: a };
  return { words: `I draw ${a} rows with ${b} ${thing} each, that is ${a * b}`, count: a * b };
}

const GROUP = 'packs?|bags?|boxes|rows?|groups?|plates?|tables?|trays?|teams?|shelves|jars?';

/** "Draw me the packs": groups of the problem, with what is in each. */
function inGroups(question: string, about: TalkCase): TalkReply | undefined {
  const [, count, group = '', each, thing = ''] =
    new RegExp(`(\\d+) (${GROUP}) (?:of|with) (\\d+) ?([a-z]+)?`, 'i').exec(about.asked) ?? [];
  if (count === undefined || each === undefined || !new RegExp(`\\b${group}\\b`, 'i').test(question)) return undefined;
  const drawn = gridOf(Number(count), Number(each));
  return {
    kind: 'picture',
    text: said(
      `I draw ${count} ${group} with ${each} ${thing} in each, that is ${Number(count) * Number(each)}`,
      about.right ? undefined : `hm, ${gotIt(about)}`,
    ),
    ...(drawn && { picture: drawn.picture }),
  };
}

/** "Can you draw dots to show it?", "with your fingers?": the student's own way with things. */
export function showsThings({ question }: Ask, about: TalkCase): TalkReply | undefined {
  const counted = about.steps.find(({ line }) => /^\d+(?:, \d+){2,}$/.test(line));
  const rule = ruleOf(about);
  if (FINGERS.test(question)) {
    const [line = counted?.line] = [counted?.line];
    const words =
      line === undefined
        ? (laidOut(about.steps[0]?.line ?? '', 'fingers')?.words.replaceAll('draw', 'hold up') ?? undefined)
        : `I put up one finger for each: ${line}. That is ${line.split(',').length} fingers`;
    return words === undefined ? undefined : { kind: 'picture', text: said(words, rule, gotIt(about)) };
  }
  const packs = inGroups(question, about);
  if (packs !== undefined) return packs;
  const thing = THINGS.exec(question)?.[1]?.toLowerCase();
  if (/\bhow many\b/i.test(question)) return undefined;
  if (thing === undefined || numbersOf(question).length > 1) return undefined;
  const name = /^(?:groups?|array|rows?|things|tally)$/.test(thing)
    ? 'dots'
    : thing.endsWith('s')
      ? thing
      : `${thing}s`;
  const lines = [...about.steps.map(({ line }) => line), expressionOf(about) ?? ''];
  const laid = lines.map((line) => laidOut(line, name)).find((one) => one !== undefined);
  if (laid === undefined || /[[/.^a-z]/.test(about.math ?? '')) return undefined;
  const picture =
    laid.count <= 60
      ? gridOf(laid.count % 2 === 0 ? 2 : 1, laid.count % 2 === 0 ? laid.count / 2 : laid.count)?.picture
      : undefined;
  return { kind: 'picture', text: said(laid.words, about.right ? undefined : rule), ...(picture && { picture }) };
}
