import type { InterviewTurn } from '@lemma/school/interview';
import { EngineText } from '@lemma/screens';
import { Figure, Formula } from '@lemma/ui';
import type { ReactNode } from 'react';
import { useTrainingText } from '#shared/text/use-training-text.ts';
import { Strokes } from './whiteboard.tsx';

const LONG_PAUSE_SECONDS = 3;

type TurnViewProps = {
  readonly turn: InterviewTurn;
  readonly name: string;
  /** Content below the teacher's words: a label, a judgement. */
  readonly children?: ReactNode;
};

/** One turn: what the teacher said and how the student replied. */
export function TurnView({ turn: { text, formula, asked, strokes, reply }, name, children }: TurnViewProps) {
  const t = useTrainingText('interview');
  return (
    <li className="flex flex-col gap-3">
      <div className="ml-6 border-r-2 border-accent pr-4 text-right sm:ml-16">
        <p className="text-sm font-semibold">{t('you')}</p>
        {text !== '' && (
          <p className="whitespace-pre-wrap">
            <EngineText text={text} />
          </p>
        )}
        {formula !== undefined && (
          <p className="text-lg">
            <Formula text={formula} />
          </p>
        )}
        {text === '' && formula === undefined && asked !== undefined && (
          <p>
            <EngineText text={asked} />
          </p>
        )}
        {strokes && <Strokes strokes={strokes} label={t('drew')} />}
        {children}
      </div>
      <div className="mr-6 sm:mr-16">
        <p className="text-sm font-semibold">
          {name}
          {reply.pause >= LONG_PAUSE_SECONDS && (
            <span className="font-normal text-muted"> {t('thinks', { count: reply.pause })}</span>
          )}
        </p>
        <p>
          <EngineText text={reply.text} />
        </p>
        {reply.picture && (
          <div className="max-w-md pt-2">
            <Figure picture={reply.picture} />
          </div>
        )}
      </div>
    </li>
  );
}
