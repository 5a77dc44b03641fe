import type { Finding } from '../../reading/rule.ts';
import { everywhere, numbersBefore, type Paragraph } from '../../topic/paragraph.ts';
import { type Frame, fixed } from './frame.ts';

const MOVED =
  '(?:fell|dropped|sank|went (?:up|down)|rose|climbed|increased|decreased|warmed|cooled|changed|went|grew|shrank)';

const middle = (values: readonly number[]): number => {
  const order = values.toSorted((a, b) => a - b);
  return ((order[(order.length - 1) >> 1] ?? 0) + (order[order.length >> 1] ?? 0)) / 2;
};

/** Numbers that moved, time that passed, what is left of a sum. */
export const CHANGE_FRAMES: readonly Frame[] = [
  [
    '(?:in order|sorted|ordered|least to greatest|smallest to largest)[^#?!]{0,40} LIST[^#?!]{0,12} (?:the (?:middle|median)(?: #\\d+| number| value)?|the number in the middle) (?:is|was) Q(?! and)',
    (_, match) => {
      const list = match.list(1);
      return list.length > 2 ? { value: middle(list.map(({ value }) => value)), measure: list[0]?.measure } : undefined;
    },
  ],
  [
    `${MOVED} from Q(?: [a-z]+)? to Q[^#?!]{0,60}(?:that|this|it|which|so)(?:'s| is| was| makes| means)?(?: an?| the)? (?:drop|fall|decrease|rise|increase|gain|change|difference|climb|loss|growth) of(?: only| about| exactly)? Q`,
    ([from, to], match) =>
      from && to && match.quantity(3)?.form !== 'percent' && from.form !== 'percent'
        ? { value: Math.abs(to.value - from.value), measure: from.measure ?? match.quantity(3)?.measure }
        : undefined,
  ],
  [
    `(?:chance|probability)(?: of| that| it)[^#.?!]{0,30} is Q[^#?!]{0,30}(?:chance|probability)[^#.?!]{0,40}\\b(?:stays? dry|no|not|won't|doesn't|does not|will not|isn't|lose|loses|losing|miss|misses|fails?|opposite|other)\\b[^#.?!]{0,24} (?:is|are|must be|would be) Q`,
    ([chance]) => chance && (chance.value <= 1 ? 1 - chance.value : undefined),
  ],
  [
    'fair coin\\b[^?]{0,140}(?:chance|probability) of (?:getting |tossing |flipping )?(?:heads|tails)(?: on| with| in)?(?: the| any| each| one)?(?: next| following| single)?(?: toss| flip| throw| one)?(?: is| being) (?:still |always |again |just |also )?Q',
    (_, match) => (/\b(?:twice|two|both|coins|times)\b/.test(match.text) ? undefined : 0.5),
  ],
  [
    '(?:chance|probability) (?:of|that)[^#.?!]{0,40} (?:is|was) Q[^?#]{0,24}[.,;][^#.?!]{0,12}\\b(?:in|of|out of|with) Q (?:spins?|tosses|rolls?|flips?|draws?|tries|throws?|games|days|turns|times|shots|seeds|marbles|people|students)[^#.?!]{0,40}(?:expect|predict|about|should|would|get)[^#.?!]{0,40} Q(?: times)?',
    ([chance, tries], match) => {
      const said = match.quantity(3);
      if (!chance || !tries || !said || chance.value > 1 || said.form === 'percent') return undefined;
      // The chance may be said wrongly, and used rightly.
      const before = numbersBefore(match.reading, chance.start).map(({ value }) => value);
      const known = before.some((a) =>
        before.some((b) => a < b && Math.abs((tries.value * a) / b - said.value) < 1e-9),
      );
      return known ? said.value : chance.value * tries.value;
    },
  ],
  [
    "Q times the (?:digit )?Q(?:'s| s)? (?:value|worth)?[^#.?!]{0,16}(?:is|would be|equals|makes) Q",
    ([factor, digit], match) => {
      const worth = numbersBefore(match.reading, digit?.start ?? 0).findLast(
        ({ value }) =>
          digit !== undefined &&
          digit.value !== 0 &&
          /^10*$/.test(String(value / digit.value)) &&
          value !== digit.value,
      );
      return factor && worth ? factor.value * worth.value : undefined;
    },
  ],
];

