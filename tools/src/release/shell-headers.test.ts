import { environmentSchema, knownAreas } from '@lemma/contract';
import { expect, it } from 'vitest';
import { policyOf, shellHeaders } from './shell-headers.ts';

const environment = environmentSchema.parse({
  firebase: { apiKey: 'key', authDomain: 'school.example', projectId: 'school' },
  areas: Object.fromEntries(knownAreas.map((area) => [area, `https://${area}.example`])),
});
const ownOnly = { ...environment, googleSignIn: false };
const directive = (policy: string, name: string) => policy.split('; ').find((each) => each.startsWith(`${name} `));
const headersFor = (source: string, of = environment) =>
  Object.fromEntries(
    (shellHeaders(of, ["'sha256-map'"]).find((each) => each.source === source)?.headers ?? []).map(({ key, value }) => [
      key,
      value,
    ]),
  );

it('allows scripts from the shell and the areas only, none inline, none made from text', () => {
  const policy = policyOf(environment, ["'sha256-map'"]);
  const scripts = directive(policy, 'script-src');
  expect(scripts).toBe(
    "script-src 'self' https://teacher.example https://parent.example https://student.example https://apis.google.com 'sha256-map'",
  );
  expect(directive(policy, 'default-src')).toBe("default-src 'none'");
  expect(directive(policy, 'require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe-eval');
});

it('plays media from memory only, and allows camera and microphone on its own pages only', () => {
  expect(directive(policyOf(environment, []), 'media-src')).toBe('media-src blob:');
  for (const source of ['!/override', '/override'])
    expect(headersFor(source)['Permissions-Policy']).toMatch(/^camera=\(self\), microphone=\(self\), geolocation=\(\)/);
});

it('allows what App Check needs where a key is set, and nothing of it elsewhere', () => {
  const checked = { ...environment, appCheck: { siteKey: 'key' } };
  const allowed = policyOf(checked, []);
  expect(directive(allowed, 'script-src')).toContain('https://www.gstatic.com/recaptcha/');
  expect(directive(allowed, 'frame-src')).toContain('https://www.google.com/recaptcha/');
  expect(policyOf(environment, [])).not.toContain('recaptcha');
});

it('requires the integrity of every script where none is Google’s, except on the page of signed links', () => {
  const emulators = { auth: 'a:1', firestore: 'a:2', functions: 'a:3' };
  for (const lent of [ownOnly, { ...environment, emulators }])
    expect(headersFor('!/override', lent)['Integrity-Policy']).toBe('blocked-destinations=(script)');
  for (const lent of [environment, { ...ownOnly, appCheck: { siteKey: 'key' } }])
    expect(headersFor('!/override', lent)['Integrity-Policy']).toBeUndefined();
  expect(policyOf(ownOnly, [])).not.toContain('apis.google.com');
  const open = headersFor('/override', ownOnly);
  expect(open['Integrity-Policy']).toBeUndefined();
  expect(directive(open['Content-Security-Policy'] ?? '', 'script-src')).toContain('http://localhost:*');
  expect(directive(headersFor('!/override')['Content-Security-Policy'] ?? '', 'script-src')).not.toContain('localhost');
});
