import { queryKeys } from '@lemma/contract';
import { queryOptions } from '@tanstack/react-query';

/** Milliseconds after which a screen is shown without the parts that have not come. */
const PATIENCE_MS = 2000;

/**
 * Parts of a screen that its heading does not need. They are loaded while the documents are read, so that the screen is
 * shown whole and nothing moves. What has not come in time, or failed, is missing; if it comes later, it is shown then.
 */
export const partsQuery = <P extends object>(uid: string, name: string, load: () => Promise<P>) => {
  const queryKey = queryKeys.made(uid, 'parts', name);
  return queryOptions({
    queryKey,
    queryFn: ({ client }): Promise<Partial<P>> => {
      const whole: Promise<Partial<P>> = load();
      whole.then(
        (parts) => client.setQueryData(queryKey, parts),
        () => undefined,
      );
      const late = new Promise<Partial<P>>((resolve) => setTimeout(resolve, PATIENCE_MS, {}));
      return Promise.race([whole.catch(() => ({})), late]);
    },
    networkMode: 'always',
  });
};
