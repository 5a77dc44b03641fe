import { EngineText } from '@lemma/screens';
import { Button, Formula } from '@lemma/ui';
import type { ReactNode } from 'react';

type WorkedProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly showLabel: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
};

/** A worked solution that is shown on request and can be hidden again. */
export function Worked({ open, onOpenChange, title, showLabel, closeLabel, children }: WorkedProps) {
  if (!open) {
    return (
      <div className="mt-4">
        <Button onClick={() => onOpenChange(true)}>{showLabel}</Button>
      </div>
    );
  }
  return (
    <section
      aria-label={title}
      className="mt-4 flex flex-col items-start gap-3 border-s-4 border-line-strong py-2 ps-4"
    >
      <h2 className="font-semibold">{title}</h2>
      {children}
      <Button size="small" onClick={() => onOpenChange(false)}>
        {closeLabel}
      </Button>
    </section>
  );
}

type Step = { readonly line: string; readonly why: string };

/** The lines of a solution, each with its reason below; a reason may come without a line. */
export const WorkedSteps = ({ steps }: { readonly steps: readonly Step[] }) => (
  <ol className="flex list-decimal flex-col gap-2 ps-6">
    {steps.map(({ line, why }) => (
      <li key={`${line} ${why}`}>
        {line !== '' && (
          <p className="text-lg">
            <Formula text={line} />
          </p>
        )}
        <p className="text-muted">
          <EngineText text={why} />
        </p>
      </li>
    ))}
  </ol>
);
