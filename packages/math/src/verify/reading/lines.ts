import { constantValue, type Node, parse } from '../../check/index.ts';
import { mapParts } from '../../check/tree.ts';
import type { Finding } from './rule.ts';

/** A line y = mx + b. */
type Line = { readonly slope: number; readonly at0: number };

const NUMBER = String.raw`([-−]?\s?(?:\d+(?:\.\d+)?)(?:\/\d+)?)`;
const numeric = (text: string): number => {
  const [top, bottom = '1'] = text.replace('−', '-').replace(/\s/g, '').split('/');
  return Number(top) / Number(bottom);
};

/** The value of a formula in x; undefined if it has other letters or no value. */
export function valueAt(formula: string, x: number, letter = 'x'): number | undefined {
  const read = parse(formula.replace(/[²]/g, '^2').replace(/[³]/g, '^3'));
  const number = parse(`(${x})`);
  if (!read.ok || !number.ok) return undefined;
  const put = (node: Node): Node => (node.kind === 'name' && node.name === letter ? number.tree : mapParts(node, put));
  return constantValue(put(read.tree));
}

function lineOf(formula: string): Line | undefined {
  const [a, b, c] = [0, 1, 2].map((x) => valueAt(formula, x));
  return a === undefined || b === undefined || c === undefined || Math.abs(c - 2 * b + a) > 1e-9
    ? undefined
    : { slope: b - a, at0: a };
}

const FORMULA = String.raw`y\s*=\s*([-−\dx\s+*/().½]+?)(?=\s*(?:,|;|\.(?!\d)|\?|$|\s(?!x\b)[a-zA-Z]{2,}))`;
const POINT = String.raw`\(\s*${NUMBER}\s*,\s*${NUMBER}\s*\)`;

type Found = readonly [said: string, holds: boolean];
type LineRule = readonly [RegExp, (groups: readonly string[]) => Found | undefined];

const close = (a: number, b: number): boolean => Math.abs(a - b) < 1e-9;
const slopeOf = (said: string, slope: number): Found => [said, close(numeric(said), slope)];

