import { mustFind, newItems } from '@lemma/interview';
import type { calls } from '@lemma/school/calls';
import { type Interview, MOST_TALKS } from '@lemma/school/interview';
import { changeOwn, type Opened, openOwn, readHistory, writeOwn } from '../../engines/interviews/own.ts';
import { shownProblem } from '../../engines/interviews/shown.ts';
import { studentResult, talkOf } from '../../engines/interviews/student-result.ts';
import { nameOf, requireTeacherOf } from '../../platform/access.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

/**
 * Ends an interview. For a simulated student the teacher then predicts three items; for a real student the result is
 * ready at once.
 */
export const finishInterview: Handler<typeof calls.finishInterview> = ({ interviewId, notes }, caller) =>
  inTransaction(async (tx) => {
    const opened = await openOwn(interviewId, caller, tx);
    const { studentId } = opened.interview.student;
    if (opened.interview.kind === 'pupil' && studentId !== undefined) {
      // The result is stored with the student, so only a teacher who still teaches this student may finish the
      // interview.
      await requireTeacherOf('teach', studentId, caller, tx);
      const lines = await readHistory(caller.uid, tx);
      const talks = await documents.talks.read(studentId, tx);
      const byName = await nameOf(caller, tx);
      const { interview, hidden } = opened;
      if (interview.result !== undefined) return interview;
      const ended: Interview = {
        ...interview,
        ...{ state: 'scored', updatedAt: caller.now, notes: notes ?? interview.notes },
        result: studentResult(interview, hidden),
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
