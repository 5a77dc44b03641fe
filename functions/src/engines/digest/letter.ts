/** A letter as text and as HTML. */
export type Letter = { readonly subject: string; readonly text: string; readonly html: string };

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

export const STYLE = 'font: 16px/1.5 sans-serif; color: #1d2321; max-width: 34em; margin: 0 auto; padding: 16px';