/** Statements about lines, slopes and points, searched in the original text. */
const RULES: readonly LineRule[] = [
  [
    new RegExp(`y-intercept of (?:the line )?${FORMULA} (?:is|equals) (?:\\(0, ?)?${NUMBER}`, 'gi'),
    ([formula = '', said = '']) => {
      const line = lineOf(formula);
      return line && [said, close(numeric(said), line.at0)];
    },
  ],
  [
    new RegExp(`${POINT}[^.?!]{0,30}(?:lies on|is on|belongs to|satisfies)[^.?!=]{0,24}${FORMULA}`, 'gi'),
    ([x = '', y = '', formula = '']) => {
      const value = valueAt(formula, numeric(x));
      return value === undefined ? undefined : [formula, close(value, numeric(y))];
    },
  ],
  [
    new RegExp(
      `slope (?:between|from|of the line (?:through|joining)) ${POINT} (?:and|to) ${POINT} (?:is|equals) ${NUMBER}`,
      'gi',
    ),
    ([x1 = '', y1 = '', x2 = '', y2 = '', said = '']) => {
      const run = numeric(x2) - numeric(x1);
      return run === 0 ? undefined : slopeOf(said, (numeric(y2) - numeric(y1)) / run);
    },
  ],
  [
    new RegExp(
      `f\\(x\\)\\s*=\\s*([-−\\dx\\s+*/().²³]+?),?(?= (?:then|and|so|we|the|f\\()|[,.;])[^?!]{0,40}f\\(${NUMBER}\\) (?:is|equals|comes to) ${NUMBER}`,
      'gi',
    ),
    ([formula = '', x = '', said = '']) => {
      const value = valueAt(formula, numeric(x));
      return value === undefined ? undefined : [said, close(value, numeric(said))];
    },
  ],
  [
    new RegExp(`slope of (?:the line )?${FORMULA} (?:is|equals) ${NUMBER}`, 'gi'),
    ([formula = '', said = '']) => {
      const line = lineOf(formula);
      return line && slopeOf(said, line.slope);
    },
  ],
  [
    new RegExp(`${FORMULA} has (?:a )?slope (?:of )?${NUMBER}`, 'gi'),
    ([formula = '', said = '']) => {
      const line = lineOf(formula);
      return line && slopeOf(said, line.slope);
    },
  ],
  [
    new RegExp(`${FORMULA}[^.?!]{0,50}(?:crosses the y-axis at|y-intercept (?:is|of)) (?:\\(0, ?)?${NUMBER}`, 'gi'),
    ([formula = '', said = '']) => {
      const line = lineOf(formula);
      return line && [said, close(numeric(said), line.at0)];
    },
  ],
  [
    new RegExp(
      `(?:through|contains|joins|passes through) ${POINT} and ${POINT}[^.?!]{0,60}?(?:[.] )?(?:has|with|its|the|a|is)? ?slope (?:is |of |= )?${NUMBER}`,
      'gi',
    ),
    ([x1 = '', y1 = '', x2 = '', y2 = '', said = '']) => {
      const run = numeric(x2) - numeric(x1);
      return run === 0 ? undefined : slopeOf(said, (numeric(y2) - numeric(y1)) / run);
    },
  ],
  [
    new RegExp(`${POINT} and ${POINT}[^?!]{0,120}equation (?:is|of the line is) ${FORMULA}`, 'gi'),
    ([x1 = '', y1 = '', x2 = '', y2 = '', formula = '']) => {
      const line = lineOf(formula);
      return (
        line && [
          formula,
          close(line.slope * numeric(x1) + line.at0, numeric(y1)) &&
            close(line.slope * numeric(x2) + line.at0, numeric(y2)),
        ]
      );
    },
  ],
  [
    new RegExp(`${FORMULA} and ${FORMULA}[^?!]{0,60}?(?:cross|meet|intersect)[^?!(]{0,60}(?<at>${POINT})`, 'gi'),
    ([one = '', two = '', said = '', x = '', y = '']) => {
      const [a, b] = [valueAt(one, numeric(x)), valueAt(two, numeric(x))];
      return a === undefined || b === undefined ? undefined : [said, close(a, numeric(y)) && close(b, numeric(y))];
    },
  ],
  [
    new RegExp(`(?:graph of|line|equation) (x|y)\\s*=\\s*${NUMBER} is (?:a |an )?(horizontal|vertical)`, 'gi'),
    ([letter = '', , said = '']) => [said, (letter === 'y') === (said === 'horizontal')],
  ],
  [
    new RegExp(`x²\\s*=\\s*${NUMBER} has (two|one|no|three)(?: real)? solutions?`, 'gi'),
    ([square = '', said = '']) => {
      const value = numeric(square);
      return [said, said === (value > 0 ? 'two' : value === 0 ? 'one' : 'no')];
    },
  ],
  [
    /(?:when|if|where) x (?:is|=) ([-−]?\d+)[^.?!]{0,80}?(?<![\w²³])((?:\d*x[²³]?)(?:\s*[-+−]\s*(?:\d*x[²³]?|\d+))+) (?:is|comes to|equals|becomes|makes) ([-−]?\d+(?:\.\d+)?)/gi,
    ([x = '', formula = '', said = '']) => {
      const value = valueAt(formula, numeric(x));
      return value === undefined ? undefined : [said, close(value, numeric(said))];
    },
  ],
];

/** The statements about lines in a text. */
export function lineFindings(text: string, from: number): Finding[] {
  return RULES.flatMap(([pattern, check]) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const made = check(match.slice(1).map((group) => group ?? ''));
      if (made === undefined) return [];
      const [said, holds] = made;
      const at = match.index + match[0].lastIndexOf(said);
      // "The slope is 8 over 4": the number is a part of a fraction.
      if (/^ ?(?:over|divided by|[/÷]) ?\d/.test(text.slice(at + said.length))) return [];
      return { start: from + match.index, end: from + at + said.length, holds };
    }),
  );
}
