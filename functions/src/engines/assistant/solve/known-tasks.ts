import { type Answered, solveAsked } from '@lemma/math';
import { type Span, spansOf } from '../words/words.ts';
import { byElimination, vertexAndZeros } from './by-elimination.ts';
import { bySquare, toGraph } from './by-square.ts';
import { discriminant, forms, intercepts, made, over, vertex, vertexForm } from './known-curves.ts';
import { atValues, scientific } from './known-values.ts';
import { bySubstitution, inColumns, mixedForm, unitChain, versus } from './known-ways.ts';
import { lineThrough, slopeAsked } from './line-through.ts';

/** A task in words that is worked out here: the engine reads calculations and equations, not what they are called. */
type Known = { readonly asked: RegExp; readonly solve: (text: string) => Answered | undefined };

const NUMBER = String.raw`-?\$?\d[\d,]*(?:\.\d+)?|-?\.\d+`;
const amountOf = (written: string): number => Number(written.replace(/[$,]/g, ''));
const numbersIn = (text: string): number[] => (text.match(new RegExp(NUMBER, 'g')) ?? []).map(amountOf);
const shown = (value: number): string => `${Math.round(value * 1e6) / 1e6}`;
const isExact = (value: number, digits = 6): boolean => Math.abs(value - Number(value.toFixed(digits))) < 1e-9;

function deviation(text: string): Answered | undefined {
  const all = numbersIn(text);
  if (all.length < 2) return undefined;
  const sum = all.reduce((one, other) => one + other, 0);
  const mean = sum / all.length;
  const away = all.map((each) => Math.abs(each - mean));
  const total = away.reduce((one, other) => one + other, 0);
  const result = total / all.length;
  if (!isExact(mean) || !isExact(result, 3)) return undefined;
  return made(
    `mean absolute deviation ${shown(result)}`,
    `Mean: \`(${all.join(' + ')}) / ${all.length} = ${shown(mean)}\``,
    `Distances from the mean: ${away.map(shown).join(', ')}.`,
    `Their mean: \`(${away.map(shown).join(' + ')}) / ${all.length} = ${shown(result)}\``,
  );
}

function repeating(text: string): Answered | undefined {
  const [, whole = '', digits] = /(\d*)\.(\d{1,6}) ?(?:repeating|recurring|\.\.\.|…)/.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const unit = /^(.+?)\1+$/.exec(digits)?.[1] ?? digits;
  const bottom = 10 ** unit.length - 1;
  const top = Number(whole || 0) * bottom + Number(unit);
  return made(
    `\`${over(top, bottom)}\``,
    `Let x = ${whole || 0}.${unit}${unit}…, so \`10^${unit.length}\` times x has the same digits after the point; subtracting gives ${bottom}x = ${top}.`,
  );
}

/** "240 miles in 4 hours, how far in 7 hours", "3 apples cost $4.50, how much do 7 cost". */
function rate(text: string): Answered | undefined {
  const [, amount = '', unit = '', per = '', each = ''] =
    new RegExp(`(${NUMBER}) ?([a-z]+) (?:in|per|for|every) (${NUMBER}) ([a-z]+)`, 'i').exec(text) ?? [];
  const other = new RegExp(
    `(?:how (?:far|many|much|long)\\b[^?.]*?(?:in|for|after) |in |for )(${NUMBER}) ${each}\\b(?![^?]*\\b(?:in|for) ${per}\\b)`,
    'i',
  ).exec(text.slice(text.indexOf(each) + each.length))?.[1];
  const numbers = numbersIn(text);
  if (amount === '' || numbers.length !== 3 || other === undefined) return undefined;
  const [a, b, c] = [amountOf(amount), amountOf(per), amountOf(other)];
  const result = (a / b) * c;
  if (!isExact(a / b, 4) || !isExact(result, 2)) return undefined;
  return made(
    `${shown(result)} ${unit}`,
    `For one: \`${a} ÷ ${b} = ${shown(a / b)}\` ${unit}.`,
    `For ${c}: \`${shown(a / b)} × ${c} = ${shown(result)}\`.`,
  );
}

