import { compare, minus, over, plus, power, type Rational, rational, times } from '../check/rational.ts';
import { sameDimensions, type Unit, unitNamed, unitPower } from '../check/units.ts';
import { numberText } from '../steps/written.ts';
import { type Answered, numbersIn, plainText, rationalIn, rounded, sumOf } from './texts.ts';

const UNIT = String.raw`(?:square |cubic |sq\.? |cu\.? )?[a-z]{1,12}\.?(?:\s?\^?[23])?`;

function unitOf(written: string): { readonly unit: Unit; readonly name: string } | undefined {
  const [, kind = '', word = '', raised = ''] =
    /^(square |sq\.? |cubic |cu\.? )?([a-z]+)\.?\s?\^?([23])?$/i.exec(written.trim()) ?? [];
  const one = unitNamed(word === 'fl' ? 'floz' : word);
  if (one === undefined || /^(?:a|an|of|is|are|the)$/i.test(word)) return undefined;
  const exponent = /^s/i.test(kind) ? 2 : /^c/i.test(kind) ? 3 : Number(raised || 1);
  return { unit: unitPower(one, exponent), name: written.trim() };
}

const AMOUNT = new RegExp(String.raw`(\d[\d,]*(?:\.\d+)?(?:\s+\d+\/\d+|\/\d+)?)\s*(${UNIT})(?=[\s,.?!]|$)`, 'gi');

/** "5 ft 8 in in inches", "how many square feet in 6 square yards", "convert 3.5 km to m". */
export function conversions(text: string): Answered | undefined {
  const plain = text.replace(/\b(feet|foot) and (\d)/gi, '$1 $2').replace(/(\d)\s+and\s+(?=\d+\/\d)/gi, '$1 ');
  const wanted =
    new RegExp(String.raw`\bhow many (${UNIT})\b`, 'i').exec(plain)?.[1] ??
    new RegExp(String.raw`\b(?:to|into|in|as)\s+(${UNIT})\W*$`, 'i').exec(plain)?.[1];
  const target = wanted === undefined ? undefined : unitOf(wanted);
  if (target === undefined || wanted === undefined) return undefined;
  const from = [...plain.replace(new RegExp(`how many ${wanted}`, 'i'), ' ').matchAll(AMOUNT)].flatMap(
    ([, number = '', name = '']) => {
      const known = unitOf(name);
      const value = rationalIn(number);
      return known && value ? [{ number, value, ...known }] : [];
    },
  );
  if (from.length === 0 || from.some(({ unit }) => !sameDimensions(unit, target.unit))) return undefined;
  const parts = from.map(({ number, name, value, unit }) => {
    const factor = over(unit.factor, target.unit.factor);
    const worth = times(value, factor);
    return {
      worth,
      line:
        factor.n === factor.d
          ? undefined
          : `1 ${name.replace(/s$/, '')} is ${plainText(factor)} ${target.name}, so ${number} ${name} is \`${number} × ${plainText(factor)} = ${plainText(worth)}\` ${target.name}.`,
    };
  });
  const total = sumOf(parts.map(({ worth }) => worth));
  const lines = parts.flatMap(({ line }) => line ?? []);
  const sum =
    parts.length > 1 ? [`\`${parts.map(({ worth }) => plainText(worth)).join(' + ')} = ${plainText(total)}\``] : [];
  return { lines: [...lines, ...sum], answer: `${plainText(total)} ${target.name}` };
}

const CLOCK = /\b(\d{1,2}):(\d{2})\s*([ap])?\.?m?\.?/gi;
/** In minutes. */
const DAY = 24 * 60;
const clockText = (minutes: number): string => {
  const wrapped = ((minutes % (DAY / 2)) + DAY / 2) % (DAY / 2);
  const hour = Math.floor(wrapped / 60) || 12;
  return `${hour}:${String(wrapped % 60).padStart(2, '0')}`;
};
const spanText = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const h = hours === 0 ? '' : `${hours} hour${hours === 1 ? '' : 's'}`;
  const m = rest === 0 ? '' : `${rest} minute${rest === 1 ? '' : 's'}`;
  return [h, m].filter(Boolean).join(' ') || '0 minutes';
};

