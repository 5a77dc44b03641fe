import './styles.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { mayBeOverridden } from './app/override-key.ts';
import { readEnvironment } from './app/read-environment.ts';
import { start } from './app/start.ts';
import { guardScriptAddresses } from './app/trusted-types.ts';
import { SetupFault } from './pages/setup-fault.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

guardScriptAddresses();

async function show(into: HTMLElement): Promise<void> {
  const started = await start(readEnvironment(document));
  if (started.kind !== 'ready') return createRoot(into).render(<SetupFault message={started.message} />);
  const { environment } = started;
  // Only visitors with such a link wait for this.
  const override = mayBeOverridden()
    ? await (await import('./app/override.ts')).findOverride(environment.overrideKey)
    : undefined;
  if (override === 'leaving') return;
  createRoot(into).render(<App environment={environment} override={override} />);
}

show(root);
