import { onRequest } from 'firebase-functions/v2/https';
import { accountDoors } from './calls/accounts/doors.ts';
import { assignmentDoors } from './calls/assignments/doors.ts';
import { assistantDoors } from './calls/assistant/doors.ts';
import { erasureDoors } from './calls/erasure/doors.ts';
import { feedbackDoors } from './calls/feedback/doors.ts';
import { fileDoors } from './calls/files/doors.ts';
import { httpDoors } from './calls/http/doors.ts';
import { insightDoors } from './calls/insight/doors.ts';
import { noteDoors } from './calls/notes/doors.ts';
import { parentDoors } from './calls/parents/doors.ts';
import { planDoors } from './calls/plans/doors.ts';
import { practiceDoors } from './calls/practice/doors.ts';
import { releaseDoors } from './calls/releases/doors.ts';
import { rosterDoors } from './calls/roster/doors.ts';
import { schoolDoors } from './calls/school/doors.ts';
import { settingsDoors } from './calls/settings/doors.ts';
import { signInDoors } from './calls/sign-in/doors.ts';
import { storyDoors } from './calls/stories/doors.ts';
import { trainingDoors } from './calls/training/doors.ts';
import { workDoors } from './calls/work/doors.ts';
import { isTooDeep, refusePlainly } from './platform/refuse-plainly.ts';

/** Every callable function and HTTP endpoint by its name. */
export const doors = {
  ...accountDoors,
  ...assignmentDoors,
  ...assistantDoors,
  ...erasureDoors,
  ...feedbackDoors,
  ...fileDoors,
  ...insightDoors,
  ...noteDoors,
  ...parentDoors,
  ...planDoors,
  ...practiceDoors,
  ...releaseDoors,
  ...rosterDoors,
  ...schoolDoors,
  ...settingsDoors,
  ...signInDoors,
  ...storyDoors,
  ...trainingDoors,
  ...workDoors,
  ...httpDoors,
};

refusePlainly();

const byPath = new Map(Object.entries(doors).map(([name, open]) => [`/${name}`, open]));

/** How long an answer may take: the download of a school's backup over a slow line. */
const LONGEST_ANSWER_S = 1800;

/**
 * All of them behind one deployed function, each at `/api/<name>`: a school's few calls keep one instance warm, while
 * separate functions would start cold at nearly every call.
 */
export const api = onRequest({ timeoutSeconds: LONGEST_ANSWER_S }, async (request, response) => {
  const open = byPath.get(request.path);
  if (isTooDeep(request.body))
    response.status(400).json({ error: { status: 'INVALID_ARGUMENT', message: 'input/malformed' } });
  else if (open) await open(request, response);
  else response.status(404).json({ error: { status: 'NOT_FOUND', message: 'There is no such call.' } });
});
