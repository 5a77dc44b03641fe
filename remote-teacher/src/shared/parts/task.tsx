import type { PlanItem } from '@lemma/school/plan';
import { EngineText } from '@lemma/screens';
import { Figure, Formula } from '@lemma/ui';

type TaskProps = {
  readonly item: Pick<PlanItem, 'prompt' | 'math' | 'picture' | 'options'>;
  /** True: without the picture. */
  readonly small?: boolean;
};

/** A task without anything about its answer. */
export function Task({ item, small = false }: TaskProps) {
  return (
    <div className="flex flex-col gap-2">
      <p className="measure">
        <EngineText text={item.prompt} />{' '}
        {item.math !== undefined && (
          <span className="whitespace-nowrap text-lg">
            <Formula text={item.math} />
          </span>
        )}
      </p>
      {item.options && (
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {item.options.map(({ id, label }) => (
            <li key={id}>
              <span aria-hidden="true">○ </span>
              <EngineText text={label} />
            </li>
          ))}
        </ul>
      )}
      {item.picture && !small && (
        <div className="max-w-md">
          <Figure picture={item.picture} />
        </div>
      )}
    </div>
  );
}
