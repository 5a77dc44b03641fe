import { noteCalls } from '@lemma/school/notes';
import { openDoors } from '../../platform/open-doors.ts';

export const noteDoors = openDoors(noteCalls, {
  writeNote: () => import('./write-note.ts'),
  writeNotes: () => import('./write-notes.ts'),
  judgeIdea: () => import('./judge-idea.ts'),
  judgeLevel: () => import('./judge-level.ts'),
  removeNote: () => import('./remove-note.ts'),
  readNotes: () => import('./read-notes.ts'),
});
