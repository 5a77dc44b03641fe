import { bare, compareTrees, type Node, parse } from '../../check/index.ts';
import { lettersOf, substitute } from '../judge.ts';
import type { Finding } from '../reading/rule.ts';
import type { Law, Line } from './scene.ts';

const NUMBER = String.raw`[-−]?\d+(?:\.\d+)?(?:\/\d+)?`;
const PAIR = String.raw`\(\s*(${NUMBER})\s*,\s*(${NUMBER})\s*\)`;
const numberOf = (text: string): number => {
  const [top = '', bottom] = text.replace('−', '-').split('/');
  return bottom === undefined ? Number(top) : Number(top) / Number(bottom);
};
const treeOf = (text: string): Node | undefined => {
  const read = parse(text.replaceAll(/[−–]/g, '-').replaceAll('²', '^2').trim());
  return read.ok ? bare(read.tree) : undefined;
};
const at = ({ start }: Line, index: number, text: string, holds: boolean): Finding => ({
  start: start + index,
  end: start + index + text.length,
  holds,
});

const SIDE = String.raw`[-−]?(?:[\dxy.\/²() ]|[-−+](?=\s?[\dxy(]))+`;
const LINE = new RegExp(String.raw`(?<![\w(])(${SIDE})=\s?(${SIDE})`, 'g');

/** The one equation in x and y of a paragraph. */
function lineIn(lines: readonly Line[]): { readonly left: Node; readonly right: Node } | undefined {
  const all = lines.flatMap(({ text }) =>
    [...text.matchAll(LINE)].flatMap(([, one = '', other = '']) => {
      const [left, right] = [treeOf(one), treeOf(other)];
      return left && right && new Set([...lettersOf(left), ...lettersOf(right)]).size === 2 ? [{ left, right }] : [];
    }),
  );
  const [first, more] = all;
  return more ? undefined : first;
}

const num = (value: string): Node | undefined => treeOf(value);
const holdsAt = (
  { left, right }: { readonly left: Node; readonly right: Node },
  x: string,
  y: string,
): boolean | undefined => {
  const [a, b] = [num(x), num(y)];
  if (!a || !b) return undefined;
  const values = new Map([
    ['x', a],
    ['y', b],
  ]);
  const verdict = compareTrees(substitute(left, values), substitute(right, values));
  return verdict === 'unknown' ? undefined : verdict === 'equal';
};

const INTERCEPT = new RegExp(
  String.raw`\b([xy])-intercept(?: of [^.;]{0,40}?)? (?:is|equals|must be|should be|would be)(?: at)?(?: the point)?(?: [xy] ?=)? ?(?:${PAIR}|(${NUMBER})(?![\d.]*[xy/]))`,
  'gi',
);
const CROSSES = new RegExp(
  String.raw`\b(?:crosses|cuts|meets|hits) the ([xy])-axis at (?:the point )?(?:[xy] ?= ?)?(?:${PAIR}|(${NUMBER})(?![\d.]*[xy/]))`,
  'gi',
);

/** "The x-intercept of 2x + 3y = 12 is 6." */
const interceptLaw: Law = ({ lines }) => {
  const equation = lineIn(lines);
  if (!equation) return [];
  return lines.flatMap((line): Finding[] =>
    /[?]|\bnot\b/.test(line.text)
      ? []
      : [...line.text.matchAll(INTERCEPT), ...line.text.matchAll(CROSSES)].flatMap(
          ({ 0: whole, index, 1: axis = '', 2: a, 3: b, 4: one }) => {
            const own: readonly [string, string] =
              axis.toLowerCase() === 'x' ? [a ?? one ?? '', b ?? '0'] : [a ?? '0', b ?? one ?? ''];
            const isOn = numberOf(axis.toLowerCase() === 'x' ? own[1] : own[0]) === 0;
            const holds = isOn ? holdsAt(equation, ...own) : false;
            return holds === undefined ? [] : [at(line, index, whole, holds)];
          },
        ),
  );
};

