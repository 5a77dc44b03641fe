import { expect, it } from 'vitest';
import { violationsIn } from './policy-report.ts';

const read = (report: unknown) => violationsIn(new TextEncoder().encode(JSON.stringify(report)));

it('reads both forms of a report, without ids, paths and queries', () => {
  const expected = [{ page: '/student-feedback', directive: 'script-src-elem', blocked: 'https://evil.example' }];
  const page = 'https://school.example/student-feedback/ana-lopez-77?name=Ana#x';
  const blocked = 'https://evil.example/steal.js?of=Ana';
  expect(
    read({ 'csp-report': { 'document-uri': page, 'violated-directive': 'script-src-elem', 'blocked-uri': blocked } }),
  ).toEqual(expected);
  const body = { documentURL: page, effectiveDirective: 'script-src-elem', blockedURL: blocked, sample: 'Ana' };
  expect(
    read([
      { type: 'csp-violation', body },
      { type: 'deprecation', body: { id: 'x' } },
    ]),
  ).toEqual(expected);
});

it.each([
  ['inline', 'inline'],
  ['data', 'data'],
  ['data:text/html,Ana', 'data:'],
  ['Ana Lopez', 'other'],
])('tells of %o blocked %o', (blocked, told) => {
  expect(read([{ type: 'csp-violation', body: { blockedURL: blocked } }])).toMatchObject([{ blocked: told }]);
});

it.each([
  {},
  'x',
  [{}],
  null,
  Array(21).fill({ type: 'csp-violation', body: {} }),
  { 'csp-report': 'x'.repeat(30_000) },
])('refuses what is no report: %#', (report) => {
  expect(() => read(report)).toThrow('input/malformed');
});
