import { settingsCalls } from '@lemma/school/settings';
import { forLeavers, openDoors } from '../../platform/open-doors.ts';

export const settingsDoors = openDoors(settingsCalls, {
  modelState: () => import('./model-state.ts'),
  changeSettings: () => import('./change-settings.ts'),
  saveSettings: () => import('./save-settings.ts'),
  noteSession: () => import('./note-session.ts'),
  leaveSession: forLeavers(() => import('./leave-session.ts')),
  listSessions: () => import('./list-sessions.ts'),
  endSession: () => import('./end-session.ts'),
  endOtherSessions: () => import('./end-other-sessions.ts'),
  signOutEverywhere: () => import('./sign-out-everywhere.ts'),
  inviteCoTeacher: () => import('./invite-co-teacher.ts'),
  answerInvitation: () => import('./answer-invitation.ts'),
  takeBackInvitation: () => import('./take-back-invitation.ts'),
  addCoTeacher: () => import('./add-co-teacher.ts'),
  removeCoTeacher: () => import('./remove-co-teacher.ts'),
  setClassRole: () => import('./set-class-role.ts'),
  handOverLead: () => import('./hand-over-lead.ts'),
  listCoTeachers: () => import('./list-co-teachers.ts'),
  exportMyData: () => import('./export-my-data.ts'),
  retentionPlan: () => import('./retention-plan.ts'),
  setOwnRetention: () => import('./set-own-retention.ts'),
  setClassRetention: () => import('./set-class-retention.ts'),
  recentChanges: () => import('./recent-changes.ts'),
  deleteMyAccount: () => import('./delete-my-account.ts'),
});
