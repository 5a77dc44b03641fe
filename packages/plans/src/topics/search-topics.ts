import { asSkillsSay, isAround, isSame, lettersApart, stemOf, wordsIn } from './words.ts';

/** The texts by which a skill is found. `wording` is that of its standards, if available. */
export type Findable = {
  readonly code: string;
  readonly name: string;
  readonly canDo?: string | undefined;
  readonly domain: string;
  readonly grade: number;
  readonly standards: readonly string[];
  readonly cases?: readonly { readonly label: string }[];
};

/** A skill and how well it matches the words: `share` by weight, 0 to 1, and a value for each word, 0 for no match. */
export type Meeting<S> = {
  readonly skill: S;
  readonly share: number;
  readonly all: boolean;
  readonly meets: readonly number[];
};

/** `words` are those typed words that some skill contains, with their `weights`, `unknown` the others. Matching skills, best first. */
export type TopicSearch<S> = {
  readonly words: readonly string[];
  readonly weights: readonly number[];
  readonly unknown: readonly string[];
  readonly found: readonly Meeting<S>[];
};

/** The weight of a word, by the part of a skill that contains it. */
const PARTS = { name: 1, code: 0.9, canDo: 0.85, domain: 0.8, cases: 0.6, wording: 0.5 } as const;
/** Kinds of objects that a skill is about: a skill about a kind that was not asked for ranks lower. */
const KINDS = new Set(
  [
    'fraction',
    'decimal',
    'mixed',
    'negative',
    'percent',
    'binomial',
    'power',
    'polynomial',
    'root',
    'story',
    'stories',
    'pattern',
    'angle',
    'box',
    'scientific',
    'mean',
    'convert',
    'grow',
  ].map(stemOf),
);
const OTHER_KIND = 0.14;
/** A word that is one of the language and stands in at most so many names weighs this much of what it would. */
const FEW = 2;
const PASSING = 0.2;
/** The bonus for each pair of words that stands so in a skill's name: "two points". */
const FOR_PAIR = 0.04;
/** What is done with numbers. A skill that does another one than was asked for is not meant. */
const OPERATIONS = new Set(
  [
    'add',
    'subtract',
    'multiply',
    'divide',
    'compare',
    'order',
    'round',
    'convert',
    'estimate',
    'simplify',
    'factor',
  ].map(stemOf),
);
const OTHER_OPERATION = 0.3;
const operationsIn = (text: string): ReadonlySet<string> =>
  new Set(
    wordsIn(text.replace(/\border of operations\b|\blong division\b/g, ' '))
      .map(stemOf)
      .filter((stem) => OPERATIONS.has(stem)),
  );
const pairsIn = (text: string): string[] => {
  const stems = wordsIn(text).map(stemOf);
  return stems.slice(1).map((stem, at) => `${stems[at]} ${stem}`);
};
/** True where a skill does something, and nothing of what was asked for. */
const isOther = (asked: ReadonlySet<string>, done: ReadonlySet<string>): boolean =>
  asked.size > 0 && done.size > 0 && ![...done].some((each) => asked.has(each));
/** How many typing errors are tolerated in a word, by its length. */
const typosIn = (word: string): number => (word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0);

type Indexed<S> = {
  readonly skill: S;
  readonly operations: ReadonlySet<string>;
  /** Pairs of words beside each other in the name. */
  readonly pairs: ReadonlySet<string>;
  readonly weights: ReadonlyMap<string, number>;
  readonly kinds: readonly string[];
};
export type TopicIndex<S> = {
  readonly isWord: (word: string) => boolean;
  readonly all: readonly Indexed<S>[];
  /** By how many skills each stem stands in the name. */
  readonly named: ReadonlyMap<string, number>;
  readonly seen: ReadonlyMap<string, number>;
  /** Whole words of the skills, to correct misspelled ones. */
  readonly spellings: ReadonlySet<string>;
};

/** The parts of a hyphenated word, and the whole word. */
const bitsOf = (word: string): string[] => (word.includes('-') ? [word, ...word.split('-')] : [word]);
const stemsIn = (text: string): string[] => wordsIn(text).flatMap(bitsOf).map(stemOf);
/** The weight of a synonym of a skill's word. */
const AS_SAID = 0.92;
/** The bonus for a skill that matches every word. */
const FOR_ALL = 0.05;

const nothing = { wordingOf: () => '', isWord: () => false };

/**
 * Reads all skills once, so that many searches are fast. `isWord` knows words of the language: they are not taken for
 * misspelled words of a skill, and weigh little where hardly any skill is named by them.
 */
