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

/** `words` are those typed words that some skill contains, `unknown` the others. Matching skills, best first. */
export type TopicSearch<S> = {
  readonly words: readonly string[];
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
/** How many typing errors are tolerated in a word, by its length. */
const typosIn = (word: string): number => (word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0);

type Indexed<S> = {
  readonly skill: S;
  readonly weights: ReadonlyMap<string, number>;
  readonly kinds: readonly string[];
};
export type TopicIndex<S> = {
  readonly all: readonly Indexed<S>[];
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

/** Reads all skills once, so that many searches are fast. */
export function topicIndex<S extends Findable>(
  skills: readonly S[],
  wordingOf: (standard: string) => string = () => '',
): TopicIndex<S> {
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
    for (const stem of weights.keys()) seen.set(stem, (seen.get(stem) ?? 0) + 1);
    return {
      skill,
      weights,
      kinds: wordsIn(skill.name)
        .map(stemOf)
        .filter((stem) => KINDS.has(stem)),
    };
  });
  return { all, seen, spellings };
}

const weightIn = (weights: ReadonlyMap<string, number>, stem: string): number => {
  const own = weights.get(stem);
  if (own !== undefined) return own;
  let best = 0;
  for (const [other, weight] of weights) if (isSame(stem, other)) best = Math.max(best, weight * 0.95);
  return best;
};

/** The known word that is closest to a misspelled one, or the word itself. */
function respelt(word: string, { seen, spellings }: Pick<TopicIndex<unknown>, 'seen' | 'spellings'>): string {
  const most = typosIn(word);
  if (most === 0 || seen.has(stemOf(word)) || isAround(word) || spellings.has(word)) return word;
  let best: { word: string; apart: number } | undefined;
  for (const known of spellings) {
    if (known[0] !== word[0]) continue;
    const apart = lettersApart(word, known);
    if (apart <= most && apart < (best?.apart ?? 3)) best = { word: known, apart };
  }
  return best?.word ?? word;
}

/** The query with misspelled words corrected to those of the skills. */
export const respell = (typed: string, index: Pick<TopicIndex<unknown>, 'seen' | 'spellings'>): string =>
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
  if (known.length === 0) return { words: [], unknown, found: [] };
  const weightOf = (stem: string): number => Math.log(1.5 + index.all.length / (index.seen.get(stem) ?? 1));
  const total = known.reduce((sum, [stem]) => sum + weightOf(stem), 0);
  const found = index.all
    .map(({ skill, weights, kinds }) => {
      const amounts = known.map(([stem]) => weightIn(weights, stem));
      const met = known.reduce((sum, [stem], at) => sum + weightOf(stem) * (amounts[at] ?? 0), 0) / total;
      const strange = kinds.filter((kind) => !known.some(([stem]) => isSame(stem, kind))).length;
      const away = grade === undefined ? 0 : Math.min(1, Math.abs(skill.grade - grade) * 0.08);
      const all = amounts.every((weight) => weight > 0);
      return {
        skill,
        share: met - strange * OTHER_KIND - away + (all ? FOR_ALL : 0) - skill.name.length / 1000,
        all,
        meets: amounts,
      };
    })
    .filter(({ meets }) => meets.some((weight) => weight > 0))
    .toSorted((one, other) => other.share - one.share || one.skill.grade - other.skill.grade);
  return { words: known.map(([, word]) => word), unknown, found };
}
