import { contentOf, wordsShared } from '../asked/amounts-in.ts';
import { doneIn } from '../reply/bind.ts';
import type { TalkCase } from '../talk/talk-case.ts';
import type { Ask } from '../think/asks.ts';
import { bare, wrongRuleOf } from '../think/named-in.ts';

/** What a student says to a sentence with one intent, from what it believes; undefined where it does not say enough. */
export type Answer = (ask: Ask, about: TalkCase) => string | undefined;

/** The lines that the student did, as it speaks of them: "`2 + 1 = 3`, then `3 + 4 = 7`". */
export function linesSaid(about: TalkCase): string | undefined {
  const lines = doneIn(about).map(({ line }) => `\`${line}\``);
  return lines.length === 0 ? undefined : lines.slice(0, 3).join(', then ');
}

const OPERATIONS: readonly (readonly [name: RegExp, sign: RegExp])[] = [
  [/\badd|\bplus\b/i, /\+/],
  [/\bsubtract|\bminus\b|\btake away\b/i, /\S\s-\s/],
  [/\bmultipl|\btimes\b/i, /×/],
  [/\bdivid/i, /÷/],
];

/** Whether words ask for the student's rule itself, so that the rule is no answer. */
export function asksOfRule(words: string, about: TalkCase): boolean {
  const rule = wrongRuleOf(about);
  const lines = doneIn(about)
    .map(({ line }) => line)
    .join('; ');
  const isOfDone = OPERATIONS.some(([name, sign]) => name.test(words) && sign.test(lines));
  return rule !== undefined && (isOfDone || wordsShared(rule, contentOf(words)) > 0);
}

/** The student's rule for a wrong answer, as a sentence. */
export const thought = (about: TalkCase): string | undefined => {
  const rule = wrongRuleOf(about);
  return rule === undefined ? undefined : `I thought ${rule}`;
};

const BLANK = /_+|\[\s*\]|\?/;

/** A number sentence with the own answer in its blank, if it has one. */
export const withOwnIn = (math: string, about: TalkCase): string => math.replace(BLANK, bare(about));
