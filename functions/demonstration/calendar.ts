/** The days around one morning, in the time zone of this machine. Milliseconds since 1970. */
export function calendarOf(now: number) {
  const midnight = new Date(now);
  midnight.setHours(0, 0, 0, 0);
  return {
    /** The beginning of today. */
    today: midnight.getTime(),
    /** A time of day, so many days from today (negative: before today). */
    at: (days: number, hour: number, minute = 0): number => {
      const time = new Date(midnight);
      time.setDate(time.getDate() + days);
      time.setHours(hour, minute, 0, 0);
      return time.getTime();
    },
  };
}
export type Calendar = ReturnType<typeof calendarOf>;
