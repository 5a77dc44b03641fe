import { createRng, type Rng, skills, solveAsked, verify } from '@lemma/math';
import type { Explained } from '../judge/explain.ts';
import { fact, list, say } from '../say/parts.ts';
import { drawSlot } from '../sheet/draw-slot.ts';
import { featuresOf, regroups } from '../sheet/features.ts';
import type { WishOf } from '../wish/wish.ts';

const CALCULATION = /^(\d+(?:\.\d+)?)\s*([-−+×x*÷/])\s*(\d+(?:\.\d+)?)$/;
const ASKS =
  /\b(?:re-?write|re-?do|redo|simplify|change|adapt|modify|make)\b[^:\n]{0,40}\b(?:these|this|them|the following|those|problems?)\b|\b(?:smaller|easier|friendlier|simpler|nicer) numbers\b/i;

/** The problems behind the colon of a request to rewrite them, as typed; none where nothing is to be rewritten. */
export function toRewrite(text: string): readonly string[] {
  if (!ASKS.test(text.split(':')[0] ?? '')) return [];
  const [, listed = ''] = /:\s*([\s\S]*\d[\s\S]*)$/.exec(text) ?? [];
  const all = listed
    .split(/[;\n]|,(?!\d{3}(?!\d))|\band\b/)
    .map((each) =>
      each
        .trim()
        .replace(/^\(?[a-h\d]{1,2}[.)]\s+/i, '')
        .replace(/[.?!]+$/, ''),
    )
    .filter((each) => each !== '');
  return all.length > 1 && all.every((each) => /\d\s*[-−+×x*÷/=]|\d[a-z]/i.test(each) && !/[a-z]{3}/i.test(each))
    ? all
    : [];
}

const digits = (number: number): number => String(number).length;
const withDigits = (rng: Rng, count: number): number => rng.int(count === 1 ? 2 : 10 ** (count - 1), 10 ** count - 1);
const isRegrouped = (a: number, sign: string, b: number): boolean | undefined =>
  regroups(featuresOf({ task: '', key: '', item: itemOf(`${a} ${sign} ${b}`) }));
const itemOf = (math: string) => ({
  ...{ id: 'a', skill: '', level: 2 as const, case: '', caseLabel: '', seed: 1, edited: false },
  ...{ prompt: '', math, key: '0', solution: [] },
});

type Eased = { readonly task: string; readonly keeps: string };
const TRIES = 400;

/** A sum or a difference with one digit less, which is regrouped, has zeros and lengths as the given one has. */
function smaller(a: number, sign: '+' | '-', b: number, rng: Rng): Eased | undefined {
  const [first, second] = [Math.max(2, digits(a) - 1), Math.max(1, digits(b) - 1)];
  const was = isRegrouped(a, sign, b);
  const inner = (number: number): boolean =>
    /0(?=\d*[1-9]$)|[1-9]0+[1-9]?/.test(String(number).slice(0, -1)) || /00/.test(String(number));
  const hasZero = sign === '-' && inner(a);
  for (let at = 0; at < TRIES; at += 1) {
    const [x, y] = [withDigits(rng, first), withDigits(rng, second)];
    if (sign === '-' && x <= y) continue;
    if (
      isRegrouped(x, sign, y) !== was ||
      (hasZero && !String(x).slice(1, -1).includes('0') && !/0\d$/.test(String(x)))
    )
      continue;
    if (String(y).includes('0') || (!hasZero && String(x).includes('0'))) continue;
    const keeps = [
      was ? (sign === '+' ? 'a ten has to be made' : 'a ten has to be opened') : 'nothing is regrouped',
      ...(hasZero ? ['across a zero'] : []),
      ...(digits(a) === digits(b) ? [] : ['numbers of different length']),
    ].join(', ');
    return { task: `${x} ${sign} ${y}`, keeps };
  }
  return undefined;
}

function smallerProduct(a: number, sign: '×' | '÷', b: number, rng: Rng): Eased | undefined {
  const [x, y] = [
    withDigits(rng, Math.max(1, digits(sign === '÷' ? Math.round(a / b) : a) - 1)),
    rng.int(2, Math.max(3, Math.min(9, b - 1))),
  ];
  if (sign === '×') return { task: `${x} × ${y}`, keeps: 'a product of smaller factors' };
  const left = a % b === 0 ? 0 : rng.int(1, y - 1);
  return { task: `${x * y + left} ÷ ${y}`, keeps: left === 0 ? 'it comes out even' : 'something is left over' };
}

/** The same kind of problem at its easiest, from the first skill that reads the given one. */
function easiest(task: string, seed: number): (Eased & { readonly key: string }) | undefined {
  const plain = task.replace(/(\d)\s*[x*]\s*(?=\d)/gi, '$1 × ');
  const skill = skills.find(({ read }) => read?.(plain) !== undefined);
  const drawn =
    skill && drawSlot({ skill: skill.code, case: skill.cases[0]?.id ?? '', level: 1, seed, form: 'open' }, 0);
  return skill && drawn ? { task: drawn.task, keeps: skill.name, key: drawn.key } : undefined;
}

function rewritten(task: string, seed: number): { readonly text: string; readonly note: string } {
  const rng = createRng(seed);
  const [, a, sign = '', b] = CALCULATION.exec(task.replaceAll(',', '')) ?? [];
  const [x, y] = [Number(a), Number(b)];
  const plain = { x: '×', '*': '×', '/': '÷', '−': '-' }[sign] ?? sign;
  const isWhole = a !== undefined && Number.isInteger(x) && Number.isInteger(y) && y > 0;
  const made = !isWhole
    ? undefined
    : plain === '+' || plain === '-'
      ? smaller(x, plain, y, rng)
      : plain === '×' || plain === '÷'
        ? smallerProduct(x, plain, y, rng)
        : undefined;
  const key = made && solveAsked(made.task)?.answer.replaceAll('`', '');
  if (made && key !== undefined && (plain === '÷' || verify(`\`${made.task} = ${key}\``).right === 1))
    return { text: `\`${made.task}\` (for ${task})`, note: `Answer: ${key}. Kept: ${made.keeps}.` };
  const other = easiest(task, seed);
  return other
    ? { text: `${other.task} (for ${task})`, note: `Answer: ${other.key}. Kept: ${other.keeps}.` }
    : { text: task, note: 'I have no easier problem of this kind, so it stays as it is.' };
}

/** Problems that were typed, each with easier numbers and the same skill, one to a line with room around it. */
export function rewriteAll(tasks: readonly string[], wish: WishOf<'versions'>, seed: number): Explained {
  const rows = tasks.slice(0, 12).map((task, at) => rewritten(task, seed + at * 7919));
  return {
    parts: [
      say('The same skills with smaller numbers, one problem to a line. What makes each of yours hard is kept:'),
      list(rows),
      fact(
        'For a page that is not busy: one problem to a row in large print, room to work under each, and nothing else on the sheet.',
      ),
    ],
    memo: { wish },
  };
}
