import { isPrime } from '../is-prime.ts';
import type { Quantity } from './quantity.ts';
import { type Expected, type Finding, found, type Match, type Rule, rule, says } from './rule.ts';

const valuesOf = (list: readonly Quantity[]): number[] => list.map(({ value }) => value);
const sorted = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

function median(values: readonly number[]): number {
  const order = sorted(values);
  const half = Math.floor(order.length / 2);
  return order.length % 2 === 1 ? (order[half] ?? 0) : ((order[half - 1] ?? 0) + (order[half] ?? 0)) / 2;
}

/** The value that occurs most often in a list; undefined if there are several. */
function mode(values: readonly number[]): number | undefined {
  const counts = values.map((value) => values.filter((other) => other === value).length);
  const most = Math.max(...counts);
  const all = new Set(values.filter((_, at) => counts[at] === most));
  return most > 1 && all.size === 1 ? [...all][0] : undefined;
}

const STATISTICS: ReadonlyMap<string, (values: readonly number[]) => number | undefined> = new Map([
  ['mean', (v: readonly number[]) => sum(v) / v.length],
  ['average', (v: readonly number[]) => sum(v) / v.length],
  ['median', median],
  ['mode', mode],
  ['range', (v: readonly number[]) => Math.max(...v) - Math.min(...v)],
  ['sum', sum],
  ['total', sum],
  ['largest', (v: readonly number[]) => Math.max(...v)],
  ['greatest', (v: readonly number[]) => Math.max(...v)],
  ['maximum', (v: readonly number[]) => Math.max(...v)],
  ['smallest', (v: readonly number[]) => Math.min(...v)],
  ['minimum', (v: readonly number[]) => Math.min(...v)],
]);
const NAME = `(${[...STATISTICS.keys()].join('|')})`;
const statistic = (name: string, list: readonly Quantity[]): Expected | undefined => {
  const value = STATISTICS.get(name)?.(valuesOf(list));
  return value === undefined ? undefined : { value, measure: list[0]?.measure };
};

