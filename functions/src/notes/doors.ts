import { calls } from '@lemma/school/calls';
import { door } from '../door.ts';

export const writeNote = door(calls.writeNote, async () => (await import('./notes.ts')).writeNote);
export const writeNotes = door(calls.writeNotes, async () => (await import('./notes.ts')).writeNotes);
export const judgeIdea = door(calls.judgeIdea, async () => (await import('./judgements.ts')).judgeIdea);
export const judgeLevel = door(calls.judgeLevel, async () => (await import('./judgements.ts')).judgeLevel);
export const removeNote = door(calls.removeNote, async () => (await import('./notes.ts')).removeNote);
export const readNotes = door(calls.readNotes, async () => (await import('./notes.ts')).readNotes);
