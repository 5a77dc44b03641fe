import { type Amount, amountsIn, contentOf, stemOf } from '../asked/amounts-in.ts';
import { figures } from '../talk/calculate.ts';
import type { TalkCase } from '../talk/talk-case.ts';
import { bare } from '../think/named-in.ts';
import { firstValue } from '../values.ts';

/** A quantity of the problem with the words that only it has: the fish, the passengers of June, what was saved. */
export type Quantity = Amount & { readonly text: string; readonly own: ReadonlySet<string>; readonly isRate: boolean };

/** One line of the own work: what was done, with what came out and why. */
export type Done = {
  readonly line: string;
  readonly left: string;
  readonly result: string;
  readonly why: string;
};

const PER = /\b(?:each|every|per|a (?:day|week|month|year|hour|minute))\b/i;

/** The quantities that a problem tells, in order. */
export function quantitiesOf({ asked }: Pick<TalkCase, 'asked'>): readonly Quantity[] {
  const all = amountsIn(asked);
  const rates = asked.replace(/(\d),(?=\d{3}\b)/g, '$1').split(/[.?!;:,]\s+|\s+(?:and|but|while|so|then)\s+/);
  return all.map((amount, at) => {
    const others = all.filter((_, place) => place !== at);
    const own = [...amount.near].filter((word) => word !== amount.unit && !others.some(({ near }) => near.has(word)));
    const text = String(amount.value);
    const part = rates.find((one) => new RegExp(`(?<![\\d.])${text.replace('.', '\\.')}(?![\\d.])`).test(one)) ?? '';
    return { ...amount, text, own: new Set(own), isRate: PER.test(part) && !/\bhow\b/i.test(part) };
  });
}

/** The quantities that words name, by their number or by a word that only they have, in the order of the words. */
export function quantitiesNamed(words: string, about: TalkCase): readonly Quantity[] {
  const tokens = figures(words).match(/\d+(?:\.\d+)?|[a-z]{3,}/gi) ?? [];
  const all = quantitiesOf(about);
  const found = tokens.flatMap((token) =>
    all.filter(({ value, own }) => (/^\d/.test(token) ? Number(token) === value : own.has(stemOf(token)))),
  );
  return found.filter((one, at) => found.indexOf(one) === at);
}

/** The lines of the own work as records; a line that only repeats the problem is none. */
export const doneIn = ({ steps, math }: TalkCase): readonly Done[] =>
  steps
    .filter(({ line, why }) => line !== math && !/^this is the (?:equation|problem)\b/i.test(why))
    .map(({ line, why }) => {
      const at = line.lastIndexOf('=');
      return {
        ...{ line, why },
        left: (at < 0 ? line : line.slice(0, at)).trim(),
        result: (at < 0 ? '' : line.slice(at + 1)).trim(),
      };
    });

/** The own answer as a number, with what it counts. */
export function ownAnswer(about: TalkCase): { readonly value: number | undefined; readonly unit: string } {
  const text = bare(about);
  const [, unit = ''] = /\d\s*([a-z]{1,12}|%)(?:\^?\d)?$/i.exec(text) ?? [];
  return { value: firstValue(text), unit };
}

const MATHEMATICS =
  /\b(?:math|numbers?|digits?|add|plus|minus|subtract|multipl|times|divid|equal|fraction|decimal|percent|sign|answer|problem|question|steps?|wrote|write|check|count|graph|line|table|draw|show|explain|shape|angle|triangle|square|side|rule|work|solve|first|next|bigger|smaller|more|less)\w*\b/i;

const sceneOf = (about: TalkCase): ReadonlySet<string> =>
  contentOf(`${about.asked} ${about.picture?.alt ?? ''} ${about.idea ?? ''}`);

/** Whether words speak of something of the problem, of a number or of mathematics. */
export function isBound(words: string, about: TalkCase): boolean {
  if (/\d/.test(figures(words)) || MATHEMATICS.test(words)) return true;
  const there = sceneOf(about);
  return [...contentOf(words)].some((word) => there.has(word));
}

/** Whether a sentence speaks of nothing of the problem and nothing of mathematics. */
export const isEveryday = (sentence: string, about: TalkCase): boolean => !isBound(sentence, about);
