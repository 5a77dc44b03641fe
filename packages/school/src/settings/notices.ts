import { z } from 'zod';
import type { BoardEntry } from '../assignment/index.ts';
import { presentStudents, type Roster } from '../class/index.ts';

/**
 * What waits for a teacher's word: work on paper to grade, answers that a student says are right, requests of parents about a
 * child's data, and students who asked for a new card.
 */
export const noticeEvents = ['grade', 'contested', 'parents', 'cards'] as const;
export type NoticeEvent = (typeof noticeEvents)[number];
/** Where it is told: on the overview, and in a letter on the mornings of school days while something waits. */
export const noticeChannels = ['overview', 'mail'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

const eventsSchema = z.array(z.enum(noticeEvents)).max(noticeEvents.length);
export const noticesSchema = z.object({ overview: eventsSchema, mail: eventsSchema });
/** Which events are told where. */
export type Notices = z.infer<typeof noticesSchema>;
export const defaultNotices: Notices = { overview: [...noticeEvents], mail: [] };

/** The same choice with one event switched on or off in one place. */
export const withNotice = (notices: Notices, channel: NoticeChannel, event: NoticeEvent, on: boolean): Notices => ({
  ...notices,
  [channel]: noticeEvents.filter((one) => (one === event ? on : notices[channel].includes(one))),
});

/** How much of each waits in one class. `entries` without what is archived. */
export function noticesIn(
  entries: readonly Pick<BoardEntry, 'toGrade' | 'contested'>[],
  roster: Roster | null | undefined,
): Record<NoticeEvent, number> {
  const students = presentStudents(roster);
  return {
    grade: entries.reduce((sum, { toGrade }) => sum + toGrade, 0),
    contested: entries.reduce((sum, { contested = 0 }) => sum + contested, 0),
    parents: students.reduce((sum, { parentRequests = 0 }) => sum + parentRequests, 0),
    cards: students.filter(({ askedForHelpAt }) => askedForHelpAt !== undefined).length,
  };
}
