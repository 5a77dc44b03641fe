/** A time in milliseconds since 1970, in UTC. */
export const minuteOf = (time: number): string => new Date(time).toISOString().slice(0, 16).replace('T', ' ');
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
