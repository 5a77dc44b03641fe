import { type Amount, type Law, type Scene, sceneOf } from '../laws/scene.ts';
import { BOUND_LAWS } from '../named/bound-laws.ts';
import { largerLaw } from '../named/larger-law.ts';
import { NAMED_LAWS } from '../named/named-laws.ts';
import { RESULT_LAWS } from '../named/result-laws.ts';
import type { Finding } from '../reading/rule.ts';
import type { Paragraph } from '../topic/paragraph.ts';
import { CUE_CONCEPTS } from './cues.ts';
import { GRAPH_CONCEPTS } from './graphs.ts';
import { GROUP_CONCEPTS } from './groups.ts';
import { MEASURE_CONCEPTS } from './measures.ts';
import { MONEY_CONCEPTS } from './money.ts';
import { NUMBER_CONCEPTS } from './numbers.ts';
import { SHAPE_CONCEPTS } from './shape-concepts.ts';
import { WRITTEN_CONCEPTS } from './written.ts';

const CONCEPTS: readonly Law[] = [
  ...GRAPH_CONCEPTS,
  ...GROUP_CONCEPTS,
  ...MEASURE_CONCEPTS,
  ...MONEY_CONCEPTS,
  ...NUMBER_CONCEPTS,
  ...SHAPE_CONCEPTS,
  ...WRITTEN_CONCEPTS,
  ...BOUND_LAWS,
  ...NAMED_LAWS,
  ...RESULT_LAWS,
  largerLaw,
];

/** Longer paragraphs are about several things. */
const [MOST_SENTENCES, MOST_AMOUNTS] = [9, 24];

const NO_COUNT = /^ (?:sides|angles|numbers|lines|equations|points|digits|places|more|ways to|steps|things)\b/;

/** "One of each", "two sides of a triangle": words that only point at things, and are no amounts of a story. */
const isPointing = ({ quantity, kind, tail }: Amount): boolean =>
  kind === 'num' &&
  quantity.form === 'words' &&
  (/^one$/i.test(quantity.text) || (quantity.value < 4 && NO_COUNT.test(tail)));

function countsOf(paragraph: Paragraph): Scene {
  const scene = sceneOf(paragraph);
  const lines = scene.lines.map((line) => ({ ...line, amounts: line.amounts.filter((one) => !isPointing(one)) }));
  return { ...scene, lines, amounts: lines.flatMap(({ amounts }) => amounts) };
}

/**
 * What a school idea says of the amounts of a paragraph: its operands are found by what they are, wherever they stand,
 * and a number is called wrong only if it is what a usual mistake with these operands gives. The words next to a
 * number only tell which numbers are wrong: that one fits them does not tell that it was meant.
 */
export function conceptFindings(paragraph: Paragraph): Finding[] {
  if (paragraph.said.length > MOST_SENTENCES || paragraph.reading.quantities.length > MOST_AMOUNTS) return [];
  const scene = countsOf(paragraph);
  const found = CONCEPTS.flatMap((law) => law(scene));
  const known = new Set(found.map(({ end }) => end));
  const cued = CUE_CONCEPTS.flatMap((law) => law(scene));
  return [...found, ...cued.filter(({ end, holds }) => !holds && !known.has(end))];
}
