import { AppError } from '@lemma/contract';
import { type TurnRecord, takeTurn } from '@lemma/interview';
import type { calls } from '@lemma/school/calls';
import { type Interview, type InterviewTurn, MOST_TURNS } from '@lemma/school/interview';
import { MINUTE } from '@lemma/school/time';
import { activeAt, changeOwn, type Opened } from '../../engines/interviews/own.ts';
import { inWords, type Reword, rewordFor } from '../../engines/interviews/reword.ts';
import { shownProblem } from '../../engines/interviews/shown.ts';
import { requireTalking } from '../../engines/interviews/talking.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

/** @throws AppError when a limit of the interview is reached: one that the teacher set, or a built-in one. */
function requireRoom(interview: Interview, now: number): void {
  const { limits, turns } = interview;
  if (turns.length >= (limits.turns ?? MOST_TURNS)) throw new AppError('work/closed', 'no turns left');
  if (limits.minutes !== undefined && activeAt(interview, now) >= limits.minutes * MINUTE)
    throw new AppError('work/closed', 'no time left');
}

type Said = Pick<InterviewTurn, 'id' | 'strokes'>;

const shownTurn = ({ id, strokes }: Said, record: TurnRecord, caller: Caller): InterviewTurn => ({
  id,
  at: caller.now,
  text: record.input.text,
  ...(record.input.formula !== undefined && { formula: record.input.formula }),
  ...(record.asked && { asked: shownProblem(record.asked).asked }),
  ...(strokes && strokes.length > 0 && { strokes }),
  ...record.labelling,
  reply: record.reply,
});

/**
 * Replaces the words of a stored turn by a model's words. Does nothing without a model, or when the turn was undone
 * meanwhile.
 */
async function reworded(interview: Interview, turnId: string, caller: Caller, reword: Reword): Promise<Interview> {
  const turn = interview.turns.find(({ id }) => id === turnId);
  const text = turn && (await reword({ reply: turn.reply.text, temperament: interview.student.temperament }));
  if (text === undefined) return interview;
  return inTransaction((tx) =>
    changeOwn(interview.id, caller, tx, (opened): Opened => {
      const at = opened.interview.turns.findIndex(({ id }) => id === turnId);
      const [before, record] = [opened.interview.turns[at], opened.hidden.records[at]];
      if (before === undefined || record === undefined) return opened;
      return {
        interview: {
          ...opened.interview,
          turns: opened.interview.turns.with(at, { ...before, reply: { ...before.reply, text } }),
        },
        hidden: { ...opened.hidden, records: opened.hidden.records.with(at, inWords(record, text)) },
      };
    }),
  );
}

export const say: Handler<typeof calls.say> = async (input, caller) => {
  let isNew = false;
  const interview = await inTransaction((tx) => {
    isNew = false;
    return changeOwn(input.interviewId, caller, tx, (opened): Opened => {
      const { interview, hidden } = opened;
      if (interview.kind !== 'practice') throw new AppError('work/closed', 'an interview with a pupil');
      if (interview.turns.some(({ id }) => id === input.turnId)) return opened;
      requireTalking(interview);
      requireRoom(interview, caller.now);
      const pick = input.suggestion === undefined ? undefined : hidden.suggestions[input.suggestion];
      if (input.text === '' && !input.formula && pick === undefined)
        throw new AppError('input/malformed', 'nothing said');
      const record = takeTurn(hidden.pupil, hidden.written, hidden.records, {
        text: input.text,
        ...(input.formula && { formula: input.formula }),
        ...(pick && { pick }),
      });
      isNew = true;
      const turn = shownTurn({ id: input.turnId, strokes: input.strokes }, record, caller);
      return {
        interview: { ...interview, state: 'in-progress', turns: [...interview.turns, turn] },
        hidden: { ...hidden, records: [...hidden.records, record] },
      };
    });
  });
  const reword = isNew ? rewordFor(caller) : undefined;
  return reword === undefined ? interview : reworded(interview, input.turnId, caller, reword);
};
