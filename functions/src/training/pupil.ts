import { AppError } from '@lemma/contract';
import { answerIndex, labelMove, newItems, pupilOf, readProblem, type TurnRecord, tableFor } from '@lemma/interview';
import { checkAnswer, diagnose, findSkill } from '@lemma/math';
import type { calls } from '@lemma/school/calls';
import { type Interview, type InterviewTurn, PUPIL_QUESTIONS } from '@lemma/school/interview';
import type { Handler } from '../door.ts';
import { requireTeacherOf } from '../platform/access.ts';
import { documents } from '../platform/documents.ts';
import { inTransaction } from '../platform/firebase.ts';
import type { HiddenState } from './hidden.ts';
import { ideasOf } from './list-scenarios.ts';
import { changeOwn, type Opened, readHistory, writeOwn } from './own.ts';
import { shownProblem } from './shown.ts';
import { requireTalking } from './turns.ts';

/** Begins an interview with a pupil of one's own: the same runner, with a plan of questions that tell the ideas apart. */
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
    const suggestions = [...newItems(skill, [], PUPIL_QUESTIONS.most)];
    // A pupil holds what it holds; the simulated one that stands in its place is never asked.
    const pupil = pupilOf(skill, 'secure', { name: student.displayName, temperament: 'talkative', seed: 1 });
    const hidden: HiddenState = { pupil, written: [], records: [], suggestions, items: [] };
    const interview: Interview = {
      ...{ id: interviewId, teacherId: caller.uid, kind: 'pupil', state: 'in-progress', scenarioId: 'pupil' },
      ...{ skill: skill.code, skillName: skill.name, goal: skill.canDo },
      student: { name: student.displayName, temperament: '', studentId },
      ...{ sheet: [], opening: '', ideas: ideasOf(skill), suggestions: suggestions.map(shownProblem) },
      ...{ turns: [], undone: 0, limits: { turns: PUPIL_QUESTIONS.most }, notes: '' },
      ...{ startedAt: caller.now, updatedAt: caller.now, active: 0 },
    };
    writeOwn(tx, interview, hidden, lines);
    return interview;
  });

/** One question to a pupil: what was asked, what came back, and what that shows. */
export const hear: Handler<typeof calls.hear> = (input, caller) =>
  inTransaction(async (tx) =>
    changeOwn(input.interviewId, caller, tx, (opened): Opened => {
      const { interview, hidden } = opened;
      if (interview.kind !== 'pupil') throw new AppError('work/closed', 'not an interview with a pupil');
      if (interview.turns.some(({ id }) => id === input.turnId)) return opened;
      requireTalking(interview);
      if (interview.turns.length >= PUPIL_QUESTIONS.most) throw new AppError('work/closed', 'no questions left');
      const ref =
        input.suggestion === undefined
          ? readProblem(hidden.pupil.skill, input.text, undefined)
          : hidden.suggestions[input.suggestion];
      const current = ref ?? hidden.suggestions[0];
      if (current === undefined) throw new AppError('data/not-found', 'a problem');
      if (input.text === '' && ref === undefined) throw new AppError('input/malformed', 'nothing asked');
      const labelling = labelMove(input.text === '' && ref ? shownProblem(ref).asked : input.text);
      const problem = ref && tableFor(ref).problem;
      const verdict = problem && input.answer !== '' ? checkAnswer(problem.answer, input.answer).verdict : undefined;
      const idea = problem && verdict === 'wrong' ? diagnose(problem, input.answer)[0]?.misconceptions[0] : undefined;
      const index = ref && input.answer !== '' ? answerIndex(tableFor(ref), input.answer) : undefined;
      const record: TurnRecord = {
        ...{ input: { text: input.text }, labelling, current, beliefs: [], drawn: false, doubts: 0, changed: false },
        ...(ref && { asked: ref }),
        observations:
          ref && verdict !== undefined && verdict !== 'invalid'
            ? [{ question: { kind: 'problem', ref }, outcome: index === undefined ? 'other' : `answer ${index}` }]
            : [],
        reply: { text: input.answer, pause: 0 },
      };
      const turn: InterviewTurn = {
        ...{ id: input.turnId, at: caller.now, text: input.text, ...labelling, reply: record.reply },
        ...(ref && { asked: shownProblem(ref).asked }),
        heard: {
          ...{ answer: input.answer, strategies: input.strategies, note: input.note },
          ...((verdict === 'right' || verdict === 'wrong') && { right: verdict === 'right' }),
          ...(idea !== undefined && { idea }),
        },
      };
      return {
        interview: { ...interview, state: 'in-progress', turns: [...interview.turns, turn] },
        hidden: { ...hidden, records: [...hidden.records, record] },
      };
    }),
  );
