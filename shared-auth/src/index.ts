import './instances.ts';

export { type LocalAccount, setAccountChooser } from './account-chooser.ts';
export { addressOf } from './addresses.ts';
export { loadAfterHeading } from './after-heading.ts';
export { type Auth, AuthProvider, type AuthState, useAuth, VisitorProvider } from './auth-provider.tsx';
export type { Condition } from './condition.ts';
export {
  call,
  callInParts,
  changePassword,
  claimsNow,
  confirmByLink,
  confirmPassword,
  downloadBackup,
  downloadFile,
  emailOfResetLink,
  expectCall,
  loadTell,
  prepareData,
  readDocument,
  readWhere,
  renameProfile,
  setPasswordByLink,
  turnOnSecondFactor,
  uploadFile,
  watchDocument,
} from './data.ts';
export { isSomebodyStored } from './first-visit.ts';
export { sharedAuthInstances } from './instances.ts';
export { type DocumentOptions, documentQuery, found, isStored, whereQuery } from './live.ts';
export type { AdultRole } from './profile-creation.ts';
export { readPart } from './read-part.ts';
export type { BackupOf } from './remote-calls.ts';
export { isSample } from './sample-mode.ts';
export { currentUid, hasGoogle, schoolProviders, startSession } from './session.ts';
export { checkFirestoreSettings, LEAST_CACHE_BYTES, LONG_POLLING_SECONDS } from './settings.ts';
export { isSharedDevice, rememberSharedDevice } from './shared-device.ts';
export { takeLeave } from './take-leave.ts';
export type { Uploaded, UploadOptions } from './uploads.ts';
export { useUid } from './use-uid.ts';
