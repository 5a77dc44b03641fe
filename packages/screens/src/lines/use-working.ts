import { useState } from 'react';
import type { ItemViewProps } from '../item-view.tsx';
import { answerIn } from './answer-in.ts';
import type { Written } from './written.ts';

type WorkingOf = Pick<ItemViewProps, 'item' | 'written' | 'response' | 'onResponse'>;

/** What the answer's form needs of the working in lines. */
type Working = {
  /** Whether it is offered now, while the answer is shown. */
  readonly offered: boolean;
  /** The lines that are being written in place of the answer; undefined while the answer is shown. */
  readonly editing: Written | undefined;
  readonly lines: readonly string[];
  /** Whether somebody has just come back to the answer, so that its field takes the focus. */
  readonly left: boolean;
  readonly reminded: boolean;
  readonly open: () => void;
  readonly close: (last: string | undefined) => void;
  /** True, once, if lines are asked for and there are none: the answer is not checked then. */
  readonly remind: () => boolean;
};

/** Whether the working or the answer is being written. Where it is asked for, the working comes first. */
export function useWorking({ item, written, response, onResponse }: WorkingOf): Working {
  const { writing, attempts, closed, field } = item;
  const isAsked = writing !== undefined && writing.ask !== 'offered';
  const [chosen, setChosen] = useState<boolean | undefined>();
  const [reminded, setReminded] = useState(false);
  const offered = writing !== undefined && written !== undefined && !closed;
  const isOpen = offered && (chosen ?? (isAsked && attempts.length === 0));
  const lines = written?.value.lines ?? [];
  return {
    offered: offered && !isOpen,
    editing: isOpen ? written : undefined,
    lines,
    left: chosen === false,
    reminded,
    open: () => setChosen(true),
    close: (last) => {
      setChosen(false);
      if (response.trim() === '' && last !== undefined) onResponse(answerIn(last, field));
    },
    remind: () => {
      const isMissing = offered && isAsked && lines.length === 0 && !reminded;
      if (isMissing) setReminded(true);
      return isMissing;
    },
  };
}
