/** Replaces names by stand-ins and back: `tell` for what is sent, `recall` for what comes back. */
export type Aliases = { readonly tell: (text: string) => string; readonly recall: (text: string) => string };

const apart = (text: string): string => text.normalize('NFD');
/** A text without accents and capitals, for comparing: "lopez" is still the name "López". */
const bare = (text: string): string => apart(text).replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
const escaped = (letter: string): string => letter.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const patternOf = (name: string): string =>
  [...bare(name)].map((letter) => (letter === ' ' ? '\\s+' : `${escaped(letter)}\\p{M}*`)).join('');

const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu;
/** Names that are also ordinary words: in lower case they are read as the word. */
const ORDINARY = new Set(
  'an art bill do frank grace hope in jack joy july june lee mark may more rose so sue will'.split(' '),
);

type Form = { readonly name: string; readonly index: number };

/** Whole names first, then their single words; a word that two people share stands for the first of them. */
function everyForm(names: readonly string[]): Form[] {
  const whole = names.map((name, index) => ({ name: bare(name), index }));
  const parts = whole.flatMap(({ name, index }) => {
    const words = name.split(/[ .]/).filter((word) => word.length > 1);
    return words.length > 1 ? words.map((word) => ({ name: word, index })) : [];
  });
  return [...whole, ...parts].toSorted((one, other) => other.name.length - one.name.length);
}

/**
 * A word that occurs in none of the texts, so that stand-ins in the reply cannot be confused with words of the text.
 */
function freeWord(texts: string): string {
  const lower = texts.toLowerCase();
  const free = ['Learner', 'Pupil', 'Scholar', 'Person'].find((word) => !lower.includes(word.toLowerCase()));
  return free ?? `Learner${lower.length}x`;
}

/**
 * Stand-ins for the people of one request. `names` are full names; their single words are replaced too, whatever
 * accents and capitals they have, and so are e-mail addresses. Only stand-ins that were sent are replaced back. `texts`
 * is everything that will be sent.
 */
export function makeAliases(names: readonly string[], texts = ''): Aliases {
  const people = [...new Set(names.map((name) => name.normalize('NFC').trim()).filter((name) => bare(name) !== ''))];
  const word = freeWord(texts);
  const forms = everyForm(people);
  const standIns = new Map<string, number>();
  for (const { name, index } of forms) if (!standIns.has(name)) standIns.set(name, index);
  const alternatives = [...standIns.keys()].map(patternOf).join('|');
  const NAMES = new RegExp(`(?<![\\p{L}\\p{N}\\p{M}])(?:${alternatives})(?![\\p{L}\\p{N}\\p{M}])`, 'giu');
  const BACK = new RegExp(`${word}[ -]?(\\d+)(?!\\d)`, 'gi');
  const told = new Set<number>();
  const standIn = (found: string): string => {
    const index = standIns.get(bare(found));
    if (index === undefined || ORDINARY.has(found)) return found;
    told.add(index);
    return `${word} ${index + 1}`;
  };
  const nameAt = (index: number): string | undefined => (told.has(index) ? people[index] : undefined);
  return {
    tell: (text) => {
      const plain = apart(text.replace(EMAIL, 'an email address'));
      return (standIns.size === 0 ? plain : plain.replace(NAMES, standIn)).normalize('NFC');
    },
    recall: (text) => text.replace(BACK, (found, number: string) => nameAt(Number(number) - 1) ?? found),
  };
}
