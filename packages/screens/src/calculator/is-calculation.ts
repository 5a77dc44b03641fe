import type { WorkItem } from '@lemma/school/work';

/** Operators between numbers: what a calculator would simply work out, if there is no letter and it is no list. */
const BARE = /\d[^a-z]*[-+*/^×÷·−][^a-z]*\d/i;

const formulas = ({ prompt, math }: Pick<WorkItem, 'prompt' | 'math'>): string[] => [
  ...(math === undefined ? [] : [math]),
  ...[...prompt.matchAll(/`([^`]+)`/g)].map(([, written = '']) => written),
];

/** Whether the question shows a calculation with numbers alone, which is then what it asks the student to do. */
export const isCalculation = (item: Pick<WorkItem, 'prompt' | 'math'>): boolean =>
  formulas(item).some((formula) => BARE.test(formula) && !/[a-z,]/i.test(formula));
