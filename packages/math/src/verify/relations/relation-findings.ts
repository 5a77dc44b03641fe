import type { Finding } from '../reading/rule.ts';
import type { Paragraph } from '../topic/paragraph.ts';
import { bagFindings } from './bags.ts';
import { batchFindings } from './batches.ts';
import { changeFindings, cones, zeroPowers } from './changes.ts';
import { classFindings } from './classes.ts';
import { comparisonFindings } from './comparisons.ts';
import { factFindings } from './facts.ts';
import { formulaFindings } from './formulas.ts';
import { frameFindings } from './frames/frame-findings.ts';
import { kindFindings } from './kinds.ts';
import { patternFindings } from './patterns.ts';
import { placeValues } from './place-values.ts';
import { ratioFindings } from './ratios.ts';
import { timesFindings } from './times-findings.ts';

const READERS: readonly ((paragraph: Paragraph) => Finding[])[] = [
  ...[placeValues, classFindings, kindFindings, comparisonFindings, timesFindings],
  ...[ratioFindings, bagFindings, factFindings, patternFindings, formulaFindings],
  ...[batchFindings, changeFindings, zeroPowers, cones, frameFindings],
];

/** Relations whose numbers may be anywhere earlier in the paragraph. */
export const relationFindings = (paragraph: Paragraph): Finding[] => READERS.flatMap((reader) => reader(paragraph));
