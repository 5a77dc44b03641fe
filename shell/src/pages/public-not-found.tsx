import { PublicFrame } from '@lemma/ui';
import { NotFound } from './not-found.tsx';

export const PublicNotFound = () => (
  <PublicFrame>
    <NotFound />
  </PublicFrame>
);
