import { type Answered, solveAsked, verify } from '@lemma/math';
import { numberOf } from '../read/numbers.ts';
import { lineIn, made, over } from './known-curves.ts';

const isTrue = (claim: string): boolean => verify(`\`${claim}\``).right === 1;

/** A system of two lines by substitution: one is solved for a letter that stands alone, and put into the other. */
export function bySubstitution(text: string): Answered | undefined {
  const plain = text
    .replace(/\b(?:solve|by|using|with|use)?\s*substitution\b/g, ' ')
    .replace(/\bsolve\b|\bthe system\b/g, ' ');
  const equations = plain.split(/\band\b|[,;\n]/).filter((each) => each.includes('='));
  const lines = equations.flatMap((each) => {
    const line = lineIn(each);
    return line ? [{ line, said: each.trim().replace(/[.\s]+$/, '') }] : [];
  });
  const [one, other] = lines;
  if (one === undefined || other === undefined || lines.length !== 2) return undefined;
  const first = Math.abs(one.line[1]) === 1 || Math.abs(other.line[1]) !== 1 ? one : other;
  const second = first === one ? other : one;
  const [a, b, c] = first.line;
  const [d, e, f] = second.line;
  if (b === 0) return undefined;
  const [slope, start] = [-a / b, c / b];
  if (!Number.isInteger(slope) || !Number.isInteger(start)) return undefined;
  const factor = d + e * slope;
  const rest = f - e * start;
  if (factor === 0) return undefined;
  const x = over(rest, factor);
  const y = over(slope * rest + start * factor, factor);
  const sum = (n: number, tail: string): string =>
    `${n < 0 ? '-' : '+'} ${Math.abs(n) === 1 ? '' : Math.abs(n)}${tail}`;
  const term = (n: number, letter: string): string => `${n === 1 ? '' : n === -1 ? '-' : n}${letter}`;
  const inside = `${term(slope, 'x')}${start === 0 ? '' : ` ${start < 0 ? '-' : '+'} ${Math.abs(start)}`}`;
  const value = e * start;
  return made(
    `\`x = ${x}, y = ${y}\``,
    `${first.said.startsWith('y') ? 'y stands alone already' : 'Solve the first one used for y'}: \`y = ${inside}\`.`,
    `Put it in for y: \`${d === 0 ? '' : `${term(d, 'x')} `}${d === 0 ? term(e, `(${inside})`) : sum(e, `(${inside})`)} = ${f}\`.`,
    `Use the distributive property: \`${d === 0 ? term(e * slope, 'x') : `${term(d, 'x')} ${sum(e * slope, 'x')}`}${
      value === 0
        ? ''
        : ` ${sum(value, '')
            .trim()
            .replace(/^([-+]) ?$/, '$1 1')}`
    } = ${f}\`.`,
    `Put together: \`${term(factor, 'x')} = ${rest}\`, so \`x = ${x}\`.`,
    `Back into the first: \`y = ${slope} × (${x}) ${start < 0 ? '-' : '+'} ${Math.abs(start)} = ${y}\`.`,
  );
}

