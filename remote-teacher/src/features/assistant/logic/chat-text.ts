import type { ChatPart, ChatTurn } from '@lemma/school/assistant';

const plain = (text: string): string => text.replaceAll('`', '');

function linesOf(part: ChatPart): string[] {
  switch (part.kind) {
    case 'text':
      return [plain(part.text)];
    case 'list':
      return part.rows.map(({ text, note }) => `- ${plain(text)}${note === undefined ? '' : `: ${plain(note)}`}`);
    case 'item': {
      const { prompt, math, key } = part.item;
      return [`- ${plain(prompt)}${math === undefined ? '' : ` ${math}`}  [${key}]`];
    }
    case 'steps':
      return part.lines.map(({ line, why }, index) => `${index + 1}. ${line}   ${plain(why)}`);
    case 'links':
    case 'try':
      return [];
  }
}

/**
 * A conversation as plain text: the questions, the answers, and how much of them was checked, which `checkedIn` says.
 */
export function chatText(
  title: string,
  turns: readonly Pick<ChatTurn, 'ask' | 'parts' | 'check'>[],
  checkedIn: (check: ChatTurn['check']) => string,
): string {
  const blocks = turns.map(({ ask, parts, check }) => {
    const checked = check.checked === 0 ? [] : [`(${checkedIn(check)})`];
    return [`> ${ask}`, '', ...parts.flatMap(linesOf), ...checked].join('\n');
  });
  return `${title}\n\n${blocks.join('\n\n')}\n`;
}