/** "What time is it 95 minutes after 7:40", "how long from 8:50 to 11:15". */
export function clocks(text: string): Answered | undefined {
  const times_ = [...text.matchAll(CLOCK)].map(([, hour = '0', minute = '0', half]) => ({
    at: (Number(hour) % 12) * 60 + Number(minute) + (half?.toLowerCase() === 'p' ? DAY / 2 : 0),
    half,
  }));
  const [first, second] = times_;
  if (first === undefined) return undefined;
  if (second !== undefined) {
    const gap = (((second.at - first.at) % (DAY / 2)) + DAY / 2) % (DAY / 2);
    const long = first.half && second.half ? (((second.at - first.at) % DAY) + DAY) % DAY : gap;
    return { lines: [`From ${clockText(first.at)} to ${clockText(second.at)}.`], answer: spanText(long) };
  }
  const rest = text.replace(CLOCK, ' ');
  const hours = Number(/(\d+)\s*(?:hours?|hrs?|h)\b/i.exec(rest)?.[1] ?? (/\b(?:an|one) hour\b/i.test(rest) ? 1 : 0));
  const minutes =
    Number(/(\d+)\s*(?:minutes?|mins?|m)\b/i.exec(rest)?.[1] ?? 0) + (/\bhalf (?:an )?hour\b/i.test(rest) ? 30 : 0);
  const span = hours * 60 + minutes;
  if (span === 0) return undefined;
  const before = /\b(?:before|earlier|ago)\b/i.test(rest);
  const end = first.at + (before ? -span : span);
  const half = first.half ? (Math.floor((((end % DAY) + DAY) % DAY) / (DAY / 2)) === 1 ? ' PM' : ' AM') : '';
  return { lines: [`${span} minutes are ${spanText(span)}.`], answer: `${clockText(end)}${half}` };
}

/** Mean, median, mode and range of a list, whichever of them the question asks for. */
export function dataQuestions(text: string): Answered | undefined {
  const asked = [...new Set(text.toLowerCase().match(/\b(?:mean|average|median|mode|range)\b/g) ?? [])].map((each) =>
    each === 'average' ? 'mean' : each,
  );
  const list = /-?\d+(?:\.\d+)?(?:\s*(?:,|,?\s*and|&)\s*-?\d+(?:\.\d+)?)+/i.exec(text)?.[0];
  const values = list === undefined ? [] : numbersIn(list);
  if (asked.length === 0 || values.length < 3) return undefined;
  const sorted = values.toSorted(compare);
  const middle = sorted.length / 2;
  const total = sumOf(values);
  const count = rational(BigInt(values.length));
  const median =
    sorted.length % 2 === 1
      ? (sorted[Math.floor(middle)] ?? total)
      : over(plus(sorted[middle - 1] ?? total, sorted[middle] ?? total), rational(2n));
  const counts = sorted.map((value) => sorted.filter((other) => compare(value, other) === 0).length);
  const most = Math.max(...counts);
  const modes = [...new Set(sorted.filter((_, at) => counts[at] === most).map(plainText))];
  const lowest = sorted[0] ?? total;
  const highest = sorted.at(-1) ?? total;
  const found: Record<string, readonly [string, string]> = {
    mean: [
      `Mean: \`(${values.map(plainText).join(' + ')}) / ${values.length} = ${plainText(over(total, count))}\``,
      plainText(over(total, count)),
    ],
    median: [
      `Median: in order ${sorted.map(plainText).join(', ')}; the middle is ${plainText(median)}.`,
      plainText(median),
    ],
    mode: [
      most === 1
        ? 'Mode: no value stands there more often than the others.'
        : `Mode: ${modes.join(' and ')}, ${most} times.`,
      most === 1 ? 'no mode' : modes.join(' and '),
    ],
    range: [
      `Range: \`${plainText(highest)} - ${lowest.n < 0n ? `(${plainText(lowest)})` : plainText(lowest)} = ${plainText(minus(highest, lowest))}\``,
      plainText(minus(highest, lowest)),
    ],
  };
  const shown = asked.flatMap((each) => (found[each] ? [{ each, line: found[each][0], value: found[each][1] }] : []));
  return {
    lines: shown.map(({ line }) => line),
    answer: shown.map(({ each, value }) => `${each} ${value}`).join(', '),
  };
}

