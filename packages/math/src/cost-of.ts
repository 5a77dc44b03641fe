/** What `someWork` takes on the machine by which the limits in tests were set, in milliseconds of processor time. */
const USUAL_MS = 30;

/** Work of the kind that the engine does: short texts cut, joined and looked up. */
function someWork(): number {
  const seen = new Map<string, number>();
  for (let at = 0; at < 80_000; at += 1) {
    const word = `${at % 997} + ${at % 31}`;
    seen.set(word, (seen.get(word) ?? 0) + word.split(' ').length);
  }
  return seen.size;
}

/** Milliseconds of processor time that this thread takes for some work. */
function timeOf(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Milliseconds of processor time that some work would take on a usual machine: on a slower or busier one, where each
 * piece takes longer, it is divided by how much longer. For tests.
 */
export function costOf(work: () => void): number {
  const slowness = Math.max(1, timeOf(someWork) / USUAL_MS);
  return timeOf(work) / slowness;
}
