import { AppError } from '@lemma/contract';
import { newItems, simulatedStudent } from '@lemma/interview';
import { findSkill } from '@lemma/math';
import type { calls } from '@lemma/school/calls';
import { type Interview, STUDENT_QUESTIONS } from '@lemma/school/interview';
import type { HiddenState } from '../../engines/interviews/hidden.ts';
import { misconceptionsOf } from '../../engines/interviews/misconceptions-of.ts';
import { readHistory, writeOwn } from '../../engines/interviews/own.ts';
import { shownProblem } from '../../engines/interviews/shown.ts';
import { requireTeacherOf } from '../../platform/access.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

/**
 * Starts an interview with a real student of the caller: the same procedure, with a plan of questions that distinguish
 * misconceptions.
 */
export const startPupilInterview: Handler<typeof calls.startPupilInterview> = (input, caller) =>
  inTransaction(async (tx) => {
    const { interviewId, studentId } = input;
    const student = await requireTeacherOf('teach', studentId, caller, tx);
    const before = await documents.interviews.read(interviewId, tx);
    if (before?.teacherId === caller.uid) return before;
    if (before) throw new AppError('auth/forbidden', `interview ${interviewId}`);
    const lines = await readHistory(caller.uid, tx);
    const skill = findSkill(input.skill);
    if (skill === undefined) throw new AppError('data/not-found', input.skill);
    const suggestions = [...newItems(skill, [], STUDENT_QUESTIONS.most)];
    // A real student has no hidden state; the type needs a simulated student, which is never used.
    const simulated = simulatedStudent(skill, 'secure', {
      name: student.displayName,
      temperament: 'talkative',
      seed: 1,
    });
    const hidden: HiddenState = { pupil: simulated, written: [], records: [], suggestions, items: [] };
    const interview: Interview = {
      ...{ id: interviewId, teacherId: caller.uid, kind: 'pupil', state: 'in-progress', scenarioId: 'pupil' },
      ...{ skill: skill.code, skillName: skill.name, goal: skill.canDo },
      student: { name: student.displayName, temperament: '', studentId },
      ...{ sheet: [], opening: '', ideas: misconceptionsOf(skill), suggestions: suggestions.map(shownProblem) },
      ...{ turns: [], undone: 0, limits: { turns: STUDENT_QUESTIONS.most }, notes: '' },
      ...{ startedAt: caller.now, updatedAt: caller.now, active: 0 },
    };
    writeOwn(tx, interview, hidden, lines);
    return interview;
  });
