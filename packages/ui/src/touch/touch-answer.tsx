import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { TouchAround } from './touch-layout.tsx';
import type { AnyTouchFieldProps } from './touch-props.ts';

type TouchAnswerProps = AnyTouchFieldProps & {
  readonly beside?: ReactNode;
  readonly under?: ReactNode;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  /** Words of the question in the language of the page. */
  readonly say?: (text: string) => string;
  /** Switches to typing the same answer. */
  readonly onType: () => void;
};

/**
 * Loaded with the first question that needs it. If it cannot be loaded, the answer is typed; both produce the same
 * text.
 */
const Field = lazy(
  async (): Promise<{ default: ComponentType<AnyTouchFieldProps & Pick<TouchAnswerProps, 'onType'>> }> =>
    import('./touch-field.tsx').then(
      (module) => ({ default: module.TouchField }),
      () => ({ default: Typed }),
    ),
);

function Typed({ onType }: Pick<TouchAnswerProps, 'onType'>) {
  useEffect(onType, [onType]);
  return null;
}

const asWritten = (text: string) => text;

/** An answer that is placed instead of typed. */
export function TouchAnswer({ beside, under, before, after, say = asWritten, onType, ...props }: TouchAnswerProps) {
  return (
    <TouchAround.Provider value={{ as: props.touch.as, beside, under, before, after, say, onType }}>
      <div data-touch-kind={props.touch.as} className="contents">
        <Suspense fallback={<div className="min-h-40" aria-busy="true" />}>
          <Field {...props} onType={onType} />
        </Suspense>
      </div>
    </TouchAround.Provider>
  );
}
