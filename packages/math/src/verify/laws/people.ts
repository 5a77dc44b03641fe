import type { Finding } from '../reading/rule.ts';
import { type Amount, isPercent, judged, type Law, type Scene } from './scene.ts';

/** X is so much more, or so many times as much, as Y. */
type Compared = { readonly one: string; readonly other: string; readonly value: (known: number) => number };

const WHO =
  "((?!(?:so|and|then|but|since|if|because|that|now)\\b)(?:the |her |his |their |my |a )?[a-z]+(?:'s)?(?: [a-z]+)?)";
const MORE =
  /^ (?:[a-z]+ )?(more|older|taller|longer|heavier|higher|wider|farther|further|fewer|less|younger|shorter|lighter|lower)\b(?: [a-z]+){0,2}? than ((?:the |her |his |their |my |a )?[a-z]+)/;
const TIMES =
  /^ times (?:as (?:many|much|old|tall|long|heavy|far|high|big|large|wide)(?: [a-z]+){0,2}? as|the (?:number|amount|length|height|weight|age)(?: of)?) ((?:the |her |his |their |my |a )?[a-z]+)/;
const SUBJECT = new RegExp(
  `(?:^ ?|[,;] |\\band |\\bso |\\bthen |\\bsince |\\bif |\\bbut )${WHO} (?:is|are|was|has|have|had|read|reads|ran|runs|walked|scored|weighs?|saved|sold|sells|picked|collected|earned|made|baked|caught|drove|costs?|ate|got)(?: about| exactly| only| just| now)* $`,
);
const WORDS: readonly (readonly [RegExp, number])[] = [
  [
    /\btwice as (?:many|much|old|tall|long|heavy|far|high|big|large)(?: [a-z]+){0,2}? as ((?:the |her |his |their |my |a )?[a-z]+)/,
    2,
  ],
  [
    /\bhalf as (?:many|much|old|tall|long|heavy|far|high|big|large)(?: [a-z]+){0,2}? as ((?:the |her |his |their |my |a )?[a-z]+)/,
    0.5,
  ],
];
const LESS = /fewer|less|younger|shorter|lighter|lower/;
const plain = (who: string): string => who.replace(/^(?:the|her|his|their|my|a) /, '').split(' ')[0] ?? '';
/** "Jon has 17 cards, which is 5 fewer than Mia has": whom the first number is about. */
const WHICH = /^(.*?)#\d+[^#]*, which is(?: just| only| exactly)? $/;
const subjectOf = (lead: string): string | undefined => {
  const before = WHICH.exec(lead)?.[1];
  const who = SUBJECT.exec(before ?? lead)?.[1];
  return who === undefined ? undefined : plain(who);
};

function comparedIn({ lines }: Scene): { readonly all: Compared[]; readonly used: Set<Amount> } {
  const used = new Set<Amount>();
  const all = lines.flatMap(({ amounts, pattern }): Compared[] => {
    const worded = WORDS.flatMap(([source, factor]): Compared[] => {
      const found = source.exec(pattern);
      const one = found && subjectOf(pattern.slice(0, found.index));
      return found && one ? [{ one, other: plain(found[1] ?? ''), value: (known) => known * factor }] : [];
    });
    const counted = amounts.flatMap((amount): Compared[] => {
      const [more, times] = [MORE.exec(amount.behind), TIMES.exec(amount.behind)];
      const one = subjectOf(amount.before);
      if (one === undefined || isPercent(amount) || (!more && !times)) return [];
      used.add(amount);
      const { value } = amount.quantity;
      if (times) return [{ one, other: plain(times[1] ?? ''), value: (known) => known * value }];
      const sign = LESS.test(more?.[1] ?? '') ? -1 : 1;
      return [{ one, other: plain(more?.[2] ?? ''), value: (known) => known + sign * value }];
    });
    return [...worded, ...counted];
  });
  return { all, used };
}

const TOGETHER = /\b(?:together|combined|altogether|in all|in total|a total of|between them)\b/;

