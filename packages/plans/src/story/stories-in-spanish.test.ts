import { IS_SOAK, partOf } from '@lemma/math/part-of';
import { guidanceInSpanish } from '@lemma/math/spanish/guidance';
import { pictureInSpanish } from '@lemma/math/spanish/picture';
import { spanishPlots, storyInSpanish } from '@lemma/math/spanish/stories';
import { type StoryScene, storyBands } from '@lemma/school/story';
import { describe, expect, it } from 'vitest';
import { coverOf } from '../cover.ts';
import { standards } from '../standards/standards.ts';
import { makeStory } from './make-story.ts';
import { type PlotId, plotsFor, plotTable } from './plot-table.ts';
import { type TextOfPlot, textsOfPlot } from './texts-of-plot.ts';

const SEEDS = 40;
/** Another cast for each plot, so that no name stands in a text of its own. */
const cast = { hero: 'Wrenna', friend: 'Thessaly' };

const say = (text: string): string | undefined => guidanceInSpanish(text, 'child');
/** An answer to choose that is only mathematics or a number is the same in both. */
const inSpanish = (text: string): string | undefined =>
  /^(?:`[^`]+`|\d+)$/.test(text) ? text : (storyInSpanish(text, say) ?? say(text));
/** A text of a plot as a page says it: a drawing says its words itself. */
function saidOf({ text, at }: TextOfPlot): string | undefined {
  if (at === 'story') return inSpanish(text);
  const picture = pictureInSpanish({ kind: 'table', alt: text, head: [text], rows: [] }, inSpanish);
  const said = at === 'alt' || picture.kind !== 'table' ? picture.alt : picture.head?.[0];
  return said === text ? undefined : said;
}
const numbersIn = (text: string): string => String(text.match(/\d+/g)?.sort());

/** Words that English has and Spanish has not, and letters that stand together in English alone. */
const ENGLISH =
  /(?<!\p{L})(?:the|and|of|is|are|was|were|they|them|their|it|its|this|that|with|from|for|in|on|at|by|to|how|many|more|which|what|who|all|but|not|there|then|now|an|or|as|she|his|her|you|we|up|down|out|into)(?!\p{L})|(?:th|sh|ck|gh|wh)/iu;
/** Names, and words that Spanish has taken as they are. */
const TAKEN = /Wrenna|Thessaly|Khoury|Novak|Sato|Haddad|Ortiz|Swift Anna|`[^`]*`/g;
const inEnglish = (spanish: string): string | undefined => ENGLISH.exec(spanish.replaceAll(TAKEN, ''))?.[0];

const plots = Object.keys(spanishPlots) as PlotId[];
/** One in four, all of them in the soak. */
const tried = partOf(4, plots, String);

it('tells only plots that there are', () => {
  expect(plots.filter((plot) => !Object.hasOwn(plotTable, plot))).toEqual([]);
});

describe.each(tried)('the plot %s', (plot) => {
  const texts = textsOfPlot(plot, cast, SEEDS).map((one) => ({ text: one.text, said: saidOf(one) }));
  it('is told whole, in every band and for every skill', () => {
    expect(texts.length).toBeGreaterThan(30);
    expect(texts.filter(({ said }) => said === undefined)).toEqual([]);
  });
  it('has the numbers of the English, no English word and no place left open', () => {
    for (const { text, said = '' } of texts) {
      expect(numbersIn(said), `${text} ${said}`).toBe(numbersIn(text));
      expect(inEnglish(said), said).toBeUndefined();
      expect(said, text).not.toMatch(/[{}|“”’]|undefined|(?<!\p{L})(?:de|a) el /u);
      for (const name of Object.values(cast)) expect(said.split(name).length, said).toBe(text.split(name).length);
    }
  });
});

/** Each text of a story, with the number of its scene. */
const textsIn = (scenes: readonly StoryScene[]): string[] =>
  scenes.flatMap(({ title, text, item, branches, choice }) => [
    ...[title, text, ...branches.map((each) => each.text), ...(choice?.options ?? []).map(({ label }) => label)],
    ...(item ? [item.prompt, ...(item.options ?? []).map(({ label }) => label)] : []),
  ]);

const toldFor = standards
  .filter(({ kind }) => kind === 'standard')
  .map(({ code }) => ({ code, plots: plotsFor(coverOf(code).skills.map((skill) => skill.code)) }));
/** Standards for which a plot is told, one for each band; all of them in the soak. */
const standardsOf = (plot: PlotId) =>
  toldFor.filter((one) => one.plots.includes(plot)).slice(0, IS_SOAK ? undefined : storyBands.length);

it.each(tried)('says what is answered in %s in Spanish as well', (plot) => {
  const { world } = plotTable[plot];
  const stories = standardsOf(plot).flatMap(({ code }, at) => {
    const band = storyBands[at % storyBands.length];
    const story = makeStory({ standard: code, world, band, scenes: 4, interest: 'any', reading: 'short' }, at + 1);
    return story?.plot === plot ? [story] : [];
  });
  expect(stories.length).toBeGreaterThan(0);
  const texts = stories.flatMap(({ title, scenes }) => [title, ...textsIn(scenes)]);
  expect(texts.filter((text) => inSpanish(text) === undefined)).toEqual([]);
});

it('says an answer by its thing or its word, and none whose thing it does not know', () => {
  const after =
    'says Theo. Imani looks at it again. “Take as many things as the number says, and make pairs. Is one left without a partner?”';
  expect(inSpanish(`“I get \`16\` covers,” ${after}`)).toMatch(/^«Me da `16` cubiertas», dice Theo/);
  expect(inSpanish(`“I get “Odd”,” ${after}`)).toMatch(/^«Yo digo: Impar», dice Theo/);
  expect(inSpanish(`“I get \`16\` gizmos,” ${after}`)).toBeUndefined();
});

it('sets one period after what somebody says, outside of the quotation marks', () => {
  const reply = 'The mean is the fair share: what each would get if all had the same.';
  expect(inSpanish(`“That can’t be it yet,” says Theo. Imani reads it again. “${reply}”`)).toMatch(/lo mismo»\.$/);
  const asked = '“I get `40` bowls,” says Theo. Imani looks at it again. “You have the total. How many share it?”';
  expect(inSpanish(asked)).toMatch(/reparte\?»\.$/);
});

it('says a scene and its task as one text, as an assignment has them, and no text of anybody else', () => {
  const scene = '“That can’t be it yet,” says Theo. Imani reads it again.';
  expect(inSpanish(`${scene}\n\nWrite as a decimal: five and one hundredth.`)).toBe(
    '«Todavía no puede ser eso», dice Theo. Imani lo lee otra vez.\n\nEscribe como decimal: cinco y una centésima.',
  );
  const ways = 'A: Carry the tree. B: Bring the heater.';
  expect(inSpanish(`${ways}\n\nA: Carry the tree.`)).toBe(
    'A: Llevar el árbol. B: Traer el calentador.\n\nA: Llevar el árbol.',
  );
  expect(inSpanish(`${scene}\n\nI wrote this myself.`)).toBeUndefined();
  expect(inSpanish('I wrote this myself.')).toBeUndefined();
});
