import { percentChange } from './percent-change.ts';
import { DOLLARS, type Quantity } from './quantity.ts';
import { type Finding, found, type Match, type Rule, rule, says } from './rule.ts';

export const isMoney = (q: Quantity | undefined): q is Quantity => q?.measure?.dimension === 'usd^1';
const isCount = (q: Quantity | undefined): q is Quantity =>
  q !== undefined && q.measure === undefined && q.form !== 'percent';
export const all = (...some: readonly (Finding | undefined)[]): Finding[] => some.flatMap((one) => one ?? []);

/** $200 goes up by 10 % and down by 10 %: $220, then $198. */
function upAndDown(m: Match): Finding[] {
  const [up, down, start, middle, end] = [1, 2, 3, 4, 5].map((at) => m.quantity(at));
  if (up?.form !== 'percent' || down?.form !== 'percent' || !start) return [];
  const [first, second] = [start.value * (1 + up.value), start.value * (1 + up.value) * (1 - down.value)];
  return all(
    says(m, middle, { value: first, measure: start.measure }),
    says(m, end, { value: second, measure: start.measure }),
  );
}

const same = (a: string, b: string): boolean => a.replace(/e?s$/, '') === b.replace(/e?s$/, '');

function proportion(m: Match): Finding | undefined {
  const [n, price, more, said] = [m.quantity(1), m.quantity(3), m.quantity(4), m.quantity(6)];
  if (!isCount(n) || !price || !isCount(more) || !said || !same(m.word(2), m.word(5)) || n.value === 0)
    return undefined;
  if ((price.measure?.dimension ?? '') !== (said.measure?.dimension ?? '')) return undefined;
  // More workers need less time.
  if (said.measure?.dimension === 's^1') return undefined;
  return says(m, said, { value: (price.value * more.value) / n.value, measure: price.measure });
}

function unitPrice(m: Match): Finding | undefined {
  const [n, price, said] = [m.quantity(1), m.quantity(3), m.quantity(4)];
  return isCount(n) && isMoney(price) && isMoney(said)
    ? says(m, said, { value: price.value / n.value, measure: price.measure })
    : undefined;
}

function scale(m: Match): Finding | undefined {
  const [a, b, c, d] = [1, 2, 3, 4].map((at) => m.quantity(at));
  if (!a?.measure || !b?.measure || !c?.measure || !d?.measure) return undefined;
  if (a.measure.dimension !== c.measure.dimension || b.measure.dimension !== d.measure.dimension) return undefined;
  if (a.measure.dimension === 'K^1') return undefined;
  // Inches to feet on a plan: which of two lengths is which is told by their units.
  const isOneKind = a.measure.dimension === b.measure.dimension;
  if (isOneKind && (a.measure.factor !== c.measure.factor || b.measure.factor !== d.measure.factor)) return undefined;
  const times = (c.value * c.measure.factor) / (a.value * a.measure.factor);
  return says(m, d, { value: times * b.value, measure: b.measure });
}

/** 60 miles in one hour, 180 miles in 3 hours; either of the two may come first. */
function speed(m: Match): Finding | undefined {
  const [a, b, c, d] = [1, 2, 3, 4].map((at) => m.quantity(at));
  if (!a?.measure || !b?.measure || !c?.measure || !d?.measure || a.measure.dimension === b.measure.dimension)
    return undefined;
  if (a.measure.dimension !== d.measure.dimension || b.measure.dimension !== c.measure.dimension) return scale(m);
  const times = (c.value * c.measure.factor) / (b.value * b.measure.factor);
  return says(m, d, { value: times * a.value, measure: a.measure });
}