/** "Liam has 3 times as many stickers as Nora. Nora has 14, so Liam has 42." */
const comparedLaw: Law = (scene) => {
  const { all, used } = comparedIn(scene);
  const isStory = scene.amounts.length <= 5 && scene.amounts.every(({ quantity }) => !quantity.computed);
  const names = all.map(({ one, other }) => `${one} ${other}`);
  if (all.length === 0 || !isStory || new Set(names).size < names.length) return [];
  const known = new Map<string, number>();
  return scene.amounts.flatMap((amount): Finding[] => {
    const line = scene.lines[amount.sentence];
    if (used.has(amount) || amount.quantity.computed || isPercent(amount) || !line) return [];
    const who = subjectOf(amount.before);
    // "A shirt and a hat cost $31 together": said of neither of them.
    if (TOGETHER.test(`${amount.lead} ${amount.tail}`)) return [];
    if (who === undefined || /[?]|\b(?:after|before|ago|in #|gave|gives|lost)\b/.test(line.pattern)) return [];
    const { value } = amount.quantity;
    const expected = all.flatMap(({ one, other, value: from }): number[] => {
      const [a, b] = [known.get(other), known.get(one)];
      if (one === who && a !== undefined) return [from(a)];
      // The other way round: from 0 and 1 follows what must be undone.
      const [start, step] = [from(0), from(1) - from(0)];
      return other === who && b !== undefined ? [(b - start) / step] : [];
    });
    const isKnown = known.has(who);
    if (!isKnown) known.set(who, value);
    if (isKnown || expected.length === 0 || amount.quantity.form === 'fraction') return [];
    return judged(
      amount,
      expected.map((each) => each * (amount.quantity.measure?.factor ?? 1)),
    );
  });
};

const THAN =
  /^ (?:(?!(?:is|are|was|were|comes|has|have)\b)[a-z]+ )?(?:taller|longer|heavier|older|higher|farther|wider|deeper|warmer|colder|more|fewer|less|shorter|lighter|younger|apart)\b(?! than #)/;

/** "An oak is 36 feet tall and a pine is 52 feet tall. The pine is 16 feet taller." */
const differenceLaw: Law = ({ amounts, lines }) => {
  const [a, b, said, more] = amounts;
  if (
    !a ||
    !b ||
    !said ||
    more ||
    a.kind !== b.kind ||
    b.kind !== said.kind ||
    a.sentence !== b.sentence ||
    !THAN.test(said.tail)
  )
    return [];
  const line = lines[said.sentence];
  const isOpen =
    !line ||
    /[?~]|\b(?:times|need|needs|if|than (?:that|this|both|the (?:sum|total))|each|per)\b/.test(
      lines.map(({ pattern }) => pattern).join(' '),
    );
  const isPlain = [a, b].every(
    ({ tail, quantity }) =>
      !/^ (?:[a-z]+ )?(?:more|less|fewer|times|[a-z]+er)\b/.test(tail) &&
      /decimal|words|money|fraction/.test(quantity.form),
  );
  if (isOpen || !isPlain || said.sentence === a.sentence) return [];
  if (
    !/ and |, /.test(b.before) ||
    (a.kind === 'num' &&
      a.label.length > 0 &&
      said.label.length > 0 &&
      !a.label.some((name) => said.tail.includes(name)))
  )
    return [];
  return judged(said, [Math.abs(a.base - b.base)]);
};

const CHANGED: readonly (readonly [RegExp, 1 | -1])[] = [
  [
    /\b(?:rises?|rose|warms? up|warmed(?: up)?|goes up|went up|climbs?|climbed|gains?|gained|increases?|increased|ascends?|ascended)(?: by)?(?: another)? $/,
    1,
  ],
  [
    /\b(?:falls?|fell|drops?|dropped|cools?(?: down)?|cooled(?: down)?|goes down|went down|decreases?|decreased|sinks?|sank|descends?|descended|dives?|dived)(?: by)?(?: another)? $/,
    -1,
  ],
];
const NOW =
  /\b(?:becomes?|became|is now|was now|it is|it was|it's|is|was|reach(?:es|ed)|ends? (?:up )?at|ended (?:up )?at|stands? at|now|to be)(?: only| just| about| at)* $/;

/** "It was −2 °C and rose 9 degrees, so it was 7 °C." */
const changedLaw: Law = ({ amounts, lines }) => {
  const [from, ...rest] = amounts;
  const said = rest.at(-1);
  const steps = rest.slice(0, -1);
  if (!from || !said || steps.length === 0 || !NOW.test(said.lead)) return [];
  const signs = steps.map(({ lead }) => CHANGED.find(([pattern]) => pattern.test(lead))?.[1]);
  const text = lines.map(({ pattern }) => pattern).join(' ');
  const kinds = new Set(amounts.map(({ kind }) => kind.replace('deg^1', 'K^1').replace('num', 'K^1')));
  if (signs.some((sign) => sign === undefined) || steps.some(isPercent) || kinds.size > 1) return [];
  if (/[?~]|\b(?:each|every|per|an hour|difference|how|change of|freezing|average|not)\b/.test(text)) return [];
  if (from.kind === 'm^1') return [];
  const value = steps.reduce((sum, step, at) => sum + (signs[at] ?? 0) * step.quantity.value, from.quantity.value);
  return judged(said, [value * (said.quantity.measure?.factor ?? 1)]);
};

export const PEOPLE_LAWS: readonly Law[] = [comparedLaw, differenceLaw, changedLaw];
