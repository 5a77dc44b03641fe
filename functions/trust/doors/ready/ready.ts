import { ofAssignments } from './assignments.ts';
import { ofPeople } from './people.ts';
import type { Prepare } from './scene.ts';
import { ofSessions } from './sessions.ts';
import { ofTalks } from './talks.ts';

/**
 * What has to be in the school before a call can do what it is for, made by the product's own calls; each gives the input
 * that is sent then. A call that is not here does it in the school as it was made.
 */
export const ready: ReadonlyMap<string, Prepare> = new Map(
  Object.entries({ ...ofAssignments, ...ofPeople, ...ofSessions, ...ofTalks }),
);
