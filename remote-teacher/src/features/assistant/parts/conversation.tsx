import { type Chat, MOST_CHAT_TURNS } from '@lemma/school/assistant';
import { InEnglish } from '@lemma/screens';
import { Button, ButtonLink, Notice } from '@lemma/ui';
import { useEffect, useRef } from 'react';
import { paths } from '#shared/paths.ts';
import { useAssistantText } from '#shared/text/use-assistant-text.ts';
import { type Question, useAsking } from '../commands.ts';
import { AskForm } from './ask-form.tsx';
import { LiveView, TurnView } from './turn-view.tsx';

type ConversationProps = {
  readonly chatId: string;
  readonly chat: Chat | null;
  readonly classId: string | undefined;
  /** Called when something was stored: from then on the conversation has an address. */
  readonly onStored: () => void;
};

const examples = ['missing', 'common', 'plan', 'items', 'explain', 'solve'] as const;

/** The questions and answers so far, the one in progress, and the form for the next. */
export function Conversation({ chatId, chat, classId, onStored }: ConversationProps) {
  const t = useAssistantText('assistant');
  const { live, ask, stop } = useAsking(chatId, classId, onStored);
  const end = useRef<HTMLDivElement>(null);
  const storedTurns = chat?.turns ?? [];
  const isStored = storedTurns.some(
    ({ id, at }) => id === live?.turnId && (live.turn === undefined || at >= live.turn.at),
  );
  const isLive = live !== undefined && (live.state === 'working' || live.state === 'failed' || !isStored);
  const rest = isLive ? storedTurns.filter(({ id }) => id !== live.turnId) : storedTurns;
  const turns = isLive && live.turn ? [...rest, live.turn] : rest;
  const isShown = isLive && live.turn === undefined;
  const working = live?.state === 'working';
  const size = `${turns.length}-${live?.parts.length ?? 0}`;
  useEffect(() => {
    if (size !== '0-0') end.current?.scrollIntoView({ block: 'nearest' });
  }, [size]);
  const send = (question: Question) => void ask(question);
  const askNew = (text: string) => send({ turnId: crypto.randomUUID(), text, again: false });
  const last = turns.at(-1);
  return (
    <div className="flex flex-col gap-6">
      {turns.length === 0 && !isShown && <Start onAsk={askNew} />}
      <ol aria-label={t('conversation')} className="flex flex-col gap-6">
        {turns.map((turn) => (
          <TurnView
            key={turn.id}
            turn={turn}
            onAsk={askNew}
            onAgain={
              turn === last && !working ? () => send({ turnId: turn.id, text: turn.ask, again: true }) : undefined
            }
            onMake={
              turn === last && !working
                ? (request) => send({ turnId: turn.id, text: turn.ask, again: true, request })
                : undefined
            }
          />
        ))}
        {isShown && <LiveView live={live} onRetry={() => send(live)} />}
      </ol>
      <p role="status" className="sr-only">
        {working ? t('working') : turns.length > 0 && t('answered')}
      </p>
      {turns.length >= MOST_CHAT_TURNS ? (
        <Notice title={t('full')}>
          <p className="pb-3">{t('fullBody')}</p>
          <ButtonLink to={paths.assistant()}>{t('new')}</ButtonLink>
        </Notice>
      ) : (
        <AskForm working={working} onAsk={askNew} onStop={() => void stop()} />
      )}
      <div ref={end} />
    </div>
  );
}

function Start({ onAsk }: { readonly onAsk: (text: string) => void }) {
  const t = useAssistantText('assistant');
  return (
    <section aria-label={t('start')} className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{t('start')}</h2>
      <p className="text-muted">{t('startBody')}</p>
      <ul className="flex flex-wrap gap-2">
        {examples.map((each) => (
          <li key={each}>
            <Button onClick={() => onAsk(t(`examples.${each}`))} className="text-left">
              <InEnglish>{t(`examples.${each}`)}</InEnglish>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
