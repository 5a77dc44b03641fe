import { beforeEach, expect, it, vi } from 'vitest';

const firebase = vi.hoisted(() => ({ initializeAppCheck: vi.fn(), loaded: vi.fn() }));
vi.mock('firebase/app-check', () => {
  firebase.loaded();
  return {
    initializeAppCheck: firebase.initializeAppCheck,
    ReCaptchaEnterpriseProvider: class {
      readonly key: string;
      constructor(key: string) {
        this.key = key;
      }
    },
  };
});
const environment = vi.hoisted(() => ({ appCheck: undefined as { siteKey: string; debugToken?: string } | undefined }));
vi.mock('./current-session.ts', () => ({ currentSession: () => ({ app: 'app', environment }) }));

beforeEach(() => {
  vi.resetModules();
  Reflect.deleteProperty(globalThis, 'FIREBASE_APPCHECK_DEBUG_TOKEN');
});

it('loads nothing where no key is set', async () => {
  const { appCheckReady } = await import('./app-check.ts');
  await appCheckReady();
  expect(firebase.loaded).not.toHaveBeenCalled();
});

it('is started once with the school’s key, before the first call', async () => {
  environment.appCheck = { siteKey: 'key', debugToken: 'token' };
  const { appCheckReady } = await import('./app-check.ts');
  await Promise.all([appCheckReady(), appCheckReady()]);
  expect(firebase.initializeAppCheck.mock.calls).toEqual([
    ['app', { provider: { key: 'key' }, isTokenAutoRefreshEnabled: true }],
  ]);
  expect(Reflect.get(globalThis, 'FIREBASE_APPCHECK_DEBUG_TOKEN')).toBe('token');
});
