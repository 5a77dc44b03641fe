/** A run of words, or of mathematics in keyboard syntax. */
export type ProsePart = { readonly kind: 'words' | 'math'; readonly text: string };

/** Splits text at its backticks. A backtick without a partner is an ordinary character. */
export function splitProse(text: string): readonly ProsePart[] {
  const parts: ProsePart[] = [];
  let from = 0;
  for (const match of text.matchAll(/`([^`\n]+)`/g)) {
    if (match.index > from) parts.push({ kind: 'words', text: text.slice(from, match.index) });
    parts.push({ kind: 'math', text: match[1] ?? '' });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ kind: 'words', text: text.slice(from) });
  return parts;
}

/** Whether a text contains mathematics between backticks. */
export const hasMath = (text: string): boolean => splitProse(text).some(({ kind }) => kind === 'math');
