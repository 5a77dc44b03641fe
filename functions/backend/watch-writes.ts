import type { DocumentReference } from 'firebase-admin/firestore';

/** Watches documents and records when each was written, by the database's clock in milliseconds, oldest first. */
export async function watchWrites(refs: readonly DocumentReference[]) {
  const times = new Map<string, number[]>(refs.map(({ path }) => [path, []]));
  const stops = await Promise.all(
    refs.map(
      (ref) =>
        new Promise<() => void>((resolve, reject) => {
          const stop = ref.onSnapshot((snapshot) => {
            // The first snapshot is the state before the test.
            const at = snapshot.updateTime?.toMillis();
            if (at !== undefined) times.get(ref.path)?.push(at);
            resolve(stop);
          }, reject);
        }),
    ),
  );
  for (const list of times.values()) list.length = 0;
  return {
    times,
    stop: () => {
      for (const stop of stops) stop();
    },
  };
}

/** The shortest time between two writes of one document; undefined if none was written twice. */
export function shortestGap(times: ReadonlyMap<string, readonly number[]>): number | undefined {
  const gaps = [...times.values()].flatMap((list) => list.slice(1).map((at, index) => at - (list[index] ?? 0)));
  return gaps.length === 0 ? undefined : Math.min(...gaps);
}
