import type { Picture } from '@lemma/math';
import type { Drawn } from './draw-line.ts';

const lengthsOf = (text: string): number[] =>
  (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number).filter((length) => length > 0 && length < 1000);

const polygon = (
  corners: readonly (readonly [number, number])[],
  labels: readonly (readonly [number, number, string])[],
  alt: string,
): Picture => ({
  kind: 'figure',
  polygons: [{ corners: corners.map(([x, y]) => ({ x, y })) }],
  labels: labels.map(([x, y, text]) => ({ x, y, text })),
  alt,
});

/** A shape that the request or the problem names, with its lengths as far as they are given. */
export function shapeOf(text: string, asked: string): Drawn | undefined {
  const shape =
    /\b(?:square|rectangle|triangle|parallelogram|circle)\b/i.exec(text)?.[0].toLowerCase() ??
    /\b(?:rectangle|triangle|parallelogram|circle|square)\b/i.exec(asked)?.[0].toLowerCase();
  const lengths = lengthsOf(asked);
  const [one = 4, other = shape === 'square' ? one : 3, third = other] = lengths;
  const known = lengths.length > 0;
  const label = (length: number): string => (known ? String(length) : '');
  if (shape === 'square' || shape === 'rectangle') {
    const [wide, high] = shape === 'square' ? [one, one] : [Math.max(one, other), Math.min(one, other)];
    return {
      picture: polygon(
        [
          [0, 0],
          [wide, 0],
          [wide, high],
          [0, high],
        ],
        [
          [wide / 2, -high * 0.12, label(wide)],
          [-wide * 0.08, high / 2, label(high)],
        ],
        `A ${shape}.`,
      ),
      words: `I draw a ${shape} with four square corners${known ? `, ${wide} long and ${high} high` : ''}`,
    };
  }
  if (shape === 'triangle')
    return {
      picture: polygon(
        [
          [0, 0],
          [one, 0],
          [one * 0.35, other],
        ],
        [
          [one / 2, -other * 0.12, label(one)],
          [one * 0.42, other * 0.45, label(other)],
        ],
        `A triangle with base ${one} and height ${other}.`,
      ),
      words: `I draw a triangle${known ? ` with ${one} at the bottom and ${other} for how tall it is` : ''}`,
    };
  if (shape === 'parallelogram')
    return {
      picture: polygon(
        [
          [0, 0],
          [one, 0],
          [one + other * 0.5, third],
          [other * 0.5, third],
        ],
        [
          [one / 2, -third * 0.12, label(one)],
          [other * 0.1, third / 2, label(other)],
        ],
        `A parallelogram with base ${one} and slanted side ${other}.`,
      ),
      words: `I draw a leaning shape with ${one} at the bottom and ${other} on the slanted side`,
    };
  if (shape !== 'circle') return undefined;
  return {
    picture: {
      kind: 'figure',
      polygons: [],
      circles: [{ x: 0, y: 0, radius: one }],
      labels: [{ x: one / 2, y: one * 0.1, text: label(one) }],
      segments: [{ x1: 0, y1: 0, x2: one, y2: 0 }],
      alt: 'A circle.',
    },
    words: `I draw a circle${known ? ` and write ${one} from the middle to the edge` : ''}`,
  };
}

/** Points of a problem, or a rule like y = 3x + 2, in a coordinate plane. */
export function planeOf(asked: string): Drawn | undefined {
  const points = [...asked.matchAll(/\(\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*\)/g)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
    label: `(${x}, ${y})`,
  }));
  const [, slope = '', sign = '+', start = '0'] =
    /(?:y|[a-z]\([a-z]\))\s*=\s*(-?\d*)\s*[a-z]\s*(?:([-+])\s*(\d+))?/.exec(asked) ?? [];
  const isRule = points.length === 0 && /(?:y|[a-z]\([a-z]\))\s*=\s*-?\d*\s*[a-z]/.test(asked);
  const steep = slope === '' ? 1 : slope === '-' ? -1 : Number(slope);
  const begins = Number(start) * (sign === '-' ? -1 : 1);
  const shown = isRule
    ? [0, 1, 2].map((x) => ({ x, y: steep * x + begins, label: `(${x}, ${steep * x + begins})` }))
    : points;
  const [one, other] = shown;
  if (one === undefined || other === undefined) return undefined;
  const most = Math.max(5, ...shown.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]));
  const low = shown.some(({ x, y }) => x < 0 || y < 0) ? -most : 0;
  const axis = { from: low, to: most, step: most > 10 ? Math.ceil(most / 10) : 1 };
  return {
    picture: {
      kind: 'coordinate-plane',
      x: axis,
      y: axis,
      points: shown,
      lines: [{ x1: one.x, y1: one.y, x2: other.x, y2: other.y }],
      alt: `Points ${shown.map(({ label }) => label).join(' and ')} and the line through them.`,
    },
    words: `I put a dot at ${shown.map(({ label }) => `\`${label}\``).join(' and ')} and draw the line`,
  };
}
