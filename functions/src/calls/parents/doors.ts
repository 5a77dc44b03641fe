import { parentCalls } from '@lemma/school/family';
import { openDoors } from '../../platform/open-doors.ts';

export const parentDoors = openDoors(parentCalls, {
  createParentCode: () => import('./create-parent-code.ts'),
  linkParent: () => import('./link-parent.ts'),
  revokeParent: () => import('./revoke-parent.ts'),
  closeLinking: () => import('./close-linking.ts'),
  saveDigest: () => import('./save-digest.ts'),
  showDigest: () => import('./show-digest.ts'),
  countStored: () => import('./count-stored.ts'),
  exportChild: () => import('./export-child.ts'),
  askRights: () => import('./ask-rights.ts'),
  answerRights: () => import('./answer-rights.ts'),
  childWork: () => import('./child-work.ts'),
  handInForChild: () => import('./hand-in-for-child.ts'),
});
