import { expect, it } from 'vitest';
import { changelogOf } from './changelog.ts';

it('lists new and fixed things by day and area', () => {
  const log = [
    '2026-11-22\tfix(student): the keypad stays',
    '2026-11-22\tdocs: a link',
    '2026-11-22\tfeat(teacher)!: one list',
    '2026-11-21\tfix: it starts',
    '2026-11-21\tno kind at all',
  ];
  expect(changelogOf(log.join('\n')).split('\n').slice(4)).toEqual([
    ...['## 2026-11-22', '', '### New', '', '- **teacher**: one list (breaks)', ''],
    ...['### Mended', '', '- **student**: the keypad stays', ''],
    ...['## 2026-11-21', '', '### Mended', '', '- **all**: it starts', ''],
  ]);
});
