/** A part of a notice: a heading, a paragraph or a list. */
export type Block =
  | { readonly kind: 'title' | 'heading' | 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly lines: readonly string[] };

function blockOf(text: string): Block {
  if (text.startsWith('# ')) return { kind: 'title', text: text.slice(2) };
  if (text.startsWith('## ')) return { kind: 'heading', text: text.slice(3) };
  const lines = text.split('\n');
  if (lines.every((line) => line.startsWith('- '))) return { kind: 'list', lines: lines.map((line) => line.slice(2)) };
  return { kind: 'text', text: lines.join(' ') };
}

/** The blocks of a notice in docs/privacy, which uses only headings, paragraphs and lists of Markdown. */
export const noticeBlocks = (markdown: string): readonly Block[] =>
  markdown
    .trim()
    .split(/\n{2,}/)
    .map(blockOf);
