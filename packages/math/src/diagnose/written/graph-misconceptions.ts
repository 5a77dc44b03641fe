import {
  amountsIn,
  calculated,
  near,
  type Point,
  pointsOf,
  results,
  type Shown,
  shown,
  type Written,
} from './facts.ts';

const same = ([x, y]: Point, [u, v]: Point): boolean => x === u && y === v;
const told = (point: Point, points: readonly Point[]): boolean => points.some((one) => same(one, point));

/**
 * Plotted points compared with the requested ones: swapped coordinates, lost signs, or each number put on its own axis.
 */
export function plottedPoints({ question, correct, answer }: Written): Shown[] {
  if (!/\b(?:plot|graph|point|coordinate|ordered pair|locate|mark)/i.test(question)) return [];
  const [inQuestion, inCorrect, given] = [pointsOf(question), pointsOf(correct), pointsOf(answer)];
  const asked = inQuestion.length > 0 ? inQuestion : inCorrect;
  if (
    asked.length === 0 ||
    given.length === 0 ||
    /slope|how (?:far|many|much)|line/i.test(question.replace(/on the line\b/gi, ''))
  )
    return [];
  const wrong = given.filter((point) => !told(point, asked));
  if (wrong.length === 0) return [];
  const all = (holds: (point: Point) => boolean): boolean => wrong.every(holds);
  if (all(([x, y]) => told([y, x], asked))) return shown('computed', 'geometry.coordinates-swapped');
  if (all(([x, y]) => (x === 0) !== (y === 0) && asked.some(([u, v]) => (y === 0 ? x === u : y === v))))
    return shown('computed', 'geometry.points-on-the-axes');
  return all(([x, y]) => asked.some(([u, v]) => Math.abs(u) === Math.abs(x) && Math.abs(v) === Math.abs(y)))
    ? shown('computed', 'geometry.coordinate-signs-lost')
    : [];
}

/** The one line through all points, as slope and start. */
function lineOf(points: readonly Point[]): Point | undefined {
  const [[x0, y0] = [0, 0], [x1, y1] = [0, 0]] = points;
  if (points.length < 2 || x0 === x1) return undefined;
  const slope = (y1 - y0) / (x1 - x0);
  return points.every(([x, y]) => near(y, y0 + slope * (x - x0))) ? [slope, y0 - slope * x0] : undefined;
}

/** Reading a graph or table of given points from the other axis. */
export function otherAxis({ question, correct, answer }: Written): Shown[] {
  const points = pointsOf(question);
  // The description of a graph often has one more point at the beginning: the origin of its axes.
  const line = points.length >= 3 ? (lineOf(points) ?? lineOf(points.slice(1))) : undefined;
  if (line === undefined || line[0] === 0) return [];
  const [slope, start] = line;
  const numbersOutside = amountsIn(question.replace(/\[[^\]]*\]|\([^)]*\)/g, ' ')).map(({ value }) => value);
  const keys = amountsIn(correct).map(({ value }) => value);
  const answers = amountsIn(answer).map(({ value }) => value);
  const turned = numbersOutside.some((value) => {
    const [up, back] = [slope * value + start, (value - start) / slope];
    if (near(up, back)) return false;
    return (
      (keys.some((key) => near(key, up)) && near(answers[0] ?? Number.NaN, back)) ||
      (keys.some((key) => near(key, back)) && near(answers[0] ?? Number.NaN, up))
    );
  });
  return turned ? shown('computed', 'functions.graph-axes-swapped') : [];
}

const SLOPE =
  /(?:slope|steepness|rate|\bm)\s*(?:is|=|of|:)\s*(?:[^=\n]*=)?\s*([-+]?\d+(?:\.\d+)?(?:\s*\/\s*[-+]?\d+(?:\.\d+)?)?)/i;
const IN_EQUATION = /\by\s*=\s*(-?\(?-?\d*(?:\.\d+)?(?:\/-?\d+(?:\.\d+)?)?\)?)\s*\*?\s*x/i;

