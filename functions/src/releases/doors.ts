import { calls } from '@lemma/school/calls';
import { door, publicDoor } from '../door.ts';

export const releaseSeat = door(calls.releaseSeat, async () => (await import('./seat.ts')).releaseSeat);
export const reportLoad = door(calls.reportLoad, async () => (await import('./health.ts')).reportLoad);
export const releaseHealth = publicDoor(calls.releaseHealth, async () => (await import('./health.ts')).releaseHealth);
