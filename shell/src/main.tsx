import './styles.css';
import { restoreLocale } from '@lemma/ui';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { readEnvironment } from './app/read-environment.ts';
import { start } from './app/start.ts';
import { SetupFault } from './pages/setup-fault.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

restoreLocale();
const started = start(readEnvironment(document));
createRoot(root).render(
  started.kind === 'ready' ? <App environment={started.environment} /> : <SetupFault message={started.message} />,
);
