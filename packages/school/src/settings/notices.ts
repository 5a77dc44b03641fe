import { z } from 'zod';
import type { BoardEntry } from '../assignment/index.ts';
import { presentStudents, type Roster } from '../class/index.ts';

/**
 * Events that need the teacher: work on paper to grade, contested answers, parents' requests about a child's data, and
 * students who asked for a new card.
 */
export const noticeEvents = ['grade', 'contested', 'parents', 'cards'] as const;
export type NoticeEvent = (typeof noticeEvents)[number];
/**
 * Where the teacher is notified: on the overview, and by e-mail on school-day mornings as long as something is waiting.
 */
export const noticeChannels = ['overview', 'mail'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

const eventsSchema = z.array(z.enum(noticeEvents)).max(noticeEvents.length);
export const noticesSchema = z.object({ overview: eventsSchema, mail: eventsSchema });
/** Which events are announced where. */
export type Notices = z.infer<typeof noticesSchema>;
export const defaultNotices: Notices = { overview: [...noticeEvents], mail: [] };

/** The same settings with one event switched on or off in one place. */
export const withNotice = (notices: Notices, channel: NoticeChannel, event: NoticeEvent, on: boolean): Notices => ({
  ...notices,
  [channel]: noticeEvents.filter((one) => (one === event ? on : notices[channel].includes(one))),
});

/** How many events of each kind are waiting in one class. `entries` must not contain archived assignments. */
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
