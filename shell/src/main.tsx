import './styles.css';
import { getLocale, setLocale, setReader, textsLoaded } from '@lemma/ui';
import { createRoot } from 'react-dom/client';
import { ownPart } from './app/own-part.ts';
import { firstLanguage } from './app/page-language.ts';
import { readEnvironment } from './app/read-environment.ts';
import { rememberedArea } from './app/remembered-area.ts';
import { sampleRole } from './app/sample-key.ts';
import { start } from './app/start.ts';
import { guardScriptAddresses } from './app/trusted-types.ts';
import { drawnPages } from './drawn/drawn-pages.ts';
import { openDrawn } from './drawn/open-drawn.tsx';
import { mayFollowLink } from './links/link-key.ts';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

guardScriptAddresses();

/** Whether the build has drawn the page that this element shows (packages/federation, `begin-drawn.ts`). */
const isDrawn = ({ dataset }: HTMLElement): boolean => dataset.drawn !== undefined;

/** When what this device has kept of the page is painted (packages/federation, `draw-stored.ts`): until then, it needs the processor. */
const storedShown = (): unknown => Reflect.get(Object(Reflect.get(globalThis, Symbol.for('lemma.kept'))), 'shown');

async function show(into: HTMLElement): Promise<void> {
  await storedShown();
  const sample = sampleRole();
  setReader((sample ?? rememberedArea()) === 'student' ? 'child' : 'adult');
  setLocale(isDrawn(into) ? getLocale() : firstLanguage(sample));
  const started = await start(readEnvironment(document));
  if (started.kind !== 'ready') {
    const { SetupFault } = await import('./pages/setup-fault.tsx');
    await textsLoaded();
    return createRoot(into).render(<SetupFault message={started.message} />);
  }
  const { environment } = started;
  if (sample !== undefined) {
    const { openSampleClass } = await ownPart(() => import('./sample/open-sample-class.tsx'));
    return openSampleClass(into, environment, sample);
  }
  const load = isDrawn(into) ? drawnPages[window.location.pathname] : undefined;
  if (load !== undefined) {
    const Page = await ownPart(load);
    await textsLoaded();
    delete into.dataset.drawn;
    // Of how long this took (packages/federation, `watch-start.ts`).
    document.querySelector('p[data-notice]')?.remove();
    return openDrawn(into, environment, Page);
  }
  // Only visitors with such a link wait for this.
  const link = mayFollowLink()
    ? await (await import('./links/follow-link.tsx')).followLink(environment, into)
    : undefined;
  if (link === 'leaving') return;
  const { createApp } = await ownPart(() => import('./app/create-app.tsx'));
  await textsLoaded();
  createApp(environment, link).show(createRoot(into));
}

show(root);
