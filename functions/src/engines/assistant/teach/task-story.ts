import { createRng, verify } from '@lemma/math';
import { PEOPLE, worldOf } from '../frames/worlds.ts';
import type { Explained } from '../judge/explain.ts';
import { asTyped } from '../read/claim.ts';
import { fact } from '../say/parts.ts';

type Told = { readonly story: string; readonly work: string; readonly unit: string };
const money = (value: number): string => (Number.isInteger(value) ? `$${value}` : `$${value.toFixed(2)}`);
const shown = (value: number): string => `${Math.round(value * 1e6) / 1e6}`;

const PERCENT = /(\d+(?:\.\d+)?) ?%\s*(?:(of|off|more than|less than|tax on|tip on)\s*)\$?(\d+(?:\.\d+)?)/i;
const TWO = /^\D*?\$?(\d+(?:\.\d+)?)\s*([-+×÷])\s*\$?(\d+(?:\.\d+)?)\D*$/;

/** A percent of a price: the part of it, or the price with it. */
function percentStory(task: string, who: string, ware: string): Told | undefined {
  const [, share = '', how = '', base = ''] = PERCENT.exec(task) ?? [];
  if (share === '') return undefined;
  const [p, b] = [Number(share), Number(base)];
  const part = (p * b) / 100;
  const starts = `${who} wants to buy ${ware} for ${money(b)}.`;
  switch (how.toLowerCase()) {
    case 'of':
      return {
        story: `${starts} Today it is ${p}% off. How many dollars does ${who} save?`,
        ...{ work: `${p}% × ${b} = ${shown(part)}`, unit: money(part) },
      };
    case 'off':
    case 'less than':
      return {
        story: `${starts} Today it is ${p}% off. What does ${who} pay?`,
        ...{ work: `${b} - ${shown(part)} = ${shown(b - part)}`, unit: money(b - part) },
      };
    default:
      return {
        story: `${starts} ${/tip/.test(how) ? `With a tip of ${p}%` : /tax/.test(how) ? `With ${p}% sales tax` : `A year later it costs ${p}% more`}. What is the price then?`,
        ...{ work: `${b} + ${shown(part)} = ${shown(b + part)}`, unit: money(b + part) },
      };
  }
}

/** A calculation with two numbers, told about things of a world. */
function calculationStory(task: string, who: string, theme: string): Told | undefined {
  const [, one = '', sign = '', two = ''] = TWO.exec(task) ?? [];
  const [a, b] = [Number(one), Number(two)];
  if (one === '' || ![a, b].every(Number.isInteger)) return undefined;
  const { things, holder, holders } = worldOf(theme);
  const value = sign === '+' ? a + b : sign === '-' ? a - b : sign === '×' ? a * b : a / b;
  if (value < 0 || !Number.isInteger(value)) return undefined;
  const stories: Readonly<Record<string, string>> = {
    '+': `${who} has ${a} ${things} and gets ${b} more. How many ${things} does ${who} have now?`,
    '-': `${who} has ${a} ${things} and gives ${b} away. How many ${things} are left?`,
    '×': `There are ${a} ${holders} with ${b} ${things} in each ${holder}. How many ${things} are there in all?`,
    '÷': `${a} ${things} are shared equally among ${b} ${holders}. How many ${things} go into each ${holder}?`,
  };
  const story = stories[sign];
  return story === undefined ? undefined : { story, work: `${a} ${sign} ${b} = ${value}`, unit: `${value} ${things}` };
}

/** A calculation as a word problem with the same numbers; undefined where it fits no story, or its numbers do not come out. */
export function taskStory(task: string, theme: string | undefined, seed: number): Explained | undefined {
  const plain = asTyped(task);
  const who = createRng(seed).pick(PEOPLE);
  const ware = theme === undefined || /shop|store|sale/i.test(theme) ? 'a backpack' : worldOf(theme).ware;
  const told = percentStory(plain, who, ware) ?? calculationStory(plain, who, theme ?? 'school store');
  if (told === undefined || verify(`\`${told.work}\``).right !== 1) return undefined;
  return {
    parts: [{ kind: 'text', text: told.story, claim: 'task' }, fact(`Answer: ${told.unit}, because \`${told.work}\`.`)],
    memo: { wish: { kind: 'compute', task, brief: false } },
  };
}