/** "Sum of the known angles, and the one that is left", for the polygon that the paragraph is about. */
export function lastAngle({ reading }: Paragraph): Finding[] {
  const polygons: readonly (readonly [RegExp, number, number])[] = [
    [/\btriangle/, 180, 2],
    [/\b(?:quadrilateral|rectangle|trapezoid|parallelogram|four-sided)/, 360, 3],
  ];
  return everywhere(
    reading,
    '(?:angles?|them|these|corners) (?:are|measure|of|is|have)(?: measures?)?(?: of)? (?:(#\\d+(?:(?:, and |, | and )#\\d+){1,2}))[^?!#]{0,30}(?:third|fourth|other|last|remaining|missing|final)(?: (?:angle|#\\d+))? (?:is|must be|measures|has to be|would be|equals)(?: only| just)? Q',
  ).flatMap((match): Finding[] => {
    const before = reading.pattern.slice(0, match.index + match.text.length);
    const given = match.list(1);
    const named = polygons.filter(([name, , count]) => name.test(before) && count === given.length);
    const [polygon] = named;
    const said = match.groups.flatMap((_, at) => (at > 1 ? (match.quantity(at) ?? []) : [])).at(-1);
    if (!polygon || named.length > 1 || !said) return [];
    const value = polygon[1] - given.reduce((sum, one) => sum + one.value, 0);
    return [value > 0 ? fixed(match, said, { value }) : undefined].flatMap((found) => found ?? []);
  });
}

/** "20 minutes takes us to 4:00, and the other 25 take us to 4:25." */
export function timeGoesOn({ reading }: Paragraph): Finding[] {
  const source =
    "\\b(?:us|you|we're|it is|it's|is|at|to) (?:to |at |up to )?T[^@?!]{0,20}\\b(?:and|then|so)\\b[^@#?!]{0,20} Q[^@#.?!]{0,30}(?:takes?|brings?|gets?|carries|makes it)(?: us| you| it)?(?: to)?(?: be)? T";
  return everywhere(reading, source).flatMap((match): Finding[] => {
    const [from, step, to] = [match.time(1), match.quantity(2), match.time(3)];
    if (!from || !step || !to || (step.measure !== undefined && step.measure.dimension !== 's^1')) return [];
    const minutes = step.measure ? (step.value * step.measure.factor) / 60 : step.value;
    const gap = (to.minutes - from.minutes - minutes) % 720;
    return Number.isNaN(gap) ? [] : [{ start: to.start, end: to.end, holds: gap === 0 }];
  });
}

/** "125 books in the fall and 98 in the spring. Altogether 223. In the fall we read 27 more than in the spring." */
export function twoCounts({ reading, said }: Paragraph): Finding[] {
  const [first] = said;
  const own = first?.pattern.match(/#\d+/g) ?? [];
  if (!first || own.length !== 2 || !/ and /.test(first.pattern)) return [];
  const [a, b] = own.map((mark) => reading.quantities[Number(mark.slice(1))]);
  if (!a || !b || a.form === 'percent' || b.form === 'percent' || a.form === 'fraction') return [];
  const isAlike = b.measure?.dimension === a.measure?.dimension;
  const second = first.pattern.split(own[1] ?? '').at(-1) ?? '';
  const where = / (?:in|on|at|from) (?:the )?([a-z]+)/g;
  const places = [...first.pattern.matchAll(where)].map(([, place]) => place);
  if (!isAlike || places.length < 2 || !/^ (?:[a-z]+ )?(?:in|on|at|from) /.test(second)) return [];
  const rest = said.slice(1, 3);
  return rest.flatMap((sentence): Finding[] => {
    const total = /^ ?(?:altogether|in all|in total|together),?[^#.?!]{0,30} #(\d+)/.exec(sentence.pattern)?.[1];
    const more = /#(\d+) (?:[a-z]+ )?(?:more|fewer|less)(?: [a-z]+)? than (?:in|on|at|from) (?:the )?([a-z]+)/.exec(
      sentence.pattern,
    );
    const between = more && places.includes(more[2]);
    const quantity = reading.quantities[Number(total ?? (between ? more[1] : -1))];
    if (!quantity) return [];
    const value = total === undefined ? Math.abs(a.value - b.value) : a.value + b.value;
    return [
      { start: quantity.start, end: quantity.end, holds: Math.abs(quantity.value - value) < 1e-9, value: `${value}` },
    ];
  });
}