/** "26 kids in groups of 4": how many groups, and what is left. */
function grouped(text: string): Answered | undefined {
  const [, size] = /\bgroups of (\d+)\b/.exec(text) ?? [];
  const [, all] = /\b(\d+) (?:kids|students|children|people|learners|of them)\b/.exec(text) ?? [];
  if (size === undefined || all === undefined) return undefined;
  const [n, k] = [Number(all), Number(size)];
  const [q, r] = [Math.floor(n / k), n % k];
  if (q === 0) return undefined;
  const line = `\`${k} × ${q} + ${r} = ${n}\``;
  if (r === 0) return made(`${q} groups of ${k}, nobody left over`, line);
  const larger =
    r <= q
      ? ` Put one more into ${r} of the groups: ${r} ${r === 1 ? 'group' : 'groups'} of ${k + 1} and ${q - r} of ${k}.`
      : '';
  const isRefused = new RegExp(`\\bno groups of ${k - 1}\\b|\\bnot? (?:of )?${k - 1}s?\\b`).test(text);
  const smaller =
    k - r <= q + 1 && k > 2 && !isRefused
      ? ` Or make ${q + 1} groups: ${q + 1 - (k - r)} of ${k} and ${k - r} of ${k - 1}.`
      : '';
  return made(`${q} groups of ${k}, and ${r} left over.${larger}${smaller}`, line);
}

/** The new mean when more values come: "avg was 61, 24 kids, 6 more get 80". */
function newMean(text: string): Answered | undefined {
  const [, mean] = /\b(?:average|avg|mean)(?: \w+)? (?:was|is|of|=|:)? ?(\d+(?:\.\d+)?)/.exec(text) ?? [];
  const [, count] =
    /\b(\d+) (?:kids|students|scores|tests|people|quizzes)\b(?! (?:who|that|were|absent))/.exec(text) ?? [];
  const [, more] =
    /\b(\d+) (?:more |other |new |absent )?(?:kids|students|scores|people)?\s?(?:who|that|were|absent|more)\b/.exec(
      text,
    ) ?? [];
  const [, value] =
    /\b(?:all (?:get|got|score\w*)|each (?:get|got|score\w*)|get|got|scored?) (?:an? )?(\d+(?:\.\d+)?)\b/.exec(text) ??
    [];
  if (mean === undefined || count === undefined || more === undefined || value === undefined) return undefined;
  const [m, n, k, v] = [mean, count, more, value].map(Number);
  if (m === undefined || n === undefined || k === undefined || v === undefined) return undefined;
  const total = m * n + k * v;
  const result = total / (n + k);
  const rounded = Math.round(result * 10) / 10;
  return made(
    `${rounded}${isExact(result, 1) ? '' : ' (to the nearest tenth)'}, if the ${n} do not count the ${k}`,
    `Before: \`${n} × ${m} = ${shown(n * m)}\` points; the ${k} add \`${k} × ${v} = ${shown(k * v)}\`.`,
    `Together \`${shown(n * m)} + ${shown(k * v)} = ${shown(total)}\` points of ${n + k}: about ${rounded}.`,
    `If the ${n} count the ${k} as well, and the average is of the other ${n - k}: \`${n - k} × ${m} + ${k} × ${v} = ${shown((n - k) * m + k * v)}\` points of ${n}: about ${Math.round((((n - k) * m + k * v) / n) * 10) / 10}.`,
  );
}

/** "30% off 50", "7% sales tax on $45", "a 20% tip on $60". */
function percentOn(text: string): Answered | undefined {
  const [, share, how = '', base] =
    new RegExp(
      `(\\d+(?:\\.\\d+)?) ?(?:%|percent) (off|discount(?: on)?|sales tax on|tax on|tip on|markup on|(?:more|less|higher|lower|greater|fewer|bigger|smaller) than)(?: of)? (?:an? )?(${NUMBER})`,
      'i',
    ).exec(text) ?? [];
  if (share === undefined || base === undefined || numbersIn(text).length !== 2) return undefined;
  const [p, b] = [Number(share), amountOf(base)];
  const part = (p * b) / 100;
  const isLess = /off|discount|less|lower|fewer|smaller/.test(how);
  const total = isLess ? b - part : b + part;
  return made(
    `${shown(total)}`,
    `\`${p}% × ${b} = ${shown(part)}\``,
    `\`${b} ${isLess ? '-' : '+'} ${shown(part)} = ${shown(total)}\``,
  );
}

/** Division by partial quotients: friendly multiples are taken away until less than the divisor is left. */
function partialQuotients(text: string): Answered | undefined {
  const [, a, b] = /(\d[\d,]*) ?(?:÷|\/|divided by|by) ?(\d+)/.exec(text) ?? [];
  const [n, d] = [amountOf(a ?? ''), Number(b)];
  if (!(n > 0 && d > 0 && n >= d)) return undefined;
  const lines: string[] = [];
  let rest = n;
  const taken: number[] = [];
  while (rest >= d && lines.length < 9) {
    const place = 10 ** Math.max(0, Math.floor(Math.log10(rest / d)));
    const most = Math.floor(rest / (d * place));
    const count = place * (most >= 5 ? 5 : most >= 2 ? 2 : 1);
    const step = place === 1 ? Math.floor(rest / d) : count;
    lines.push(`\`${rest} - ${d} × ${step} = ${rest - d * step}\``);
    taken.push(step);
    rest -= d * step;
  }
  const sum = taken.reduce((one, other) => one + other, 0);
  return made(
    `${sum}${rest > 0 ? ` remainder ${rest}` : ''}`,
    ...lines.map((line, at) => `Take away ${taken[at]} times ${d}: ${line}`),
    `The partial quotients together: \`${taken.join(' + ')} = ${sum}\`${taken.length > 1 ? '' : '.'}`,
  );
}

