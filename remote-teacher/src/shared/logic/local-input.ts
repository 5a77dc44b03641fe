const two = (value: number) => String(value).padStart(2, '0');

/** An instant as a `datetime-local` field shows it, by the clock of this device. */
export function toLocalInput(instant: number): string {
  const at = new Date(instant);
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The instant that such a field holds; undefined while it is not filled in. */
export function fromLocalInput(text: string): number | undefined {
  const instant = new Date(text).getTime();
  return Number.isNaN(instant) ? undefined : instant;
}
