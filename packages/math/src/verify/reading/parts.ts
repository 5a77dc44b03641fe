import { nearest } from './numbers.ts';
import { found, type Match, type Rule, rule, says } from './rule.ts';

const ORDINALS: ReadonlyMap<string, number> = new Map([
  ['second', 2],
  ['third', 3],
  ['fourth', 4],
  ['fifth', 5],
  ['sixth', 6],
]);

/** Part of a whole that was mentioned before: "24 kids. A third of them, that is 8". */
function ofThem(m: Match) {
  const [whole, part, said] = [m.quantity(1), m.quantity(3), m.quantity(5)];
  if (!whole || !part || !/fraction|percent/.test(part.form) || /fraction|percent/.test(said?.form ?? ''))
    return undefined;
  if (whole.measure === undefined && said?.measure !== undefined) return undefined;
  // "Half of them ride, so 12 ride. A third of them walk": all of them, who were told first.
  const all = m.reading.quantities.filter(
    (one) => one.start < part.start && one !== whole && one.measure === whole.measure,
  );
  if (said && all.some((one) => Math.abs(one.value * part.value - said.value) < 1e-9)) return undefined;
  return /^(?:them|these|those)$/.test(m.word(4)) || m.word(4).replace('the ', '') === m.word(2)
    ? says(m, said, { value: part.value * whole.value, measure: whole.measure })
    : undefined;
}

/** A part of a counted whole, as a percent or a fraction of it. */
const asShare = (whole: number, part: number, at: number) => (m: Match) => {
  const [all, some, said] = [m.quantity(whole), m.quantity(part), m.quantity(at)];
  if (
    !all ||
    !some ||
    !said ||
    !/fraction|percent/.test(said.form) ||
    /fraction|percent/.test(`${all.form}${some.form}`)
  )
    return undefined;
  const rest =
    /^ of (?:them|these|those) (?:is|are|were) (?:still )?(?:missing|left|not|gone|open)|^ (?:is|are) (?:missing|left)/.test(
      m.behind(said),
    );
  const share = some.value / all.value;
  return all.value > 0 && some.value <= all.value ? says(m, said, { value: rest ? 1 - share : share }) : undefined;
};

const mixedRules: readonly Rule[] = [
  rule('Q times Q (?:is|equals|makes|gives) Q(?! times)', (m) => {
    const [a, b] = [m.quantity(1), m.quantity(2)];
    return a && b && a.measure === undefined && b.measure === undefined
      ? says(m, m.quantity(3), { value: a.value * b.value })
      : undefined;
  }),
  rule(
    'Q and Q are (?:both )?(?:equivalent|equal|the same(?= (?:fraction|number|amount|value|size)s?\\b| ?[.,;!]))(?: fractions| numbers| amounts)?',
    (m) => {
      const [a, b] = [m.quantity(1), m.quantity(2)];
      return a && b && a.measure === undefined && b.measure === undefined && a.form !== 'words'
        ? found(m, b, Math.abs(a.value - b.value) < 1e-9)
        : undefined;
    },
  ),
  rule('Q parts? ([a-z]+) (?:and|to) Q parts? ([a-z]+)[^#?!]{0,40} (?:the )?([a-z]+) (?:is|makes up|are) Q of', (m) => {
    const [a, b] = [m.quantity(1)?.value ?? 0, m.quantity(3)?.value ?? 0];
    const part = m.word(5) === m.word(2) ? a : m.word(5) === m.word(4) ? b : undefined;
    return part === undefined ? undefined : says(m, m.quantity(6), { value: part / (a + b) });
  }),
  rule(
    "Q ([a-z]+)[^#?!]{0,40} Q of (them|these|those|the [a-z]+)[^#?!]{0,40}?(?:that is|that's|that makes|which is|which makes|or|so|is|are|equals|makes|:)[^#?!]{0,12} Q",
    ofThem,
  ),
  rule(
    'of (?:the )?Q [a-z]+,? Q (?:are|were|have|is|like|ride|walk)[^#.?!]{0,30}(?:so|that is|or|which is)[^#.?!]{0,20} Q',
    asShare(1, 2, 3),
  ),
  rule(
    "Q (?:out )?of (?:the )?Q [^#.?!]{0,30}(?:,|,? (?:that is|that's|which is|or|so))(?: that is| that's| or| which is| so)?(?: about| only)? Q(?! of (?:the )?#)",
    asShare(2, 1, 3),
  ),
  rule('Q out of (?:the )?Q(?: [a-z]+)? IS Q', asShare(2, 1, 3)),
  rule('Q (?:to the|raised to the) (second|third|fourth|fifth|sixth) power IS Q', (m) => {
    const [base, power] = [m.quantity(1), ORDINALS.get(m.word(2))];
    return base && power !== undefined ? says(m, m.quantity(3), { value: base.value ** power }) : undefined;
  }),
  rule('distance (?:from|between) Q (?:to|and) Q(?: on (?:a|the) number line)? IS Q', (m) => {
    const [a, b] = [m.quantity(1), m.quantity(2)];
    return a && b && a.measure === undefined
      ? says(m, m.quantity(3), { value: Math.abs(a.value - b.value) })
      : undefined;
  }),
  rule('Q rounded (?:off )?to Q decimal places? IS Q', (m) => {
    const [of, places] = [m.quantity(1), m.quantity(2)];
    return places ? says(m, m.quantity(3), nearest(m, of, 10 ** -places.value)) : undefined;
  }),
  rule('Q (?:dozen )?([a-z]+) (?:is|are|makes?|equals) Q ([a-z]+)', (m) => {
    const [some, said] = [m.quantity(1), m.quantity(3)];
    return some && /dozen/.test(some.text) && m.word(2) === m.word(4)
      ? says(m, said, { value: some.value })
      : undefined;
  }),
  rule(
    'Q (?:in)?to an? (?:mixed number|improper fraction|decimal|fraction|percent)[^?!]{0,90}(?:giving|gives|get|is|so|makes|becomes|answer:?) Q(?! (?:fives|sixes|[a-z]+s) )(?! of)',
    (m) => {
      const [from, to] = [m.quantity(1), m.quantity(2)];
      return from && to && /fraction|percent/.test(`${from.form}${to.form}`) && from.form !== 'words'
        ? says(m, to, { value: from.value })
        : undefined;
    },
  ),
];

