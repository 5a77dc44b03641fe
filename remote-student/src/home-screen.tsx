import { useSearchParams } from '@lemma/router';
import { HomePage } from './features/home/page.tsx';
import { PracticePage } from './features/practice/page.tsx';

/** /student: the home page and, at the same address, today's practice. */
export function HomeScreen() {
  const [search] = useSearchParams();
  return search.has('practice') ? <PracticePage /> : <HomePage />;
}