/** Everything that a text says about one list of numbers, up to the next list. */
function aboutList(m: Match): Finding[] {
  const list = m.list(1);
  if (list.length < 3) return [];
  const from = m.index + m.text.length;
  const rest = m.reading.pattern.slice(from);
  const next = rule('LIST', () => undefined).pattern;
  // The same numbers in another order are still the same list.
  const other = [...rest.matchAll(next)].find(([, text = '']) => {
    const own = [...text.matchAll(/#(\d+)/g)].flatMap(([, n]) => m.reading.quantities[Number(n)]?.value ?? []);
    return own.length > 2 && sorted(own).join() !== sorted(valuesOf(list)).join();
  });
  const scope = rest.slice(0, other?.index ?? rest.length);
  const before = m.reading.pattern.slice(Math.max(0, m.index - 40), m.index);
  const said = [
    ...scope.matchAll(
      rule(
        `(?:the |its |their |and |whose |his |her |my |our )${NAME}(?! absolute)(?: (?!is\\b|was\\b|are\\b|of the other|both\\b|common\\b|two\\b)[a-z]+){0,4} (?:is|was|are|comes to|equals|happens to be|works out to be|must be|:)(?: only| just| exactly| also| then)* Q`,
        () => undefined,
      ).pattern,
    ),
  ];
  const head = new RegExp(`\\b${NAME} of(?: the)?(?: [a-z]+){0,2}:?,? $`).exec(before)?.[1];
  const headSaid =
    /^(?: [a-z]+)?,? (?:is|was|equals|comes to|works out to|=)(?: only| exactly| just)? #(\d+)(?! of)/.exec(scope)?.[1];
  const added =
    /^[^#]{0,40}(?:add (?:them|these|those)|adding (?:them|these|those)|their sum|their total|in all|altogether)[^#.?!]{0,40} #(\d+)/.exec(
      scope,
    )?.[1];
  const q = (number: string | undefined): Quantity | undefined => m.reading.quantities[Number(number ?? -1)];
  return [
    ...[
      ...scope.matchAll(
        rule(
          `\\b(?:an?|the) ${NAME} of Q(?!,| and #| (?:[a-z]+ )?(?:numbers?|integers?|fractions?|decimals?))`,
          () => undefined,
        ).pattern,
      ),
    ].flatMap(([, name = '', number]) => says(m, q(number), statistic(name, list)) ?? []),
    ...said.flatMap(([, name = '', number]) => says(m, q(number), statistic(name, list)) ?? []),
    ...(head === undefined || headSaid === undefined ? [] : [says(m, q(headSaid), statistic(head, list))]),
    ...(added === undefined ? [] : [says(m, q(added), { value: sum(valuesOf(list)), measure: list[0]?.measure })]),
  ].flatMap((one) => one ?? []);
}

const SERIES: ReadonlyMap<string, (n: number) => boolean> = new Map([
  ['prime', isPrime],
  ['even', (n: number) => n % 2 === 0],
  ['odd', (n: number) => n % 2 === 1],
  ['square', (n: number) => Number.isInteger(Math.sqrt(n))],
]);
const LONGEST = 200;

/** "The primes under 10 are …", "the even numbers between 1 and 11 are …", "the factors of 12 are …". */
function series(m: Match, kind: string, from: number, to: number, list: readonly Quantity[]): Finding | undefined {
  const test = SERIES.get(kind);
  if (!test || to - from > LONGEST || list.length < 2) return undefined;
  const wanted = Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i).filter(test);
  const last = list.at(-1);
  return found(m, last && { start: last.start, end: last.end }, sorted(valuesOf(list)).join() === wanted.join());
}

function firstOf(m: Match): Finding | undefined {
  const [count, list] = [m.quantity(1), m.list(3)];
  const kind = m.word(2);
  const test = SERIES.get(kind);
  if (!count || !test || list.length !== count.value) return undefined;
  const from = kind === 'even' && list[0]?.value === 0 ? 0 : 1;
  const wanted = Array.from({ length: LONGEST }, (_, i) => from + i)
    .filter(test)
    .slice(0, count.value);
  return found(m, list.at(-1), valuesOf(list).join() === wanted.join());
}

function factors(m: Match): Finding | undefined {
  const [of, list] = [m.quantity(1)?.value ?? 0, m.list(2)];
  if (of < 1 || of > 10_000 || !Number.isInteger(of)) return undefined;
  const wanted = Array.from({ length: of }, (_, i) => i + 1).filter((d) => of % d === 0);
  return found(m, list.at(-1), sorted(valuesOf(list)).join() === wanted.join());
}

const ordered = (m: Match): Finding | undefined => inOrder(m, m.list(1), m.list(3));
const orderedAfter = (m: Match): Finding | undefined => inOrder(m, m.list(2), m.list(3));

function inOrder(m: Match, list: readonly Quantity[], said: readonly Quantity[]): Finding | undefined {
  if (list.length !== said.length) return undefined;
  const order = sorted(valuesOf(list));
  const wanted = /greatest to|largest to|descending/.test(m.text) ? order.toReversed() : order;
  const [first, last] = [said[0], said.at(-1)];
  return first && last
    ? found(
        m,
        { start: first.start, end: last.end },
        valuesOf(said).every((value, at) => value === wanted[at]),
      )
    : undefined;
}

/** The next term of a list that grows by an equal step or factor. */
function nextTerm(m: Match): Finding | undefined {
  const values = valuesOf(m.list(1));
  const [a, b, c] = values;
  if (a === undefined || b === undefined || c === undefined) return undefined;
  const last = values.at(-1) ?? c;
  const steps = values.slice(1).map((value, at) => value - (values[at] ?? 0));
  const factors = values.slice(1).map((value, at) => value / (values[at] ?? 0));
  const even = (all: readonly number[]): boolean => all.every((one) => Math.abs(one - (all[0] ?? 0)) < 1e-9);
  const second = steps.slice(1).map((step, at) => step - (steps[at] ?? 0));
  if (!even(steps) && !even(factors) && second.length > 1 && even(second))
    return says(m, m.quantity(2), { value: last + (steps.at(-1) ?? 0) + (second[0] ?? 0) });
  const wanted = even(steps) ? last + (steps[0] ?? 0) : even(factors) ? last * (factors[0] ?? 1) : undefined;
  return wanted === undefined ? undefined : says(m, m.quantity(2), { value: wanted });
}

const between = (m: Match): Finding | undefined => {
  const [of, low, high] = [m.quantity(1), m.quantity(2), m.quantity(3)];
  if (!of || !low || !high) return undefined;
  const value = /square root/.test(m.text)
    ? Math.sqrt(of.value)
    : /cube root/.test(m.text)
      ? Math.cbrt(of.value)
      : of.value;
  return found(m, high, (low.value < value && value < high.value) || (high.value < value && value < low.value));
};

/** A total from an average: five quizzes with an average of 84 have 420 points. */
const fromAverage =
  (at: readonly [number, number, number]) =>
  (m: Match): Finding | undefined => {
    const [count, average, total] = at.map((group) => m.quantity(group));
    return count && average && count.measure === undefined
      ? says(m, total, { value: count.value * average.value, measure: average.measure })
      : undefined;
  };

const multiples = (m: Match): Finding | undefined => {
  const [of, last, list] = [m.quantity(1)?.value ?? 0, m.quantity(2)?.value ?? 0, m.list(3)];
  if (of < 1 || last / of > LONGEST || !Number.isInteger(of)) return undefined;
  const wanted = Array.from({ length: Math.floor(last / of) }, (_, i) => of * (i + 1));
  return found(
    m,
    list.at(-1),
    valuesOf(list)
      .filter((value) => value !== 0)
      .join() === wanted.join(),
  );
};
/** "Starting at 5 and adding 6 each time gives 5, 11, 17, 23". */
function steps(m: Match): Finding | undefined {
  const [start, step, list] = [m.quantity(1), m.quantity(3), valuesOf(m.list(4))];
  if (!start || !step || list.length < 3) return undefined;
  const next = (value: number): number =>
    /mult|tim/.test(m.word(2))
      ? value * step.value
      : /subtr|tak/.test(m.word(2))
        ? value - step.value
        : value + step.value;
  const from = list[0] === start.value ? start.value : next(start.value);
  return found(
    m,
    m.list(4).at(-1),
    list.every(
      (value, at) => Math.abs(value - Array.from({ length: at }).reduce<number>((now) => next(now), from)) < 1e-9,
    ),
  );
}

/** Averages, orders, series. */
export const DATA_RULES: readonly Rule[] = [
  rule(
    'start(?:ing|s|ed)? (?:at|with|from) Q and (adding|adds?|multiplying by|multiply by|subtracting|subtracts?|counting by|count by) Q[^#?!]{0,24} LIST',
    steps,
  ),
  rule(
    '(?:mean|average) of Q (?:numbers|values|scores|tests|quizzes) (?:is|was) Q,? so (?:their|the) (?:sum|total)[^#.?!]{0,16} Q',
    fromAverage([1, 2, 3]),
  ),
  rule('multiples of Q (?:up to|through|to) Q are LIST', multiples),
  rule('LIST', aboutList),
  rule(
    'LIST[^?!]{0,90}?(?:next (?:term|number|one)[^#.?!]{0,20} ?(?:is|will be|must be|should be)|(?:goes on|continues) with|comes next is|followed by|then comes) Q',
    nextTerm,
  ),
  rule(
    'from ((?:least|smallest|lowest) to (?:greatest|largest|highest)|(?:greatest|largest|highest) to (?:least|smallest|lowest)),? LIST (?:is|are|becomes?|in order is|:) LIST',
    orderedAfter,
  ),
  rule('the largest is Q and the smallest is Q,? so the range is Q', (m) =>
    says(m, m.quantity(3), { value: (m.quantity(1)?.value ?? 0) - (m.quantity(2)?.value ?? 0) }),
  ),
  rule('the (prime|even|odd|square)s?(?: numbers?)? (?:under|below|less than|smaller than) Q are LIST', (m) =>
    series(m, m.word(1), 1, (m.quantity(2)?.value ?? 0) - 1, m.list(3)),
  ),
  rule('the (prime|even|odd|square)s?(?: numbers?)? (?:up to|through) Q are LIST', (m) =>
    series(m, m.word(1), 1, m.quantity(2)?.value ?? 0, m.list(3)),
  ),
  rule('the (prime|even|odd|square)s?(?: numbers?)? between Q and Q are LIST', (m) =>
    series(m, m.word(1), (m.quantity(2)?.value ?? 0) + 1, (m.quantity(3)?.value ?? 0) - 1, m.list(4)),
  ),
  rule('first Q (prime|even|odd|square)s?(?: numbers?)?(?: are|:) LIST', firstOf),
  rule('(?:the|all) factors of Q are LIST', factors),
  rule(
    'LIST (?:in order )?(?:from )?((?:least|smallest|lowest) to (?:greatest|largest|highest)|(?:greatest|largest|highest) to (?:least|smallest|lowest)|ascending order|descending order)(?: is| are|:|,|,? gives)? LIST',
    ordered,
  ),
  rule('(?:(?:square|cube) root of )?Q (?:is|lies|falls|must be|sits)(?: somewhere)? between Q and Q', between),
  rule(
    'Q (?!students|kids|people)[a-z]+ (?:averaged|with an average of|with a mean of|average) Q[^#?!]{0,50}(?:total|altogether|in all|sum|points)[^#.?!]{0,30} Q',
    fromAverage([1, 2, 3]),
  ),
  rule(
    '(?:mean|average)[^#.?!]{0,40} Q,? (?:so )?(?:with|for|of|over) Q [^#.?!]{0,50}(?:total|sum)[^#.?!]{0,40} Q',
    fromAverage([2, 1, 3]),
  ),
];
