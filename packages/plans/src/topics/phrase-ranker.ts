import { isAround, lettersApart, stemOf, wordsIn } from './words.ts';

/** What a skill is called: its phrases, and texts in which its words stand beside others. */
export type Called<S> = { readonly skill: S; readonly phrases: readonly string[]; readonly texts: readonly string[] };

/** A skill for a request. `met` are the stems that its best phrase shares with it; `whole`: it has all of that phrase. */
export type RankedSkill<S> = {
  readonly skill: S;
  readonly score: number;
  readonly whole: boolean;
  readonly met: ReadonlySet<string>;
  /** All stems of the request that some phrase or text of the skill has. */
  readonly known: ReadonlySet<string>;
};
export type Ranking<S> = {
  readonly found: readonly RankedSkill<S>[];
  /** The stems of the request that some skill is called by, with their weights. */
  readonly weights: ReadonlyMap<string, number>;
};
export type Ranker<S> = {
  /** `aside`: stems of the request that say something about the topic, and yet name none. */
  readonly rank: (typed: string, aside?: ReadonlySet<string>) => Ranking<S>;
  readonly knows: (word: string) => boolean;
};

/** Words that bind others and name nothing. */
const BINDS = new Set(
  `a an the of to in on at by for from with and or as is are was be it its that this these those there their they them he she his her i me my we our us you your
  so but if then than do does did can could will would should has have had about into onto over please pls thanks also just some any each every all
  what which who how why when where u im ill ive dont doesnt`.split(/\s+/),
);
/** Words around every topic that are part of some names all the same. */
const OF_NAMES = new Set(
  'both half halves third thirds fourth fourths more less fewer like word time change changing one even early story stories up down'.split(
    ' ',
  ),
);
/** Words of which the stem is not that of the verb. */
const SAME_STEM: Readonly<Record<string, string>> = {
  ...{ addit: 'add', divis: 'divid', halv: 'half', comparis: 'compar', convers: 'convert', quotient: 'divid' },
  ...{ mult: 'multipl', div: 'divid', sub: 'subtract', fracs: 'fract', eq: 'equ', eqn: 'equ', sum: 'add' },
  ...{ plus: 'add', minus: 'subtract', product: 'multipl', averag: 'mean', pythag: 'pythagorean', neg: 'negativ' },
  ...{
    integ: 'integer',
    vertic: 'vertex',
    story: 'word',
    stor: 'word',
    versus: 'vs',
    '%': 'percent',
    borrow: 'regroup',
  },
  ...{ carr: 'regroup', trad: 'regroup', swap: 'switch', distanc: 'distanc', prob: 'probabil', tabl: 'table' },
};
const NUMBERS: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  double: '2',
  single: '1',
};
/** A number before these is part of what it says: "two-digit", "2 step". */
const SIZED = /^(?:digit|step|variable|addend|unknown)s?$/;

/** The stems of a text in their order, without words that say nothing about a topic. */
export function stemsOfTopic(text: string): string[] {
  const words = wordsIn(text.replaceAll('%', ' percent ').replaceAll('÷', ' division ').replaceAll('’', "'"))
    .flatMap((word) => word.split('-'))
    .filter((word) => word !== '');
  const stems: string[] = [];
  for (const [at, word] of words.entries()) {
    const before = words[at - 1] ?? '';
    const size = /^\d+$/.test(before) ? before : NUMBERS[before];
    if (SIZED.test(word) && (size !== undefined || before === 'multi')) {
      stems.push(`${size ?? 'multi'}${word.replace(/s$/, '')}`);
      continue;
    }
    if (BINDS.has(word) || (word.length < 2 && !/\d/.test(word))) continue;
    const stem = stemOf(word);
    stems.push(SAME_STEM[stem] ?? SAME_STEM[word] ?? stem);
  }
  return stems;
}

/** What a word weighs that stands around topics of all sorts, and a number. */
const AROUND = 0.3;
const ROUND_NUMBER = 0.6;
/** What remains of a word that belongs to a condition. */
const ASIDE = 0.35;
const ROUND = /^1?0+$|^20$|^120$/;
/** True for the stem of a word around topics, such as "mak" of "making". */
const isAside = (stem: string): boolean =>
  !OF_NAMES.has(stem) && (isAround(stem) || isAround(`${stem}e`) || isAround(`${stem}ing`));

