import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { inRepository } from '../repository.ts';
import { areaHeaders, areaSiteHeaders, shellSiteHeaders, withReports } from './site-headers.ts';

type Site = { readonly target: string; readonly headers: unknown };

it('is what firebase.json sends, for the shell and for every area', async () => {
  const { hosting }: { hosting: readonly Site[] } = JSON.parse(await readFile(inRepository('firebase.json'), 'utf8'));
  for (const { target, headers } of hosting)
    expect(headers, target).toEqual(target === 'shell' ? shellSiteHeaders : areaSiteHeaders);
});

it('lets nobody run or embed a file of an area as a page, and tells where to report it', () => {
  const [{ headers } = { headers: [] }] = withReports([{ source: '**', headers: areaHeaders }], 'https://r.example');
  const sent = Object.fromEntries(headers.map(({ key, value }) => [key, value]));
  expect(sent['Content-Security-Policy']).toMatch(
    /^default-src 'none';.* frame-ancestors 'none'; report-uri https:\/\/r\.example; report-to policy$/,
  );
  expect(sent['Reporting-Endpoints']).toBe('policy="https://r.example"');
  expect(sent).toMatchObject({ 'X-Content-Type-Options': 'nosniff' });
});
