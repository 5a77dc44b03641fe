import { createRng, verify } from '@lemma/math';
import { PEOPLE, worldOf } from '../frames/worlds.ts';
import type { Slot } from '../wish/wish.ts';
import type { Drawn } from './draw-slot.ts';
import { featuresOf, type Operation } from './features.ts';

type Setting = { readonly who: string; readonly things: string };

/** Whom and what a story is about: with a name of its own, that one has treats; otherwise somebody has things of the theme. */
function settingOf({ who, theme = 'school store', seed }: Slot): Setting {
  if (who === undefined) return { who: createRng(seed).pick(PEOPLE), things: worldOf(theme).things };
  const kind = theme.replace(/^(?:our|my|the|an?) |\bclass(?:room)? |\bpet /g, '').trim();
  return { who: kind === '' || kind === 'school store' ? who : `${who} the ${kind}`, things: 'treats' };
}

/** One short story for each sign, with the numbers as they stand. */
const STORIES: Record<Operation['sign'], (setting: Setting, a: string, b: string, more: readonly string[]) => string> =
  {
    '+': ({ who, things }, a, b, more) =>
      `${who} has ${a} ${things} and gets ${[b, ...more].join(' more, then ')} more. How many ${things} is that in all?`,
    '-': ({ who, things }, a, b) =>
      `${who} has ${a} ${things}. Then ${b} of them are gone. How many ${things} are left?`,
    '×': ({ who, things }, a, b) =>
      `${who} gets ${b} ${things} on each of ${a} days. How many ${things} is that in all?`,
    '÷': ({ who, things }, a, b) =>
      `${who} has ${a} ${things} and puts them into groups of ${b}. How many full groups are there?`,
  };

/** The problem of a slot told with its own numbers; undefined where it is no calculation with two whole numbers. */
export function retold(slot: Slot, drawn: Drawn): Drawn | undefined {
  const { operation } = featuresOf(drawn);
  const [first = 0, second = 0, ...rest] = operation?.numbers ?? [];
  const isPlain = operation?.numbers.every((each) => Number.isInteger(each) && each >= 0) === true;
  if (!isPlain || operation === undefined || (rest.length > 0 && operation.sign !== '+')) return undefined;
  if (operation.sign === '÷' && first % second !== 0) return undefined;
  const [a = '', b = '', ...more] = operation.texts;
  const sum = rest.reduce((all, each) => all + each, first + second);
  const result = { '+': sum, '-': first - second, '×': first * second, '÷': first / second }[operation.sign];
  const work = `${operation.texts.join(` ${operation.sign} `)} = ${result}`;
  if (result < 0 || verify(`\`${work}\``).right !== 1) return undefined;
  const setting = settingOf(slot);
  return { task: STORIES[operation.sign](setting, a, b, more), key: `${result}, because \`${work}\`` };
}
