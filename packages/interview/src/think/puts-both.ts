import { filled } from '../talk/calculate.ts';
import { putIn } from '../talk/put-in.ts';
import { gotIt, said, type TalkCase } from '../talk/talk-case.ts';
import { near, numberOf, shownValue } from '../values.ts';
import type { Ask } from './asks.ts';
import { bare, expressionOf } from './named-in.ts';
import { bothSidesWith } from './sense.ts';

const PUTS = /\b(?:put|plug|substitut|try|test|use|check|let|if|when|with|say|pick|does|works?|left|right|side)\b/i;
const NAMED = /(?<![a-z])([a-z])\s*(?:=|is|was|be|equals|as)\s*(-?\d+(?:\.\d+)?(?:\/\d+)?)/i;

const letterIn = (text: string): string | undefined => /(?<![a-z])([a-z])(?![a-z(])/.exec(text)?.[1];

/** The problem's expression and the student's, each with the same number put in. */
function inBoth(own: string, about: TalkCase, letter: string, value: number): string | undefined {
  const mine = bare(about).replace(/^[a-z]\s*=\s*/, '');
  const flat = (text: string): string => text.replace(/[·*]/g, '×').replace(/\)\s*\(/g, ') × (');
  const [one, other] = [filled(flat(own), letter, value), filled(flat(mine), letter, value)];
  if (one === undefined || other === undefined || letterIn(mine) !== letter) return undefined;
  return said(
    `with \`${letter} = ${value}\`, \`${own}\` is ${shownValue(one)} and my \`${mine}\` is ${shownValue(other)}`,
    near(one, other) ? 'they are the same' : 'those are not the same. Huh',
  );
}

/** "Put in x = 1 in both", "When you put 1 in, what do you get on the left and on the right?" */
export function putsBoth(ask: Ask, about: TalkCase): string | undefined {
  const { question } = ask;
  const plain = ask.plain.replace(/\bzero\b/gi, '0');
  const own = expressionOf(about);
  if (own === undefined || !PUTS.test(ask.text)) return undefined;
  const letter = letterIn(own);
  if (letter === undefined) return undefined;
  const [, named, number] = NAMED.exec(plain) ?? [];
  const alone =
    /\b(?:put|plug|try|substitute|use|does(?=\s+-?[\d./]+\s+(?:work|fit|make|solve)))\s+(?:in\s+)?(-?\d+(?:\.\d+)?(?:\/\d+)?)(?![a-z\d])/i.exec(
      plain,
    )?.[1];
  const mine = /-?\d+\/\d+|-?\d+(?:\.\d+)?/.exec(bare(about))?.[0];
  const isOwn = /\byour (?:answer|number|x|solution)|\bit back\b|\bback in\b|\bthat (?:number|answer) in\b/i.test(
    question,
  );
  const text = (named === letter ? number : undefined) ?? alone ?? (isOwn ? mine : undefined);
  const value = text === undefined ? undefined : numberOf(text);
  if (text === undefined || value === undefined) return undefined;
  if (!/[=<>]/.test(own)) return inBoth(own, about, letter, value);
  const sides = /[<>]|^(?:y|[a-z]\([a-z]\))\s*=/.test(own) ? undefined : bothSidesWith(own, text);
  if (sides === undefined) return putIn(about, value);
  return said(
    sides.words,
    sides.fits ? 'so it works' : 'those are not the same, so it does not work',
    sides.fits && mine !== text
      ? `hm, ${gotIt(about)}`
      : !sides.fits && mine === text
        ? 'huh, that is strange'
        : undefined,
  );
}

/** "Stretch them out, how many x's do you count?", "Write it the long way". */
export function stretches({ question }: Ask, about: TalkCase): string | undefined {
  if (
    !/\b(?:stretch|long way|expand(?:ed)?(?: form)?|write (?:it|them|that|this) (?:all )?out|things multiplied|as a product|as multiplication|without (?:the )?(?:exponent|power|little)|repeated)\b/i.test(
      question,
    )
  )
    return undefined;
  const own = expressionOf(about);
  const powers = [...(own ?? '').matchAll(/([a-z]|\d+)\^(\d+)/g)].map(([, base = '', times]) => ({
    base,
    times: Number(times),
  }));
  const [first] = powers;
  const [, inside, times] = /^\(([^()]+)\)\s*\^\s*(\d+)$/.exec(own ?? '') ?? [];
  if (inside !== undefined && Number(times) < 7)
    return said(
      `\`${Array.from({ length: Number(times) }, () => `(${inside})`).join(' × ')}\``,
      about.right ? undefined : `hm, ${gotIt(about)}`,
    );
  if (first === undefined || powers.some(({ times }) => times > 12)) return undefined;
  if (powers.length === 1 && !about.right && /\btimes\b/i.test(about.idea ?? '') && /^\d+$/.test(first.base)) {
    const line = about.steps.find(({ line: text }) => /[×*]/.test(text))?.line ?? `${first.base} × ${first.times}`;
    return said(`the long way is \`${line}\`, because the little ${first.times} is what I multiply by`);
  }
  const rows = powers.map(({ base, times }) => Array.from({ length: times }, () => base).join(' × '));
  const count = powers.reduce((sum, { times }) => sum + times, 0);
  return said(
    rows.map((row) => `\`${row}\``).join(' and then '),
    powers.length > 1 ? `that is ${count} of them` : undefined,
    about.right ? undefined : `hm, ${gotIt(about)}`,
  );
}
