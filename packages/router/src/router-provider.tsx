import { type ComponentProps, useMemo } from 'react';
import { Link, RouterProvider as Routed } from 'react-router-dom';
import { type Ways, WaysProvider } from './ways.tsx';

/** The router, with which links and `useGo` work. */
export function RouterProvider(props: ComponentProps<typeof Routed>) {
  const { router } = props;
  const ways = useMemo<Ways>(() => ({ Link, go: (to, options) => router.navigate(to, options) }), [router]);
  return (
    <WaysProvider ways={ways}>
      <Routed {...props} />
    </WaysProvider>
  );
}
