import { AppError } from '@lemma/contract';
import { mustFind, newItems } from '@lemma/interview';
import type { calls } from '@lemma/school/calls';
import { type Interview, MOST_TALKS } from '@lemma/school/interview';
import type { Handler } from '../door.ts';
import { nameOf, requireTeacherOf } from '../platform/access.ts';
import { documents } from '../platform/documents.ts';
import { inTransaction } from '../platform/firebase.ts';
import { changeOwn, type Opened, openOwn, readHistory, writeOwn } from './own.ts';
import { pupilResult, talkOf } from './pupil-result.ts';
import { resultOf } from './result.ts';
import { shownProblem } from './shown.ts';

/** Ends the talk. Of a simulated student three items are to be predicted; of a pupil the result stands at once. */
export const finishInterview: Handler<typeof calls.finishInterview> = ({ interviewId, notes }, caller) =>
  inTransaction(async (tx) => {
    const opened = await openOwn(interviewId, caller, tx);
    const { studentId } = opened.interview.student;
    if (opened.interview.kind === 'pupil' && studentId !== undefined) {
      // What a talk showed is kept with the child: by those who teach it, still.
      await requireTeacherOf('teach', studentId, caller, tx);
      const lines = await readHistory(caller.uid, tx);
      const talks = await documents.talks.read(studentId, tx);
      const byName = await nameOf(caller, tx);
      const { interview, hidden } = opened;
      if (interview.state === 'scored') return interview;
      const ended: Interview = {
        ...interview,
        ...{ state: 'scored', updatedAt: caller.now, notes: notes ?? interview.notes },
        result: pupilResult(interview, hidden),
      };
      const others = talks?.talks.filter((talk) => talk.interviewId !== interviewId) ?? [];
      writeOwn(tx, ended, hidden, lines);
      documents.talks.put(tx, studentId, {
        studentId,
        talks: [talkOf(ended, byName, caller.now), ...others].slice(0, MOST_TALKS),
      });
      return ended;
    }
    return changeOwn(interviewId, caller, tx, (again): Opened => {
      const { interview, hidden } = again;
      if (interview.items !== undefined) return again;
      const asked = [
        ...hidden.written.map(({ ref }) => ref),
        ...hidden.records.flatMap((record) => record.asked ?? []),
      ];
      const items = [...newItems(mustFind(hidden.pupil.skill), asked)];
      return {
        interview: { ...interview, state: 'finished', items: items.map(shownProblem), notes: notes ?? interview.notes },
        hidden: { ...hidden, items },
      };
    });
  });

export const diagnose: Handler<typeof calls.diagnose> = ({ interviewId, named, predictions }, caller) =>
  inTransaction((tx) =>
    changeOwn(interviewId, caller, tx, (opened): Opened => {
      const { interview, hidden } = opened;
      if (interview.result !== undefined) return opened;
      if (interview.state !== 'finished') throw new AppError('work/not-open', 'the talk goes on');
      const known = new Set(interview.ideas.map(({ id }) => id));
      if (Array.isArray(named) && !named.every((id) => known.has(id)))
        throw new AppError('input/malformed', 'no such idea');
      const result = resultOf(interview, hidden, named, predictions);
      return { hidden, interview: { ...interview, state: 'scored', result } };
    }),
  );

export const reflect: Handler<typeof calls.reflect> = ({ interviewId, ...reflection }, caller) =>
  inTransaction((tx) =>
    changeOwn(interviewId, caller, tx, ({ interview, hidden }) => {
      if (interview.result === undefined) throw new AppError('work/not-open', 'no result yet');
      return { hidden, interview: { ...interview, state: 'reflected', reflection } };
    }),
  );

/** Takes an own interview away, and with it its line in the history. What stands on a pupil's page stays there. */
export const removeInterview: Handler<typeof calls.removeInterview> = ({ interviewId }, caller) =>
  inTransaction(async (tx) => {
    await openOwn(interviewId, caller, tx);
    const { [interviewId]: _gone, ...lines } = await readHistory(caller.uid, tx);
    tx.delete(documents.interviews.ref(interviewId));
    tx.delete(documents.interviewSecrets.ref(interviewId));
    documents.trainings.put(tx, caller.uid, { lines });
    return {};
  });
