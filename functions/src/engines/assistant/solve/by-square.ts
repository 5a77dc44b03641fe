import { type Answered, solveAsked } from '@lemma/math';
import { intercepts, lineIn, made, over, quadraticIn, signed, vertexForm } from './known-curves.ts';

/** An equation that is solved by completing the square: "x^2 + 6x + 2 = 0". */
export function bySquare(text: string): Answered | undefined {
  const [, left = '', right = ''] =
    /([-\d(a-z²][^=]*?)=\s*(-?\d+)(?![\d.a-z^])/.exec(
      text.replace(/\b(?:solve|by|to|and|complet\w+ the square)\b/g, ' '),
    ) ?? [];
  const found = quadraticIn(left);
  if (found === undefined || right === '') return undefined;
  const [a, b, last, x] = found;
  const c = last - Number(right);
  const quadratic = `${a}${x}^2 ${signed(b)}${x} ${signed(c)}`;
  const solved = solveAsked(`solve ${quadratic} = 0, exact`) ?? solveAsked(`solve ${quadratic} = 0`);
  const form = vertexForm(quadratic);
  if (solved === undefined || form === undefined) return undefined;
  const square = over(b * b - 4 * a * c, 4 * a * a);
  const half = over(b, 2 * a);
  return made(
    solved.answer,
    ...form.lines.slice(0, -1),
    `So the equation says \`${form.answer.replaceAll('`', '')} = 0\`.`,
    `That is \`(${x} ${signed(half)})^2 = ${square}\`. Take the square root of both sides, with both signs.`,
  );
}

const VERTEX =
  /y\s*=\s*(-?\d*)\s*\(\s*x\s*([-+])\s*(\d+)\s*\)\s*(?:\^\s*2|²)\s*(?:([-+])\s*(\d+))?\s*(?:$|[,.;?!]|\band\b)/;

/** The square with its vertex, from either form of a parabola of whole numbers. */
function parabolaIn(text: string): { readonly a: number; readonly h: number; readonly k: number } | undefined {
  const plain = text.replace(/[−–]/g, '-').replace(/\bf\(x\)/, 'y');
  const [all, front = '', side, shift, up = '+', end = '0'] = VERTEX.exec(plain) ?? [];
  if (all !== undefined)
    return {
      a: /^-?$/.test(front) ? Number(`${front}1`) : Number(front),
      h: (side === '-' ? 1 : -1) * Number(shift),
      k: Number(`${up}${end}`),
    };
  if (!/y\s*=/.test(plain)) return undefined;
  const [a, b, c] = quadraticIn(plain) ?? [];
  if (a === undefined || b === undefined || c === undefined || a === 0 || b % (2 * a) !== 0) return undefined;
  const h = -b / (2 * a);
  return { a, h, k: c - a * h * h };
}

/** What a graph is drawn from by hand: the vertex of a parabola with points beside it, two points of a line. Nothing is drawn. */
export function toGraph(text: string): Answered | undefined {
  const parabola = parabolaIn(text);
  if (parabola) {
    const { a, h, k } = parabola;
    const at = [h - 2, h - 1, h, h + 1, h + 2].map((x) => `(${x}, ${a * (x - h) ** 2 + k})`);
    return made(
      `plot \`${at.join(', ')}\` and join them with a smooth curve`,
      `The vertex is \`(${h}, ${k})\`; the parabola opens ${a > 0 ? 'up' : 'down'}, and \`x = ${h}\` is its line of symmetry.`,
      `It crosses the y-axis at \`(0, ${a * h * h + k})\`.`,
      `One step from the vertex \`y\` changes by \`${a}\`, two steps from it by \`${4 * a}\`.`,
    );
  }
  const [a, b, c] = /[²^]/.test(text) ? [] : (lineIn(text) ?? []);
  if (a === undefined || b === undefined || c === undefined || b === 0 || /[<>≤≥]/.test(text)) return undefined;
  const crossing = c === 0 || a === 0 ? undefined : intercepts(`${a}x ${signed(b)}y = ${c} intercepts`);
  const step = made(
    `plot \`(0, ${over(c, b)})\` and \`(${Math.abs(b)}, ${over(c - a * Math.abs(b), b)})\` and draw the line through them`,
    `The slope is \`${over(-a, b)}\`; the line crosses the y-axis at \`(0, ${over(c, b)})\`.`,
  );
  return crossing ? { ...step, lines: [...step.lines, `Its intercepts: ${crossing.answer}.`] } : step;
}
