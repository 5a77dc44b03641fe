import type { Answered } from '@lemma/math';
import { forms, lineIn, made, over, signed } from './known-curves.ts';

const POINT = /\(\s*([-−]?\d+)\s*,\s*([-−]?\d+)\s*\)/g;
const ASKED = /\bslope[- ]intercept\b|\bpoint[- ]slope\b|\bstandard form\b|\bequations?\b|\by ?= ?mx\b/;

const minus = (value: number, letter: string): string => (value === 0 ? letter : `${letter} ${signed(-value)}`);

/** The points that stand in a text. */
const pointsIn = (text: string): number[][] =>
  [...text.matchAll(POINT)].map(([, x = '', y = '']) => [x, y].map((each) => Number(each.replace('−', '-'))));

const SLOPE = /\b(?:slope|m)(?: (?:of|is|equals))? ?=? ?([-−]?\d+)(?: ?\/ ?(\d+))?(?![\d.]|[\d.]*[a-z])/;
/** A second point of the line, from a slope that is given: to the right by its bottom number, up by its top. */
function bySlope(text: string, [x = 0, y = 0]: readonly number[]): number[] | undefined {
  const [, top, bottom = '1'] = SLOPE.exec(text) ?? [];
  return top === undefined || bottom === '0' ? undefined : [x + Number(bottom), y + Number(top.replace('−', '-'))];
}

/** The equation of the line through two points, or through one with a slope, in the form that is asked for. */
export function lineThrough(text: string): Answered | undefined {
  const points = pointsIn(text);
  const [one] = points;
  const given = points.length === 1 && one ? bySlope(text, one) : undefined;
  const other = points[1] ?? given;
  if (points.length > 2 || one === undefined || other === undefined || !ASKED.test(text)) return undefined;
  const [x1 = 0, y1 = 0] = one;
  const [x2 = 0, y2 = 0] = other;
  if (x1 === x2)
    return y1 === y2
      ? undefined
      : made(`\`x = ${x1}\``, `Both points have the same x, so the line is vertical and has no slope.`);
  const m = over(y2 - y1, x2 - x1);
  const b = over(y1 * (x2 - x1) - (y2 - y1) * x1, x2 - x1);
  const times = m === '1' ? '' : m === '-1' ? '-' : m.includes('/') ? `(${m})` : m;
  const line = m === '0' ? `y = ${b}` : `y = ${times}x${b === '0' ? '' : ` ${signed(b)}`}`;
  const slope = given ? `The slope is \`${m}\`.` : `Slope: \`(${y2} - (${y1})) / (${x2} - (${x1})) = ${m}\`.`;
  const start = `Put in (${x1}, ${y1}): \`${y1} = ${m} × (${x1}) + b\`, so \`b = ${b}\`.`;
  if (/\bpoint[- ]slope\b/.test(text) && m !== '0')
    return made(`point-slope form \`${minus(y1, 'y')} = ${times === '' ? '' : times}(${minus(x1, 'x')})\``, slope);
  if (/\bstandard form\b/.test(text)) {
    // ax + by = c through both points, without fractions.
    const [a, c, e] = [y2 - y1, x1 - x2, (y2 - y1) * x1 + (x1 - x2) * y1];
    const found = forms(`${a}x ${signed(c)}y = ${e} in standard form`);
    return found && made(found.answer, slope, start, ...found.lines);
  }
  return made(`\`${line}\``, slope, start);
}

/** The slope alone, of a line that is given by two points or by its equation. */
export function slopeAsked(text: string): Answered | undefined {
  if (SLOPE.test(text) || /\b(?:equation|line|write|form)\b(?=.*\bwith\b)|\bform\b/.test(text)) return undefined;
  const points = pointsIn(text);
  const [[x1 = 0, y1 = 0] = [], [x2 = 0, y2 = 0] = []] = points;
  if (points.length === 2) {
    if (x1 === x2) return made('the line is vertical and has no slope', 'Both points have the same x.');
    const slope = over(y2 - y1, x2 - x1);
    return made(`slope \`${slope}\``, `\`(${y2} - (${y1})) / (${x2} - (${x1})) = ${slope}\``);
  }
  const [a, b, c] = points.length === 0 && !/[²^<>]/.test(text) ? (lineIn(text) ?? []) : [];
  if (a === undefined || b === undefined || c === undefined || b === 0 || ![a, b, c].every(Number.isInteger))
    return undefined;
  return made(`slope \`${over(-a, b)}\``, 'Solved for y, the number before x is the slope.');
}
