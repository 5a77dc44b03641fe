import { valueAt } from '../reading/lines.ts';
import type { Finding } from '../reading/rule.ts';
import { at, type Paragraph, type Said } from './paragraph.ts';

/** The rule of a graph: y, f(x) or the like as a formula in one letter. */
type Graph = { readonly formula: string; readonly letter: string };

const BODY = String.raw`([-−]?[\d(|√a-z][-−+\d\s()|²³^*·×./a-z]*?)(?=\s*(?:[,;?]|\.(?!\d)|$|\s(?:[a-z]{2,}|[A-Z])))`;
const RULE = new RegExp(`(?<![\\w+])(?:y|([fghp])\\(([a-z])\\))\\s*=\\s*${BODY}`, 'g');
const N = String.raw`([-−]?\d+(?:\.\d+)?(?:\/\d+)?)`;
const POINT = String.raw`\(\s*${N}\s*,\s*${N}\s*\)`;
const END = String.raw`(?![\d/.]*\d|\s*[-+−×·*x]|\s*,\s*\d)`;

const numeric = (text: string): number => {
  const [top, bottom = '1'] = text.replace('−', '-').split('/');
  return Number(top) / Number(bottom);
};
const close = (a: number | undefined, b: number): boolean | undefined =>
  a === undefined || Number.isNaN(a) ? undefined : Math.abs(a - b) < 1e-9;

const heightAt = ({ formula, letter }: Graph, x: number): number | undefined =>
  valueAt(formula.replaceAll('−', '-'), x, letter);

/** Slope and height at 0 of a straight graph. */
function lineOf(graph: Graph): { readonly slope: number; readonly at0: number } | undefined {
  const [a, b, c] = [0, 1, 2].map((x) => heightAt(graph, x));
  if (a === undefined || b === undefined || c === undefined || Math.abs(c - 2 * b + a) > 1e-9) return undefined;
  return { slope: b - a, at0: a };
}

function graphIn({ text }: Said): readonly Graph[] {
  return [...text.matchAll(RULE)].flatMap(({ 2: letter = 'x', 3: formula = '' }): Graph[] => {
    const graph = { formula, letter };
    return formula.includes(letter) && heightAt(graph, 1) !== undefined ? [graph] : [];
  });
}

/** A line that is known by two of its points. */
function throughPoints({ text }: Said): Graph | undefined {
  const [, x1 = '', y1 = '', x2 = '', y2 = ''] =
    new RegExp(
      `(?:through|joins|joining|connects|contains|points|between)(?: the points)? ${POINT} (?:and|to) ${POINT}`,
      'i',
    ).exec(text) ?? [];
  const run = numeric(x2) - numeric(x1);
  if (x1 === '' || run === 0) return undefined;
  const slope = (numeric(y2) - numeric(y1)) / run;
  return { formula: `(${slope})*x + (${numeric(y1) - slope * numeric(x1)})`, letter: 'x' };
}

type Claim = readonly [RegExp, (graph: Graph, groups: readonly string[]) => boolean | undefined];

const SUBJECT = '(?:it|the line|the graph|this line|its graph|the function)';
const CLAIMS: readonly Claim[] = [
  [
    new RegExp(
      `(?:crosses|meets|cuts|hits|intersects) the y-axis at (?:the point )?(?:\\(0,\\s*${N}\\)|${N}${END})`,
      'gi',
    ),
    (graph, [a, b]) => close(heightAt(graph, 0), numeric(a ?? b ?? '')),
  ],
  [
    new RegExp(
      `y-intercept(?: of the line| of the graph)?(?: is| of| equals|:)(?: at)? (?:\\(0,\\s*${N}\\)|${N}${END})`,
      'gi',
    ),
    (graph, [a, b]) => close(heightAt(graph, 0), numeric(a ?? b ?? '')),
  ],
  [
    new RegExp(
      `(?:(?:crosses|meets|cuts|hits|intersects) the x-axis at|x-intercept(?: is| of| equals)(?: at)?) (?:the point )?(?:\\(${N},\\s*0\\)|(?:x = )?${N}${END})`,
      'gi',
    ),
    (graph, [a, b]) => close(heightAt(graph, numeric(a ?? b ?? '')), 0),
  ],
  [
    new RegExp(
      `(?:slope|rate of change|gradient)(?: of the line| of the graph)?(?: is| of|:| equals)? ${N}${END}`,
      'gi',
    ),
    (graph, [a = '']) => close(lineOf(graph)?.slope, numeric(a)),
  ],
  [
    new RegExp(`(?:passes through|goes through|runs through|contains) (?:the point )?${POINT}(?! and| to)`, 'gi'),
    (graph, [x = '', y = '']) => close(heightAt(graph, numeric(x)), numeric(y)),
  ],
  [
    new RegExp(`${POINT} (?:is|lies|sits)(?: also)? on (?:it|the line|the graph|this line)`, 'gi'),
    (graph, [x = '', y = '']) => close(heightAt(graph, numeric(x)), numeric(y)),
  ],
  [
    new RegExp(
      `${POINT} (?:is not|isn['’]t|does not lie|doesn['’]t lie|lies not) on (?:it|the line|the graph|this line)`,
      'gi',
    ),
    (graph, [x = '', y = '']) => {
      const is = close(heightAt(graph, numeric(x)), numeric(y));
      return is === undefined ? undefined : !is;
    },
  ],
  [
    new RegExp(
      `(?:when|if|where|for|at) x (?:is|=) ${N},? (?:then )?(?:y|we get y|${SUBJECT}) (?:is|=|equals) ${N}${END}`,
      'gi',
    ),
    (graph, [x = '', y = '']) => close(heightAt(graph, numeric(x)), numeric(y)),
  ],
];

/** Statements about an earlier graph, given by its rule or by two points. */
export function graphTopic({ said: sentences }: Paragraph): Finding[] {
  let graph: Graph | undefined;
  return sentences.flatMap((said): Finding[] => {
    const own = graphIn(said);
    const points = throughPoints(said);
    const before = graph;
    if (own.length > 1) {
      graph = undefined;
      return [];
    }
    graph = points ?? own[0] ?? graph;
    if (graph === undefined) return [];
    const known = graph;
    const findings = CLAIMS.flatMap(([pattern, test]) =>
      [...said.text.matchAll(pattern)].flatMap(([whole, ...groups]): Finding[] => {
        const holds = test(known, groups);
        return holds === undefined ? [] : at(said, whole, holds);
      }),
    );
    return [...findings, ...equationSaid(said, before ?? points, own[0])];
  });
}

/** "Its equation is y = 2x + 3." */
function equationSaid(said: Said, before: Graph | undefined, own: Graph | undefined): Finding[] {
  if (!before || !own || !/\b(?:its|the|an?) (?:equation|rule|formula)(?: of the line| is)/i.test(said.text)) return [];
  const holds = [0, 1, 3].every((x) => close(heightAt(before, x), heightAt(own, x) ?? Number.NaN) === true);
  return at(said, own.formula, holds);
}
