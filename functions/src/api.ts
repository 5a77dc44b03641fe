import { onRequest } from 'firebase-functions/v2/https';
import * as accounts from './accounts/doors.ts';
import * as assignments from './assignments/doors.ts';
import * as assistant from './assistant/doors.ts';
import * as digest from './digest/doors.ts';
import * as erasure from './erasure/doors.ts';
import * as feedback from './feedback/doors.ts';
import * as files from './files/doors.ts';
import * as insight from './insight/doors.ts';
import * as notes from './notes/doors.ts';
import * as parents from './parents/doors.ts';
import * as plans from './plans/doors.ts';
import * as practice from './practice/doors.ts';
import * as releases from './releases/doors.ts';
import * as retention from './retention/doors.ts';
import * as roster from './roster/doors.ts';
import * as settings from './settings/doors.ts';
import * as stories from './stories/doors.ts';
import * as training from './training/doors.ts';
import * as work from './work/doors.ts';

/** Every door by the name that it is called by. */
export const doors = {
  ...accounts,
  ...assignments,
  ...assistant,
  ...digest,
  ...erasure,
  ...feedback,
  ...files,
  ...insight,
  ...notes,
  ...parents,
  ...plans,
  ...practice,
  ...releases,
  ...retention,
  ...roster,
  ...settings,
  ...stories,
  ...training,
  ...work,
};

const byPath = new Map(Object.entries(doors).map(([name, open]) => [`/${name}`, open]));

/**
 * All doors behind one deployed function, each at `/api/<name>`: a school's few calls keep one instance warm, where a
 * function for each would start cold at nearly every call.
 */
export const api = onRequest(async (request, response) => {
  const open = byPath.get(request.path);
  if (open) await open(request, response);
  else response.status(404).json({ error: { status: 'NOT_FOUND', message: 'There is no such call.' } });
});
