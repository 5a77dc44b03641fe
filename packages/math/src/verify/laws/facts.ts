import { valueAt } from '../reading/lines.ts';
import type { Finding } from '../reading/rule.ts';
import { type Amount, isPercent, judged, type Law, toldBefore } from './scene.ts';

const isWhole = ({ kind, quantity: { value } }: Amount): boolean =>
  kind === 'num' && Number.isInteger(value) && value > 0;

/** "60 has 12 factors." */
const divisorsLaw: Law = ({ lines }) =>
  lines.flatMap(({ amounts, pattern }): Finding[] =>
    /[?]/.test(pattern)
      ? []
      : amounts.flatMap((one, at): Finding[] => {
          const said = amounts[at + 1];
          if (!said || !isWhole(one) || !isWhole(said) || one.quantity.value > 10_000) return [];
          if (
            !/^ has (?:exactly |only )?$/.test(one.tail) ||
            !/^ (?:different |positive |whole-number )?(?:factors|divisors)\b(?! of)/.test(said.tail)
          )
            return [];
          const n = one.quantity.value;
          const count = Array.from({ length: n }, (_, index) => index + 1).filter((d) => n % d === 0).length;
          return judged(said, [count], one);
        }),
  );

const TIMES = /\b(?:tossed|flipped|thrown|rolled|spun|tosses|flips|rolls)\b/;
const OUTCOMES = /^ (?:[a-z]+ ){0,2}(?:outcomes|results|possibilities|combinations)\b/;

/** "A coin is tossed three times. There are 8 possible outcomes." */
const outcomesLaw: Law = ({ lines, amounts }) => {
  const text = lines.map(({ pattern, text: own }) => `${pattern} ${own.toLowerCase()}`).join(' ');
  const said = amounts.find(({ tail }) => OUTCOMES.test(tail));
  if (!said || /[?]|\b(?:same|more|less|both|heads|tails|even|sum|at least|of (?:them|these))\b/.test(text)) return [];
  const [coin, die] = [/\bcoins?\b/.test(text), /\b(?:number cubes?|die|dice)\b/.test(text)];
  const sides = coin ? 2 : 6;
  if (coin === die || !TIMES.test(text)) return [];
  const given = toldBefore(amounts, said);
  const times = given.find(({ tail }) => /^ (?:times|(?:fair )?(?:coins|dice|number cubes))\b/.test(tail));
  const count = times?.quantity.value ?? (/\btwice\b/.test(text) ? 2 : undefined);
  return count === undefined || given.length > 1 ? [] : judged(said, [sides ** count]);
};

const OF_THOSE =
  /^ (?:of (?:those|these|them|that)|such (?:parts|pieces|groups))\b,? ?(?:[a-z]+ ){0,2}?(?:is|are|make|makes|gives?|equals?|comes? to|,? ?which is|so)(?: about| just)? $/;

/** "45 divided by 5 is 9, then take three of those, which is 27." */
const ofThoseLaw: Law = ({ lines, amounts }) =>
  lines.flatMap(({ amounts: own, pattern }): Finding[] =>
    own.flatMap((one, at): Finding[] => {
      const said = own[at + 1];
      const before = amounts.filter(({ quantity }) => quantity.end <= one.quantity.start).at(-1);
      if (!said || !before || !isWhole(one) || one.quantity.value > 12 || /[?]/.test(pattern)) return [];
      const tail = one.tail
        .replace(', which', ' which')
        .replace(/^ of (those|these|them|that),? (?:which|so that|that|and that) /, ' of $1 ');
      const isNext = before.sentence >= one.sentence - 1 && before.kind === said.kind && !isPercent(before);
      if (
        !isNext ||
        !OF_THOSE.test(tail) ||
        isPercent(said) ||
        !/\b(?:take|taking|three|times|so|then|,|get|need|want|multiply) ?$/.test(`${one.lead.trim()} `)
      )
        return [];
      return judged(said, [before.base * one.quantity.value]);
    }),
  );

