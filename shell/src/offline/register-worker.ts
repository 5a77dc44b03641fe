import { reportError } from '../app/report-error.ts';

/** Runs after the page has loaded its own files. */
export function onceLoaded(run: () => void): void {
  if (document.readyState === 'complete') run();
  else window.addEventListener('load', run, { once: true });
}

let registering = false;

/**
 * Registers the service worker for everybody as soon as an area or a public page has loaded, so that even after a short
 * visit our own page is shown without a network. The worker contains that page and loads nothing for it.
 */
export function registerWorker(): void {
  if (registering || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  registering = true;
  navigator.serviceWorker
    .register('/sw.js', { type: 'module' })
    .catch((error: unknown) => reportError(error, 'registering the worker'));
}