/** The ratio of cats to dogs is 3:4; of 28 animals 12 are cats. */
function shares(m: Match): Finding[] {
  const [one, other] = [m.word(1), m.word(2)];
  const [a, b] = [m.quantity(3), m.quantity(4)];
  const rest = m.reading.pattern.slice(m.index + m.text.length);
  const total =
    /(?:there are|of|has|have|with|total of|among)(?: the)?(?: [a-z]+)? #(\d+)(?! (?:equal )?parts)(?: [a-z]+)?/.exec(
      rest,
    );
  const whole = m.reading.quantities[Number(total?.[1] ?? -1)];
  if (/\bparts\b/.test(rest)) return [];
  if (!a || !b || !total || !isCount(whole)) return [];
  if (new RegExp(`#${total[1]} (?:${one}|${other})`).test(rest)) return [];
  const part = (name: string, share: number): Finding[] => {
    const behind = new RegExp(`#(\\d+)(?: are| of them are|) ${name}`).exec(
      rest.slice(total.index + total[0].length),
    )?.[1];
    const said = m.reading.quantities[Number(behind ?? -1)];
    return all(says(m, said, { value: (whole.value * share) / (a.value + b.value) }));
  };
  return [...part(one, a.value), ...part(other, b.value)];
}

/** Saving $1.50 a week: $18 after twelve weeks. */
function perUnit(m: Match): Finding[] {
  const rate = m.quantity(1);
  if (!isMoney(rate) || m.isAbout(rate)) return [];
  // A fee comes on top of the rate.
  const before =
    m.reading.pattern
      .slice(0, m.index)
      .split(/[.?!] /)
      .at(-1) ?? '';
  if (/\b(?:fee|plus|deposit|flat|base|to (?:join|start|come|enter|rent))\b/.test(before)) return [];
  const unit = m.word(2);
  const scope = (m.reading.pattern.slice(m.index + m.text.length).split(/(?<=[a-z])[.?!] /)[0] ?? '').replaceAll(
    /\([^)]*\)/g,
    '',
  );
  // "After 12 weeks she has $48" or "$48 after 12 weeks", as the text begins.
  const first = [
    ...scope.matchAll(
      new RegExp(`(?:after|in|for|at the end of)[^#.?!]{0,20} #(\\d+)(?: ${unit}s?)?,?[^#.?!]{0,24} #(\\d+)`, 'g'),
    ),
  ];
  const second = [
    ...scope.matchAll(
      new RegExp(
        `#(\\d+)[^#.?!]{0,12}(?: after| for| in| at the end of)[^#.?!]{0,24} (?:of )?#(\\d+)(?: ${unit}s?|\\b)`,
        'g',
      ),
    ),
  ];
  const isFirst = first[0] !== undefined && (second[0] === undefined || first[0].index < second[0].index);
  const pairs = isFirst
    ? first.map(([, count, money]) => [count, money])
    : second.map(([, money, count]) => [count, money]);
  return pairs.flatMap(([count, money]) => {
    const [said, times] = [m.reading.quantities[Number(money)], m.reading.quantities[Number(count)]];
    if (!isMoney(said) || !times || times.form === 'money') return [];
    // "50 texts" are no months, and "$0.10 a text" is no total.
    const counted = m.behind(times);
    if (/^ [a-z]+s\b/.test(counted) && !times.text.includes(unit) && !counted.startsWith(` ${unit}`)) return [];
    if (/^ (?:an?|per|each|every)\b/.test(m.behind(said))) return [];
    if (
      /\b(?:raise|bonus|increase|extra|more|refund|gift|fee|charges|tax|spen[dt]s?|then|withdr[ae]w|minus|gave|gives)\b/.test(
        scope.split(`#${money}`)[0] ?? '',
      )
    )
      return [];
    return all(says(m, said, { value: rate.value * times.value, measure: rate.measure }));
  });
}

const needed = (m: Match): Finding | undefined => {
  const [total, size, said] = [m.quantity(1), m.quantity(2), m.quantity(3)];
  return isCount(total) && isCount(size) && isCount(said) && size.value > 0
    ? found(m, said, said.value === Math.ceil(total.value / size.value))
    : undefined;
};
function groups(m: Match): Finding[] {
  const [total, size, count, left] = [1, 2, 3, 4].map((at) => m.quantity(at));
  if (!isCount(total) || !isCount(size) || !count || !left || size.value < 1) return [];
  return all(
    found(m, left, Math.floor(total.value / size.value) === count.value && total.value % size.value === left.value),
  );
}

