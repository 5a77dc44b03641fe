import type { PlanItem } from '@lemma/school/plan';
import { EngineText } from '@lemma/screens';
import { Formula } from '@lemma/ui';
import { keyText } from '#shared/logic/plan-text.ts';
import { usePlanText } from '#shared/text/use-plan-text.ts';
import { Task } from './task.tsx';

/** A problem with its answer and solution, for the teacher. */
export function PlanItemView({ item, small = false }: { readonly item: PlanItem; readonly small?: boolean }) {
  const t = usePlanText('plan');
  return (
    <div className="mt-1 flex flex-col gap-2 border-l-2 border-line pl-4" data-print="whole">
      <Task item={item} small={small} />
      <p>
        <span className="text-muted">{t('answer')}:</span> <EngineText text={keyText(item)} />
      </p>
      {item.solution.length > 0 && (
        <details>
          <summary className="target inline-flex cursor-pointer items-center text-sm text-muted" data-print="hide">
            {t('solution')}
          </summary>
          <ol className="flex flex-col gap-1 py-1">
            {item.solution.map(({ line, why }) => (
              <li key={`${line} ${why}`} className="flex flex-wrap gap-x-4">
                <span className="min-w-40">
                  <Formula text={line} />
                </span>
                <span className="text-muted">
                  <EngineText text={why} />
                </span>
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}
