import { AppError } from '@lemma/contract';
import { findSkill } from '@lemma/math';
import type { calls } from '@lemma/school/calls';
import { changeJudgements } from '../../domain/notes/judgements.ts';
import type { Handler } from '../../platform/door.ts';
import { withoutKey } from '../../platform/without.ts';

export const judgeLevel: Handler<typeof calls.judgeLevel> = ({ studentId, skill, level }, caller) => {
  const subject = level === null ? skill : `${skill} ${level.level}`;
  const action = level === null ? 'level-computed-again' : 'level-set';
  return changeJudgements(studentId, caller, { action, subject }, (before, said) => {
    if (findSkill(skill) === undefined) throw new AppError('data/not-found', skill);
    const levels = withoutKey(before.levels, skill);
    return { ...before, levels: level === null ? levels : { ...levels, [skill]: { ...said, ...level } } };
  });
};