function forEvery(m: Match): Finding | undefined {
  const [a, b, c, d] = [m.quantity(1), m.quantity(3), m.quantity(5), m.quantity(7)];
  if (!isCount(a) || !isCount(b) || !isCount(c) || !isCount(d) || a.value === 0 || b.value === 0) return undefined;
  if (same(m.word(2), m.word(6)) && same(m.word(4), m.word(8)))
    return says(m, d, { value: (c.value / a.value) * b.value });
  return same(m.word(2), m.word(8)) && same(m.word(4), m.word(6))
    ? says(m, d, { value: (c.value / b.value) * a.value })
    : undefined;
}

/** 150 miles in 3 hours is 50 miles per hour. */
const perOne = (m: Match): Finding | undefined => {
  const [way, time, said] = [m.quantity(1), m.quantity(2), m.quantity(3)];
  if (
    !way?.measure ||
    !time?.measure ||
    said?.measure?.dimension !== way.measure.dimension ||
    !new RegExp(m.word(4)).test(time.text)
  )
    return undefined;
  return says(m, said, { value: way.value / time.value, measure: way.measure });
};
const timeFor = (m: Match): Finding | undefined => {
  const [speed, way, said] = [m.quantity(1), m.quantity(3), m.quantity(4)];
  if (
    !speed?.measure ||
    speed.measure.dimension !== way?.measure?.dimension ||
    said?.measure?.dimension !== 's^1' ||
    !new RegExp(m.word(2)).test(said.text)
  )
    return undefined;
  return says(m, said, {
    value: (way.value * way.measure.factor) / (speed.value * speed.measure.factor),
    measure: said.measure,
  });
};
/** Any four amounts of two things, where one pair gives the rate: "4 servings with 6 cups, so 8 servings need 12 cups". */
function inProportion(m: Match): Finding | undefined {
  const [a, b, c, d] = [m.quantity(1), m.quantity(3), m.quantity(5), m.quantity(7)];
  // "One can covers 100 square feet, so one can is enough for 96."
  if (/\benough\b/.test(m.text)) return undefined;
  if (!a || !b || !c || !d || [a, b, c, d].some(({ form, value }) => form === 'percent' || value <= 0))
    return undefined;
  const label = (q: Quantity, word: string): string => q.measure?.dimension ?? word.replace(/e?s$/, '');
  const labels = [label(a, m.word(2)), label(b, m.word(4)), label(c, m.word(6)), label(d, m.word(8))];
  if (labels[0] !== labels[2] || labels[1] !== labels[3] || labels[0] === labels[1] || labels.includes(''))
    return undefined;
  const size = (q: Quantity): number => q.value * (q.measure?.factor ?? 1);
  const value = (size(b) * size(c)) / size(a);
  // More workers need fewer days.
  if (Math.abs(size(c) * size(d) - size(a) * size(b)) < 1e-9 * size(a) * size(b)) return undefined;
  return says(m, d, b.measure ? { value, measure: { dimension: b.measure.dimension, factor: 1 } } : { value });
}
const perMinute = (m: Match): Finding | undefined => {
  const [count, time, said] = [m.quantity(1), m.quantity(2), m.quantity(3)];
  if (!isCount(count) || !isCount(said) || time?.measure?.dimension !== 's^1' || !time.text.includes(m.word(4)))
    return undefined;
  return says(m, said, { value: count.value / time.value });
};
const wayFor = (m: Match): Finding | undefined => {
  const [speed, time, way] = [m.quantity(1), m.quantity(3), m.quantity(4)];
  if (
    !speed ||
    time?.measure?.dimension !== 's^1' ||
    !time.text.includes(m.word(2)) ||
    speed.measure?.dimension !== way?.measure?.dimension
  )
    return undefined;
  return says(m, way, { value: speed.value * time.value, measure: speed.measure });
};
const productOf = (m: Match): Finding | undefined => {
  const [a, b, said] = [m.quantity(1), m.quantity(2), m.quantity(3)];
  return isCount(a) && isCount(b) && isCount(said) ? says(m, said, { value: a.value * b.value }) : undefined;
};

