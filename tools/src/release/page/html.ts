/** Text of a page that needs no escaping, because `html` made it. */
export type Html = { readonly html: string };

type Part = string | number | Html | readonly Html[] | undefined;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (each) => ESCAPES[each] ?? each);

const isList = (part: Part): part is readonly Html[] => Array.isArray(part);

function textOf(part: Part): string {
  if (part === undefined) return '';
  if (isList(part)) return part.map((each) => each.html).join('');
  return typeof part === 'object' ? part.html : escaped(String(part));
}

/** HTML in which every value is escaped that is not HTML of this kind itself: reasons in a log are free text. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  html: texts.map((text, at) => `${text}${textOf(parts[at])}`).join(''),
});
