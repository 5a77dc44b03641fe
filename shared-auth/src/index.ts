import './instances.ts';

export { confirmByLink, emailOfResetLink, setPasswordByLink } from './action-links.ts';
export { type Auth, AuthProvider, type AuthState, useAuth } from './auth-context.tsx';
export { type AuthReason, authReasonOf, authReasons } from './auth-reason.ts';
export {
  call,
  changePassword,
  confirmPassword,
  downloadFile,
  readDocument,
  readWhere,
  renameProfile,
  uploadFile,
  watchDocument,
} from './data.ts';
export { sharedAuthInstances } from './instances.ts';
export { type DocumentOptions, documentQuery, found, isKept } from './live.ts';
export { type LocalAccount, setAccountChooser } from './operations.ts';
export { currentUid, startSession } from './session.ts';
export { checkFirestoreSettings, LEAST_CACHE_BYTES, LONG_POLLING_SECONDS } from './settings.ts';
export { isSharedDevice, rememberSharedDevice } from './shared-device.ts';
export type { Condition } from './store.ts';
export type { Uploaded, UploadOptions } from './uploads.ts';
export { useUid } from './use-uid.ts';
