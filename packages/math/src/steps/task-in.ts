import { bare, compareTrees, constantValue, type Node, parse } from '../check/index.ts';
import { substitute } from '../verify/judge.ts';

/** What a line of work says, as far as a task in words is concerned. */
type Line = { readonly text: string; readonly tree: Node | undefined };

/**
 * A task in words, and which lines can't belong to it: a mean divided by another number, a slope turned over. `true` where a line
 * contradicts the task; everything else is judged as any line.
 */
export type Task = (line: Line) => boolean;

const NUMBER = String.raw`-?\$?\d[\d,]*(?:\.\d+)?`;
const numbers = (text: string): number[] =>
  (text.replace(/(\d),(?=\d{3}\b)/g, '$1').match(/(?<![\d.])-?\d+(?:\.\d+)?/g) ?? []).map(Number);
const near = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));
const worth = (node: Node | undefined): number | undefined => node && constantValue(node);

/** The values of the numeric parts of a line, in their order. */
const valuesIn = ({ tree }: Line): number[] => {
  if (tree === undefined) return [];
  const node = bare(tree);
  return (node.kind === 'relation' ? node.items : [node]).flatMap((item) => worth(item) ?? []);
};

/** "mean = 4", "the total is $47.70": the last number that a line gives for a name. */
function named(text: string, names: RegExp): number | undefined {
  const found = new RegExp(`(?:^|[^a-z])(?:${names.source})(?: [a-z]+)?\\s*(?:=|:|\\bis\\b)\\s*(.+)$`, 'i').exec(
    text,
  )?.[1];
  const last = found?.split(/=|≈/).at(-1)?.replaceAll(/[$,]/g, '').trim() ?? '';
  const read = last === '' ? undefined : parse(last, {});
  return read?.ok ? constantValue(read.tree) : undefined;
}

const differs = (value: number | undefined, ...wanted: readonly number[]): boolean =>
  value !== undefined && !wanted.some((one) => near(one, value));

/** Every quotient in a line: its two numbers. */
function quotientsIn(node: Node, found: [number, number][] = []): [number, number][] {
  const inner = bare(node);
  if (inner.kind === 'binary' && /[/÷]/.test(inner.sign)) {
    const [top, below] = [worth(inner.left), worth(inner.right)];
    if (top !== undefined && below !== undefined) found.push([top, below]);
  }
  if (inner.kind === 'relation') for (const item of inner.items) quotientsIn(item, found);
  return found;
}

function aboutData(text: string): Task | undefined {
  const [, name = '', list = ''] =
    /\b(mean|average|median|range|data|numbers|scores|values)\b[^\d-]*(-?\d+(?:\.\d+)?(?:\s*,\s*(?:and\s+)?-?\d+(?:\.\d+)?|\s+and\s+-?\d+(?:\.\d+)?){2,})/i.exec(
      text,
    ) ?? [];
  const data = numbers(list);
  if (name === '' || data.length < 3) return undefined;
  const order = data.toSorted((a, b) => a - b);
  const [sum, n] = [data.reduce((a, b) => a + b, 0), data.length];
  const median = ((order[(n - 1) >> 1] ?? 0) + (order[n >> 1] ?? 0)) / 2;
  return (line) => {
    const sorted = /\b(?:in order|sorted|ordered)\b[^\d-]*(.*)$/i.exec(line.text)?.[1];
    if (sorted !== undefined && numbers(sorted).length > 0) return numbers(sorted).join() !== order.join();
    if (
      differs(named(line.text, /mean|average/), sum / n) ||
      differs(named(line.text, /median|middle(?: one| number)?/), median)
    )
      return true;
    if (differs(named(line.text, /range/), (order.at(-1) ?? 0) - (order[0] ?? 0))) return true;
    const isMean = /mean|average/i.test(text);
    return (
      isMean &&
      line.tree !== undefined &&
      quotientsIn(line.tree).some(([top, below]) => near(top, sum) && !near(below, n))
    );
  };
}

const POINT = String.raw`\(\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*\)`;
function aboutSlope(text: string): Task | undefined {
  const [, a = '', b = '', c = '', d = ''] = new RegExp(`^[^=]*${POINT}[^=()]*${POINT}[^=()]*$`).exec(text) ?? [];
  const run = Number(c) - Number(a);
  if (a === '' || run === 0 || /distance|midpoint|length/i.test(text)) return undefined;
  const slope = (Number(d) - Number(b)) / run;
  return ({ text: said, tree }) => {
    const isSlope = /^\s*(?:m|slope|the slope)\b/i.test(said);
    const own = tree && bare(tree);
    const items = own?.kind === 'relation' ? own.items.slice(1) : [];
    return isSlope && items.some((item) => differs(worth(item), slope));
  };
}

