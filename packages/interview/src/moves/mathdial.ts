import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Example } from '@lemma/mastery/classifier';
import { type Move, moves } from '@lemma/school/interview';
import { z } from 'zod';
import { featuresOf } from './features.ts';

/** One labeled sentence of a teacher, with what lies around it. */
export type TutorTurn = {
  readonly problem: string;
  readonly move: Move;
  readonly text: string;
  readonly current: string;
  readonly before: string;
  readonly turn: number;
};

const rowSchema = z.object({
  qid: z.union([z.number(), z.string()]).transform(String),
  question: z.string(),
  conversation: z.string(),
});

const isMove = (text: string): text is Move => moves.some((move) => move === text);

/** The teacher's turns of one line of the file: "Teacher: (focus) …|EOM|Student: …". */
function turnsOf(line: string): TutorTurn[] {
  const { qid, question, conversation } = rowSchema.parse(JSON.parse(line));
  const turns: TutorTurn[] = [];
  let before = '';
  for (const said of conversation.split('|EOM|')) {
    const [, move = '', text = ''] = /^Teacher:\s*\((\w+)\)\s*([\s\S]*)$/.exec(said) ?? [];
    if (isMove(move)) turns.push({ problem: qid, move, text, current: question, before, turn: turns.length });
    else before = said.replace(/^[^:]*:/, '').trim();
  }
  return turns;
}

const read = (path: string): TutorTurn[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap(turnsOf);

/** One problem in three is kept for measuring, by its number: all talks about it, so that none is known. */
const isForMeasuring = ({ problem }: TutorTurn): boolean =>
  Number.parseInt(createHash('md5').update(problem).digest('hex').slice(0, 8), 16) % 3 === 0;

/** The public dialogues: the two parts of `test.jsonl`, and `train.jsonl` where the folder has it. */
export type Dialogues = {
  readonly learned: readonly TutorTurn[];
  readonly kept: readonly TutorTurn[];
  readonly training?: readonly TutorTurn[];
};

/**
 * Reads MathDial (J. Macina and others, Findings of EMNLP 2023; CC BY-SA 4.0) from the folder with its files. The
 * project's weights were learned from two thirds of `test.jsonl`, by problem; the third never seen is `kept`.
 */
export function readDialogues(folder: string): Dialogues {
  const turns = read(join(folder, 'test.jsonl'));
  const training = join(folder, 'train.jsonl');
  return {
    learned: turns.filter((turn) => !isForMeasuring(turn)),
    kept: turns.filter(isForMeasuring),
    ...(existsSync(training) && { training: read(training) }),
  };
}

export const exampleOf = ({ move, text, ...around }: TutorTurn): Example => ({
  label: move,
  features: featuresOf(text, around),
});
