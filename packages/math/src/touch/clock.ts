import type { Placing } from './placing.ts';
import type { TouchOf } from './types.ts';

/** The minutes of half a day: once around for the hour hand. */
export const HALF_DAY = 720;
const HOUR = 60;

/** The hands of a clock, by the minutes since twelve. */
export const clock: Placing<TouchOf<'clock'>, number> = {
  read: ({ step }, text) => {
    const [, hour = '', minute = ''] = /^\s*(\d{1,2}):(\d{2})\s*(?:[ap]\.?\s?m\.?)?\s*$/i.exec(text) ?? [];
    if (hour === '' || Number(hour) > 24 || Number(minute) >= HOUR || Number(minute) % step > 0) return undefined;
    return (Number(hour) * HOUR + Number(minute)) % HALF_DAY;
  },
  write: (_touch, minutes) => `${Math.floor(minutes / HOUR) || 12}:${String(minutes % HOUR).padStart(2, '0')}`,
  picture: (_touch, minutes) => ({
    kind: 'clock',
    hour: Math.floor((minutes ?? 0) / HOUR) || 12,
    minute: (minutes ?? 0) % HOUR,
    ...(minutes === undefined && { hands: false }),
    alt: minutes === undefined ? 'A clock without hands.' : 'A clock with two hands.',
  }),
};