const ON_LINE = new RegExp(
  String.raw`\b(?:passes through|goes through|contains|point)(?: the point)? ${PAIR}(?: (?:is|lies) on (?:the|this) (?:line|graph))?|${PAIR} (?:is|lies) (?:on (?:the|this) (?:line|graph)|a solution)`,
  'gi',
);

/** "The line y = 2x + 1 passes through (3, 7)." */
const onLineLaw: Law = ({ lines }) => {
  const equation = lineIn(lines);
  if (!equation) return [];
  return lines.flatMap((line): Finding[] =>
    /[?]|\b(?:not|if|whether|another|isn't|parallel|perpendicular)\b/.test(line.text)
      ? []
      : [...line.text.matchAll(ON_LINE)].flatMap(({ 0: whole, index, 1: a, 2: b, 3: c, 4: d }) => {
          if (!/(?:through|contains| on |solution)/.test(whole)) return [];
          const holds = holdsAt(equation, a ?? c ?? '', b ?? d ?? '');
          return holds === undefined ? [] : [at(line, index, whole, holds)];
        }),
  );
};

const QUADRANTS: ReadonlyMap<string, number> = new Map([
  ['first', 1],
  ['second', 2],
  ['third', 3],
  ['fourth', 4],
  ['i', 1],
  ['ii', 2],
  ['iii', 3],
  ['iv', 4],
  ['1', 1],
  ['2', 2],
  ['3', 3],
  ['4', 4],
]);
const IN_QUADRANT = new RegExp(
  String.raw`${PAIR},? (?:is|lies|falls|is located|would be)(?: located)? in (?:the )?(?:(first|second|third|fourth) quadrant|quadrant (I{1,3}|IV|[1-4])\b)`,
  'gi',
);

/** "The point (3, −2) is in the fourth quadrant." */
const quadrantLaw: Law = ({ lines }) =>
  lines.flatMap((line): Finding[] =>
    /[?]|\bnot\b/.test(line.text)
      ? []
      : [...line.text.matchAll(IN_QUADRANT)].flatMap(({ 0: whole, index, 1: a = '', 2: b = '', 3: word, 4: roman }) => {
          const [x, y] = [numberOf(a), numberOf(b)];
          const own = x > 0 ? (y > 0 ? 1 : 4) : y > 0 ? 2 : 3;
          return x === 0 || y === 0
            ? []
            : [at(line, index, whole, QUADRANTS.get((word ?? roman ?? '').toLowerCase()) === own)];
        }),
  );

const MOVES: readonly (readonly [RegExp, (x: number, y: number) => readonly [number, number]])[] = [
  [/\b(?:over|across|in|about) the x-axis\b/i, (x, y) => [x, -y]],
  [/\b(?:over|across|in|about) the y-axis\b/i, (x, y) => [-x, y]],
  [/\b(?:over|across|in|about) the line y ?= ?x\b/i, (x, y) => [y, x]],
  [/\b(?:180|half[- ]turn)\b/i, (x, y) => [-x, -y]],
  [/\b90(?:°| degrees)? counterclockwise\b/i, (x, y) => [-y, x]],
  [/\b90(?:°| degrees)? clockwise\b/i, (x, y) => [y, -x]],
];
const POINT = new RegExp(PAIR, 'g');
const SHIFT = /\b(\d+) units? (right|left|up|down)\b|\b(right|left|up|down) (\d+)\b/gi;

/** Where a translation in words takes a point. */
function shifted(text: string, x: number, y: number): readonly [number, number] | undefined {
  const steps = [...text.matchAll(SHIFT)];
  if (steps.length === 0) return undefined;
  return steps.reduce<readonly [number, number]>(
    ([a, b], [, n, way, other, m]) => {
      const [size, to] = [Number(n ?? m), (way ?? other ?? '').toLowerCase()];
      if (to === 'right' || to === 'left') return [a + (to === 'right' ? size : -size), b];
      return [a, b + (to === 'up' ? size : -size)];
    },
    [x, y],
  );
}

/** "Reflecting (4, 5) over the x-axis gives (4, −5)." */
const movedPointLaw: Law = ({ lines }) =>
  lines.flatMap((line): Finding[] => {
    const points = [...line.text.matchAll(POINT)];
    const [from, to, more] = points;
    const moves = MOVES.filter(([pattern]) => pattern.test(line.text));
    const isMoved = /\b(?:reflect\w*|rotat\w*|translat\w*|mov(?:e[sd]?|ing)|shift\w*|slid\w*|image)\b/i.test(line.text);
    if (!from || !to || more || !isMoved || /[?]|\b(?:not|midpoint|distance)\b/.test(line.text)) return [];
    const [x, y] = [numberOf(from[1] ?? ''), numberOf(from[2] ?? '')];
    const own = moves.length === 1 ? moves[0]?.[1](x, y) : moves.length === 0 ? shifted(line.text, x, y) : undefined;
    if (!own) return [];
    const said = [numberOf(to[1] ?? ''), numberOf(to[2] ?? '')];
    return [
      at(line, to.index, to[0], Math.abs(own[0] - (said[0] ?? 0)) < 1e-9 && Math.abs(own[1] - (said[1] ?? 0)) < 1e-9),
    ];
  });

const POSED = /\bsolv(?:e|ing)\s+(?:the equation\s+)?([^=.;]{1,40})=\s?([^=,.;]{1,40})/i;
const FOUND = new RegExp(
  String.raw`\b([a-z]) (?:is|equals|must be|has to be|comes out (?:to be|as)|turns out to be) (${NUMBER})(?![\d.]*[a-z/²(]| (?:times|more|less|of|and|or)\b)`,
  'gi',
);

/** "Solve x/5 = 12. Multiply both sides by 5, and x is 60." */
const solutionLaw: Law = ({ lines }) => {
  const number = lines.findIndex(({ text }) => POSED.test(text));
  const [, one = '', other = ''] = POSED.exec(lines[number]?.text ?? '') ?? [];
  const [left, right] = [
    treeOf(one),
    treeOf(other.replace(/\s(?:you|we|first|by|for|and|subtract|add|divide|multiply)\b.*$/, '')),
  ];
  if (!left || !right) return [];
  const letters = new Set([...lettersOf(left), ...lettersOf(right)]);
  const [letter] = letters;
  if (letter === undefined || letters.size > 1) return [];
  return lines.slice(number).flatMap((line): Finding[] =>
    /[?]|\b(?:not|if|when|try|suppose|let|or)\b/i.test(line.text)
      ? []
      : [...line.text.matchAll(FOUND)].flatMap(({ 0: whole, index, 1: name = '', 2: value = '' }) => {
          const put = num(value);
          if (name !== letter || !put) return [];
          const values = new Map([[letter, put]]);
          const verdict = compareTrees(substitute(left, values), substitute(right, values));
          return verdict === 'unknown' ? [] : [at(line, index, whole, verdict === 'equal')];
        }),
  );
};

const SLOPE_OF =
  /\b(parallel|perpendicular) to (?:the (?:line|graph) (?:of )?)?y ?= ?([-−]?\d*(?:\.\d+)?(?:\/\d+)?)x\b[^.?;]{0,40}?\bslope (?:is|of|must be|equal to) ([-−]?\d+(?:\.\d+)?(?:\/\d+)?)(?![\d./]*\d)/gi;

/** "A line perpendicular to y = 2x has a slope of −1/2." */
const slopeLaw: Law = ({ lines }) =>
  lines.flatMap((line): Finding[] =>
    /[?]|\bnot\b/.test(line.text)
      ? []
      : [...line.text.matchAll(SLOPE_OF)].flatMap(({ 0: whole, index, 1: word = '', 2: slope = '', 3: said = '' }) => {
          const own = /^[-−]?$/.test(slope) ? (slope === '' ? 1 : -1) : numberOf(slope);
          const wanted = word.toLowerCase() === 'parallel' ? own : -1 / own;
          return [at(line, index, whole, Math.abs(numberOf(said) - wanted) < 1e-9)];
        }),
  );

export const POINT_LAWS: readonly Law[] = [interceptLaw, onLineLaw, quadrantLaw, movedPointLaw, solutionLaw, slopeLaw];
