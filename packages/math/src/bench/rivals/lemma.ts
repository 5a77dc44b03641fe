import { checkLine } from '../../cli/check-line.ts';
import type { Rival } from './rival.ts';

export const lemma: Rival = (test) => checkLine(test).verdict;
