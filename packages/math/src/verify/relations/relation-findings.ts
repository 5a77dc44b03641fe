import { isTimeOfSharedWork } from '../is-time-of-shared-work.ts';
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
  ...[batchFindings, changeFindings, zeroPowers, cones],
];

/** "24 hours of work for one gardener" is no time in which one of them is done. */
const FOR_ONE = /\bof work for (?:#\d+|one|a)\b/;

/** Whether a finding speaks of the time that several need for a shared job, which only a frame reads rightly. */
const isOfSharedWork = ({ said }: Paragraph, { start, end }: Finding): boolean =>
  said.some((one) => start >= one.start && isTimeOfSharedWork(one.text.slice(start - one.start, end - one.start)));

/** Relations whose numbers may be anywhere earlier in the paragraph. */
export const relationFindings = (paragraph: Paragraph): Finding[] => [
  ...READERS.flatMap((reader) => reader(paragraph)).filter((one) => one.holds || !isOfSharedWork(paragraph, one)),
  ...frameFindings(paragraph).filter(
    (one) => one.holds || !FOR_ONE.test(paragraph.reading.pattern) || !isOfSharedWork(paragraph, one),
  ),
];
