import type { Environment } from '@lemma/contract';
import { expect, it } from 'vitest';
import { readEnvironment, withEnvironment } from './shell-page.ts';

const page = '<head><script type="application/json" id="lemma-environment">{}</script></head>';

const environment = (apiKey: string): Environment => ({
  firebase: { apiKey, authDomain: 'school.example', projectId: 'demo-lemma' },
  areas: { teacher: 'https://t.example', parent: 'https://p.example', student: 'https://s.example' },
  functionsRegion: 'us-central1',
});

const written = (html: string): unknown => JSON.parse(/>(\{.*\})</.exec(html)?.[1] ?? '');

it('writes the environment into its element, and again over the one before', () => {
  const once = withEnvironment(page, environment('first'));
  expect(written(withEnvironment(once, environment('second')))).toEqual(environment('second'));
});

it('lets no value end the element', () => {
  const html = withEnvironment(page, environment('</script><script>alert(1)</script>$&'));
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(written(html)).toEqual(environment('</script><script>alert(1)</script>$&'));
});

it('reads back what a page was told', () => {
  expect(readEnvironment(withEnvironment(page, environment('<key>')))).toEqual(environment('<key>'));
  expect(readEnvironment(page)).toBeUndefined();
});

it('refuses a page without the element', () => {
  expect(() => withEnvironment('<head></head>', environment('key'))).toThrow('#lemma-environment');
});