/** The slope that a text states: in words, in an equation, or by a table of points on one line. */
function slopeIn(text: string): number | undefined {
  const equation = IN_EQUATION.exec(text)?.[1]?.replace(/^-$/, '-1');
  const inEquation = equation === '' ? 1 : equation === undefined ? undefined : calculated(equation);
  if (inEquation !== undefined) return inEquation;
  const written = SLOPE.exec(text)?.[1];
  const said = written === undefined ? undefined : calculated(written);
  if (said !== undefined) return said;
  const line = lineOf(pointsOf(text))?.[0];
  if (line !== undefined) return line;
  const numbers = text.match(/[-+]?\d+(?:\.\d+)?(?:\/\d+)?/g) ?? [];
  return numbers.length === 1 ? calculated((numbers[0] ?? '').replace('+', '')) : undefined;
}

/** A slope with the sign of the other direction. */
export function slopeSign({ question, correct, answer }: Written): Shown[] {
  if (!/\bslope|steep|\bgraph|\bline\b/i.test(question)) return [];
  const [key, given] = [slopeIn(correct), slopeIn(answer)];
  if (key === undefined || given === undefined || key * given >= 0) return [];
  const asked = /\bslope|steep/i.test(question);
  if (near(key, -given)) return shown('computed', 'functions.slope-sign-lost');
  return (asked && given < 0) || IN_EQUATION.test(answer) ? shown('likely', 'functions.slope-sign-lost') : [];
}

const CHANGES =
  /\b(?:slopes?|rates?|steepness|speeds?)\b[^.\n]*\b(?:chang(?:e|es|ed|ing)|differ(?:s|ent)?|not (?:constant|the same)|two|more than one)\b|\bdifferent (?:slopes?|rates?|speeds?)\b/i;
const GROWN =
  /\b(?:faster|slower|steeper|quicker|more expensive|cheaper|stronger|sweeter)\b[^\n]*\b(?:because|since|both|bigger|larger|more|farther|further|higher|greater)\b|\b(?:both|all)\b[^.\n]*\b(?:bigger|larger|greater)\b/i;

/** The statement that a constant rate changes, or that larger numbers make it larger. */
export function rateChanges({ question, correct, answer }: Written): Shown[] {
  const about = /\b(?:slope|rate|speed|fast|same|line|steep|linear|minutes?|seconds?|hours?)\b/i.test(question);
  const said = CHANGES.test(answer) || GROWN.test(answer);
  return about && said && !CHANGES.test(correct) && !GROWN.test(correct)
    ? shown('stated', 'functions.rate-changes-with-numbers')
    : [];
}

const saysKind = (text: string, kind: string): boolean =>
  new RegExp(`\\b${kind}`, 'i').test(text) &&
  !new RegExp(`\\b(?:not|isn't|n't be|never)\\s+(?:an?\\s+)?${kind}`, 'i').test(text);

/** Linear and exponential growth mixed up, in words. */
export function growthKind({ question, correct, answer }: Written): Shown[] {
  if (!/\bexponential|\blinear/i.test(`${question} ${correct}`)) return [];
  if (saysKind(correct, 'exponential')) {
    if (saysKind(answer, 'linear'))
      return shown('stated', 'functions.rising-means-linear', 'functions.exponential-as-linear');
    const denied = /\b(?:not|isn't|n't be)\s+exponential|something else|neither/i.test(answer);
    return denied ? shown('stated', 'functions.exponential-must-double') : [];
  }
  return saysKind(correct, 'linear') && saysKind(answer, 'exponential')
    ? shown('stated', 'functions.faster-and-faster-is-exponential')
    : [];
}

/** A table whose rows do not follow the rule that the question gives. */
export function tableFromRule({ question, answer }: Written): Shown[] {
  const rule = /\b(?:y|[fgh]\(x\))\s*=\s*([-+*/^.\dx() ]*x[-+*/^.\dx() ]*)/i.exec(question)?.[1];
  const rows = pointsOf(answer);
  if (rule === undefined || rows.length < 2) return [];
  const outOfRule = rows.filter(([x, y]) => {
    const value = calculated(rule.trim().replace(/x/gi, `(${x})`));
    return value !== undefined && !near(value, y);
  });
  return outOfRule.length * 2 >= rows.length ? shown('computed', 'functions.rule-table-graph-apart') : [];
}

