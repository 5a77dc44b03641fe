import { amountAt, type Law, type Line } from '../laws/scene.ts';
import { valueAt } from '../reading/lines.ts';
import type { Finding } from '../reading/rule.ts';
import { close, isDenied, isOpen, numberOf, saidAt, weighed } from './weighed-amounts.ts';

const NUMBER = String.raw`([-−]?\d+(?:\.\d+)?)`;
const POINT = new RegExp(String.raw`\(\s*${NUMBER}\s*,\s*${NUMBER}\s*\)`, 'g');
const plain = (formula: string): string => formula.replaceAll('−', '-').trim();
const FORMULA =
  /(?<![A-Za-z])(?:y|[fghC]\([xnt]\)|[A-Z])\s*=\s*([-−\dxnt\s+*/().²³^$]+?)(?=\s*(?:[,;:?=]|\.(?!\d)|$|\s(?!x\b|n\b|t\b)[a-zA-Z]{2,}))/g;

type Formula = { readonly text: string; readonly at: (x: number) => number | undefined };

/** The functions of one letter that a text names, each once: `y = 2x + 3`, `f(x) = x² − 5`. */
function functionsIn(lines: readonly Line[]): Formula[] {
  const all = lines.flatMap(({ text }) =>
    [...text.matchAll(FORMULA)].map(([, formula = '']) => plain(formula).replaceAll('$', '')),
  );
  const made = all
    .filter((text) => /[xnt]/.test(text))
    .map((text): Formula => {
      const letter = /[xnt]/.exec(text)?.[0] ?? 'x';
      return { text, at: (x) => valueAt(text, x, letter) };
    });
  return made.filter(
    (one, index) =>
      one.at(1) !== undefined &&
      !made
        .slice(0, index)
        .some((other) => [0, 1, 2, 3].every((x) => close(one.at(x) ?? Number.NaN, other.at(x) ?? Number.NaN))),
  );
}

const lineOf = (one: Formula): { readonly slope: number; readonly start: number } | undefined => {
  const [a, b, c] = [0, 1, 2].map((x) => one.at(x) ?? Number.NaN);
  return a !== undefined && b !== undefined && c !== undefined && close(c - b, b - a)
    ? { slope: b - a, start: a }
    : undefined;
};

const QUADRANT = /\bQuadrant (IV|III|II|I|[1-4])\b|\b(first|second|third|fourth) quadrant\b/i;
const QUADRANTS: readonly string[] = ['I', 'II', 'III', 'IV'];
const ORDINALS: readonly string[] = ['first', 'second', 'third', 'fourth'];

/** "The point (−2, 5) lies in Quadrant IV." */
const quadrantLaw: Law = ({ lines }) => {
  const all = lines.flatMap(({ text }) =>
    [...text.matchAll(POINT)].map(([, x, y]) => [numberOf(x), numberOf(y)] as const),
  );
  return lines.flatMap((line): Finding[] => {
    const found = QUADRANT.exec(line.text);
    const own = [...line.text.slice(0, found?.index ?? 0).matchAll(POINT)].map(
      ([, x, y]) => [numberOf(x), numberOf(y)] as const,
    );
    const [point, more] = own.length > 0 ? own : all;
    if (!found || !point || more || isOpen(line) || point[0] === 0 || point[1] === 0) return [];
    if (/\b(?:reflect\w*|rotat\w*|translat\w*|moves?|every|all|points in)\b/i.test(line.text)) return [];
    const right = point[1] > 0 ? (point[0] > 0 ? 0 : 1) : point[0] > 0 ? 3 : 2;
    const said =
      found[1] === undefined
        ? ORDINALS.indexOf((found[2] ?? '').toLowerCase())
        : /\d/.test(found[1])
          ? Number(found[1]) - 1
          : QUADRANTS.indexOf(found[1].toUpperCase());
    return saidAt(line, found, said === right);
  });
};

const Y_AXIS = new RegExp(String.raw`\by-axis at (?:y = |the point )?(?:\(0, )?${NUMBER}`);
const X_AXIS = new RegExp(String.raw`\bx-axis at (?:x = )?${NUMBER}(?:(?:,? and(?: at)?|,? or) (?:x = )?${NUMBER})?`);

