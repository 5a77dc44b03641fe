import type { CallOutput } from '@lemma/school/calls';
import type { Submission } from '@lemma/school/work';
import { describe, expect, it } from 'vitest';
import { withReply } from './with-reply.ts';

type Reply = Extract<CallOutput<'submitAttempt'>, { kind: 'checked' }>;
const item = (tries: number) =>
  ({
    id: 'i1',
    attempts: Array.from({ length: tries }, (_, index) => ({ id: `${index}` })),
  }) as unknown as Reply['item'];
const checked = (tries: number) => ({ kind: 'checked', item: item(tries) }) as Reply;
const work = (tries: number) => ({ items: [item(tries)] }) as Submission;

describe('the work updated from the reply', () => {
  it('shows the try before the document arrives', () => {
    expect(withReply(work(0), checked(1))).toEqual(work(1));
  });
  it('keeps a newer document', () => {
    expect(withReply(work(2), checked(1))).toEqual(work(2));
  });
  it('shows what was set aside, once', () => {
    const entry = { id: 'a', itemId: 'i1', response: '1', at: 1, reason: 'work/closed' } as const;
    const once = withReply(work(0), { kind: 'set-aside', entry });
    expect(withReply(once, { kind: 'set-aside', entry })).toEqual({ ...work(0), setAside: [entry] });
  });
});
