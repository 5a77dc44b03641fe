import { AppError } from '@lemma/contract';
import { findMisconception } from '@lemma/math';
import type { calls } from '@lemma/school/calls';
import { changeJudgements } from '../../domain/notes/judgements.ts';
import type { Handler } from '../../platform/door.ts';
import { withoutKey } from '../../platform/without.ts';

export const judgeIdea: Handler<typeof calls.judgeIdea> = ({ studentId, idea, verdict }, caller) =>
  changeJudgements(studentId, caller, { action: `idea-${verdict ?? 'reopened'}`, subject: idea }, (before, said) => {
    if (findMisconception(idea) === undefined) throw new AppError('data/not-found', idea);
    const ideas = withoutKey(before.ideas, idea);
    return { ...before, ideas: verdict === null ? ideas : { ...ideas, [idea]: { ...said, verdict } } };
  });
