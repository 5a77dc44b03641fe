import { useAuth } from '@lemma/shared-auth';
import { useLoaded } from './on-demand.tsx';
import { QuietBoundary } from './quiet-boundary.tsx';
import { usePageLanguage } from './use-page-language.ts';

const load = async () => (await import('./apply-own.tsx')).ApplyOwn;

function Applied({ uid }: { readonly uid: string }) {
  const ApplyOwn = useLoaded(load);
  return ApplyOwn === undefined ? null : <ApplyOwn uid={uid} />;
}

/** Applies the person's display settings. When nobody is signed in, nothing is changed or loaded. */
export function OwnAppearance() {
  const { profile } = useAuth();
  usePageLanguage();
  if (profile === null) return null;
  return (
    <QuietBoundary where="own appearance">
      <Applied key={profile.uid} uid={profile.uid} />
    </QuietBoundary>
  );
}