/** A number in several forms: "0.45 as a fraction and as a percent". */
function inForms(text: string): Answered | undefined {
  const wants = (['fraction', 'decimal', 'percent'] as const).filter((each) =>
    new RegExp(`\\b(?:as|in|to)\\b.*\\b${each}`).test(text),
  );
  const [, decimal, top, bottom, share] =
    /(?<![\d/])(?:(\d*\.\d+)|(\d+)\/(\d+)|(\d+(?:\.\d+)?)(?= ?(?:%|percent)))(?![\d/])/.exec(text) ?? [];
  if (wants.length < 2 || numbersIn(text.replace(/\d+\/\d+/g, '1')).length !== 1) return undefined;
  const digits = (decimal ?? share ?? '').split('.')[1]?.length ?? 0;
  const scale = 10 ** digits * (share === undefined ? 1 : 100);
  const [a, b] =
    top === undefined ? [Math.round(Number(decimal ?? share) * 10 ** digits), scale] : [Number(top), Number(bottom)];
  const value = a / b;
  if (!isExact(value, 6) || !(b > 0)) return undefined;
  const forms = { fraction: over(a, b), decimal: shown(value), percent: `${shown(value * 100)}%` };
  return made(
    wants.map((each) => `as a ${each} \`${forms[each]}\``).join(', '),
    `\`${over(a, b)} = ${shown(value)}\`${wants.includes('percent') ? `, and \`${shown(value)} = ${forms.percent}\`` : ''}`,
  );
}

/** The least common multiple or the greatest common factor of several numbers, from their prime factors. */
function fromPrimes(text: string): Answered | undefined {
  const all = numbersIn(text).filter((each) => Number.isInteger(each) && each > 1 && each < 1e6);
  if (all.length < 2 || all.length !== numbersIn(text).length || !/prime/.test(text)) return undefined;
  const factors = all.map((each) => {
    const found = new Map<number, number>();
    let rest = each;
    for (let p = 2; p <= rest; p += 1) for (; rest % p === 0; rest /= p) found.set(p, (found.get(p) ?? 0) + 1);
    return found;
  });
  const written = (found: ReadonlyMap<number, number>): string =>
    [...found].map(([p, times]) => (times === 1 ? `${p}` : `${p}^${times}`)).join(' × ') || '1';
  const isMost = /\blcm\b|least common/.test(text);
  const primes = [...new Set(factors.flatMap((each) => [...each.keys()]))].toSorted((one, other) => one - other);
  const result = new Map(
    primes.flatMap((p) => {
      const times = factors.map((each) => each.get(p) ?? 0);
      const own = isMost ? Math.max(...times) : Math.min(...times);
      return own > 0 ? [[p, own] as const] : [];
    }),
  );
  const value = [...result].reduce((product, [p, times]) => product * p ** times, 1);
  return made(
    `${value}`,
    ...all.map((each, at) => `\`${each} = ${written(factors[at] ?? new Map())}\``),
    `${isMost ? 'Each prime as often as it comes most' : 'Each prime as often as all have it'}: \`${written(result)} = ${value}\``,
  );
}

const FORM = '(?:mixed number|fraction|decimal|percent)';
/** One calculation in two forms: "7/8 - 2/3 as a fraction and as a decimal rounded to the nearest thousandth". */
function inTwoForms(text: string): Answered | undefined {
  const [, task, one, other, rest = ''] =
    new RegExp(
      `^(.*\\d.*?) (?:as|in) (?:an? |the )?(?:\\w+ )?(${FORM})\\b[^,]*?,? and (?:also )?(?:as |in )?(?:an? )?(${FORM})\\b(.*)$`,
    ).exec(text) ?? [];
  if (task === undefined || one === undefined || other === undefined || one === other) return undefined;
  const asked = (form: string, more = ''): string | undefined => solveAsked(`${task} as a ${form}${more}`)?.answer;
  const near = rest.replace(/\bto the (?=\w+th)/, 'to the nearest ');
  const plain = one === 'fraction' ? solveAsked(task)?.answer : asked(one);
  const [first, second] = [plain ?? asked(one), other === 'fraction' ? solveAsked(task)?.answer : asked(other, near)];
  return first === undefined || second === undefined
    ? undefined
    : made(`as a ${one} ${first}, as a ${other} ${second}`);
}