/** "The parabola y = (x − 2)² − 9 crosses the y-axis at y = −9." */
const axisLaw: Law = ({ lines }) => {
  const [one, more] = functionsIn(lines);
  if (!one || more) return [];
  return lines.flatMap((line): Finding[] => {
    if (isOpen(line) || /\b(?:reflect\w*|shift\w*|moves?|translat\w*|new)\b/.test(line.text)) return [];
    const [y, x] = [Y_AXIS.exec(line.text), X_AXIS.exec(line.text)];
    const zero = one.at(0);
    const zeros = [x?.[1], x?.[2]].flatMap((each) => (each === undefined ? [] : [one.at(numberOf(each))]));
    return [
      ...(y && zero !== undefined ? saidAt(line, y, close(numberOf(y[1]), zero)) : []),
      ...(x && zeros.every((value) => value !== undefined)
        ? saidAt(
            line,
            x,
            zeros.every((value) => close(value ?? 1, 0)),
          )
        : []),
    ];
  });
};

const STANDARD = /([-−]?\d*)\s?x\s*([+−-])\s*(\d*)\s?y\s*=\s*([-−]?\d+)/g;
const coefficient = (text = ''): number =>
  /^[-−]?$/.test(text) ? Number(`${text.replace('−', '-')}1`) : numberOf(text);
const SOLVED = /\by\s*=\s*([-−\dx\s+*/().]+?)(?=\s*(?:[,;?]|\.(?!\d)|$|\s(?!x\b)[a-zA-Z]{2,}))/g;

/** "Put 2x + 3y = 12 into slope-intercept form: y = (2/3)x + 4." */
const rewrittenLaw: Law = ({ lines }) => {
  const equations = lines.flatMap(({ text }) => [...text.matchAll(STANDARD)]);
  const [first, more] = equations;
  const words = lines.map(({ pattern }) => pattern).join(' ');
  if (
    !first ||
    more ||
    /\b(?:system|other line|perpendicular|parallel|second|both|two (?:lines|equations))\b/.test(words)
  )
    return [];
  const [a, b, c] = [coefficient(first[1]), coefficient(first[3]) * (first[2] === '+' ? 1 : -1), numberOf(first[4])];
  return lines.flatMap((line): Finding[] =>
    [...line.text.matchAll(SOLVED)].flatMap((found): Finding[] => {
      const [zero, one] = [0, 1].map((x) => valueAt(plain(found[1] ?? ''), x));
      if (zero === undefined || one === undefined || isOpen(line) || !/x/.test(found[1] ?? '')) return [];
      return saidAt(line, found, close(b * zero, c) && close(a + b * one, c));
    }),
  );
};

const COUNT =
  /\b(no solutions?|infinitely many solutions|exactly one solution|one solution|a single solution|never meet|never cross|meet (?:at|in) one point|intersect (?:at|in) (?:one|exactly one) point|are parallel|are perpendicular|the same line)\b/gi;

/** "y = 3x + 2 and y = 3x − 4 form a system with infinitely many solutions." */
const systemLaw: Law = ({ lines }) => {
  const made = functionsIn(lines).map(lineOf);
  const [one, other] = made;
  if (!one || !other || made.length > 2) return [];
  return lines.flatMap((line): Finding[] => {
    if (isOpen(line) || /\b(?:when|lines? with|whenever|any two|a system has|systems)\b/i.test(line.text)) return [];
    return [...line.text.matchAll(COUNT)].flatMap((found) => {
      const word = (found[1] ?? '').toLowerCase();
      const isParallel = close(one.slope, other.slope);
      const holds = /^(?:no|never|are par)/.test(word)
        ? isParallel
        : /^(?:infin|the same)/.test(word)
          ? isParallel && close(one.start, other.start)
          : word === 'are perpendicular'
            ? close(one.slope * other.slope, -1)
            : !isParallel;
      return saidAt(line, found, holds);
    });
  });
};

const NTH =
  /\bnth term\b[^.]*?(?:is|=|:|an =)(?: therefore| then| also| just| given by)? ([-−\dn\s+*×·()^²]+?)(?=\s*(?:[,;?]|\.(?!\d)|$|\s(?!n\b)[a-zA-Z]{2,}))/i;

