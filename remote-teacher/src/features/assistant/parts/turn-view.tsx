import { isAppErrorCode } from '@lemma/contract';
import type { AssistantRequest, ChatTurn } from '@lemma/school/assistant';
import { Button, errorSentence, Loading, Notice, Status } from '@lemma/ui';
import { useAssistantText } from '#shared/text/use-assistant-text.ts';
import type { LiveTurn } from '../commands.ts';
import { Parts } from './parts.tsx';

function Asked({ text }: { readonly text: string }) {
  const t = useAssistantText('assistant');
  return (
    <h2 className="measure self-end whitespace-pre-line rounded-md bg-wash px-4 py-2 text-base font-semibold">
      <span className="sr-only">{t('you')}: </span>
      {text}
    </h2>
  );
}

type TurnViewProps = {
  readonly turn: ChatTurn;
  readonly onAsk: (text: string) => void;
  /** Only for the last turn. */
  readonly onAgain?: (() => void) | undefined;
  readonly onMake?: ((request: AssistantRequest) => void) | undefined;
};

/** A question and its answer, with what was checked in it and who wrote it. */
export function TurnView({ turn, onAsk, onAgain, onMake }: TurnViewProps) {
  const t = useAssistantText('assistant');
  const { check, by } = turn;
  return (
    <li className="flex flex-col gap-4 border-b border-line pb-6 last:border-b-0" data-print="whole">
      <Asked text={turn.ask} />
      <Parts key={turn.at} parts={turn.parts} onAsk={onAgain && onAsk} onMake={onMake} />
      {turn.state === 'stopped' && <p className="text-muted">{t('stopped')}</p>}
      {check.faults.map((fault) => (
        <p key={fault} className="measure text-warm-strong">
          {t('notVerified', { fault: fault.replaceAll('`', '') })}
        </p>
      ))}
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
        {check.checked > 0 && (
          <Status tone={check.right === check.checked ? 'done' : 'attention'}>
            {t('checked', { right: check.right, checked: check.checked })}
          </Status>
        )}
        <span>{by === 'builtin' ? t('byBuiltin') : t('byModel', { model: by })}</span>
        {onAgain && (
          <Button kind="quiet" size="small" onClick={onAgain} data-print="hide">
            {t('again')}
          </Button>
        )}
      </p>
    </li>
  );
}

type LiveViewProps = { readonly live: LiveTurn; readonly onRetry: () => void };

/** The answer that is arriving. */
export function LiveView({ live, onRetry }: LiveViewProps) {
  const t = useAssistantText('assistant');
  const { code } = live;
  const sentence = errorSentence(isAppErrorCode(code) ? code : 'unknown');
  return (
    <li className="flex flex-col gap-4 pb-6" aria-busy={live.state === 'working'}>
      <Asked text={live.text} />
      <Parts parts={live.parts} />
      {live.state === 'working' && <Loading />}
      {live.state === 'stopped' && <p className="text-muted">{t('stopped')}</p>}
      {live.state === 'failed' && (
        <Notice tone="warm" title={t('failed')}>
          <p className="measure pb-3">{sentence.body}</p>
          <Button onClick={onRetry}>{t('retry')}</Button>
        </Notice>
      )}
    </li>
  );
}
