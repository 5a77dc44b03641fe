import { useSearchParams } from '@lemma/router';
import { lazy } from 'react';
import { HomePage } from './features/home/page.tsx';

// With the figures, the keys and the mathematics of a question, which the home page does not need.
const PlacementPage = lazy(async () => ({ default: (await import('./features/placement/page.tsx')).PlacementPage }));
const PracticePage = lazy(async () => ({ default: (await import('./features/practice/page.tsx')).PracticePage }));

/** /student: the home page and, at the same address, today's practice and the placement. */
export function HomeScreen() {
  const [search] = useSearchParams();
  if (search.has('placement')) return <PlacementPage />;
  return search.has('practice') ? <PracticePage /> : <HomePage />;
}
