/** Milliseconds of processor time that this thread takes for some work, which a busy machine does not change. For tests. */
export function costOf(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
