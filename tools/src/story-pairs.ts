import { guidanceInSpanish } from '@lemma/math/spanish/guidance';
import { pictureInSpanish } from '@lemma/math/spanish/picture';
import { storyInSpanish, things } from '@lemma/math/spanish/stories';
import { type TextOfPlot, textsOfPlot } from '@lemma/plans/story-texts';

/*
 * npm run story-pairs PLOT: the texts of a plot that Spanish does not tell yet, with places for names, numbers and things,
 * as the English halves of its pairs (packages/math/src/spanish/stories). With --all, told ones too.
 */
const [plot = '', all] = process.argv.slice(2);
const SEEDS = 40;
const cast = { hero: 'Imani', friend: 'Theo' };
const HOST =
  /Mr\. (?:Adeyemi|Ortiz)|Captain Sato|Mrs\. Novak|Dr\. Amin|Ms\. (?:Brandt|Haddad)|Aunt Mei|Chief Larsen|Coach Diallo/g;
const NUMBER = /`[^`]+`|\d(?:[\d,]*\d)?(?:\.\d+)?/g;

/** The thing after a number, of as many words as name one. */
function thingAfter(rest: string): { readonly lemma: string; readonly length: number } | undefined {
  const [, of = '', after = ''] = /^( of an?)? (.*)$/s.exec(rest) ?? [];
  const words = /^[a-z]+(?:[ -][a-z]+){0,3}/.exec(after)?.[0].split(' ') ?? [];
  for (let count = words.length; count > 0; count -= 1) {
    const name = words.slice(0, count).join(' ');
    const noun = things.get(name);
    if (noun) return { lemma: noun.lemma, length: of.length + 1 + name.length };
  }
  return undefined;
}

/** A text with places in the stead of what is drawn. */
function templateOf(text: string): string {
  const named = text.replaceAll(cast.hero, '{hero}').replaceAll(cast.friend, '{friend}').replace(HOST, '{keeper}');
  let [at, from, made] = [0, 0, ''];
  for (const match of named.matchAll(NUMBER)) {
    at += 1;
    const end = match.index + match[0].length;
    const thing = thingAfter(named.slice(end));
    made += `${named.slice(from, match.index)}{${at}${thing ? ` ${thing.lemma}` : ''}}`;
    from = end + (thing?.length ?? 0);
  }
  const whole = `${made}${named.slice(from)}`.replaceAll('${', '{$');
  return whole.replaceAll(/\b(is|are|was|were)\b(?=(?: only)? \{\d)/g, (verb) =>
    /is|are/.test(verb) ? '{is|are}' : '{was|were}',
  );
}

const byEngine = (text: string) => guidanceInSpanish(text, 'child');
const say = (text: string) => byEngine(text) ?? (all ? undefined : storyInSpanish(text, byEngine));

function isTold({ text, at }: TextOfPlot): boolean {
  if (at === 'story') return say(text) !== undefined;
  const picture = pictureInSpanish({ kind: 'table', alt: text, head: [text], rows: [] }, say);
  return (at === 'alt' || picture.kind !== 'table' ? picture.alt : picture.head?.[0]) !== text;
}

const texts = textsOfPlot(plot as Parameters<typeof textsOfPlot>[0], cast, SEEDS).filter((text) => !isTold(text));
for (const [at, template] of [...new Set(texts.map(({ text }) => templateOf(text)))].entries())
  process.stdout.write(`${at + 1} ${template}\n`);