/** Weights of texts beside phrases, of further phrases, and of two words beside each other. */
const OF_TEXT = 0.14;
const OF_SECOND = 0.22;
const FOR_PAIR = 0.3;
/** How much a phrase counts of which only a part is said. */
const COVERED = 1.7;
const FOR_WHOLE = 1.15;

type Phrase = { readonly stems: readonly string[]; readonly pairs: ReadonlySet<string> };
const pairsOf = (stems: readonly string[]): Set<string> =>
  new Set(stems.slice(1).map((stem, at) => `${stems[at]} ${stem}`));
const phraseOf = (text: string): Phrase => {
  const stems = stemsOfTopic(text);
  return { stems: [...new Set(stems)], pairs: pairsOf(stems) };
};

/** Prepares a ranking of skills by what they are called. `isWord` knows words of the language, which are not misspelled. */
export function phraseRanker<S>(all: readonly Called<S>[], isWord: (word: string) => boolean): Ranker<S> {
  const read = all.map(({ skill, phrases, texts }) => ({
    skill,
    phrases: phrases
      .map(phraseOf)
      .filter(
        ({ stems }) =>
          stems.some((stem) => !/^\d+$/.test(stem)) && !(stems.length === 1 && OF_NAMES.has(stems[0] ?? '')),
      ),
    words: new Set(texts.flatMap(stemsOfTopic)),
  }));
  const counts = new Map<string, number>();
  for (const { phrases } of read)
    for (const stem of new Set(phrases.flatMap(({ stems }) => stems))) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const spellings = new Map<string, string>();
  for (const { phrases } of all)
    for (const word of phrases.flatMap(wordsIn)) if (word.length > 4 && !isAround(word)) spellings.set(word, word);
  const idf = (stem: string): number =>
    Math.log(1.3 + read.length / (counts.get(stem) ?? 1)) *
    (/^\d+$/.test(stem) ? (ROUND.test(stem) ? ROUND_NUMBER : AROUND) : isAside(stem) ? AROUND : 1);
  const respelt = (word: string): string => {
    if (word.length < 5 || isWord(word) || spellings.has(word) || isAround(word)) return word;
    const most = word.length >= 8 ? 2 : 1;
    let best: { readonly word: string; readonly apart: number } | undefined;
    for (const known of spellings.keys()) {
      if (known[0] !== word[0] || (best && best.apart === 1)) continue;
      const apart = lettersApart(word, known);
      if (apart <= most && (best === undefined || apart < best.apart)) best = { word: known, apart };
    }
    return best?.word ?? word;
  };
  const rank = (typed: string, aside: ReadonlySet<string> = new Set()): Ranking<S> => {
    const weightOf = (stem: string): number => idf(stem) * (aside.has(stem) ? ASIDE : 1);
    const stems = stemsOfTopic(typed.toLowerCase().replaceAll(/\p{L}{5,}/gu, respelt)).filter((stem) =>
      counts.has(stem),
    );
    const said = new Set(stems);
    const pairs = pairsOf(stems);
    const found = read.flatMap(({ skill, phrases, words }): RankedSkill<S>[] => {
      const scored = phrases
        .map((phrase) => {
          const met = phrase.stems.filter((stem) => said.has(stem));
          const [gain, full] = [met, phrase.stems].map((each) => each.reduce((sum, stem) => sum + weightOf(stem), 0));
          const together = [...phrase.pairs].filter((pair) => pairs.has(pair)).length;
          const covered = (gain ?? 0) / (full ?? 1);
          return {
            met,
            covered,
            score: (gain ?? 0) * covered ** COVERED * (1 + FOR_PAIR * together) * (covered === 1 ? FOR_WHOLE : 1),
          };
        })
        .filter(({ met }) => met.length > 0)
        .toSorted((one, other) => other.score - one.score);
      const [best, second] = scored;
      const known = new Set([...scored.flatMap(({ met }) => met), ...stems.filter((stem) => words.has(stem))]);
      if (best === undefined) return [];
      const aside = [...known].reduce((sum, stem) => sum + weightOf(stem), 0) * OF_TEXT;
      return [
        {
          skill,
          score: best.score + (second?.score ?? 0) * OF_SECOND + aside,
          whole: best.covered === 1,
          met: new Set(best.met),
          known,
        },
      ];
    });
    return {
      found: found.toSorted((one, other) => other.score - one.score),
      weights: new Map([...said].map((stem) => [stem, weightOf(stem)])),
    };
  };
  return { rank, knows: (word) => stemsOfTopic(word).some((stem) => counts.has(stem)) };
}
