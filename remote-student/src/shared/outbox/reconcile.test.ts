import { describe, expect, it } from 'vitest';
import { reconcile } from './reconcile.ts';

const one = (text: string, base: string) => ({ kind: 'one', draft: { text, base } });

describe('merging two devices', () => {
  it.each([
    ['nothing here: the other device goes on', undefined, '1/2', one('1/2', '1/2')],
    ['typed here, nothing there', { text: '3', base: '' }, '', one('3', '')],
    ['typed here, and the server has what was there before', { text: '34', base: '3' }, '3', one('34', '3')],
    ['typed here, and the server has it', { text: '34', base: '3' }, '34', one('34', '34')],
    ['not touched here since, changed there', { text: '3', base: '3' }, '35', one('35', '35')],
    ['emptied here, and left alone there', { text: '', base: '3' }, '3', one('', '3')],
    ['emptied here, changed there', { text: '', base: '3' }, '35', one('35', '35')],
    ['changed here, checked there', { text: '34', base: '3' }, '', one('34', '')],
  ])('%s', (_, local, server, expected) => expect(reconcile(local, server)).toEqual(expected));

  it('shows both where both were changed', () => {
    expect(reconcile({ text: '34', base: '3' }, '35')).toEqual({ kind: 'two', here: '34', there: '35' });
  });
});