const KNOWN: readonly Known[] = [
  { asked: /\beliminat(?:ion|e|ing)\b/, solve: byElimination },
  { asked: /\bsubstitution\b/, solve: bySubstitution },
  { asked: /\bvertex\b(?=.*\b(?:cross\w*|x-?intercepts?|roots?|zeros?)\b)/, solve: vertexAndZeros },
  { asked: /\b(?:vs\.?|versus)\b|\bdifference between\b|\bcompared (?:to|with)\b/, solve: versus },
  { asked: /\bhow many [a-z]+ (?:are |is |there are )*(?:in|make)\b/, solve: unitChain },
  { asked: /\b(?:mixed|improper)\b/, solve: mixedForm },
  {
    asked: /\b(?:regroup\w*|borrow\w*|carry\w*|standard algorithm|in columns?|column method|estimat\w+)\b/,
    solve: inColumns,
  },
  { asked: /\bsci\w* (?:notation|form)\b|10\s*\^.*\bstandard (?:form|notation)\b/, solve: scientific },
  { asked: /\b(?:at|for|when|where|if) (?:[a-z] ?= ?)?-?\d[^?]*(?:,|\band\b)/, solve: atValues },
  { asked: /\b(?:lcm|gcf|gcd|hcf|least common multiple|greatest common (?:factor|divisor))\b/, solve: fromPrimes },
  { asked: /\bpartial quotients?\b/, solve: partialQuotients },
  { asked: /\bcomplet\w+ the square\b.*=|=.*\bcomplet\w+ the square\b/, solve: bySquare },
  { asked: /\bvertex form\b|\bcomplet\w+ the square\b(?!.*=)/, solve: vertexForm },
  { asked: /^\W*(?:please |can you |how (?:do|would) (?:i|you|we) )*(?:graph|plot|sketch|draw)\b/, solve: toGraph },
  { asked: /\bvertex\b(?! form)/, solve: vertex },
  { asked: /\bslope\b(?![- ]intercept)/, solve: slopeAsked },
  { asked: /\b(?:line|through|thru|points?|passes|between|slope)\b|\)\s*(?:and|&|,)\s*\(/, solve: lineThrough },
  { asked: /\bdiscriminant\b/, solve: discriminant },
  { asked: /\bslope[- ]intercept(?: form)?\b|\bstandard form\b/, solve: forms },
  { asked: /\b[xy][- ]?intercepts?\b|\bintercepts\b/, solve: intercepts },
  { asked: /\bmean absolute deviation\b|\bmad\b/, solve: deviation },
  { asked: /\b(?:repeating|recurring)\b/, solve: repeating },
  { asked: /\bgroups of \d/, solve: grouped },
  { asked: /\b(?:average|avg|mean)\b/, solve: newMean },
  {
    asked:
      /(?:%|\bpercent) ?(?:off|discount|sales tax|tax|tip|markup|(?:more|less|higher|lower|greater|fewer|bigger|smaller) than)/,
    solve: percentOn,
  },
  { asked: /\bhow (?:far|many|much|long)\b/, solve: rate },
  {
    asked: /\b(?:fraction|decimal|percent)\b.*\b(?:and|&)\b.*\b(?:fraction|decimal|percent)\b/,
    solve: (text) => inForms(text) ?? inTwoForms(text),
  },
];
/** What the engine does not know by these words: without them it would work out something else. */
const ONLY_HERE =
  /\bvertex\b|\bdiscriminant\b|\bstandard form\b|\bpoint[- ]slope\b|\b[xy][- ]?intercepts?\b|\bintercepts\b|\bmean absolute deviation\b|\bmad\b|\b(?:repeating|recurring)\b|\bpartial quotients?\b|\bstandard deviation\b|\binterquartile\b|\biqr\b|\bz-?score\b|\bcomplet\w+ the square\b/;

/** A task that is worked out by what it is called; undefined for others. */
export function knownTask(task: string): Answered | undefined {
  const text = task.toLowerCase().replace(/(?<=\d),(?=\d{3}(?!\d))/g, '');
  for (const { asked, solve } of KNOWN) {
    const found = asked.test(text) ? solve(text) : undefined;
    if (found) return found;
  }
  return undefined;
}
/** Where the words stand by which a task is known here alone. */
export const knownWordsIn = (task: string): Span[] =>
  spansOf(task, new RegExp(`${ONLY_HERE.source}|\\bslope[- ]intercept form\\b|\\bslope\\b`, 'gi'));
/** Whether only `knownTask` may work a task out. */
export const isOnlyKnown = (task: string): boolean => ONLY_HERE.test(task.toLowerCase());