export function topicIndex<S extends Findable>(
  skills: readonly S[],
  { wordingOf, isWord }: { wordingOf: (standard: string) => string; isWord: (word: string) => boolean } = nothing,
): TopicIndex<S> {
  const named = new Map<string, number>();
  const seen = new Map<string, number>();
  const spellings = new Set<string>();
  const all = skills.map((skill) => {
    const texts = {
      name: skill.name,
      code: skill.code.replace(/^[^.]*\./, ''),
      canDo: skill.canDo ?? '',
      domain: skill.domain.replaceAll('-', ' '),
      cases: (skill.cases ?? []).map(({ label }) => label).join(' '),
      wording: skill.standards.map(wordingOf).join(' '),
    };
    const weights = new Map<string, number>();
    for (const part of ['name', 'code', 'canDo', 'domain', 'cases', 'wording'] as const) {
      for (const word of wordsIn(texts[part]))
        for (const bit of word.split('-')) if (bit.length > 3) spellings.add(bit);
      const own = stemsIn(texts[part]);
      for (const stem of own) weights.set(stem, Math.max(weights.get(stem) ?? 0, PARTS[part]));
      for (const stem of stemsIn(asSkillsSay(texts[part])))
        if (!own.includes(stem)) weights.set(stem, Math.max(weights.get(stem) ?? 0, PARTS[part] * AS_SAID));
    }
    for (const [stem, weight] of weights) {
      seen.set(stem, (seen.get(stem) ?? 0) + 1);
      if (weight >= PARTS.code) named.set(stem, (named.get(stem) ?? 0) + 1);
    }
    return {
      skill,
      weights,
      operations: operationsIn(asSkillsSay(skill.name)),
      pairs: new Set(pairsIn(skill.name)),
      kinds: wordsIn(skill.name)
        .map(stemOf)
        .filter((stem) => KINDS.has(stem)),
    };
  });
  return { all, seen, spellings, named, isWord };
}

const weightIn = (weights: ReadonlyMap<string, number>, stem: string): number => {
  const own = weights.get(stem);
  if (own !== undefined) return own;
  let best = 0;
  for (const [other, weight] of weights) if (isSame(stem, other)) best = Math.max(best, weight * 0.95);
  return best;
};

type Spelled = Pick<TopicIndex<unknown>, 'seen' | 'spellings' | 'isWord'>;

/** The known word that is closest to a misspelled one, of equally close ones the most frequent, or the word itself. */
function respelt(word: string, { seen, spellings, isWord }: Spelled): string {
  const most = typosIn(word);
  if (most === 0 || isWord(word) || seen.has(stemOf(word)) || isAround(word) || spellings.has(word)) return word;
  const frequency = (known: string) => seen.get(stemOf(known)) ?? 0;
  let best: { word: string; apart: number } | undefined;
  for (const known of spellings) {
    if (known[0] !== word[0]) continue;
    const apart = lettersApart(word, known);
    if (apart > most) continue;
    const isCloser = best === undefined || apart < best.apart;
    if (isCloser || (apart === best?.apart && frequency(known) > frequency(best.word))) best = { word: known, apart };
  }
  return best?.word ?? word;
}

/** The query with misspelled words corrected to those of the skills. */
export const respell = (typed: string, index: Spelled): string =>
  typed.replace(/[\p{L}'’]{4,}/gu, (word) => (word === word.toUpperCase() ? word : respelt(word.toLowerCase(), index)));

/** Finds skills by the words that people use, even if misspelled. */
export function searchTopics<S extends Findable>(index: TopicIndex<S>, typed: string, grade?: number): TopicSearch<S> {
  const said = asSkillsSay(respell(typed, index));
  const bits = wordsIn(said)
    .flatMap((word) => (isAround(word) ? [] : index.seen.has(stemOf(word)) ? [word] : word.split('-')))
    .filter((word) => word.length > 1 && !/^\d+$/.test(word) && !isAround(word));
  const stems = [...new Map(bits.map((word) => [stemOf(word), word])).entries()];
  const isKnown = (stem: string): boolean => index.all.some(({ weights }) => weightIn(weights, stem) > 0);
  const known = stems.filter(([stem]) => isKnown(stem));
  const unknown = stems.filter(([stem]) => !isKnown(stem)).map(([, word]) => word);
  if (known.length === 0) return { words: [], weights: [], unknown, found: [] };
  const inPassing = (stem: string, word: string): boolean =>
    (index.named.get(stem) ?? 0) === 0 || ((index.named.get(stem) ?? 0) <= FEW && index.isWord(word));
  const weights = new Map(
    known.map(([stem, word]) => [
      stem,
      Math.log(1.5 + index.all.length / (index.seen.get(stem) ?? 1)) * (inPassing(stem, word) ? PASSING : 1),
    ]),
  );
  const weightOf = (stem: string): number => weights.get(stem) ?? 0;
  const operations = operationsIn(said);
  const spoken = pairsIn(typed);
  const total = known.reduce((sum, [stem]) => sum + weightOf(stem), 0);
  const found = index.all
    .map(({ skill, weights: own, kinds, operations: done, pairs }) => {
      const amounts = known.map(([stem]) => weightIn(own, stem));
      const met = known.reduce((sum, [stem], at) => sum + weightOf(stem) * (amounts[at] ?? 0), 0) / total;
      const strange = kinds.filter((kind) => !known.some(([stem]) => isSame(stem, kind))).length;
      const away = grade === undefined ? 0 : Math.min(1, Math.abs(skill.grade - grade) * 0.08);
      const all = amounts.every((weight) => weight > 0);
      return {
        skill,
        share:
          met -
          strange * OTHER_KIND -
          (isOther(operations, done) ? OTHER_OPERATION : 0) -
          away +
          (all ? FOR_ALL : 0) +
          spoken.filter((pair) => pairs.has(pair)).length * FOR_PAIR -
          skill.name.length / 1000,
        all,
        meets: amounts,
      };
    })
    .filter(({ meets }) => meets.some((weight) => weight > 0))
    .toSorted((one, other) => other.share - one.share || one.skill.grade - other.skill.grade);
  return { words: known.map(([, word]) => word), weights: known.map(([stem]) => weightOf(stem)), unknown, found };
}
