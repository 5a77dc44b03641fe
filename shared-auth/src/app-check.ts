import { currentSession } from './current-session.ts';

let ready: Promise<void> | undefined;

async function start(siteKey: string, debugToken: string | undefined): Promise<void> {
  // Firebase reads it from here: for a browser that no reCAPTCHA would take for a person's, as in tests.
  if (debugToken !== undefined) Object.assign(globalThis, { FIREBASE_APPCHECK_DEBUG_TOKEN: debugToken });
  const { initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check');
  const provider = new ReCaptchaEnterpriseProvider(siteKey);
  initializeAppCheck(currentSession().app, { provider, isTokenAutoRefreshEnabled: true });
}

/** Resolves when calls carry App Check's token; at once, with nothing loaded, where the school has not set it up. */
export async function appCheckReady(): Promise<void> {
  const { appCheck } = currentSession().environment;
  if (appCheck === undefined) return;
  ready ??= start(appCheck.siteKey, appCheck.debugToken);
  await ready.catch((fault: unknown) => {
    ready = undefined;
    throw fault;
  });
}
