import { expect, it } from 'vitest';
import { chatText } from './chat-text.ts';

it('saves a conversation as text that can be read on its own', () => {
  const turn = {
    ask: 'Solve 2x = 6',
    parts: [
      { kind: 'steps' as const, lines: [{ line: 'x = 3', why: 'Divide both sides by `2`.' }] },
      { kind: 'text' as const, text: 'Answer: `x = 3`', claim: 'fact' as const },
      { kind: 'list' as const, rows: [{ text: 'Ana López', note: 'not begun' }] },
      { kind: 'try' as const, says: ['help'] },
    ],
    check: { checked: 1, right: 1, faults: [] },
  };
  expect(chatText('Equations', [turn], ({ right, checked }) => `${right} of ${checked} hold`)).toBe(
    'Equations\n\n> Solve 2x = 6\n\n1. x = 3   Divide both sides by 2.\nAnswer: x = 3\n- Ana López: not begun\n(1 of 1 hold)\n',
  );
});
