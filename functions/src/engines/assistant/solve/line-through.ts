import type { Answered } from '@lemma/math';
import { forms, made, over } from './known-curves.ts';

const POINT = /\(\s*([-−]?\d+)\s*,\s*([-−]?\d+)\s*\)/g;
const ASKED = /\bslope[- ]intercept\b|\bpoint[- ]slope\b|\bstandard form\b|\bequations?\b|\by ?= ?mx\b/;

const signed = (value: string, letter: string): string =>
  value === '0' ? letter : `${letter} ${value.startsWith('-') ? '+' : '-'} ${value.replace('-', '')}`;

/** The equation of the line through two points, in the form that is asked for. */
export function lineThrough(text: string): Answered | undefined {
  const points = [...text.matchAll(POINT)].map(([, x = '', y = '']) =>
    [x, y].map((each) => Number(each.replace('−', '-'))),
  );
  const [one, other] = points;
  if (points.length !== 2 || one === undefined || other === undefined || !ASKED.test(text)) return undefined;
  const [x1 = 0, y1 = 0] = one;
  const [x2 = 0, y2 = 0] = other;
  if (x1 === x2)
    return y1 === y2
      ? undefined
      : made(`\`x = ${x1}\``, `Both points have the same x, so the line is vertical and has no slope.`);
  const m = over(y2 - y1, x2 - x1);
  const b = over(y1 * (x2 - x1) - (y2 - y1) * x1, x2 - x1);
  const times = m === '1' ? '' : m === '-1' ? '-' : m.includes('/') ? `(${m})` : m;
  const line =
    m === '0'
      ? `y = ${b}`
      : `y = ${times}x${b === '0' ? '' : ` ${b.startsWith('-') ? '-' : '+'} ${b.replace('-', '')}`}`;
  const slope = `Slope: \`(${y2} - (${y1})) / (${x2} - (${x1})) = ${m}\`.`;
  const start = `Put in (${x1}, ${y1}): \`${y1} = ${m} × (${x1}) + b\`, so \`b = ${b}\`.`;
  if (/\bpoint[- ]slope\b/.test(text) && m !== '0')
    return made(
      `point-slope form \`${signed(String(y1), 'y')} = ${times === '' ? '' : times}(${signed(String(x1), 'x')})\``,
      slope,
    );
  if (/\bstandard form\b/.test(text)) {
    // ax + by = c through both points, without fractions.
    const [a, c, e] = [y2 - y1, x1 - x2, (y2 - y1) * x1 + (x1 - x2) * y1];
    const found = forms(`${a}x ${c < 0 ? '-' : '+'} ${Math.abs(c)}y = ${e} in standard form`);
    return found && made(found.answer, slope, start, ...found.lines);
  }
  return made(`\`${line}\``, slope, start);
}
