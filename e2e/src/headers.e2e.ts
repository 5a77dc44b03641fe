import { expect, test } from './journey.ts';
import { running } from './running.ts';

/** Answers of every kind that a site gives: pages, files, and what is not there. */
async function answers(): Promise<readonly (readonly [site: 'shell' | 'area', address: string])[]> {
  const { shell, areas } = running();
  const page = await (await fetch(shell)).text();
  const script = /(?:src|href)="(\/assets\/[^"]+\.js)"/.exec(page)?.[1];
  expect(script).toBeDefined();
  const ofShell = ['/', '/sign-in', '/privacy', '/dashboard', '/nowhere/at-all', '/assets/none.js', `${script}`];
  const ofAreas = ['/release.json', '/ledger.json', '/v/none/remoteEntry.js', '/'];
  return [
    ...ofShell.map((path) => ['shell', `${shell}${path}`] as const),
    ...Object.values(areas).flatMap((site) => ofAreas.map((path) => ['area', `${site}${path}`] as const)),
  ];
}

test('every answer of every site says how it may be used, and where to report', async () => {
  for (const [site, address] of await answers()) {
    const { headers, status } = await fetch(address);
    const sent = (name: string) => headers.get(name) ?? '';
    const of = `${address} (${status})`;
    expect(sent('x-content-type-options'), of).toBe('nosniff');
    expect(sent('strict-transport-security'), of).toBe('max-age=31536000; includeSubDomains');
    expect(sent('referrer-policy'), of).toBe('strict-origin-when-cross-origin');
    const policy = sent('content-security-policy').split('; ');
    expect(policy, of).toEqual(
      expect.arrayContaining(["default-src 'none'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]),
    );
    expect(policy.join(' '), of).toMatch(/report-uri \S+policyReport report-to policy/);
    expect(sent('reporting-endpoints'), of).toMatch(/^policy="\S+policyReport"$/);
    expect(sent('access-control-allow-origin'), of).toBe(site === 'area' ? '*' : '');
  }
});

test('every answer of a door says that it is no page, and is stored nowhere', async () => {
  const { functions } = running().emulators;
  const at = (door: string, init?: RequestInit) =>
    fetch(`http://${functions}/demo-lemma/us-central1/api/${door}`, init);
  const call = (body: string, type = 'application/json'): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });
  const replies = [
    await at('noSuchCall'),
    await at('download?fileId=x'),
    await at('unsubscribe?p=x&s=y'),
    await at('releaseHealth', call('{"data":{}}')),
    await at('openWork', call('{"data":{"assignmentId":"x"}}')),
    await at('openWork', call('{')),
  ];
  for (const { headers, status, url } of replies) {
    const of = `${url} (${status})`;
    expect(headers.get('x-content-type-options'), of).toBe('nosniff');
    expect(headers.get('strict-transport-security'), of).toBe('max-age=31536000; includeSubDomains');
    expect(headers.get('content-security-policy'), of).toMatch(/^default-src 'none';.*frame-ancestors 'none'/);
    expect(headers.get('cache-control'), of).toContain('no-store');
    expect(headers.get('content-type'), of).not.toMatch(/html/);
  }
});

test('what a browser reports of a broken policy is taken, and nothing else', async () => {
  const { headers } = await fetch(running().areas.teacher);
  const door = /policy="([^"]+)"/.exec(headers.get('reporting-endpoints') ?? '')?.[1] ?? '';
  const send = async (body: string, type = 'application/reports+json') =>
    (await fetch(door, { method: 'POST', headers: { 'content-type': type }, body })).status;
  const body = { documentURL: running().shell, effectiveDirective: 'script-src', blockedURL: 'https://evil.example' };
  expect(await send(JSON.stringify([{ type: 'csp-violation', body }]))).toBe(204);
  expect(await send(JSON.stringify({ 'csp-report': { 'blocked-uri': 'inline' } }), 'application/csp-report')).toBe(204);
  expect(await send('{"a":1}')).toBe(400);
  expect(await send('{', 'application/csp-report')).toBe(400);
  expect((await fetch(door)).status).toBe(400);
});

test.fail('a journey in which a browser asks for another host fails', async ({ page }) => {
  await page.route('**/*', (route) => route.fulfill({ body: '' }));
  await page.goto('http://elsewhere.example/');
});
