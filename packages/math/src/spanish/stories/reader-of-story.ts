import { capital, escaped } from '../../capital.ts';

/**
 * The texts of a plot in English and in Spanish, each with its alternatives by reading band in braces as the plot has
 * them. `{hero}` and `{friend}` are names; `{keeper}` and `{place}` are words of `words`; `{reply}` and `{more}` are
 * texts of the engine or of a story; `{1}` and on are numbers, in the order of the English text.
 */
export type StoryPairs = {
  readonly pairs: readonly (readonly [english: string, spanish: string])[];
  /** What may stand at `{keeper}`, `{place}` and `{other}`, with its Spanish. */
  readonly words: Readonly<Record<string, string>>;
};

type Read = (english: string) => string | undefined;
type Rule = { readonly pattern: RegExp; readonly spanish: string };

const BLOCK = /^\{([^{}]*(?:\{\w+\}[^{}]*)*)\}$/s;
const PLACE = /\{(\w+)\}/g;
const NUMBER = '`[^`]+`|\\d(?:[\\d,]*\\d)?(?:\\.\\d+)?';

/** The alternatives of a text by band: "{early|middle|full}", or the text itself. */
const bandsOf = (text: string): string[] => BLOCK.exec(text)?.[1]?.split('|') ?? [text];

function ruleOf(english: string, spanish: string, words: string): Rule {
  const seen = new Set<string>();
  const kinds: Readonly<Record<string, string>> = {
    hero: "\\p{Lu}[\\p{L}\\p{M}'’-]*",
    friend: "\\p{Lu}[\\p{L}\\p{M}'’-]*",
    keeper: words,
    place: words,
    other: words,
    reply: '.+',
    more: '.+',
  };
  const source = english
    .split(/(\{\w+\})/)
    .map((part) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1];
      if (name === undefined) return escaped(part);
      const group = /^\d+$/.test(name) ? `n${name}` : name;
      if (seen.has(group)) return `\\k<${group}>`;
      seen.add(group);
      return `(?<${group}>${kinds[name] ?? NUMBER})`;
    })
    .join('');
  return { pattern: new RegExp(`^${source}$`, 'su'), spanish };
}

/**
 * Reads the texts of stories by their pairs; undefined for any other text. `say` is asked for what the engine says inside
 * a story, and for the paragraphs that are no story: a task after its scene.
 */
export function readerOfStories(stories: readonly StoryPairs[]): (english: string, say: Read) => string | undefined {
  let rules: readonly (Rule & { readonly words: Readonly<Record<string, string>> })[] | undefined;
  const made = () =>
    stories.flatMap(({ pairs, words }) => {
      const any = Object.keys(words).map(escaped).join('|');
      return pairs.flatMap(([english, spanish]) => {
        const said = bandsOf(spanish);
        return bandsOf(english).map((one, at) => ({ ...ruleOf(one, said[at] ?? '', any || '(?!)'), words }));
      });
    });
  const paragraph = (english: string, say: Read): string | undefined => {
    rules ??= made();
    for (const { pattern, spanish, words } of rules) {
      const found = pattern.exec(english)?.groups;
      if (found === undefined && !pattern.test(english)) continue;
      const inner = (text: string | undefined): string | undefined =>
        text === undefined ? '' : (paragraph(text, say) ?? say(text));
      const [reply, more] = [inner(found?.reply), inner(found?.more)];
      if (reply === undefined || more === undefined) continue;
      return spanish.replaceAll(PLACE, (_, name: string) => {
        const small = name.toLowerCase();
        const value = found?.[/^\d+$/.test(name) ? `n${name}` : small] ?? '';
        const word = { reply, more }[small] ?? words[value] ?? value;
        return name === small ? word : capital(word);
      });
    }
    return undefined;
  };
  return (english, say) => {
    const all = english.split('\n\n');
    const told = all.map((each) => paragraph(each, say));
    if (told.every((each) => each === undefined)) return undefined;
    const said = all.map((each, at) => told[at] ?? say(each));
    return said.every((each) => each !== undefined) ? said.join('\n\n') : undefined;
  };
}