/** "4, 7, 10, 13, …: the nth term is 3n + 4." */
const nthTermLaw: Law = ({ reading, lines }) => {
  const lists = lines.flatMap(({ pattern }) =>
    [...pattern.matchAll(/#\d+(?:,(?: and)? #\d+){2,}/g)].map(([list]) => list),
  );
  const [list, more] = lists;
  if (list === undefined || more !== undefined) return [];
  const values = [...list.matchAll(/#(\d+)/g)].map(([, mark]) => reading.quantities[Number(mark)]?.value ?? Number.NaN);
  return lines.flatMap((line): Finding[] => {
    const found = NTH.exec(line.text);
    if (!found || isOpen(line) || !/n/.test(found[1] ?? '')) return [];
    const own = values.map((_, index) => valueAt(plain(found[1] ?? '').replaceAll(/[×·]/g, '*'), index + 1, 'n'));
    if (own.some((value) => value === undefined)) return [];
    return saidAt(
      line,
      found,
      values.every((value, index) => close(value, own[index] ?? Number.NaN)),
    );
  });
};

const PROPORTIONAL =
  /\b(?:is|are|varies) (?:directly )?proportional (?:to|relationship)\b|\bis a proportional relationship\b|\bshows? a proportional relationship\b/i;

/** "In y = 3x + 2, y is proportional to x." */
const proportionalLaw: Law = ({ lines }) => {
  const [one, more] = functionsIn(lines);
  const line = one && lineOf(one);
  if (!line || more) return [];
  return lines.flatMap((own): Finding[] => {
    const found = PROPORTIONAL.exec(own.text);
    return !found || isOpen(own) || /\b(?:nor|only|when|means|every|any)\b/i.test(own.text)
      ? []
      : saidAt(own, found, close(line.start, 0));
  });
};

/** "The fare is y = 2x + 3 dollars. A 7-mile ride comes to $17." */
const fareLaw: Law = ({ lines }) => {
  const [one, more] = functionsIn(lines);
  const rule = one && lineOf(one);
  const from = lines.findIndex(({ text }) => [...text.matchAll(FORMULA)].length > 0);
  if (!one || !rule || more || rule.start === 0) return [];
  return lines.flatMap((line, number): Finding[] => {
    const [count, said, other] = line.amounts;
    if (number < from || !count || !said || other || isDenied(line) || said.kind !== 'usd^1' || count.kind === 'usd^1')
      return [];
    if (
      !/\b(?:costs?|comes to|is|pays?|charges?|owes?|for|makes|have|saved)(?: [a-z]+)? $/.test(said.lead) ||
      /^ (?:more|less|per|an?|each)\b/.test(said.tail)
    )
      return [];
    const [value, n] = [one.at(count.quantity.value), count.quantity.value];
    return value === undefined
      ? []
      : weighed(
          said,
          [value],
          [rule.slope * n, (rule.slope + rule.start) * n, rule.start * n + rule.slope, rule.slope + rule.start + n],
        );
  });
};

const APART = /\b#(\d+) units? (?:apart|long|away)\b|\b(?:distance|length)[^.#]*? is #(\d+)/;

/** "(−3, 2) and (5, 2) are 2 units apart." */
const apartLaw: Law = (scene) => {
  const points = scene.lines.flatMap(({ text }) =>
    [...text.matchAll(POINT)].map(([, x, y]) => [numberOf(x), numberOf(y)] as const),
  );
  const [a, b, more] = points;
  if (!a || !b || more) return [];
  const [dx, dy] = [a[0] - b[0], a[1] - b[1]];
  return scene.lines.flatMap((line): Finding[] => {
    const found = /#(\d+) units? (?:apart|long|away from each other)\b/.exec(line.pattern) ?? APART.exec(line.pattern);
    const said = amountAt(scene, found?.[1] ?? found?.[2]);
    if (
      !said ||
      isDenied(line) ||
      /\b(?:from (?:the )?(?:x|y)-axis|horizontal distance|vertical distance)\b/.test(line.text)
    )
      return [];
    return weighed(
      said,
      [Math.hypot(dx, dy)],
      [
        Math.abs(dx) + Math.abs(dy),
        Math.abs(Math.abs(a[0]) - Math.abs(b[0])),
        Math.abs(Math.abs(a[1]) - Math.abs(b[1])),
      ],
    );
  });
};

export const GRAPH_CONCEPTS: readonly Law[] = [
  quadrantLaw,
  axisLaw,
  rewrittenLaw,
  systemLaw,
  nthTermLaw,
  proportionalLaw,
  fareLaw,
  apartLaw,
];
