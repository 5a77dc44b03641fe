import { doneIn } from '../reply/bind.ts';
import { type AskForm, formOf } from '../reply/form.ts';
import { gotIt, type TalkCase } from '../talk/talk-case.ts';
import type { Ask } from '../think/asks.ts';
import { ruleOf } from '../think/named-in.ts';
import { told, wholeWay } from '../think/where-from.ts';

const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z\d/+×÷=-]+/g, ' ')
    .replace(
      /^(?:first|last|then|so|and|because|i think|i thought|like i said|here i did it like this|for me it is like this|hm) /,
      '',
    )
    .trim();

/** Everything that the student has done and believes, sentence by sentence. */
function ownSentences(about: TalkCase): readonly string[] {
  const rule = ruleOf(about);
  return [...doneIn(about).map(told), gotIt(about), ...(rule === undefined ? [] : [rule]), wholeWay(about)].map(
    wordsOf,
  );
}

/** The problem told again as a whole. */
const problemSentences = ({ asked }: TalkCase): readonly string[] => {
  const whole = wordsOf(asked);
  return [whole, `it says ${whole}`, `it only says ${whole}`];
};

const ASKS_FOR_WAY =
  /\bwhy\b|\bhow come\b|\bhow (?:did|do|would|could|can|'d) (?:you|we|i|it|that|this)\b|\breason\w*\b|\brule\b|\bthink\w*\b|\bthought\b|\bbeliev\w*\b|\bdecid\w*\b|\bexplain\b|\bsteps?\b|\bway\b|\bmethod\b|\bstrateg\w*\b|\bdid you (?:do|get|use|add|subtract|multiply|divide|put|write|start)\b|\bwhat did you\b|\bwhat happened\b|\bwork\b|\byour answer\b|\bconvince\b|\bprove\b|\bsure\b|\bcome from\b|\bcame from\b|\bteach\b|\bfriend\b|\bthrough\b|\banother way\b/i;
/** What the student itself does or has, and not what something tells it. */
const OF_OWN =
  /\b(?:did|do|are|were|would|can|could|have|had|if) you\b|\byour\b|\byou(?:'re|'d|'ve| did| do| got| get| put| take| took| go| went| made| make| used| use| wrote| add| subtract| multiply| divide)\b/i;
const WANTS_SOMETHING: ReadonlySet<AskForm> = new Set([
  'amount',
  'what',
  'which',
  'where',
  'either',
  'yes-no',
  'other',
]);

/** Whether a reply only tells again what the student did or believes, where something else was asked. */
export function onlyRecites(reply: string, { question, text }: Ask, about: TalkCase): boolean {
  if (ASKS_FOR_WAY.test(question) || OF_OWN.test(question) || !WANTS_SOMETHING.has(formOf(question))) return false;
  if (/\bmean\b|\bstand for\b|\brepresent|\btell(?:s|ing)?\b|\bsay(?:s|ing)?\b/i.test(text)) return false;
  return recites(reply, about);
}

/** Whether a reply only tells again what the student did, got and believes. */
export function recites(reply: string, about: TalkCase): boolean {
  const own = ownSentences(about);
  const whole = problemSentences(about);
  const sentences = reply
    .split(/(?<=[.?!…])\s+(?=\S)/)
    .map(wordsOf)
    .filter((one) => one !== '');
  return sentences.every(
    (one) =>
      one.split(' ').length > 2 &&
      (whole.includes(one) || own.some((known) => known.includes(one) || (known.length > 12 && one.includes(known)))),
  );
}
