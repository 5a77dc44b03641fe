import type { Level, Rng, Skill } from '../../types.ts';
import { numberAnswer } from '../kit/answers.ts';
import { range } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { fractionOf, mixedText } from '../kit/fraction-text.ts';
import { type Draw, type Mistakes, skill } from '../kit/skill.ts';
import { hintsHiding } from '../kit/whole.ts';
import { steps, wrote } from '../kit/work.ts';

/** Lengths of things in parts of an inch: `parts` are numerators over `bottom`, one for each thing. */
export type Lengths = {
  readonly thing: string;
  readonly parts: readonly number[];
  readonly bottom: number;
  readonly ask: 'at' | 'from' | 'apart' | 'sum' | 'even';
  readonly at: number;
};

const things = [
  'ribbons',
  'leaves',
  'pencils',
  'feathers',
  'bean pods',
  'crayons',
  'twigs',
  'shells',
  'strings',
  'caterpillars',
] as const;

/** A number of parts as a mixed number in lowest terms: 9 fourths are "2 1/4". */
export const inchText = (parts: number, bottom: number): string => mixedText(fractionOf(parts, bottom));

export const longest = ({ parts }: Lengths): number => Math.max(...parts);
export const shortest = ({ parts }: Lengths): number => Math.min(...parts);
const timesAt = ({ parts, at }: Lengths): number => parts.filter((part) => part === at).length;
const inches = (p: Lengths, parts: number): string =>
  p.bottom === 1 ? String(parts) : `\`${inchText(parts, p.bottom)}\``;

function askLengths(p: Lengths): string {
  const shown = `The line plot shows the lengths of ${p.thing} in inches. Each dot is one of them.`;
  if (p.ask === 'at') return `${shown} How many are ${inches(p, p.at)} inches long?`;
  if (p.ask === 'from') return `${shown} How many are ${inches(p, p.at)} inches long or longer?`;
  if (p.ask === 'apart') return `${shown} How many inches longer is the longest than the shortest?`;
  if (p.ask === 'sum')
    return `${shown} All those that are ${inches(p, p.at)} inches long are laid end to end. How many inches long is the row?`;
  return `${shown} Suppose all had one length, and together they were as long as now. How many inches long would each be?`;
}

export const total = ({ parts }: Lengths): number => parts.reduce((sum, part) => sum + part, 0);

/** The answer: a count of things, or a number of parts of an inch. */
function keyOf(p: Lengths): string {
  if (p.ask === 'at') return String(timesAt(p));
  if (p.ask === 'from') return String(p.parts.filter((part) => part >= p.at).length);
  if (p.ask === 'apart') return inchText(longest(p) - shortest(p), p.bottom);
  return p.ask === 'sum' ? inchText(timesAt(p) * p.at, p.bottom) : inchText(total(p) / p.parts.length, p.bottom);
}

/** Five to eight things with four or five neighboring lengths; if asked, the total can be shared equally. */
export const drawLengths =
  (ask: Lengths['ask'], bottoms: readonly [number, number, number]): Draw<Lengths> =>
  (rng: Rng, level: Level) => {
    const bottom = byLevel(level, ...bottoms);
    const low = rng.int(2, 5) * bottom + (bottom > 1 ? rng.int(0, bottom - 1) : 0);
    const spread = byLevel(level, 3, 4, 5);
    const counts = range(0, spread).map((place) => (place === 0 || place === spread ? rng.int(1, 2) : rng.int(0, 3)));
    counts[1] = Math.max(2, counts[1] ?? 0);
    const parts = counts.flatMap((times, place) => Array.from({ length: times }, () => low + place));
    const rest = parts.reduce((sum, part) => sum + part, 0) % parts.length;
    // The last one is changed by the remainder, so that the total can be shared equally.
    const even = ask === 'even' && rest > 0 ? parts.with(-1, (parts.at(-1) ?? low) + parts.length - rest) : parts;
    return { thing: rng.pick(things), parts: even, bottom, ask, at: low + 1 };
  };

function solveLengths(p: Lengths) {
  if (p.ask === 'at') return steps([keyOf(p), `Count the dots above ${inches(p, p.at)}.`]);
  if (p.ask === 'from') return steps([keyOf(p), `Count the dots above ${inches(p, p.at)} and further right.`]);
  const text = (parts: number) => inchText(parts, p.bottom);
  if (p.ask === 'apart')
    return steps([
      `${text(longest(p))} - ${text(shortest(p))} = ${keyOf(p)}`,
      'Take the first number with a dot from the last number with a dot.',
    ]);
  if (p.ask === 'sum')
    return steps([`${timesAt(p)} * ${text(p.at)} = ${keyOf(p)}`, `${timesAt(p)} dots stand above this length.`]);
  return steps(
    [`${p.parts.map(text).join(' + ')} = ${text(total(p))}`, 'Each dot counts with its length.'],
    [`${text(total(p))} ÷ ${p.parts.length} = ${keyOf(p)}`, 'Share the whole length equally.'],
  );
}

