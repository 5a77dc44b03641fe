import type { WorkItem } from '@lemma/school/work';
import { useState } from 'react';

const KEY = 'lemma-touch';

/** How the question is answered: placed where it can be, unless the person types. Whoever chooses one way has it the next time. */
export type AnswerWay = {
  /** Whether it can be placed at all. */
  readonly offered: boolean;
  readonly placing: boolean;
  /** The field that takes the other's place takes its focus too. */
  readonly chosen: boolean;
  readonly onChoose: (placing: boolean) => void;
};

export function useAnswerWay({ touch }: Pick<WorkItem, 'touch'>): AnswerWay {
  const [typing, setTyping] = useState(() => localStorage.getItem(KEY) === 'typed');
  const [chosen, setChosen] = useState(false);
  return {
    offered: touch !== undefined,
    placing: touch !== undefined && !typing,
    chosen,
    onChoose: (placing) => {
      localStorage.setItem(KEY, placing ? 'placed' : 'typed');
      setTyping(!placing);
      setChosen(true);
    },
  };
}
