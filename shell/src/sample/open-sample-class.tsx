import { areasOf, type Environment, type KnownArea } from '@lemma/contract';
import { openSample } from '@lemma/shared-auth/sample';
import { Button, ErrorState, textsLoaded } from '@lemma/ui';
import { createRoot } from 'react-dom/client';
import { reportError } from '../app/report-error.ts';
import { openRemotes } from '../remotes/open-remotes.ts';
import { leaveSample } from './leave-sample.ts';
import { createSampleRouter, SampleClass } from './sample-class.tsx';
import { separateStorage } from './separate-storage.ts';
import { useText } from './text/texts.ts';

function SampleFailed() {
  const t = useText('sample');
  return (
    <main className="mx-auto max-w-lg px-4 py-16">
      <ErrorState
        title={t('failedTitle')}
        onRetry={() => window.location.reload()}
        action={<Button onClick={leaveSample}>{t('leave')}</Button>}
      >
        {t('failedBody')}
      </ErrorState>
    </main>
  );
}

/** Shows the sample class in this page as the person whose area the address is of. */
export async function openSampleClass(into: HTMLElement, environment: Environment, role: KnownArea): Promise<void> {
  const root = createRoot(into);
  separateStorage();
  try {
    const area = areasOf(environment).areas.find((each) => each.area === role);
    const [profile] = await Promise.all([openSample(role), textsLoaded()]);
    if (area === undefined) throw new Error(`this shell has no area of ${role}s`);
    const router = createSampleRouter(area, openRemotes([area], undefined));
    root.render(<SampleClass role={role} profile={profile} router={router} />);
  } catch (error) {
    reportError(error, 'sample class');
    await textsLoaded();
    root.render(<SampleFailed />);
  }
}