export const plotSkill = {
  pose: (p: Lengths) => ({
    prompt: askLengths(p),
    answer:
      p.ask === 'at' || p.ask === 'from' ? numberAnswer(Number(keyOf(p))) : { kind: 'number' as const, key: keyOf(p) },
    picture: {
      kind: 'dot-plot' as const,
      values: p.parts.map((part) => part / p.bottom),
      label: 'length in inches',
      ...(p.bottom === 1 ? {} : { denominator: p.bottom }),
      alt: `A line plot of lengths in inches. ${[...new Set(p.parts)]
        .toSorted((a, b) => a - b)
        .map(
          (part) =>
            `Above ${inchText(part, p.bottom)}: ${p.parts.filter((other) => other === part).length} ${p.parts.filter((other) => other === part).length === 1 ? 'dot' : 'dots'}.`,
        )
        .join(' ')}`,
    },
  }),
  solve: solveLengths,
  hints: (p: Lengths) =>
    hintsHiding(
      keyOf(p),
      askLengths(p),
      'One dot is one thing. The number below it tells how long that thing is.',
      {
        at: 'Find the number on the line first. Then count what stands above it.',
        from: 'Which places on the line are meant: this one and which others?',
        apart: 'Where is the first dot, and where is the last one?',
        sum: 'How many dots stand above this length? Each of them is that long.',
        even: 'Put all lengths together first. How many things share the whole?',
      }[p.ask],
    ),
  confirms: (p: Lengths, key: string) => {
    const [whole = '0', fraction] = key.includes('/') && !key.includes(' ') ? ['0', key] : key.split(' ');
    const [top = 0, bottom = 1] = (fraction ?? '0/1').split('/').map(Number);
    const value = Number(whole) + top / bottom;
    const sizes = p.parts.map((part) => part / p.bottom);
    const near = (a: number, b: number) => Math.abs(a - b) < 1e-9;
    if (p.ask === 'at') return sizes.filter((size) => near(size, p.at / p.bottom)).length === value;
    if (p.ask === 'from') return sizes.filter((size) => size > p.at / p.bottom - 1e-9).length === value;
    if (p.ask === 'apart') return near(Math.min(...sizes) + value, Math.max(...sizes));
    if (p.ask === 'sum')
      return near(
        value,
        sizes.filter((size) => near(size, p.at / p.bottom)).reduce((sum, size) => sum + size, 0),
      );
    return near(
      value * sizes.length,
      sizes.reduce((sum, size) => sum + size, 0),
    );
  },
};

export const countMistakes: Mistakes<Lengths> = {
  'measurement.place-for-the-count': (p) =>
    p.ask === 'at' && p.at % p.bottom === 0
      ? wrote(inchText(p.at, p.bottom), [inchText(p.at, p.bottom), 'Read the number below the dots.'])
      : undefined,
  'measurement.dots-at-one-place-only': (p) =>
    p.ask === 'from' ? wrote(timesAt(p), [String(timesAt(p)), `Count the dots above ${inches(p, p.at)}.`]) : undefined,
  'measurement.each-place-counted-once': (p) => {
    const places = new Set(p.parts.filter((part) => part >= p.at)).size;
    return p.ask === 'from' ? wrote(places, [String(places), 'Count the places with dots.']) : undefined;
  },
};

export const spanMistakes: Mistakes<Lengths> = {
  'measurement.marks-counted-for-length': (p) => {
    const marks = longest(p) - shortest(p) + 1;
    return p.ask === 'apart'
      ? wrote(marks, [String(marks), 'Count the places from the first dot to the last one.'])
      : undefined;
  },
  'measurement.dots-without-their-length': (p) =>
    p.ask === 'apart' ? wrote(p.parts.length, [String(p.parts.length), 'Count the dots.']) : undefined,
};

const lengthPlot = skill<Lengths>({
  code: 'measurement.line-plot-inches',
  name: 'Read a line plot of lengths',
  canDo: 'I can read how many things have a length.',
  grade: 2,
  standards: ['2.MD.D.9'],
  prerequisites: ['measurement.ruler-length'],
  cases: {
    at: { label: 'how many of one length', draw: drawLengths('at', [1, 1, 1]) },
    from: { label: 'how many from a length on', draw: drawLengths('from', [1, 1, 1]) },
    apart: { label: 'the longest and the shortest', draw: drawLengths('apart', [1, 1, 1]) },
  },
  ...plotSkill,
  mistakes: { ...countMistakes, ...spanMistakes },
});

export const linePlotSkills: readonly Skill[] = [lengthPlot];
