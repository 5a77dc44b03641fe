import { isGround } from '@lemma/math/touch';
import { EngineText, GivenAnswer, PlacedDrawing } from '@lemma/screens';
import { Figure, Formula, Skeleton } from '@lemma/ui';
import type { ReactNode } from 'react';
import type { Asked } from '#shared/logic/asked-text.ts';
import { useFeedbackText } from '#shared/text/use-feedback-text.ts';

type ExchangeProps = {
  /** Undefined while it is loaded, null if it cannot be read. */
  readonly asked: Asked | null | undefined;
  readonly response: string;
  /** Content after the answer: whose it is, or how many gave it. */
  readonly children?: ReactNode;
};

/** One answer with its question and key; every list of answers is made of these. It may contain a picture, so it is a block. */
export function Exchange({ asked, response, children }: ExchangeProps) {
  const t = useFeedbackText('work');
  return (
    <div className="inline-flex max-w-full flex-wrap items-baseline gap-x-2">
      {asked && (
        <>
          <span className="text-muted">
            <Problem asked={asked} />
          </span>
          <span aria-hidden="true">→</span>
        </>
      )}
      {asked === null && <span className="text-sm text-muted">{t('notStored')}</span>}
      {/* Without its question, an option is only a letter. */}
      {asked === undefined ? <Skeleton /> : <GivenAnswer options={asked?.options} response={response} />}
      {children}
      {asked && <Key asked={asked} />}
      {/* What is placed on the question's own picture is drawn there, and not a second time. */}
      {asked && <PlacedDrawing touch={asked.touch} response={response} picture={asked.picture} />}
      {asked?.picture && !(asked.touch && isGround(asked.touch, asked.picture)) && (
        <div className="w-full max-w-80 py-2">
          <Figure picture={asked.picture} />
        </div>
      )}
    </div>
  );
}

/** The whole question: what has to be done with a formula, and what its letters stand for, is in its words. */
const Problem = ({ asked: { prompt, math } }: { readonly asked: Asked }) => (
  <>
    <EngineText text={prompt} /> {math !== undefined && <Formula text={math} />}
  </>
);

export function Key({ asked }: { readonly asked: Asked }) {
  const t = useFeedbackText('work');
  if (asked.key === undefined) return null;
  return (
    <span className="text-sm text-muted">
      {t('key')} <GivenAnswer options={asked.options} response={asked.key} />
    </span>
  );
}
