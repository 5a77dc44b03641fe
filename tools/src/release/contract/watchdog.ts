/** The step that did not end, in words. */
export class Stuck extends Error {
  override readonly name = 'Stuck';
}

export type Watchdog = {
  /** Begins the next step and gives it its time. */
  readonly step: (name: string) => void;
  /** Ends the work at once. */
  readonly fail: (why: string) => void;
  /** The result of the work. @throws Stuck if a step takes too long; the work itself cannot be stopped from here. */
  readonly watch: <T>(work: () => Promise<T>) => Promise<T>;
};

/**
 * Gives each step of some work its time. A page whose script never ends answers nothing, so waiting for it would never
 * end either.
 */
export function watchdog(patience: number): Watchdog {
  let timer: NodeJS.Timeout | undefined;
  const { promise, reject } = Promise.withResolvers<never>();
  promise.catch(() => undefined);
  const fail = (why: string) => reject(new Stuck(why));
  return {
    step: (name) => {
      clearTimeout(timer);
      timer = setTimeout(fail, patience, `${name} does not come to rest in ${patience / 1000} s`);
    },
    fail,
    watch: async (work) => {
      const working = work();
      // Work that was given up fails later, when its page is closed; that failure is of no interest.
      working.catch(() => undefined);
      return Promise.race([working, promise]).finally(() => clearTimeout(timer));
    },
  };
}
