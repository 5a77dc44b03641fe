import { calls } from '@lemma/school/calls';
import { door } from '../door.ts';

export const createParentCode = door(
  calls.createParentCode,
  async () => (await import('./create-parent-code.ts')).createParentCode,
);
export const linkParent = door(calls.linkParent, async () => (await import('./link-parent.ts')).linkParent);
export const revokeParent = door(calls.revokeParent, async () => (await import('./link-parent.ts')).revokeParent);
export const closeLinking = door(calls.closeLinking, async () => (await import('./link-parent.ts')).closeLinking);
export const handInForChild = door(
  calls.handInForChild,
  async () => (await import('./hand-in-for-child.ts')).handInForChild,
);
export const childWork = door(calls.childWork, async () => (await import('./hand-in-for-child.ts')).childWork);
export const saveDigest = door(calls.saveDigest, async () => (await import('../digest/own.ts')).saveDigest);
export const showDigest = door(calls.showDigest, async () => (await import('../digest/own.ts')).showDigest);
export const exportChild = door(calls.exportChild, async () => (await import('./data-rights.ts')).exportChild);
export const askRights = door(calls.askRights, async () => (await import('./data-rights.ts')).askRights);
export const answerRights = door(calls.answerRights, async () => (await import('./data-rights.ts')).answerRights);
