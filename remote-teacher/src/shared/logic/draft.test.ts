import { VOICE_ALONE } from '@lemma/school/files';
import { expect, it } from 'vitest';
import { type Draft, draftOf, isUnsent, maySend, NO_DRAFT } from './draft.ts';

const voice = { fileId: 'f', type: 'audio/webm' as const, seconds: 4 };
const recorded: Draft = { text: ' ', spoken: { kind: 'new', blob: new Blob(['sound']), seconds: 4 } };
const going: Draft = { text: 'Look', spoken: { kind: 'going' } };

it.each([
  ['nothing', NO_DRAFT, false],
  ['blanks', { text: '  ' }, false],
  ['words', { text: 'Look' }, true],
  ['a recording without words', recorded, true],
  ['words while the recording goes on', going, false],
])('knows whether %s may be sent', (_what, draft, may) => expect(maySend(draft)).toBe(may));

it('asks before leaving with an unsent recording', () => {
  expect([recorded, going].map(isUnsent)).toEqual([true, true]);
  expect([NO_DRAFT, draftOf({ text: 'Look', voice })].map(isUnsent)).toEqual([false, false]);
});

it('opens a comment again: one that is only a recording has no text', () => {
  expect(draftOf(undefined)).toEqual(NO_DRAFT);
  expect(draftOf({ text: 'Look' })).toEqual({ text: 'Look' });
  expect(draftOf({ text: VOICE_ALONE, voice })).toEqual({ text: '', spoken: { kind: 'kept', voice } });
});