const PI = rational(314n, 100n);
const size = (text: string, word: string): Rational | undefined => {
  const [, before, after] =
    new RegExp(
      String.raw`(\d+(?:\.\d+)?(?:\/\d+)?)\s*(?:[a-z]+\s)?${word}|${word}s?\s*(?:is|of|=|:)?\s*(\d+(?:\.\d+)?(?:\/\d+)?)`,
      'i',
    ).exec(text) ?? [];
  const written = after ?? before;
  return written === undefined ? undefined : rationalIn(written);
};

function circle(text: string): Answered | undefined {
  const across = size(text, 'diameter');
  const radius = size(text, 'radius') ?? (across && over(across, rational(2n)));
  if (radius === undefined || !/\bcircle|circumference\b/i.test(text)) return undefined;
  const isArea = /\barea\b/i.test(text);
  const factor = isArea ? times(radius, radius) : times(rational(2n), radius);
  const near = times(PI, factor);
  const r = plainText(radius);
  return {
    lines: [
      ...(across ? [`The radius is half the diameter: \`${plainText(across)} / 2 = ${r}\``] : []),
      isArea
        ? `Area: \`pi × ${r}^2 = ${plainText(factor)} pi\``
        : `Circumference: \`2 × pi × ${r} = ${plainText(factor)} pi\``,
      `With 3.14: \`3.14 × ${plainText(factor)} = ${plainText(near)}\``,
    ],
    answer: `exactly \`${plainText(factor)} pi\`; with 3.14 it is ${plainText(near)}`,
  };
}

/** Area, perimeter and volume of the usual shapes, a circle, and a side of a right triangle. */
export function shapes(text: string): Answered | undefined {
  const round = circle(text);
  if (round) return round;
  const values = numbersIn(text.replace(/\b(?:grade|to|nearest) \d+/gi, ' '));
  const [a, b, c] = values;
  if (a === undefined || b === undefined)
    return /\bsquare\b/i.test(text) && a && /\b(?:area|perimeter)\b/i.test(text) ? square(a, text) : undefined;
  const show = plainText;
  if (/\btriangle\b/i.test(text) && /\bside|hypotenuse|leg\b/i.test(text)) return thirdSide(a, b, text);
  if (/\bvolume\b/i.test(text) && c !== undefined && /\bbox|prism|cuboid|by|x\b/i.test(text)) {
    const volume = times(times(a, b), c);
    return {
      lines: [`\`${show(a)} × ${show(b)} × ${show(c)} = ${show(volume)}\``],
      answer: `${show(volume)} cubic units`,
    };
  }
  if (c !== undefined) return undefined;
  if (/\barea\b/i.test(text) && /\btriangle\b/i.test(text)) {
    const area = over(times(a, b), rational(2n));
    return { lines: [`\`1/2 × ${show(a)} × ${show(b)} = ${show(area)}\``], answer: `${show(area)} square units` };
  }
  if (/\b(?:rectangle|room|garden|field|by|parallelogram)\b/i.test(text)) {
    const area = times(a, b);
    const around = times(rational(2n), plus(a, b));
    const wants = [
      /\barea\b/i.test(text) && !/\bperimeter only\b/i.test(text),
      /\bperimeter\b/i.test(text) && !/parallelogram/i.test(text),
    ] as const;
    if (!wants[0] && !wants[1]) return undefined;
    return {
      lines: [
        ...(wants[0] ? [`Area: \`${show(a)} × ${show(b)} = ${show(area)}\``] : []),
        ...(wants[1] ? [`Perimeter: \`2 × (${show(a)} + ${show(b)}) = ${show(around)}\``] : []),
      ],
      answer: [
        ...(wants[0] ? [`${show(area)} square units`] : []),
        ...(wants[1] ? [`${show(around)} units around`] : []),
      ].join(', '),
    };
  }
  return undefined;
}

const square = (side: Rational, text: string): Answered =>
  /\barea\b/i.test(text)
    ? {
        lines: [`\`${plainText(side)}^2 = ${plainText(power(side, 2))}\``],
        answer: `${plainText(power(side, 2))} square units`,
      }
    : {
        lines: [`\`4 × ${plainText(side)} = ${plainText(times(rational(4n), side))}\``],
        answer: `${plainText(times(rational(4n), side))} units`,
      };

