/**
 * Runs at most `count` tasks at once, the others in turn. A task that is no longer wanted leaves the queue; a running
 * one keeps its place until it ends.
 */
export function atMost(count: number) {
  let running = 0;
  const waiting = new Set<() => void>();
  const startNext = () => {
    for (const start of waiting) {
      if (running >= count) return;
      waiting.delete(start);
      running += 1;
      start();
    }
  };
  const place = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      signal.throwIfAborted();
      signal.addEventListener('abort', () => waiting.delete(resolve) && reject(signal.reason), { once: true });
      waiting.add(resolve);
      startNext();
    });
  return async <T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> => {
    await place(signal);
    try {
      return await work();
    } finally {
      running -= 1;
      startNext();
    }
  };
}