/** The graph of a curve taken for a straight line, or an equation that fits only some rows of the table. */
export function formsApart({ question, correct, answer }: Written): Shown[] {
  const curve = /\bparabola|\bcurve|\bU-shape|\bu shape/i;
  const straight = /\bstraight\b|\bline(?:ar)?\b/i;
  if (/\bgraph|\bshape/i.test(question) && curve.test(correct) && straight.test(answer) && !curve.test(answer))
    return shown('stated', 'functions.rule-table-graph-apart');
  const side = (text: string): string | undefined =>
    /^\s*(?:y|[fgh]\(x\))\s*=\s*([-+*/^.\dx() ]*x[-+*/^.\dx() ]*)$/i.exec(text)?.[1];
  const [key, given] = [side(correct), side(answer)];
  const points = [...pointsOf(question), ...tableIn(question)];
  if (key === undefined || given === undefined || points.length < 2) return [];
  const fits = (rule: string): number =>
    points.filter(([x, y]) => near(calculated(rule.trim().replace(/x/gi, `(${x})`)) ?? Number.NaN, y)).length;
  return fits(key) === points.length && fits(given) > 0 && fits(given) < points.length
    ? shown('computed', 'functions.rule-from-one-row', 'functions.rule-table-graph-apart')
    : [];
}

/** "x: 0, 1, 2; y: 1, 3, 5". */
function tableIn(question: string): Point[] {
  const row = (name: string): number[] =>
    (new RegExp(`\\b${name}\\s*[:|]\\s*([-\\d.\\s,|]+)`, 'i').exec(question)?.[1] ?? '')
      .split(/[\s,|]+/)
      .filter((text) => text !== '')
      .map(Number);
  const [xs, ys] = [row('x'), row('y')];
  return xs.length === ys.length ? xs.map((x, at) => [x, ys[at] ?? 0] as const) : [];
}

/** The statement that a relation with a starting value is proportional. */
export function calledProportional({ question, correct, answer }: Written): Shown[] {
  const no = /^\s*no\b|\bnot\b|n't\b/i;
  const about = /\bproportion/i.test(question) && no.test(correct);
  const agrees = /^\s*yes\b|\bproportional\b|\bis a (?:direct )?proportion/i.test(answer) && !no.test(answer);
  if (!about || !agrees) return [];
  return /\bconstant|\bsame (?:amount|rate)|\bequal\b|\bsteps?\b|\beach time\b/i.test(answer)
    ? shown('stated', 'functions.equal-steps-mean-proportional', 'ratios.everything-is-proportional')
    : shown('stated', 'ratios.everything-is-proportional', 'functions.rising-means-proportional');
}

/** Proportions of single pairs although the right answer has a starting value. */
export function proportionWithStart({ question, correct, answer }: Written): Shown[] {
  const start = /\by\s*=\s*-?\d*\.?\d*\s*\*?\s*x\s*[-+]\s*\d/i.test(correct);
  const given = amountsIn(question).map(({ value }) => value);
  const rates = [...answer.matchAll(/(\d+(?:\.\d+)?)\s*[/÷]\s*(\d+(?:\.\d+)?)\s*=/g)].filter(([, top, bottom]) =>
    [top, bottom].every((one) => given.some((value) => near(value, Number(one)))),
  );
  return start && rates.length > 0
    ? shown('computed', 'ratios.everything-is-proportional', 'functions.proportion-everywhere')
    : [];
}

const DEPENDS = /\bdepends on (?:the |what |how many |how much |which )?([a-z]+)/gi;

/** The independent variable named as the dependent one, or the other way round. */
export function dependence({ question, correct, answer }: Written): Shown[] {
  const named = (text: string): Set<string> =>
    new Set([...text.matchAll(DEPENDS)].map(([, word = '']) => word.toLowerCase()));
  const [right, wrong] = [named(correct), named(answer)];
  const follows = new Set(
    [...correct.matchAll(/\b([a-z]+)\s*(?:=\s*\d*\.?\d*\s*\*?\s*[a-z]\b|depends on)/gi)].map(([, word = '']) =>
      word.toLowerCase(),
    ),
  );
  const swapped = [...wrong].some((word) => !right.has(word) && follows.has(word));
  const asked = /\b(?:in)?dependent variable/i.test(question) && results(correct, []).length === 0;
  const words = (text: string): string =>
    text
      .toLowerCase()
      .replace(/[^a-z ]/g, '')
      .trim();
  const other = asked && words(answer) !== words(correct) && words(answer) !== '';
  return [
    ...(swapped ? shown('stated', 'functions.dependence-swapped') : []),
    ...(other && !swapped ? shown('likely', 'functions.dependence-swapped') : []),
  ];
}