function thirdSide(a: Rational, b: Rational, text: string): Answered {
  const right = /\bright\b|hypotenuse|\blegs?\b|pythag/i.test(text);
  const [small, large] = compare(a, b) < 0 ? [a, b] : [b, a];
  const show = plainText;
  if (!right)
    return {
      lines: [
        'Two sides do not fix the third one.',
        `It is longer than \`${show(large)} - ${show(small)} = ${show(minus(large, small))}\` and shorter than \`${show(large)} + ${show(small)} = ${show(plus(large, small))}\`.`,
        `If the triangle has a right angle between these sides, it is \`sqrt(${show(plus(power(a, 2), power(b, 2)))})\`. Is there more information?`,
      ],
      answer: `not enough information: between ${show(minus(large, small))} and ${show(plus(large, small))}`,
    };
  const isLeg = /\bhypotenuse (?:is|of|=)?\s*\d|missing leg|other leg|find (?:the |a )?leg/i.test(text);
  const squared = isLeg ? minus(power(large, 2), power(small, 2)) : plus(power(a, 2), power(b, 2));
  const root = Math.sqrt(Number(squared.n) / Number(squared.d));
  const exact = Number.isInteger(root) ? `${root}` : `sqrt(${numberText(squared)})`;
  return {
    lines: [
      isLeg
        ? `\`${show(large)}^2 - ${show(small)}^2 = ${show(squared)}\``
        : `\`${show(a)}^2 + ${show(b)}^2 = ${show(squared)}\``,
    ],
    answer: Number.isInteger(root)
      ? exact
      : `\`${exact}\`, about ${rounded(rational(BigInt(Math.round(root * 1000)), 1000n), 2)}`,
  };
}

const POINT = /\(\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*\)/g;

/** The line, slope, midpoint or distance of two points. */
export function points(text: string): Answered | undefined {
  const found = [...text.matchAll(POINT)].flatMap(([, x = '', y = '']) => {
    const [one, other] = [rationalIn(x), rationalIn(y)];
    return one && other ? [[one, other] as const] : [];
  });
  const [p, q] = found;
  if (p === undefined || q === undefined) return undefined;
  const [dx, dy] = [minus(q[0], p[0]), minus(q[1], p[1])];
  const bracket = (value: Rational) => (value.n < 0n ? `(${plainText(value)})` : plainText(value));
  if (/\bmid ?point\b/i.test(text)) {
    const half = (a: Rational, b: Rational) => plainText(over(plus(a, b), rational(2n)));
    return {
      lines: ['The middle of the two x-values and of the two y-values.'],
      answer: `\`(${half(p[0], q[0])}, ${half(p[1], q[1])})\``,
    };
  }
  if (/\bdistance|how far\b/i.test(text)) {
    const squared = plus(power(dx, 2), power(dy, 2));
    const root = Math.sqrt(Number(squared.n) / Number(squared.d));
    return {
      lines: [`\`${bracket(dx)}^2 + ${bracket(dy)}^2 = ${plainText(squared)}\``],
      answer: Number.isInteger(root) ? `${root}` : `\`sqrt(${plainText(squared)})\``,
    };
  }
  if (dx.n === 0n)
    return {
      lines: ['Both points have the same x-value: the line is vertical and has no slope.'],
      answer: `\`x = ${plainText(p[0])}\``,
    };
  const slope = over(dy, dx);
  const slopeLine = `Slope: \`(${plainText(q[1])} - ${bracket(p[1])}) / (${plainText(q[0])} - ${bracket(p[0])}) = ${numberText(slope)}\``;
  if (/\bslope\b/i.test(text) && !/\bline|equation|intercept|form\b/i.test(text))
    return { lines: [slopeLine], answer: `\`${numberText(slope)}\`` };
  const start = minus(p[1], times(slope, p[0]));
  const m =
    slope.n === slope.d
      ? ''
      : slope.n === -slope.d
        ? '-'
        : slope.d === 1n
          ? numberText(slope)
          : `(${numberText(slope)})`;
  const tail =
    start.n === 0n ? '' : start.n < 0n ? ` - ${numberText({ n: -start.n, d: start.d })}` : ` + ${numberText(start)}`;
  const equation = slope.n === 0n ? `y = ${numberText(p[1])}` : `y = ${m}x${tail}`;
  return {
    lines: [
      slopeLine,
      `Intercept: \`${plainText(p[1])} - ${bracket(slope).includes('/') ? `(${numberText(slope)})` : bracket(slope)} × ${bracket(p[0])} = ${numberText(start)}\``,
    ],
    answer: `\`${equation}\``,
  };
}
