import { Marked, type Token } from 'marked';

/** Paper, ink and one measure, as in our own pages; a table scrolls by itself. */
const STYLE = `
:root { color-scheme: light dark; --ink: #1b1b18; --muted: #5c5950; --paper: #faf8f3; --line: #ddd8cb; --accent: #0d5a5c; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece8de; --muted: #b3ada0; --paper: #191816; --line: #3b3833; --accent: #7cc7c4; }
}
body { margin: 0 auto; max-width: 72ch; padding: 2rem 1.25rem 4rem; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; }
h1, h2, h3 { line-height: 1.25; margin: 2.2em 0 0.5em; }
h1 { font-size: 1.75rem; margin-top: 1rem; }
h2 { font-size: 1.25rem; }
h3 { font-size: 1rem; }
a { color: var(--accent); }
nav { display: flex; gap: 1.5rem; flex-wrap: wrap; font-size: 0.875rem; }
nav a { display: inline-flex; min-height: 2.75rem; align-items: center; }
code { font: 0.9em ui-monospace, monospace; overflow-wrap: anywhere; }
pre { overflow-x: auto; border: 1px solid var(--line); padding: 0.75rem 1rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: 0.875rem; }
th, td { border-bottom: 1px solid var(--line); padding: 0.4rem 1rem 0.4rem 0; text-align: start; vertical-align: top; min-width: 6ch; }
@media print { nav { display: none; } body { max-width: none; } }
`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const idOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/<[^>]+>|[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(/\s+/g, '-');

/** Words instead of a token: what a document has of HTML, and links to what the site does not have. */
const asWords = (token: Token, words: string): void =>
  void Object.assign(token, { type: 'text', text: escaped(words), escaped: true, tokens: undefined });

/**
 * A document of the repository as a page that anybody can read.
 * @param text where the document is as plain text.
 * @param linkTo where a link of the document leads on the site; undefined for what is only in the repository, which is then
 * no link.
 */
export function pageOfDocument(markdown: string, text: string, linkTo: (href: string) => string | undefined): string {
  const marked = new Marked({
    walkTokens(token) {
      if (token.type === 'html' || token.type === 'image') return asWords(token, token.text);
      if (token.type !== 'link') return undefined;
      const to = linkTo(token.href);
      if (to === undefined) return asWords(token, token.text.replaceAll('`', ''));
      token.href = to;
      return undefined;
    },
  });
  const body = marked
    .parse(markdown, { async: false })
    .replaceAll(
      /<h([1-6])>(.*?)<\/h\1>/g,
      (_, depth: string, inner: string) => `<h${depth} id="${idOf(inner)}">${inner}</h${depth}>`,
    );
  const tables = body
    .replaceAll('<table>', '<div class="wide" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
  const title = /^# (.+)$/m.exec(markdown)?.[1] ?? 'Lemma';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)} · Lemma</title>
<style>${STYLE}</style>
</head>
<body>
<nav aria-label="Lemma"><a href="/">Lemma</a><a href="${escaped(text)}">This document as plain text</a></nav>
<main>
${tables}</main>
</body>
</html>
`;
}
