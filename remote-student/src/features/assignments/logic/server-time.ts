import { SECOND } from '@lemma/school/time';

/**
 * The server's time when it answered, and what the device's two clocks said then: the steady one counts on from there,
 * the other may be wrong by days and is set while a page is open. Milliseconds.
 */
export type Heard = { readonly at: number; readonly steady: number; readonly wall: number };

/** What is known of the server's time: nothing from a server of before, and without one where the device opened the work. */
export type TimeHeard = { readonly heard?: Heard; readonly fromDevice?: boolean };

/** What the two clocks may differ by, in milliseconds. */
const MOST_APART_MS = 2 * SECOND;

export const hear = (at: number): Heard => ({ at, steady: performance.now(), wall: Date.now() });

/** The server's time now; a little less by the way of its answer, so that nothing is over too early. */
export const serverNow = ({ at, steady }: Heard, now = performance.now()): number => at + Math.max(0, now - steady);

/** Whether the clocks went apart since: the device slept, in which the steady clock may stand still, or was set. */
export const isInDoubt = ({ steady, wall }: Heard): boolean =>
  Math.abs(Date.now() - wall - (performance.now() - steady)) > MOST_APART_MS;

/** Whether the server is to be asked again: its time is not known, or in doubt, and it is not one that never says it. */
export function asksAgain(opened: TimeHeard | undefined, doubted: Heard | undefined): boolean {
  if (opened === undefined || opened.fromDevice) return true;
  return opened.heard !== undefined && opened.heard === doubted;
}
