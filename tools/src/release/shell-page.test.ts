import { createHash } from 'node:crypto';
import { type Environment, environmentSchema, knownAreas } from '@lemma/contract';
import { expect, it } from 'vitest';
import { readEnvironment, withEnvironment, withIntegrities } from './shell-page.ts';

const page = '<head><script type="application/json" id="lemma-environment">{}</script></head>';

const environment = (apiKey: string): Environment =>
  environmentSchema.parse({
    firebase: { apiKey, authDomain: 'school.example', projectId: 'demo-lemma' },
    areas: Object.fromEntries(knownAreas.map((area) => [area, `https://${area}.example`])),
  });

const written = (html: string): unknown => JSON.parse(/>(\{.*\})</.exec(html)?.[1] ?? '');

it('writes the environment into its element, and replaces an earlier one', () => {
  const once = withEnvironment(page, environment('first'));
  expect(written(withEnvironment(once, environment('second')))).toEqual(environment('second'));
});

it('lets no value close the element', () => {
  const html = withEnvironment(page, environment('</script><script>alert(1)</script>$&'));
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(written(html)).toEqual(environment('</script><script>alert(1)</script>$&'));
});

it('reads the environment of a page', () => {
  expect(readEnvironment(withEnvironment(page, environment('<key>')))).toEqual(environment('<key>'));
  expect(readEnvironment(page)).toBeUndefined();
});

it('refuses a page without the element', () => {
  expect(() => withEnvironment('<head></head>', environment('key'))).toThrow('#lemma-environment');
});

it('requires the integrity of every script of the page, by a map before the first and on each tag', () => {
  const files = new Map([
    ['assets/main.js', 'sha384-main'],
    ['assets/inner.js', 'sha384-inner'],
    ['assets/look.css', 'sha384-look'],
  ]);
  const built =
    '<head><script data-whole>whole()</script><script type="application/json">{}</script><script>early()</script>' +
    '<script type="module" crossorigin src="/assets/main.js"></script>' +
    '<link rel="stylesheet" crossorigin href="/assets/look.css"></head>';
  const { page: guarded, hashes } = withIntegrities(built, files);
  expect(guarded).toContain('<script type="module" crossorigin integrity="sha384-main" src="/assets/main.js">');
  expect(guarded).toContain('<link rel="stylesheet" crossorigin integrity="sha384-look" href="/assets/look.css">');
  const map = /<script type="importmap">([^<]*)<\/script>/.exec(guarded)?.[1] ?? '';
  expect(JSON.parse(map)).toEqual({
    integrity: { '/assets/main.js': 'sha384-main', '/assets/inner.js': 'sha384-inner' },
  });
  const order = ['data-whole', 'importmap', 'type="module"'].map((each) => guarded.indexOf(each));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  expect(hashes).toEqual([hashOf('whole()'), hashOf(map), hashOf('early()')]);
  expect(withIntegrities(guarded, files).page).toBe(guarded);
});
