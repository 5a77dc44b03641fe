import type { CalculatorUse } from '@lemma/school/people';
import type { WorkItem } from '@lemma/school/work';
import { Button, Loading } from '@lemma/ui';
import { Calculator as Icon } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useAccessText } from '../text/use-access-text.ts';
import { isCalculation } from './is-calculation.ts';

// Few students have one.
const Calculator = lazy(async () => ({ default: (await import('./calculator.tsx')).Calculator }));

/** Whether a calculator stands beside the question. */
export const hasCalculator = (use: CalculatorUse, item: Pick<WorkItem, 'prompt' | 'math'>): boolean =>
  use === 'always' || (use === 'not-for-computing' && !isCalculation(item));

type CalculatorButtonProps = { readonly open: boolean; readonly onOpen: (open: boolean) => void };

export function CalculatorButton({ open, onOpen }: CalculatorButtonProps) {
  const t = useAccessText('calculator');
  return (
    <Button
      kind="quiet"
      className="shrink-0 docked:-me-2 docked:px-3"
      aria-expanded={open}
      icon={<Icon aria-hidden="true" className="size-5" />}
      onClick={() => onOpen(!open)}
    >
      <span className="max-sm:sr-only @max-md:sr-only">{t('title')}</span>
    </Button>
  );
}

export const OpenCalculator = () => (
  <Suspense fallback={<Loading />}>
    <Calculator />
  </Suspense>
);
