import { codeOf } from '@lemma/contract';
import { ErrorState, errorSentence, NoPermission, OfflineNotice, OfflineOnce, PageSkeleton } from '@lemma/ui';
import type { ReactNode } from 'react';
import { useOnline } from './use-online.ts';

/** The parts of a query that a view needs, from `useQuery` or from `allOf`. */
export type Loaded<T> = {
  readonly data: T | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
};

/**
 * Shows the state of a query: a skeleton in the shape of the content, then the data, or a message for no permission,
 * offline and other errors.
 */
export type QueryViewProps<T> = {
  readonly query: Loaded<T>;
  readonly loading?: ReactNode;
  /** Shown instead of the sentence about permissions where an address may be mistyped. */
  readonly none?: ReactNode;
  readonly children: (data: T) => ReactNode;
};

export function QueryView<T>({ query, loading, none, children }: QueryViewProps<T>) {
  const { data, error, isFetching, refetch } = query;
  const online = useOnline();
  const code = error ? codeOf(error) : undefined;
  if (data !== undefined) {
    return (
      <OfflineOnce offline={code === 'network/offline' || !online} notice={<OfflineNotice />}>
        {children(data)}
      </OfflineOnce>
    );
  }
  if (code === undefined) return loading ?? <PageSkeleton />;
  if (code === 'auth/forbidden') return none ?? <NoPermission />;
  const { title, body } = errorSentence(code);
  return (
    <ErrorState title={title} onRetry={() => void refetch()} retrying={isFetching}>
      {body}
    </ErrorState>
  );
}
