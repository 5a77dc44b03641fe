import { NotFound } from './not-found.tsx';
import { PublicPage } from './public-page.tsx';

export const PublicNotFound = () => (
  <PublicPage>
    <NotFound />
  </PublicPage>
);
