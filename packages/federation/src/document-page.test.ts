import { expect, it } from 'vitest';
import { pageOfDocument } from './document-page.ts';

const known = (href: string) => (href === 'SECURITY.md' ? '/documents/security.html' : undefined);
const page = (markdown: string) => pageOfDocument(markdown, '/documents/a.txt', known);

it('has the document under its own title, with a way to the plain text', () => {
  const html = page('# Who <reads> what\n\nA child.');
  expect(html).toContain('<title>Who &lt;reads> what · Lemma</title>');
  expect(html).toContain('<p>A child.</p>');
  expect(html).toContain('href="/documents/a.txt"');
});

it('keeps the table of a document as a table that scrolls by itself', () => {
  const html = page('| Data | Kept |\n| --- | --- |\n| name | a year |');
  expect(html).toMatch(/<div class="wide" tabindex="0"><table>[\s\S]*<td>a year<\/td>[\s\S]*<\/table><\/div>/);
});

it('links what the site has, and has what only the repository has as words', () => {
  expect(page('[Security](SECURITY.md)')).toContain('<a href="/documents/security.html">Security</a>');
  expect(page('[the source](../src/a.ts)')).toContain('<p>the source</p>');
});

it('lets nothing of a document run', () => {
  expect(page('<script>alert(1)</script>')).not.toContain('<script>');
  expect(page('[x](javascript:alert(1))')).not.toContain('javascript:');
});
