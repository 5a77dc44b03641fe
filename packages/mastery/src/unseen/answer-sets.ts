import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ObservedAnswer } from '../knowledge.ts';

/** One student's answers, oldest first. */
export type StudentAnswers = readonly ObservedAnswer[];
export type AnswerSet = {
  readonly name: string;
  readonly training: readonly StudentAnswers[];
  /** Students whose answers no model was fitted to. */
  readonly unseen: readonly StudentAnswers[];
};

/**
 * Public answers in the format of Zhang et al. 2017 (dynamic key-value memory networks, WWW), split by student:
 * ASSISTments 2009–2010 (corrected) and 2015, and a university's statics tutor, in which steps are used as skills.
 */
export const ANSWER_SETS = ['assist2009_updated', 'assist2015', 'STATICS'] as const;

/**
 * Reads three lines for each student: the number of answers, the skills, and 1 or 0 for each answer.
 * @throws Error if the lines do not match.
 */
export function readTriples(text: string): StudentAnswers[] {
  const lines = text
    .split('\n')
    .map((line) => line.trim().replace(/,$/, ''))
    .filter((line) => line !== '');
  return Array.from({ length: Math.floor(lines.length / 3) }, (_, index) => {
    const [count, skills, marks] = lines.slice(3 * index, 3 * index + 3);
    const [codes, rights] = [skills?.split(',') ?? [], marks?.split(',') ?? []];
    if (codes.length !== Number(count) || rights.length !== Number(count) || rights.some((one) => !/^[01]$/.test(one)))
      throw new Error(`Student ${index + 1}: the three lines do not fit each other.`);
    return codes.map((skill, place) => ({ skill, right: rights[place] === '1', guess: 0 }));
  });
}

/**
 * The sets in a folder, as `NAME_train.csv` and `NAME_test.csv`.
 * @throws Error if the folder has none.
 */
export async function readAnswerSets(folder: string): Promise<AnswerSet[]> {
  const files = (name: string) => (['train', 'test'] as const).map((part) => join(folder, `${name}_${part}.csv`));
  const there = ANSWER_SETS.filter((name) => files(name).every((file) => existsSync(file)));
  if (there.length === 0)
    throw new Error(`${folder} has none of ${ANSWER_SETS.map((one) => `${one}_train.csv`).join(', ')}.`);
  return Promise.all(
    there.map(async (name): Promise<AnswerSet> => {
      const [training = [], unseen = []] = await Promise.all(
        files(name).map(async (file) => readTriples(await readFile(file, 'utf8'))),
      );
      return { name, training, unseen };
    }),
  );
}
