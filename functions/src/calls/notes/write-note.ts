import type { calls } from '@lemma/school/calls';
import { noteDown } from '../../domain/notes/notes.ts';
import type { Handler } from '../../platform/door.ts';

export const writeNote: Handler<typeof calls.writeNote> = noteDown;
