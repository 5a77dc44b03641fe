import { calls } from '@lemma/school/calls';
import { door } from '../door.ts';

export const previewErasure = door(calls.previewErasure, async () => (await import('./preview.ts')).previewErasure);
export const eraseChild = door(calls.eraseChild, async () => (await import('./erase-child.ts')).eraseChild);
export const erasureReceipts = door(calls.erasureReceipts, async () => (await import('./preview.ts')).erasureReceipts);
