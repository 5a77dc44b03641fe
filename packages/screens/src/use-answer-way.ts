import type { WorkItem } from '@lemma/school/work';
import { useState } from 'react';

const KEY = 'lemma-touch';

/**
 * How the question is answered: by placing if possible, unless the person prefers typing. The choice is remembered for
 * the next question.
 */
export type AnswerWay = {
  /** Whether the answer can be placed at all. */
  readonly offered: boolean;
  readonly placing: boolean;
  /** Whether the person switched; the new field then takes the focus of the old one. */
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
