import { stemsOfTopic } from '@lemma/plans/topics';
import { isGrammar, type Word, wordsOf } from '../words/words.ts';
import { isToldPast, type Name, names } from './names.ts';

export type Stemmed = {
  readonly word: Word;
  readonly stems: readonly string[];
  readonly clause: number;
  /** Whether nothing but a space stands before it, and after it, up to the next word. */
  readonly isNext: { readonly before: boolean; readonly after: boolean };
};
/** The stems that each word stands for; a number and what it sizes are one stem: "two-step". */
export function stemmed(text: string): Stemmed[] {
  const words = wordsOf(text);
  return words.map((word, at) => {
    const [before, after] = [words[at - 1], words[at + 1]];
    const own = stemsOfTopic(word.low);
    const sized = [before && `${before.low} ${word.low}`, after && `${word.low} ${after.low}`].flatMap((pair) =>
      stemsOfTopic(pair ?? '').filter((stem) => /^(?:\d+|multi)(?:digit|step|variable|addend|unknown)$/.test(stem)),
    );
    const clause = (text.slice(0, word.from).match(/[.;!?\n]/g) ?? []).length;
    const isNext = {
      before: before !== undefined && text.slice(before.to, word.from) === ' ',
      after: after !== undefined && text.slice(word.to, after.from) === ' ',
    };
    return { word, clause, isNext, stems: sized.length > 0 ? [...sized, ...own] : own };
  });
}

/** Words of a name stand together: between two of them no more words of something else than these. */
const MOST_BETWEEN = 2;
/** The places of the words that say a name, in one sentence and together; undefined where it is not said. */
function placesOf({ stems }: Name, words: readonly Stemmed[]): readonly number[] | undefined {
  let best: readonly number[] | undefined;
  for (const [start, first] of words.entries()) {
    if (!first.stems.some((stem) => stems.has(stem))) continue;
    const open = new Set(stems);
    const places: number[] = [];
    let between = 0;
    for (let at = start; at < words.length && between <= MOST_BETWEEN; at += 1) {
      const word = words[at];
      if (word === undefined || word.clause !== first.clause) break;
      const met = word.stems.filter((stem) => stems.has(stem));
      if (met.length > 0) {
        places.push(at);
        between = 0;
        for (const stem of met) open.delete(stem);
      } else if (!isGrammar(word.word.low)) between += 1;
      if (open.size > 0) continue;
      if (best === undefined || at - start < (best.at(-1) ?? 0) - (best[0] ?? 0)) best = places;
      break;
    }
  }
  return best;
}

/** Skills that the same words say, at their places. */
export type Group = { readonly places: readonly number[]; readonly said: readonly Name[]; readonly weight: number };

/** A word that is a part of another name than the one it would be alone: "line" of "number line". */
function isPartOfAnother(at: number, words: readonly Stemmed[]): boolean {
  return [at - 1, at + 1].some((beside) => {
    const other = words[beside];
    return (
      other?.isNext[beside < at ? 'after' : 'before'] &&
      !isGrammar(other.word.low) &&
      !/^\d+$/.test(other.word.low) &&
      names().knows(other.word.low)
    );
  });
}

/** A word that only tells more of one behind it that names nothing here: "the whole day", "mixed ability". */
export function isOfOther(at: number, words: readonly Stemmed[]): boolean {
  const [own, next] = [words[at], words[at + 1]];
  return (
    own?.isNext.after === true &&
    next !== undefined &&
    /^\p{L}/u.test(next.word.low) &&
    !isGrammar(next.word.low) &&
    !names().knows(next.word.low)
  );
}

/** The names that are said, those left out whose words all belong to a longer one. */
export function groupsIn(words: readonly Stemmed[]): Group[] {
  const found = names().all.flatMap((name) => {
    const places = placesOf(name, words);
    return places === undefined ? [] : [{ name, places }];
  });
  const isShorter = (one: readonly number[], other: readonly number[]): boolean =>
    one.length < other.length && one.every((at) => other.includes(at));
  const longest = found.filter(
    ({ places, name }) =>
      !found.some((each) => isShorter(places, each.places)) &&
      !places.some((at) => isToldPast(words[at]?.word.low ?? '', [name.skill])) &&
      (places.length > 1 || (![...name.stems].every(names().isGeneral) && !isPartOfAnother(places[0] ?? -1, words))),
  );
  // Things in a list that share a word before it are named by that: "area of triangles, parallelograms and trapezoids".
  const shares = (at: number, own: readonly number[], head: number): boolean =>
    longest.some(({ places }) => places !== own && places.includes(at) && places.includes(head));
  const alone = longest.filter(
    ({ places }) =>
      places.length < 2 ||
      !words.some(
        (_, head) =>
          !places.includes(head) && head < (places[0] ?? 0) && places.every((at) => shares(at, places, head)),
      ),
  );
  return [...Map.groupBy(alone, ({ places }) => places.join()).values()]
    .map((all): Group => {
      const [first] = all;
      return {
        places: first?.places ?? [],
        said: all.map(({ name }) => name),
        weight: names().weightOf(first?.name.stems ?? []),
      };
    })
    .toSorted((one, other) => other.weight - one.weight);
}
