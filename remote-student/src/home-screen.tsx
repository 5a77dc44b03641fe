import { useSearchParams } from '@lemma/router';
import { HomePage } from './features/home/page.tsx';
import { PlacementPage } from './features/placement/page.tsx';
import { PracticePage } from './features/practice/page.tsx';

/** /student: the home page and, at the same address, today's practice and the placement. */
export function HomeScreen() {
  const [search] = useSearchParams();
  if (search.has('placement')) return <PlacementPage />;
  return search.has('practice') ? <PracticePage /> : <HomePage />;
}
