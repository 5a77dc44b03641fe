import { AppError } from '@lemma/contract';
import { answerIndex, labelMove, readProblem, type TurnRecord, tableFor } from '@lemma/interview';
import { checkAnswer, diagnose } from '@lemma/math';
import type { calls } from '@lemma/school/calls';
import { type InterviewTurn, STUDENT_QUESTIONS } from '@lemma/school/interview';
import { changeOwn, type Opened } from '../../engines/interviews/own.ts';
import { shownProblem } from '../../engines/interviews/shown.ts';
import { requireTalking } from '../../engines/interviews/talking.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

/** Records one question to a real student: what was asked, the answer, and what the answer shows. */
export const hear: Handler<typeof calls.hear> = (input, caller) =>
  inTransaction(async (tx) =>
    changeOwn(input.interviewId, caller, tx, (opened): Opened => {
      const { interview, hidden } = opened;
      if (interview.kind !== 'pupil') throw new AppError('work/closed', 'not an interview with a pupil');
      if (interview.turns.some(({ id }) => id === input.turnId)) return opened;
      requireTalking(interview);
      if (interview.turns.length >= STUDENT_QUESTIONS.most) throw new AppError('work/closed', 'no questions left');
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
