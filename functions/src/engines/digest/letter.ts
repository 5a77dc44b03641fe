/** A letter as text and as HTML. */
export type Letter = { readonly subject: string; readonly text: string; readonly html: string };

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const STYLE = 'font: 16px/1.5 sans-serif; color: #1d2321; max-width: 34em; margin: 0 auto; padding: 16px';

/** A whole page of HTML, in the language of `locale`. */
export const pageOf = (locale: string, body: string): string =>
  `<!doctype html><html lang="${locale}"><body><div style="${STYLE}">${body}</div></body></html>`;

export const paragraphsOf = (lines: readonly string[]): string =>
  lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('');

/** A letter of paragraphs alone. */
export const plainLetter = (subject: string, lines: readonly string[], locale: string): Letter => ({
  subject,
  text: lines.join('\n\n'),
  html: pageOf(locale, paragraphsOf(lines)),
});