const UNKNOWN: readonly (readonly [RegExp, (v: number, k: number) => number])[] = [
  [/\ba number (?:is )?(?:increased by|plus) #K (?:is|equals|gives|makes) #M/, (m, k) => m - k],
  [/\ba number (?:is )?(?:decreased by|minus) #K (?:is|equals|gives|makes|leaves) #M/, (m, k) => m + k],
  [/\ba number (?:is )?(?:divided by) #K (?:is|equals|gives) #M/, (m, k) => m * k],
  [/\ba number (?:is )?(?:times|multiplied by) #K (?:is|equals|gives) #M/, (m, k) => m / k],
  [/#K times a number (?:is|equals|gives) #M/, (m, k) => m / k],
  [/#K more than a number (?:is|equals) #M/, (m, k) => m - k],
  [/#K of (?:a|some) number (?:is|equals) #M/, (m, k) => m / k],
  [/#K less than a number (?:is|equals) #M/, (m, k) => m + k],
];

/** "A number increased by 12 is 30, so the number is 18." */
const unknownNumberLaw: Law = ({ lines, amounts }) => {
  const text = lines.map(({ pattern }) => pattern).join(' ');
  const [k, m, said, more] = amounts;
  if (!k || !m || !said || more || /[?~]/.test(text)) return [];
  const at = (one: Amount, name: string, from: string): string =>
    from.replace(new RegExp(`#${amounts.indexOf(one)}(?!\\d)`), name);
  const marked = at(m, '#M', at(k, '#K', text));
  const value = UNKNOWN.find(([pattern]) => pattern.test(marked))?.[1];
  return value && /\b(?:the|that|this|our|my) number (?:is|must be|has to be|was) $/.test(said.lead)
    ? judged(said, [value(m.quantity.value, k.quantity.value)])
    : [];
};

/** "We got there at 8:65": no clock shows it. */
const noTimeLaw: Law = ({ reading, lines }) => {
  if (reading.times.filter(({ minutes }) => !Number.isNaN(minutes)).length === 0) return [];
  return lines.flatMap(({ pattern }): Finding[] =>
    /\?|\b(?:not|no such|isn't|can't|never)\b/.test(pattern)
      ? []
      : [...pattern.matchAll(/\b(?:at|until|till|to|by|is|was|past) @(\d+)/g)].flatMap(([, number]) => {
          const time = reading.times[Number(number)];
          return time && Number.isNaN(time.minutes) ? [{ start: time.start, end: time.end, holds: false }] : [];
        }),
  );
};

const SIMPLIFIED =
  /\b(?:simplif(?:y|ies|ied)|reduc(?:e|es|ed)|divide both [a-z ]+)\b[^#]{0,30}\b(?:to|as|get|is|gives) $/;

/** "Write 35/100 and simplify it to 7/20." */
const simplifiedLaw: Law = ({ lines }) =>
  lines.flatMap(({ amounts, pattern }): Finding[] =>
    amounts.flatMap((said, at): Finding[] => {
      const before = amounts[at - 1];
      if (before?.quantity.form !== 'fraction' || said.quantity.form !== 'fraction' || said.kind !== before.kind)
        return [];
      return SIMPLIFIED.test(said.lead) && !/[?]|\b(?:not|can't|mistake)\b/.test(pattern)
        ? judged(said, [before.base])
        : [];
    }),
  );

const WRITTEN =
  /\b(?:write|writing|chang(?:e|ing)|convert(?:ing)?|express(?:ing)?|renam(?:e|ing)|turn(?:ing)?|rewrite) (?:the fraction |the decimal |the number )?#(\d+) (?:as|to|into) (?:an? )?(mixed number|improper fraction|decimal|percent(?:age)?|fraction|simplest form|lowest terms)/;
const RESULT =
  /\b(?:so it's|it is|it's|you get|we get|get|is|gives|becomes|equals|that's|get|so|or|answer is)(?: just| exactly)? $/;

/** "Write 7/4 as a mixed number: … so it's 1 3/4." */
const writtenAsLaw: Law = ({ lines, amounts, reading }) => {
  const number = lines.findIndex(({ pattern }) => WRITTEN.test(pattern));
  const found = WRITTEN.exec(lines[number]?.pattern ?? '');
  const from = reading.quantities[Number(found?.[1] ?? -1)];
  const said = amounts.at(-1);
  if (!from || !said || said.quantity === from || said.sentence - number > 1 || /[?]/.test(lines[number]?.text ?? ''))
    return [];
  const wanted = found?.[2] ?? '';
  const fits = /percent/.test(wanted)
    ? said.quantity.form === 'percent'
    : wanted === 'decimal'
      ? /decimal/.test(said.quantity.form)
      : said.quantity.form === 'fraction';
  return fits && said.kind === 'num' && RESULT.test(said.lead) ? judged(said, [from.value]) : [];
};

const DONE: readonly (readonly [RegExp, (a: number, b: number) => number])[] = [
  [/\bmultipl(?:y|ying) #A (?:by|and|times) #B/, (a, b) => a * b],
  [/\bdivid(?:e|ing) #A by #B/, (a, b) => a / b],
  [/\badd(?:ing)? #A (?:and|to) #B/, (a, b) => a + b],
  [/\bsubtract(?:ing)? #A from #B/, (a, b) => b - a],
  [/\btak(?:e|ing) #A (?:away )?from #B/, (a, b) => b - a],
  [/\b(?:half-?way|midway) between #A and #B/, (a, b) => (a + b) / 2],
];
const GET =
  /^[^#]{0,24}?(?:\bto get|\band (?:you |we )?get|\byou get|\bwe get|\bgives|\bmakes|\bwhat remains is|\bwhich is|\bleaves|\bthe result is|\bthe answer is|\band (?:it|that)'s|\bis) (?:just |only |exactly )?$/;

/** "Multiply 1.2 by 0.5 to get 0.6", "halfway between 2 and 10 is 6". */
const doneLaw: Law = ({ lines }) =>
  lines.flatMap((line, number): Finding[] =>
    line.amounts.flatMap((a, at): Finding[] => {
      const b = line.amounts[at + 1];
      const said = line.amounts[at + 2] ?? lines[number + 1]?.amounts[0];
      if (!b || !said || said.sentence - number > 1 || a.kind !== b.kind || a.kind !== 'num' || isPercent(a)) return [];
      const words = `${a.lead}#A${b.lead}#B`;
      const value = DONE.find(([pattern]) => pattern.test(words))?.[1];
      const between = said.sentence === number ? said.lead : `${b.tail} ${said.lead}`;
      const isList = /^,? (?:and )?#/.test(b.behind) || /\b(?:both|each|every) (?:side|number|part)/.test(between);
      if (
        !value ||
        isList ||
        !GET.test(between.replace(/[.,]/g, '')) ||
        /[?]|\b(?:about|estimate|round|remainder|left)\w*/.test(`${line.text}${between}`)
      )
        return [];
      return /^ (?:times|of|more|less)\b/.test(said.tail)
        ? []
        : judged(said, [value(a.quantity.value, b.quantity.value) * (said.quantity.measure?.factor ?? 1)]);
    }),
  );

const PARABOLA = /y ?= ?((?:[-−+ \dx().²]|\^2)+?)(?=\s+(?!x\b)[a-z]{2,}|[,;?]|\.(?!\d)|$)/;
const AT =
  /\bvertex\b[^.;]{0,60}?\b(?:is|at)(?: at)?(?: the point)? \(\s*([-−]?\d+(?:\.\d+)?)\s*,\s*([-−]?\d+(?:\.\d+)?)\s*\)/i;
const numberOf = (text = ''): number => Number(text.replace('−', '-'));

/** "The vertex of y = (x − 2)² + 5 is at (2, 5)." */
const vertexLaw: Law = ({ lines }) => {
  const formulas = lines.flatMap(({ text }) => PARABOLA.exec(text)?.[1]?.trim() ?? []);
  const [formula = ''] = formulas;
  if (new Set(formulas).size !== 1) return [];
  const [below, middle, above] = [-1, 0, 1].map((x) => valueAt(formula.replaceAll('−', '-'), x));
  if (below === undefined || middle === undefined || above === undefined) return [];
  const [square, linear] = [(above + below) / 2 - middle, (above - below) / 2];
  if (square === 0) return [];
  const x = -linear / 2 / square;
  const y = middle + linear * x + square * x * x;
  return lines.flatMap(({ text, start }): Finding[] => {
    const found = AT.exec(text);
    if (!found || /[?]|\bnot\b/.test(text)) return [];
    const at = start + found.index;
    const holds = Math.abs(numberOf(found[1]) - x) < 1e-9 && Math.abs(numberOf(found[2]) - y) < 1e-9;
    return [{ start: at, end: at + found[0].length, holds }];
  });
};

const STATISTIC = /\b(mean|average|median|range|mode)\b/g;
const THAT = /(?:\bit's|\bit is|\bthat's|\bthat is|\bso it's) (?:just |exactly )?$/;

/** "Data set: 3, 7, 8, 12. With four values the median is halfway between two of them, so it's 7.5." */
const statisticLaw: Law = ({ lines }) => {
  const at = lines.findIndex(
    ({ amounts }) => amounts.length > 2 && amounts.slice(1).every(({ lead }) => /^,?(?: and)? $/.test(lead)),
  );
  const values = lines[at]?.amounts.map(({ quantity }) => quantity.value).toSorted((a, b) => a - b) ?? [];
  if (at < 0) return [];
  return lines.slice(at + 1).flatMap(({ pattern, amounts }): Finding[] => {
    const names = [...pattern.matchAll(STATISTIC)].map(([name]) => name);
    const said = amounts.at(-1);
    const [name, more] = names;
    if (
      !said ||
      name === undefined ||
      more !== undefined ||
      !THAT.test(said.lead) ||
      /[?]|\b(?:not|without|new|if)\b/.test(pattern)
    )
      return [];
    const half = values.length / 2;
    const middle = ((values[Math.ceil(half) - 1] ?? 0) + (values[Math.floor(half)] ?? 0)) / 2;
    const mean = values.reduce((a, b) => a + b, 0) / values.length;
    const own = { mean, average: mean, median: middle, range: (values.at(-1) ?? 0) - (values[0] ?? 0) };
    const value = Object.entries(own).find(([key]) => key === name)?.[1];
    return value === undefined ? [] : judged(said, [value * (said.quantity.measure?.factor ?? 1)]);
  });
};

export const FACT_LAWS: readonly Law[] = [
  divisorsLaw,
  outcomesLaw,
  ofThoseLaw,
  unknownNumberLaw,
  noTimeLaw,
  simplifiedLaw,
  writtenAsLaw,
  doneLaw,
  vertexLaw,
  statisticLaw,
];
