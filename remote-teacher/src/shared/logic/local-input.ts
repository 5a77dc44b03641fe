const two = (value: number) => String(value).padStart(2, '0');

/** A time as the value of a `datetime-local` field, in this device's time zone. */
export function toLocalInput(instant: number): string {
  const at = new Date(instant);
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The time in such a field; undefined while it is incomplete. */
export function fromLocalInput(text: string): number | undefined {
  const instant = new Date(text).getTime();
  return Number.isNaN(instant) ? undefined : instant;
}