const KIND = '(tax|tip|off|discount|markup|commission)';
const RATE = String.raw`(\d+(?:\.\d+)?)\s?(?:%|percent)`;

/** A price with a percent that is added or taken off. */
function aboutPercent(text: string): Task | undefined {
  const [, price = ''] = /\$\s?(\d[\d,]*(?:\.\d+)?)/.exec(text) ?? [];
  const [, before = '', first = ''] = new RegExp(`${KIND}[^\\d$%]{0,12}${RATE}`, 'i').exec(text) ?? [];
  const [, second = '', after = ''] = new RegExp(`${RATE}\\s*(?:sales )?${KIND}`, 'i').exec(text) ?? [];
  const [kind, percent] = [(after || before).toLowerCase(), second || first];
  if (price === '' || percent === '' || kind === '') return undefined;
  const [base, rate] = [numbers(price)[0] ?? Number.NaN, Number(percent) / 100];
  const part = base * rate;
  const end = /off|discount/.test(kind) ? base - part : base + part;
  return (line) => {
    if (differs(named(line.text, /tax|tip|discount|savings?|markup|commission/), part, rate, Number(percent)))
      return true;
    if (differs(named(line.text, /total|sale price|new price|final price|you pay|pay/), end)) return true;
    const own = line.tree && bare(line.tree);
    const first = own?.kind === 'relation' ? own.items[0] : own;
    const node = first && bare(first);
    if (node?.kind !== 'binary') return false;
    const [left, right] = [worth(node.left), worth(node.right)];
    if (left === undefined || right === undefined) return false;
    const other = near(left, base) ? right : near(right, base) ? left : undefined;
    if (other === undefined) return false;
    if (/[+-]/.test(node.sign) && near(other, part) && !near(part, base)) return differs(worth(node), end);
    // 0.6 for 6 %: the digits of the rate in another place.
    const power = Math.log10(other / rate);
    return (
      /[*×·]/.test(node.sign) &&
      other > 0 &&
      ![0.1, 0.01].includes(other) &&
      near(power, Math.round(power)) &&
      !near(power, 0)
    );
  };
}

/** "180 miles in 3 hours": a rate of these two. "12 out of 48 as a percent": a share. */
function aboutRates(text: string): Task | undefined {
  const share = new RegExp(`(${NUMBER}) out of (${NUMBER})`).exec(text);
  if (share) {
    const [a = Number.NaN, b = Number.NaN] = numbers(`${share[1]} ${share[2]}`);
    return (line) => /%\s*$/.test(line.text) && differs(valuesIn(line).at(-1), a / b);
  }
  const [, amount = '', of = '', time = '', unit = ''] =
    new RegExp(`^\\D{0,24}(${NUMBER}) ([a-z]+) in (${NUMBER}) ([a-z]+?)s?$`, 'i').exec(text.trim()) ?? [];
  const [a, b] = [numbers(amount)[0], numbers(time)[0]];
  if (a === undefined || b === undefined || b === 0) return undefined;
  const per = new RegExp(`(${NUMBER}) ${of} (?:per|an?|each) ${unit}`, 'i');
  return ({ text: said }) => differs(numbers(per.exec(said)?.[1] ?? '')[0], a / b);
}

/** "3n − 4 when n = 6": each value on the way is the value at the end. */
function aboutValue(text: string): Task | undefined {
  const [, formula = '', letter = '', value = ''] =
    /^(?:evaluate |find |what is |work out |calculate )?([^=<>]+?),?\s+(?:when|for|if|where|at|with)\s+([a-z])\s*=\s*(-?[\d./]+)\W*$/i.exec(
      text.trim(),
    ) ?? [];
  const [expression, number] = [formula, value].map((part) => (part === '' ? undefined : parse(part, {})));
  if (!expression?.ok || !number?.ok || /[a-z]{3}/i.test(formula)) return undefined;
  const key = substitute(expression.tree, new Map([[letter, number.tree]]));
  if (constantValue(key) === undefined) return undefined;
  return ({ tree }) => {
    const own = tree && bare(tree);
    if (!own || own.kind === 'relation' || own.kind === 'logic' || constantValue(own) === undefined) return false;
    return compareTrees(own, key) === 'different';
  };
}

/** The task that a first line or a question puts in words. */
export function taskIn(text: string): Task | undefined {
  const tasks = [aboutData, aboutSlope, aboutPercent, aboutRates, aboutValue].flatMap((read) => read(text) ?? []);
  return tasks.length === 0 ? undefined : (line) => tasks.some((task) => task(line));
}
