import type { Amount, Law, Line, Scene } from '../laws/scene.ts';
import { measureOf } from '../reading/quantity.ts';
import type { Finding } from '../reading/rule.ts';
import { atPart, matchedIn } from './matched.ts';

/** What the words compare: `sign` is 1 where the first is said to be more; `kinds` are what they can be said of. */
const WORDS: readonly (readonly [RegExp, 1 | -1, RegExp])[] = [
  [/^heavier$/, 1, /^kg/],
  [/^lighter$/, -1, /^kg/],
  [/^(?:taller|longer|wider|deeper|higher|farther|further)$/, 1, /^(?:m\^1|s\^1|num)$/],
  [/^(?:shorter|narrower|lower|closer|nearer)$/, -1, /^(?:m\^1|s\^1|num)$/],
  [/^older$/, 1, /^(?:num|s\^1|month)/],
  [/^younger$/, -1, /^(?:num|s\^1|month)/],
  [/^(?:warmer|hotter)$/, 1, /^(?:K|deg)/],
  [/^(?:colder|cooler)$/, -1, /^(?:K|deg)/],
  [/^(?:cheaper|less expensive)$/, -1, /^usd/],
  [/^more expensive$/, 1, /^usd/],
  [/^more likely$/, 1, /^num$/],
  [/^less likely$/, -1, /^num$/],
  [/^(?:more|larger|bigger|greater)$/, 1, /./],
  [/^(?:less|fewer|smaller)$/, -1, /./],
];
const COMPARES =
  /\b(more likely|less likely|more expensive|less expensive|heavier|lighter|taller|longer|wider|deeper|higher|farther|further|shorter|narrower|lower|older|younger|warmer|hotter|colder|cooler|cheaper|more|larger|bigger|greater|less|fewer|smaller)(?: [a-z]+)? than ((?:[a-z'-]+|#\d+)(?: (?!and\b|but\b|because\b|so\b|which\b|since\b|when\b|if\b|is\b|did\b|does\b|has\b|had\b|was\b|were\b)(?:[a-z'-]+|#\d+))*)/g;
const VERB =
  /^(.*?)\b(?:is|are|was|were|holds?|weighs?|costs?|has|have|had|ran|walked|read|scored|jumped|lasts?|lasted|takes?|took|measures?|covers?|got|sold|saved|drove|earned|ate|collected|picked|made)(?: (?:still|even|also|now|a bit|a little|slightly|much|far|just|really|actually|clearly|then|always))*$/;
const OPEN =
  /[?~]|\b(?:if|not|isn't|aren't|wasn't|doesn't|didn't|don't|whether|never|twice|times|half as|should|could|would|might|may|must|can|guess|think|thinks|thought|estimate|which|who|says|said)\b/;

/** "If I pull one, blue is more likely" holds although it begins with "if". */
const isOpen = (pattern: string, word: string): boolean =>
  OPEN.test(/likely$/.test(word) ? pattern.replace(/\bif\b/g, '') : pattern);

const EMPTY = new Set(
  'a an the this that these those its it his her their our my your one of in on at for by to from with and so then but total whole full number amount still price cost length size side weight height area volume perimeter as'.split(
    ' ',
  ),
);
const stem = (word: string): string => word.replace(/'s?$/, '').replace(/(?<=[^s])s$/, '');
const contentOf = (words: string): string[] =>
  (words.match(/[a-z]+(?:'s?)?/g) ?? []).map(stem).filter((word) => word.length > 1 && !EMPTY.has(word));

type Told = { readonly amount: Amount; readonly near: ReadonlySet<string>; readonly far: ReadonlySet<string> };

const POINTS = /\b(?:it|its|he|she|his|her|they|their|that|this)\b/;
/** The words before the verb of a sentence: whom or what it is about. */
const subjectOf = (pattern: string): string =>
  pattern.split(/\b(?:is|are|was|were|has|have|had|weighs?|costs?|holds?|measures?|#\d+)\b|[,;]/)[0] ?? '';

/** Each amount with the words of its own part of the sentence, and those of its subject. */
function toldIn({ lines }: Scene): Told[] {
  return lines.flatMap(({ amounts, pattern }, number) => {
    const before = subjectOf(lines[number - 1]?.pattern ?? '');
    return amounts.map((amount, at) => {
      const lead = at === 0 ? amount.lead : amount.lead.replace(/^.*(?:, | and | but |; )/, ' ');
      const tail = /^(.*?)(?:,| and | but |;)/.exec(amount.tail)?.[1] ?? amount.tail;
      const own = subjectOf(pattern);
      const far = contentOf(`${own} ${POINTS.test(`${lead} ${own}`) || contentOf(own).length === 0 ? before : ''}`);
      return { amount, near: new Set(contentOf(`${lead} ${tail}`)), far: new Set(far) };
    });
  });
}

const sizeOf = ({ kind, base }: Amount): { readonly kind: string; readonly base: number } => ({ kind, base });

/** What a name stands for: a written amount, one of a unit, or the only amount that is told of the thing. */
function meant(
  words: string,
  all: readonly Told[],
  { amounts }: Line,
  scene: Scene,
  kinds: RegExp,
): { readonly kind: string; readonly base: number } | undefined {
  const marks = [...words.matchAll(/#(\d+)/g)];
  if (marks.length > 1) return undefined;
  if (marks[0]) {
    const quantity = scene.reading.quantities[Number(marks[0][1])];
    const own = amounts.find((one) => one.quantity === quantity);
    return own && /^(?:the |about |only |just )?#\d+(?: [a-z]+)?$/.test(words.trim()) ? sizeOf(own) : undefined;
  }
  const unit = /^(?:an?|one) ((?:square |cubic )?[a-z]+)$/.exec(words.trim())?.[1];
  const measure = unit === undefined ? undefined : measureOf(unit);
  if (measure && measure.dimension !== 'K^1') return { kind: measure.dimension, base: measure.factor };
  const names = contentOf(words);
  if (names.length === 0) return undefined;
  const scored = all.flatMap((told) => {
    const hits = names.filter((name) => told.near.has(name)).length;
    const subject = names.filter((name) => !told.near.has(name) && told.far.has(name)).length;
    return kinds.test(told.amount.kind) && hits + subject === names.length && !told.amount.quantity.text.includes('%')
      ? [{ told, score: hits + subject / 2 }]
      : [];
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const top = scored.filter(({ score }) => score === best).map(({ told }) => told.amount);
  const [first] = top;
  return first && top.every(({ kind, base }) => kind === first.kind && Math.abs(base - first.base) < 1e-9)
    ? sizeOf(first)
    : undefined;
}

/** "Our cat weighs 9 pounds. The puppy weighs 12 pounds. So our cat is heavier than the puppy." */
const comparedLaw: Law = (scene) => {
  const all = toldIn(scene);
  return scene.lines.flatMap((line): Finding[] =>
    [...line.pattern.matchAll(COMPARES)].flatMap((found): Finding[] => {
      const [whole, word = '', other = ''] = found;
      const [, sign, kinds] = WORDS.find(([pattern]) => pattern.test(word)) ?? [];
      const clause = line.pattern.slice(0, found.index).split(/[,;:]|\b(?:so|and|but|because|that|then|since)\b/);
      const own = VERB.exec((clause.at(-1) ?? '').trim())?.[1]?.trim();
      if (sign === undefined || kinds === undefined || own === undefined || own === '' || isOpen(line.pattern, word))
        return [];
      const holder = /\bholds?\b/.test(clause.at(-1) ?? '') ? /^m\^3$/ : kinds;
      const [a, b] = [own, other].map((name) => meant(name, all, line, scene, holder));
      if (!a || !b || a.kind !== b.kind || Math.abs(a.base - b.base) < 1e-12) return [];
      if (/#/.test(own) && /#/.test(other)) return [];
      const from = Math.max(0, found.index - own.length - 4);
      const length = found.index + whole.length - from;
      return atPart(scene, line, from, length, Math.sign(a.base - b.base) === sign);
    }),
  );
};

const EXTREME =
  /\b(largest|biggest|greatest|longest|tallest|highest|heaviest|oldest|most|smallest|shortest|lowest|lightest|youngest|least)\b(?! common)[^#.?]{0,24} (?:is|was|measures|has)(?: the #\d+(?: with| of| that (?:is|measures))?| the)? $/;
const IS_SUM = /\b(?:together|sum|total|add|adds|altogether|than|range|difference|mean|average|median)\b[^#]*$/;

/** "The angles are 48°, 67° and 65°. Its largest angle is the one with 65°." */
const extremeLaw: Law = ({ amounts, lines }) =>
  amounts.flatMap((said): Finding[] => {
    const word = EXTREME.exec(said.before)?.[1];
    const line = lines[said.sentence];
    if (word === undefined || !line || OPEN.test(line.pattern) || /\bpossible\b/.test(line.pattern)) return [];
    const before = amounts.filter(
      (one) => one.quantity.end < said.quantity.start && one.kind === said.kind && !IS_SUM.test(one.lead),
    );
    if (!before.some(({ base }) => base === said.base) || new Set(before.map(({ base }) => base)).size < 2) return [];
    const all = before.map(({ base }) => base);
    const wanted = /^(?:smallest|shortest|lowest|lightest|youngest|least)$/.test(word)
      ? Math.min(...all)
      : Math.max(...all);
    // The number itself may be right; what is said of it ends where it begins.
    const { start } = said.quantity;
    return [{ start: start - Math.min(12, said.lead.length), end: start + 1, holds: said.base === wanted }];
  });

/** "8 like red and 11 like blue. Blue got 3 more votes than red." */
const moreThanLaw: Law = (scene) => {
  const all = toldIn(scene);
  return matchedIn(
    scene,
    /(?:^ ?|[,;] |\bso |\band )((?:the |our |her |his )?[a-z]+) (?:got|has|have|had|is|are|sold|read|scored|won|ate|picked|collected) (#\d+) (more|fewer|less)(?: [a-z]+)? than ((?:the |our |her |his )?[a-z]+)(?= ?[.,;!]|$| did| does| has)/g,
    /[?~]|\b(?:not|if|each|every|twice|times)\b/,
  ).flatMap((found) => {
    const by = found.amount(2);
    const earlier = by ? all.filter(({ amount }) => amount.quantity.end < found.line.start) : [];
    const [a, b] = [found.words[1] ?? '', found.words[4] ?? ''].map((name) =>
      meant(name, earlier, found.line, scene, /^num$/),
    );
    if (!by || !a || !b || by.kind !== 'num') return [];
    const sign = found.words[3] === 'more' ? 1 : -1;
    const length = (found.words[0] ?? '').length;
    return atPart(scene, found.line, found.at, length, Math.abs(a.base - b.base - sign * by.base) < 1e-9);
  });
};

export const COMPARED_LAWS: readonly Law[] = [comparedLaw, extremeLaw, moreThanLaw];
