/** The parts of a label in a picture: a fraction is stacked, an exponent is raised, the rest is plain text. */
export type LabelPart =
  | { readonly kind: 'text'; readonly text: string; readonly italic: boolean }
  | { readonly kind: 'power'; readonly text: string }
  | { readonly kind: 'fraction'; readonly top: string; readonly bottom: string };

const PIECE =
  /(?<top>\d+|[a-z]|\?)\/(?<bottom>\d+|[a-z]|\?)|\^\(?(?<power>[\d\w+−-]+)\)?|(?<letter>(?<![A-Za-z])[a-z](?![A-Za-z]))/g;

const WORDS = /[A-Za-z]{2,}/;

/** Replaces typed characters by real mathematical signs; hyphens in words stay. */
const signs = (text: string) =>
  text
    .replaceAll('`', '')
    .replaceAll('*', '×')
    .replaceAll('<=', '≤')
    .replaceAll('>=', '≥')
    .replace(WORDS.test(text) ? /(?<![A-Za-z])-|-(?![A-Za-z])/g : /-/g, '−');

/**
 * Reads "2 1/3", "x^2", "3x − 1". A single lowercase letter is a variable and set in italics; words, and units after a
 * number ("2 m"), are upright.
 */
export function labelParts(source: string): readonly LabelPart[] {
  const text = signs(source);
  const parts: LabelPart[] = [];
  const isProse = WORDS.test(text);
  let from = 0;
  const words = (until: number) => {
    if (until > from) parts.push({ kind: 'text', text: text.slice(from, until), italic: false });
  };
  for (const match of text.matchAll(PIECE)) {
    const { top, bottom, power, letter } = match.groups ?? {};
    if (letter !== undefined && (isProse || /\d\s$/.test(text.slice(0, match.index)))) continue;
    if (
      top !== undefined &&
      /[A-Za-z]/.test(`${text[match.index - 1] ?? ''}${text[match.index + match[0].length] ?? ''}`)
    )
      continue;
    words(match.index);
    if (top !== undefined && bottom !== undefined) parts.push({ kind: 'fraction', top, bottom });
    else if (power !== undefined) parts.push({ kind: 'power', text: power });
    else if (letter !== undefined) parts.push({ kind: 'text', text: letter, italic: true });
    from = match.index + match[0].length;
  }
  words(text.length);
  return parts;
}
