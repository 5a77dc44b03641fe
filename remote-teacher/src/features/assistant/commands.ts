import { codeOf } from '@lemma/contract';
import { type AssistantRequest, type ChatPart, type ChatTurn, chatPartSchema } from '@lemma/school/assistant';
import { useCall } from '@lemma/screens';
import { call, callInParts } from '@lemma/shared-auth';
import { useRef, useState } from 'react';
import { tellFault } from '#shared/logic/tell-fault.ts';

export type Question = {
  readonly turnId: string;
  readonly text: string;
  readonly again: boolean;
  /** A form as the teacher left it. */
  readonly request?: AssistantRequest;
};
/** The answer in progress: its parts so far, or its error. */
export type LiveTurn = Question & {
  readonly parts: readonly ChatPart[];
  readonly state: 'working' | 'stopped' | 'failed' | 'done';
  /** The complete answer, until the conversation's document contains it. */
  readonly turn?: ChatTurn;
  readonly code?: string;
};

/**
 * Sends questions, shows the parts of answers as they arrive, and stops on request. Stored answers come through the
 * conversation's document.
 */
export function useAsking(chatId: string, classId: string | undefined, onStored: () => void) {
  const [live, setLive] = useState<LiveTurn>();
  const running = useRef<AbortController>(undefined);

  const ask = async (question: Question): Promise<void> => {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    let parts: readonly ChatPart[] = [];
    const show = (state: LiveTurn['state'], code?: string) =>
      setLive({ ...question, parts, state, ...(code !== undefined && { code }) });
    show('working');
    const { turnId, text, again, request } = question;
    const take = (part: unknown) => {
      const parsed = chatPartSchema.safeParse(part);
      if (!parsed.success || control.signal.aborted) return;
      parts = [...parts, parsed.data];
      show('working');
    };
    try {
      const input = {
        chatId,
        turnId,
        text,
        again,
        ...(classId !== undefined && { classId }),
        ...(request && { request }),
      };
      const { turn } = await callInParts('askAssistant', input, take, control.signal);
      if (control.signal.aborted) return;
      setLive({ ...question, parts: turn.parts, state: 'done', turn });
      onStored();
    } catch (error) {
      if (!control.signal.aborted) show('failed', codeOf(error));
    }
  };

  const stop = async (): Promise<void> => {
    if (live?.state !== 'working') return;
    running.current?.abort();
    setLive({ ...live, state: 'stopped' });
    await call('stopAssistant', { chatId, turnId: live.turnId, shown: live.parts.length }).then(onStored, tellFault);
  };

  return { live, ask, stop };
}

export const useRemoveChat = () => useCall('removeChat', { onError: tellFault });
