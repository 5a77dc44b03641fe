import type { Picture } from '@lemma/math';
import { near, numberOf, writtenValue } from '../values.ts';

/** A picture with what the student says of it. */
export type Drawn = { readonly picture: Picture; readonly words: string };

const MOST_TICKS = 24;
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000];

/** The distance between ticks that shows all numbers of a line: a part of one, or a round number. */
function stepFor(values: readonly number[], from: number, to: number): number {
  if (values.some((value) => !Number.isInteger(value))) {
    for (const parts of [2, 3, 4, 5, 6, 8, 10, 12, 20, 24])
      if (
        values.every((value) => Math.abs(value * parts - Math.round(value * parts)) < 1e-9) &&
        (to - from) * parts <= MOST_TICKS
      )
        return 1 / parts;
    return (to - from) / 10;
  }
  return STEPS.find((step) => (to - from) / step <= MOST_TICKS) ?? (to - from) / 10;
}

const frame = (values: readonly number[]): { from: number; to: number; step: number } => {
  const [low, high] = [Math.min(0, ...values), Math.max(...values, 0)];
  const far = Math.min(...values) > 20 && low === 0;
  const tens = (value: number, up: boolean): number => (up ? Math.ceil(value / 10) : Math.floor(value / 10)) * 10;
  const [from, to] = far
    ? [tens(Math.min(...values), false), tens(high, true)]
    : [Math.floor(low), Math.max(Math.ceil(high), Math.floor(low) + 1)];
  return { from, to, step: stepFor(values, from, to) };
};

const denominatorOf = (step: number): number | undefined => {
  const parts = Math.round(1 / step);
  return step < 1 && parts !== 10 && parts !== 20 && Math.abs(1 / step - parts) < 1e-9 ? parts : undefined;
};

/** Where a number lies between the round numbers that one would look for first. */
function placed(label: string, at: number, length: number): string {
  const isFraction = label.includes('/');
  const scale = length > 20 ? 10 ** Math.floor(Math.log10(length / 2)) : length > 2 ? 1 : isFraction ? 1 / 2 : 1 / 10;
  const [low, high] = [Math.floor(at / scale - 1e-9) * scale, Math.ceil(at / scale + 1e-9) * scale];
  return near(at / scale, Math.round(at / scale))
    ? `I put \`${label}\` right on its mark`
    : `\`${label}\` is between \`${writtenValue(low, isFraction)}\` and \`${writtenValue(high, isFraction)}\``;
}

/** A number line with these numbers marked. */
export function markedLine(texts: readonly string[], ends?: readonly [number, number]): Drawn | undefined {
  const points = texts.flatMap((text) => {
    const at = numberOf(text);
    return at === undefined ? [] : [{ at, label: text }];
  });
  if (points.length === 0) return undefined;
  const inside = ends !== undefined && points.every(({ at }) => at >= ends[0] && at <= ends[1]);
  const { from, to, step } = inside
    ? {
        from: ends[0],
        to: ends[1],
        step: stepFor(
          points.map(({ at }) => at),
          ends[0],
          ends[1],
        ),
      }
    : frame(points.map(({ at }) => at));
  const denominator = denominatorOf(step);
  const ticks = Math.round((to - from) / step);
  const where = points.map(({ at, label }) =>
    from < 0 || at < 0
      ? `\`${label}\` is ${writtenValue(Math.abs(at), true)} to the ${at < 0 ? 'left' : 'right'} of zero`
      : Math.abs(at - (from + to) / 2) < 1e-9
        ? `\`${label}\` is in the middle`
        : placed(label, at, to - from),
  );
  return {
    picture: {
      kind: 'number-line',
      ...{ from, to, step, points },
      ...(ticks > 12 && { labelEvery: Math.ceil(ticks / 10) }),
      ...(denominator !== undefined && { denominator }),
      alt: `A number line from ${from} to ${to} with ${texts.join(' and ')} on it.`,
    },
    words: `My line goes from ${from} to ${to}. ${where.join(', and ')}`,
  };
}

/** A jump from the first number of a calculation to the student's own answer. */
export function jumpLine(math: string, given: string): Drawn | undefined {
  const [, one = '', sign = '', other = ''] =
    /^\(?(-?\d+(?:\.\d+)?)\)?\s*([-+])\s*\(?(-?\d+(?:\.\d+)?)\)?$/.exec(math.trim()) ?? [];
  const [start, size, end] = [numberOf(one), numberOf(other), numberOf(given.replaceAll('`', ''))];
  if (start === undefined || size === undefined || sign === '') return undefined;
  const landed = end ?? (sign === '+' ? start + size : start - size);
  const { from, to, step } = frame([start, landed]);
  const away = Math.abs(landed - start);
  return {
    picture: {
      kind: 'number-line',
      ...{ from, to, step },
      ...((to - from) / step > 12 && { labelEvery: 5 }),
      points: [
        { at: start, label: one },
        { at: landed, label: 'me' },
      ],
      ...(away > 0 && { jumps: [{ from: start, to: landed, label: writtenValue(away, false) }] }),
      alt: `A number line with a jump from ${start} to ${landed}.`,
    },
    words: `I start at \`${one}\` and jump ${writtenValue(away, false)} to the ${landed < start ? 'left' : 'right'}. I land on \`${writtenValue(landed, false)}\``,
  };
}

/** The numbers that an inequality says, shaded on a line. */
export function boundLine(given: string): Drawn | undefined {
  const [, letter = '', sign = '', bound = ''] =
    /([a-z])\s*(<=|>=|≤|≥|<|>)\s*(-?\d+(?:\.\d+)?)$/.exec(given.trim()) ?? [];
  const at = numberOf(bound);
  if (at === undefined || !Number.isInteger(at)) return undefined;
  const [from, to] = [Math.min(at, 0) - 4, Math.max(at, 0) + 4];
  const isLess = /[<≤]/.test(sign);
  const open = /^[<>]$/.test(sign);
  return {
    picture: {
      kind: 'number-line',
      ...{ from, to, step: 1, points: [{ at, label: bound, open }] },
      shade: isLess ? { to: at } : { from: at },
      alt: `A number line with ${letter} ${sign} ${bound} shaded.`,
    },
    words: `I draw a circle at \`${bound}\` and shade everything to the ${isLess ? 'left' : 'right'}`,
  };
}
