import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Environment, environmentSchema } from '@lemma/contract';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { findChromium } from '../src/chromium.ts';
import { silentProgress } from '../src/progress.ts';
import { folderShell } from '../src/release/contract/served.ts';
import { serveShell } from '../src/release/shell-versions.ts';
import { stageShell } from '../src/release/stage-shell.ts';
import { inRepository } from '../src/repository.ts';

/** As a school's deployment has it, not as a start on this machine: no emulators. */
const hosted = environmentSchema.parse({
  firebase: { apiKey: 'key', authDomain: 'school.example', projectId: 'school', appId: '1:1:web:1' },
  areas: {
    teacher: 'https://teacher.example',
    parent: 'https://parent.example',
    student: 'https://student.example',
  },
});
const INTEGRITY = 'Integrity-Policy';
const PATIENCE_MS = 60_000;

/** What Google's script does, in our words: it loads a second one, which opens the frame of the sign-in. */
const GAPI = `
  const asked = new URL(document.currentScript.src).searchParams.get('onload');
  window.gapi = {
    load: (_, { callback }) => {
      const script = document.createElement('script');
      script.src = 'https://apis.google.com/_/scs/abc-static/_/js/k=gapi.lb.en/m=gapi_iframes/cb=gapi.loaded_0';
      script.onload = callback;
      document.head.append(script);
    },
  };
  window[asked]();`;
const GAPI_IFRAMES = `
  gapi.iframes = {
    CROSS_ORIGIN_IFRAMES_FILTER: 'any',
    getContext: () => ({
      open: ({ url }) => document.body.append(Object.assign(document.createElement('iframe'), { src: url })),
    }),
  };`;
const RECAPTCHA = `
  const script = document.createElement('script');
  script.src = 'https://www.gstatic.com/recaptcha/releases/x/recaptcha__en.js';
  document.head.append(script);
  const loaded = new Promise((resolve) => script.addEventListener('load', resolve));
  window.grecaptcha = { enterprise: { ready: (done) => loaded.then(done) } };`;
const RECAPTCHA_ITSELF = `
  Object.assign(grecaptcha.enterprise, { render: (_, { callback }) => (callback(), 0), execute: async () => 'looked at' });`;

const SCRIPTS: readonly (readonly [start: string, body: string])[] = [
  ['https://apis.google.com/js/api.js', GAPI],
  ['https://apis.google.com/_/scs/', GAPI_IFRAMES],
  ['https://www.google.com/recaptcha/enterprise.js', RECAPTCHA],
  ['https://www.gstatic.com/recaptcha/releases/', RECAPTCHA_ITSELF],
];

let browser: Browser;
let context: BrowserContext;
let folder = '';
/** The headers of the page. */
let sent: Readonly<Record<string, string>> = {};
let asked: string[] = [];

beforeAll(async () => {
  const executablePath = await findChromium(silentProgress, { install: async () => false });
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  return () => browser.close();
});

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lemma-hosted-'));
  context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-US' });
  asked = [];
  return async () => {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  };
});

/** Opens a page of the built shell as it is served for an environment, Google's part played by what stands above. */
async function open(
  environment: Environment,
  path: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Page> {
  const shell = join(folder, 'shell');
  const version = await stageShell(inRepository('shell', 'dist'), shell, environment);
  await serveShell(shell, version, { by: 'a test', action: 'stage' });
  const served = await folderShell(folder, environment);
  await context.route('**/*', async (route) => {
    const url = route.request().url();
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
    asked.push(url);
    const script = SCRIPTS.find(([start]) => url.startsWith(start));
    if (script !== undefined) return route.fulfill({ contentType: 'text/javascript', headers, body: script[1] });
    if (url.includes(':exchangeRecaptchaEnterpriseToken'))
      return route.fulfill({ headers, json: { token: 'of App Check', ttl: '3600s' } });
    const answer = await served.answer(new URL(url));
    if (answer === undefined || answer === 'network') return route.abort('connectionrefused');
    const all = { ...answer.headers, ...more };
    if (url.endsWith(path)) sent = all;
    return route.fulfill({ ...answer, headers: all });
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(`${served.address}${path}`);
  return page;
}

const wasAsked = (start: string): boolean => asked.some((url) => url.startsWith(start));

it('opens Google’s sign-in, whose scripts the policies of the page let run', async () => {
  const page = await open(hosted, '/sign-in');
  const frame = page.waitForRequest((request) => request.url().startsWith('https://school.example/__/auth/iframe'));
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await frame;
});

it('could not with a page that demands the integrity of every script', async () => {
  const page = await open(hosted, '/sign-in', { [INTEGRITY]: 'blocked-destinations=(script)' });
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('alert').first().waitFor();
  expect(wasAsked('https://apis.google.com')).toBe(false);
});

it('offers no Google where the school has none, and then demands the integrity of every script', async () => {
  const page = await open({ ...hosted, googleSignIn: false }, '/sign-in');
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Continue with Google' }).count()).toBe(0);
  expect(sent[INTEGRITY]).toBe('blocked-destinations=(script)');
});

it('brings a token of App Check with a call that needs no sign-in, where a key is set', async () => {
  const page = await open({ ...hosted, appCheck: { siteKey: 'key' } }, '/student-login');
  await page.getByLabel('Class code').fill('abcdef');
  const call = page.waitForRequest(
    (request) => request.url().endsWith('/api/classSignInList') && request.method() === 'POST',
  );
  await page.getByRole('button', { name: 'Next' }).click();
  expect(await (await call).headerValue('x-firebase-appcheck')).toBe('of App Check');
});