const COST = '(?:costs?|cost|are|is|weighs?|need|needs|take|takes|make|makes|go for|sell for)(?: about)?';

export const RATE_RULES: readonly Rule[] = [
  rule(
    'Q [a-z]+[^#?!]{0,40}[;,.] [^#?!]{0,24}Q[^#?!]{0,40}(?:increase|decrease|drop|rise|growth|gain|loss) of Q',
    percentChange,
  ),
  rule(
    'Q(?: ([a-z]+))?[^#?!]{1,30} Q(?: ([a-z]+))?[^#?!]{0,30}(?:so|then|for|if|at (?:this|that|the same) rate)[^#?!]{0,24} Q(?: ([a-z]+))?[^#?!]{0,24}(?:so|then|should|would|need|needs|will|cost|costs|takes?|uses?|is|are) [^#?!]{0,16}Q(?: ([a-z]+))?',
    inProportion,
  ),
  rule(
    'Q [a-z]+ (?:in|every) Q,? (?:or|so|which is|that is)[^#?!]{0,20} Q [a-z]+ (?:per|a|an|each|every) (minute|hour|second|day|week)',
    perMinute,
  ),
  rule(
    "Q(?: [a-z]+)? (?:per|an|a|each|every) (hour|minute|second|day|week)[^#?!]{0,24} for Q(?:[^#?!.;]{0,16}|[.;]) ?(?:so|that's|that is|which is|which makes|in all|in total|altogether|that makes|for a total of|makes|is|and (?:goes|covers|earns|makes|travels))\\b[^#?!.]{0,40} Q",
    wayFor,
  ),
  rule(
    'Q (?:boxes|bags|packs|rows|groups|sets|cartons|teams|crates|bunches|tables|shelves|cases|trays|stacks) (?:of|with) Q [a-z]+ (?:is|are|makes?|holds?|have|has|contains?|gives?|means|come to)(?: a total of| exactly)? Q',
    productOf,
  ),
  rule(
    'Q [a-z]+ and Q [a-z]+[^#?!]{0,40} Q (?:different |possible )?(?:outfits|combinations|choices|meals|ways|pairs)',
    productOf,
  ),
  rule(
    '(?:share|shares|shared|split|splits|divide|divides|divided|sharing) Q [a-z]+ (?:equally |evenly )?(?:among|between|with|into) Q[^#?!]{0,30}(?:each|every)[^#.?!]{0,24} Q',
    (m) => {
      const [all, by, said] = [m.quantity(1), m.quantity(2), m.quantity(3)];
      return isCount(all) && isCount(by) && said && by.value > 0 && all.value % by.value === 0
        ? says(m, said, { value: all.value / by.value })
        : undefined;
    },
  ),
  rule(
    'ratio (?:of )?Q ?(?::|to) ?Q(?: simplifies to| is the same as| is equivalent to| reduces to| equals| is| becomes)(?: in lowest terms)? Q ?(?::|to) ?Q',
    (m) => {
      const [a, b, c, d] = [1, 2, 3, 4].map((at) => m.quantity(at));
      return a && b && c && d ? found(m, d, Math.abs(a.value * d.value - b.value * c.value) < 1e-9) : undefined;
    },
  ),
  rule('(?:for every|every) Q ([a-z]+)[^#?!]{0,30} Q ([a-z]+)[^#?!]{0,40} Q ([a-z]+)[^#?!]{0,40} Q ([a-z]+)', forEvery),
  rule('Q in Q[^#?!]{0,50} Q (?:per|an|a|each|every) (hour|minute|second|day)', perOne),
  rule('at Q (?:per|an|a) (hour|minute|second),?[^#?!]{0,24} Q[^#?!]{0,30}(?:takes?|in|needs|lasts) Q', timeFor),
  rule(
    '([a-z]+) (?:are|cost|is|costs|sell for) Q (?:each|apiece|a piece)[^#?!]{0,30} Q ([a-z]+) (?:would |will |should )?(?:cost|costs|are|come to|is) Q',
    (m) => {
      const [price, n, said] = [m.quantity(2), m.quantity(3), m.quantity(5)];
      return isMoney(price) && isCount(n) && isMoney(said) && same(m.word(1), m.word(4))
        ? says(m, said, { value: price.value * n.value, measure: DOLLARS })
        : undefined;
    },
  ),
  rule(
    '(?:from|had|was|were|of) Q(?: [a-z]+)?(?:[;,]? (?:now )?(?:[a-z]+ )?(?:to|has|is|are|have|it has|down to|up to)) Q(?: [a-z]+)?[^#?!]{0,40}Q(?! of\\b| tip| tax| discount| off| chance| sale)',
    (m) => (/^of .* is #/.test(m.text) ? undefined : percentChange(m)),
  ),
  rule(
    'Q[^#.?!]{0,12}(?:up|increase|raise)?[^#.?!]{0,30} (?:drops?|falls?|goes down|down|decrease)[^#.?!]{0,12} Q[^#?!]{0,60}: Q (?:becomes|goes to) Q(?: and)?,? then Q',
    upAndDown,
  ),
  rule(
    `Q (?!number|more|less|fewer)([a-z]+) ${COST} Q[^#?!]{0,20} Q ([a-z]+) (?:should |would |will |must )?${COST} Q`,
    proportion,
  ),
  rule(`Q ([a-z]+) ${COST} Q[^#?!]{0,50} Q (?:a|an|per|each|apiece|for each|for one)\\b`, unitPrice),
  rule(
    'Q(?: for every| for each| to| :|=| is| represents| stands for| equals| on the map is)(?: every)? Q[^#?!]{0,60} Q[^#?!]{0,60} Q',
    scale,
  ),
  rule(
    'Q (?:in|every|each|per|for|takes|take) (?:about )?Q[^#?!]{0,40} (?:so|then|at (?:this|that) (?:rate|speed)|and)[^#?!]{0,40}Q[^#.?!]{0,40} Q',
    speed,
  ),
  rule('ratio of ([a-z]+) to ([a-z]+)[^#.?!]{0,30} Q ?(?::|to) ?Q', shares),
  rule('Q (?:a|an|per|each|every) (day|week|month|year|hour|game|class|minute)', perUnit),
  rule(
    'there are Q [a-z]+[^#?!]{0,30}(?:each|every|a) [a-z]+ (?:seats?|holds?|fits?|carries|takes) Q[^#?!]{0,30}(?:need|needs|order|rent|take)(?: at least)? Q (?:tables|vans|buses|boxes|cars|boats|tents|bags)',
    needed,
  ),
  rule(
    'Q [a-z]+[.,]? (?:in|into|packed in|put in|shared into) (?:groups?|bags|boxes|rows|teams|packs|tables) of Q,?[^#.?!]{0,20} Q [a-z]+(?: of #\\d+)? (?:with|and) Q (?:[a-z]+ )?(?:left|over|remaining)',
    groups,
  ),
  rule('Q [a-z]+ at Q each(?:(?!, an? )[^#?!]){0,30}(?:is|cost|costs|comes to|total) Q', (m) => {
    const [n, price, said] = [m.quantity(1), m.quantity(2), m.quantity(3)];
    return isCount(n) && isMoney(price) && isMoney(said)
      ? says(m, said, { value: n.value * price.value, measure: DOLLARS })
      : undefined;
  }),
];