const POWER = /^-\s*(\d+|[a-z])\s*\^\s*(\d+)$/;
/** "-3^2 vs (-3)^2", "the difference between 2x^2 and (2x)^2": each worked out, and what is different. */
export function versus(text: string): Answered | undefined {
  const [, one = '', other = ''] =
    /(?:difference between )?([-(]?[\d(][\d\s()+×÷*/^.-]*[\d)])\s*(?:vs\.?|versus|and|or|compared (?:to|with))\s*([-(]?[\d(-][\d\s()+×÷*/^.-]*[\d)])/.exec(
      text,
    ) ?? [];
  const [left, right] = [one.trim(), other.trim()];
  const [first, second] = [solveAsked(left), solveAsked(right)];
  if (first === undefined || second === undefined || !/[-+×÷*/^]/.test(left + right)) return undefined;
  const power = POWER.exec(left) ?? POWER.exec(right);
  const said = power
    ? `Without parentheses the exponent belongs only to the ${power[1]}: take ${power[1]} to the power of ${power[2]} first, then the minus sign. With parentheses the whole negative number is multiplied by itself ${power[2]} times. To say it to students: “An exponent holds on only to what stands right next to it; parentheses make the whole thing stand next to it.”`
    : first.answer === second.answer
      ? 'Both have the same value.'
      : 'The order of the steps differs: parentheses first, then powers, then times and divide, then plus and minus.';
  return made(
    `\`${left}\` is ${first.answer}, and \`${right}\` is ${second.answer}`,
    ...[first, second].flatMap(({ steps = [] }) =>
      steps.length > 1 ? [steps.map(({ line }) => `\`${line}\``).join(', then ')] : [],
    ),
    said,
  );
}

/** Units of each kind from the largest down, each with how many of the next one it is. */
const CHAINS: readonly (readonly (readonly [RegExp, string, number])[])[] = [
  [
    [/^weeks?$/, 'week', 7],
    [/^days?$/, 'day', 24],
    [/^(?:hours?|hrs?)$/, 'hour', 60],
    [/^(?:minutes?|mins?)$/, 'minute', 60],
    [/^(?:seconds?|secs?)$/, 'second', 1],
  ],
  [
    [/^miles?$/, 'mile', 1760],
    [/^yards?$/, 'yard', 3],
    [/^(?:feet|foot|ft)$/, 'foot', 12],
    [/^(?:inch(?:es)?|in)$/, 'inch', 1],
  ],
  [
    [/^(?:kilometers?|km)$/, 'kilometer', 1000],
    [/^(?:meters?|m)$/, 'meter', 100],
    [/^(?:centimeters?|cm)$/, 'centimeter', 10],
    [/^(?:millimeters?|mm)$/, 'millimeter', 1],
  ],
  [
    [/^gallons?$/, 'gallon', 4],
    [/^quarts?$/, 'quart', 2],
    [/^pints?$/, 'pint', 2],
    [/^cups?$/, 'cup', 8],
    [/^(?:fluid )?ounces?$/, 'fluid ounce', 1],
  ],
  [
    [/^tons?$/, 'ton', 2000],
    [/^pounds?|lbs?$/, 'pound', 16],
    [/^(?:ounces?|oz)$/, 'ounce', 1],
  ],
  [
    [/^(?:kilograms?|kg)$/, 'kilogram', 1000],
    [/^(?:grams?|g)$/, 'gram', 1000],
    [/^(?:milligrams?|mg)$/, 'milligram', 1],
  ],
];
const plural = (unit: string): string => ({ foot: 'feet', inch: 'inches' })[unit] ?? `${unit}s`;

/** "How many seconds in a week": a chain of conversions in which each unit but the last cancels. */
export function unitChain(text: string): Answered | undefined {
  const [, small = '', count = '', rest = '', large = ''] =
    /\bhow many ([a-z]+) (?:are |is |there are )*(?:in|make(?: up)?) (an?|one|two|three|four|five|half|\d+(?:\.\d+)?)((?: and)?(?: an?| one)?(?: half| \d\/\d)?(?: an?| of an?)?) ([a-z]+)\b/.exec(
      text,
    ) ?? [];
  const [, top = '0', bottom = '1'] = (/half/.test(rest) ? '1/2' : rest).match(/(\d)\/(\d)/) ?? [];
  const amount =
    (count === 'half' ? 0.5 : /^(?:an?|one)$/.test(count) ? 1 : /\d/.test(count) ? Number(count) : numberOf(count)) +
    Number(top) / Number(bottom);
  const chain = CHAINS.find((all) => all.some(([name]) => name.test(small)) && all.some(([name]) => name.test(large)));
  if (chain === undefined || !(amount > 0)) return undefined;
  const [from, to] = [chain.findIndex(([name]) => name.test(large)), chain.findIndex(([name]) => name.test(small))];
  if (from < 0 || to <= from) return undefined;
  const steps = chain
    .slice(from, to)
    .map(([, unit, per], at) => ({ unit, per, next: chain[from + at + 1]?.[1] ?? '' }));
  const total = steps.reduce((product, { per }) => product * per, amount);
  const said = steps.map(({ unit, per, next }) => `(${per} ${plural(next)} / 1 ${unit})`).join(' × ');
  const gone = steps.map(({ unit }) => plural(unit));
  const last = steps.at(-1)?.next ?? '';
  const work = `${amount} × ${steps.map(({ per }) => per).join(' × ')} = ${total}`;
  if (!isTrue(work)) return undefined;
  return made(
    `${total.toLocaleString('en-US')} ${plural(last)}`,
    `${amount} ${amount === 1 ? (steps[0]?.unit ?? '') : plural(steps[0]?.unit ?? '')} × ${said}`,
    `${gone.join(', ')} ${gone.length === 1 ? 'stands' : 'stand'} once above and once below, so ${gone.length === 1 ? 'it cancels' : 'they cancel'}; ${plural(last)} are left.`,
    `\`${work}\``,
  );
}

/** Mixed numbers: as one fraction first, then as a mixed number. */
export function mixedForm(text: string): Answered | undefined {
  const task =
    /^\W*(?:what is |find |work out |compute )?((?:\d+ )?\d+(?:\/\d+)?(?:\s*[-+×÷]\s*(?:\d+ )?\d+(?:\/\d+)?)+)/
      .exec(text)?.[1]
      ?.trim();
  if (task === undefined || !/\d\/\d/.test(task)) return undefined;
  const [plain, mixed] = [solveAsked(task), solveAsked(`${task} as a mixed number`)];
  if (plain === undefined || mixed === undefined) return undefined;
  const steps =
    plain.steps?.map(({ line, why }) => (why === 'The task.' ? `\`${line}\`` : `\`${line}\`: ${why}`)) ?? plain.lines;
  return made(
    plain.answer === mixed.answer ? plain.answer : `${plain.answer}, as a mixed number ${mixed.answer}`,
    ...steps,
  );
}

const PLACES = ['ones', 'tens', 'hundreds', 'thousands', 'ten thousands', 'hundred thousands'];
const digitsOf = (number: number, length: number): number[] =>
  Array.from({ length }, (_, at) => Math.floor(number / 10 ** at) % 10);

/** A sum or a difference in columns, with what is regrouped, and an estimate where one is asked for. */
export function inColumns(text: string): Answered | undefined {
  const [, first, sign = '', second] =
    /(?<![\d.])(\d[\d,]*)\s*([-+−])\s*(\d[\d,]*)(?!\d|\.\d|\s*[-+×÷*/=^])/.exec(text) ?? [];
  const [a, b] = [first, second].map((each) => Number(each?.replaceAll(',', '')));
  if (a === undefined || b === undefined || Number.isNaN(a + b) || a > 999_999 || (sign !== '+' && b > a))
    return undefined;
  const isSum = sign === '+';
  const total = isSum ? a + b : a - b;
  const length = String(Math.max(a, b, total)).length;
  const [top, low] = [digitsOf(a, length), digitsOf(b, length)];
  const lines: string[] = [];
  let carried = 0;
  for (let at = 0; at < Math.max(String(a).length, String(b).length); at += 1) {
    const [x, y, place] = [top[at] ?? 0, low[at] ?? 0, PLACES[at] ?? ''];
    if (isSum) {
      const sum = x + y + carried;
      lines.push(
        `${place}: \`${x} + ${y}${carried > 0 ? ' + 1' : ''} = ${sum}\`${sum > 9 ? `; write ${sum % 10}, and 1 goes to the ${PLACES[at + 1]}` : ''}.`,
      );
      carried = sum > 9 ? 1 : 0;
    } else {
      const left = x - carried;
      const opened = left < y ? left + 10 : left;
      const given =
        carried > 0
          ? ` (${x} gave 1 away${left < 0 ? ', so a ten from the next place has to be opened first' : ''})`
          : '';
      lines.push(
        left < y
          ? `${place}: ${left < 0 ? `0 less 1` : left} is less than ${y}${given}. Open one of the ${PLACES[at + 1]}: \`${opened} - ${y} = ${opened - y}\`.`
          : `${place}: \`${left} - ${y} = ${left - y}\`${given}.`,
      );
      carried = left < y ? 1 : 0;
    }
  }
  const unit = 10 ** (String(Math.max(a, b)).length - 1);
  const fine = unit > 100 ? unit / 10 : unit;
  const near = (number: number): number => Math.round(number / fine) * fine;
  const estimate = /\bestimat\w*/.test(text)
    ? [`Estimate: \`${near(a)} ${isSum ? '+' : '-'} ${near(b)} = ${isSum ? near(a) + near(b) : near(a) - near(b)}\`.`]
    : [];
  return made(`\`${total}\``, ...estimate, ...lines, `\`${a} ${isSum ? '+' : '-'} ${b} = ${total}\``);
}