const FRACTION_OF = '(?: the| these| those| all| his| her| their| our| my| its| a)?';
const partRules: readonly Rule[] = [
  rule(`Q of${FRACTION_OF} Q(?! of\\b)(?: NOUN){0,3}? IS Q(?! of\\b| and (?:a|one)\\b)`, (m) => {
    const [part, whole, said] = [m.quantity(1), m.quantity(2), m.quantity(3)];
    if (!part || !whole || !/fraction|percent/.test(part.form)) return undefined;
    return says(m, said, { value: part.value * whole.value, measure: whole.measure });
  }),
  rule(
    `Q of${FRACTION_OF} Q(?! of\\b)[^#.?!]{0,40}[.,] (?:that's|that is|that makes|so that's|or|this is)(?: about)? Q`,
    (m) => {
      const [part, whole, said] = [m.quantity(1), m.quantity(2), m.quantity(3)];
      if (
        !part ||
        !whole ||
        !/fraction|percent/.test(part.form) ||
        said?.form === 'percent' ||
        said?.form === 'fraction'
      )
        return undefined;
      return says(m, said, { value: part.value * whole.value, measure: whole.measure });
    },
  ),
  rule(
    "of (?:the )?Q NOUN{1,2},? Q [^#.?!]{2,40}[.,;] (?:that's|that is|so|that makes)(?: about)? Q(?:[^#.?!]{0,30}leaving(?: only)? Q)?",
    (m) => {
      const [whole, part, said, rest] = [m.quantity(1), m.quantity(2), m.quantity(3), m.quantity(4)];
      if (!whole || !part || !/fraction|percent/.test(part.form)) return undefined;
      const value = part.value * whole.value;
      return [says(m, said, { value }), says(m, rest, { value: whole.value - value })].filter(
        (one) => one !== undefined,
      );
    },
  ),
  rule('Q (?:is|was|makes up) Q (?:percent )?of (?:the )?Q', (m) => {
    const [part, share, whole] = [m.quantity(1), m.quantity(2), m.quantity(3)];
    if (
      !part ||
      !share ||
      !whole ||
      !/fraction|percent/.test(share.form) ||
      part.form === 'percent' ||
      part.form === 'fraction'
    )
      return undefined;
    return says(m, share, { value: part.value / whole.value });
  }),
  rule('Q and Q (?:make|makes|add up to|gives?|together make|together are|is|are) Q', (m) => {
    const [a, b, sum] = [m.quantity(1), m.quantity(2), m.quantity(3)];
    if (
      !a ||
      !b ||
      !sum ||
      a.form !== 'fraction' ||
      b.form !== 'fraction' ||
      sum.measure !== undefined ||
      !/ (?:make|add|give|together)/.test(m.text)
    )
      return undefined;
    return says(m, sum, { value: a.value + b.value });
  }),
];

/** "30 % of 90 …: 10 % is 9, three of those make 27, and 60 % is double that, 54." */
function sharesOfOne(match: Match) {
  const [percent, base] = [match.quantity(1), match.quantity(2)];
  if (percent?.form !== 'percent' || !base) return undefined;
  const rest = match.reading.pattern.slice(match.index + match.text.length);
  const own = /% of|#\d+ of #/.exec(rest);
  const scope = own === null ? rest : rest.slice(0, own.index);
  return [
    ...scope.matchAll(
      /#(\d+) (?:is|would be|makes|comes to|gives)(?: (?:double|twice|half|\w+ times) that,?| about| just)? #(\d+)(?! of)/g,
    ),
  ].flatMap(([, a, b]) => {
    const [share, said] = [match.reading.quantities[Number(a)], match.reading.quantities[Number(b)]];
    if (share?.form !== 'percent' || !said || said.form === 'percent') return [];
    return says(match, said, { value: share.value * base.value, measure: base.measure }) ?? [];
  });
}

/** Shares of a whole, powers, distances: statements that compute one number from another. */
export const PART_RULES: readonly Rule[] = [...mixedRules, ...partRules, rule('Q of Q', sharesOfOne)];
