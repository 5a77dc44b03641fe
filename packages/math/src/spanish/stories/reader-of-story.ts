import { capital, escaped } from '../../capital.ts';
import { inRuns } from '../reader-of-frames.ts';
import { hosts } from './hosts.ts';
import { joined, numberInSpanish, PLACE, placeIn } from './places.ts';

/**
 * The texts of a plot in English and in Spanish. Where reading bands differ, each has a pair of its own, or all stand in
 * braces in one: `{early|middle|full}`. Places in both: `{hero}` and `{friend}` are names; `{keeper}`, `{place}` and
 * `{other}` are words; `{reply}` and `{more}` are other texts of a story or of the engine; `{1}` and on are numbers, in
 * the order of the English text, `{$1}` a price, and `{1 roll}` is a number with its thing (`nouns`). In English alone, `{is|are}` is
 * either; in Spanish alone, `{1: queda|quedan}` agrees with the number, and `{Keeper}` begins a sentence.
 */
export type StoryPairs = {
  readonly pairs: readonly (readonly [english: string, spanish: string])[];
  /** What may stand at `{place}` and `{other}`, with its Spanish; at `{keeper}`, those of the worlds too. */
  readonly words?: Readonly<Record<string, string>>;
};

type Read = (english: string) => string | undefined;
type Words = Readonly<Record<string, string>>;
type Rule = { readonly english: string; readonly spanish: string; readonly words: Words; pattern?: RegExp };

/** The alternatives of a text by band: "{early|middle|full}", or the text itself. */
function bandsOf(text: string): string[] {
  if (!text.startsWith('{')) return [text];
  const bands = [''];
  let depth = 0;
  const signs = [...text];
  for (const [at, sign] of signs.entries()) {
    if (sign === '}') depth -= 1;
    if (depth === 0 && at > 0) return at === signs.length - 1 && bands.length > 1 ? bands : [text];
    if (depth === 1 && sign === '|') bands.push('');
    else if (depth > 0) bands.push(`${bands.pop() ?? ''}${sign}`);
    if (sign === '{') depth += 1;
  }
  return [text];
}

function patternOf({ english, words }: Rule): RegExp {
  const seen = new Set<string>();
  const any = Object.keys(words).map(escaped).join('|');
  const source = english
    .split(PLACE)
    .map((part, at) => {
      if (at % 2 === 0) return escaped(part);
      const { group, source } = placeIn(part, any || '(?!)');
      if (group === '') return `(?:${source})`;
      if (seen.has(group)) return `\\k<${group}>`;
      seen.add(group);
      return `(?<${group}>${source})`;
    })
    .join('');
  return new RegExp(`^${source}$`, 'su');
}

/** The longest part of a text outside of its places: quickly looked for, and few other texts have it. */
const sameInEach = (english: string): string =>
  english
    .split(PLACE)
    .reduce((longest, part, at) => (at % 2 === 0 && part.length > longest.length ? part : longest), '');

function filled({ spanish, words }: Rule, found: Readonly<Record<string, string>>): string {
  const said = spanish.replaceAll(PLACE, (_, place: string) => {
    const number = numberInSpanish(place, found);
    if (number !== undefined) return number;
    const small = place.charAt(0).toLowerCase() + place.slice(1);
    const value = found[small] ?? '';
    const word = words[value] ?? value;
    return place === small ? word : capital(word);
  });
  return joined(said);
}

/** `{$1}` is a price: a number after a dollar sign. */
const priced = (text: string): string => text.replaceAll('{$', '${');

function rulesOf({ pairs, words }: StoryPairs): Rule[] {
  const all = { ...hosts, ...words };
  return pairs.flatMap(([english, spanish]) => {
    const said = bandsOf(spanish);
    return bandsOf(english).map((one, at) => ({ english: priced(one), spanish: priced(said[at] ?? ''), words: all }));
  });
}

/**
 * Reads the texts of stories by their pairs, whole or part by part; undefined for any other text. `say` is asked for what the engine says inside
 * a story, and for the paragraphs that are no story: a task after its scene.
 */
export function readerOfStories(stories: readonly StoryPairs[]): (english: string, say: Read) => string | undefined {
  let rules: readonly { readonly rule: Rule; readonly part: string }[] | undefined;
  const whole = (english: string, say: Read): string | undefined => {
    rules ??= stories.flatMap(rulesOf).map((rule) => ({ rule, part: sameInEach(rule.english) }));
    for (const { rule, part } of rules) {
      if (!english.includes(part)) continue;
      rule.pattern ??= patternOf(rule);
      const match = rule.pattern.exec(english);
      if (match === null) continue;
      const found = { ...match.groups };
      const inner = (text: string | undefined): string | undefined =>
        text === undefined ? '' : (paragraph(text, say) ?? say(text));
      const [reply, more] = [inner(found.reply), inner(found.more)];
      if (reply !== undefined && more !== undefined) return filled(rule, { ...found, reply, more });
    }
    return undefined;
  };
  const paragraph = (english: string, say: Read): string | undefined => inRuns(english, (part) => whole(part, say));
  return (english, say) => {
    const all = english.split('\n\n');
    const told = all.map((each) => paragraph(each, say));
    if (told.every((each) => each === undefined)) return undefined;
    const said = all.map((each, at) => told[at] ?? say(each));
    return said.every((each) => each !== undefined) ? said.join('\n\n') : undefined;
  };
}
