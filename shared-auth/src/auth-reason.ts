import type { AuthErrorCodes } from 'firebase/auth';

/**
 * Why the auth service refused, in as much detail as a person needs. The sign-in pages have a sentence for each reason.
 */
export const authReasons = [
  'credential',
  'taken',
  'weak',
  'policy',
  'known',
  'email',
  'many',
  'disabled',
  'network',
  'popup',
  'link',
  'again',
  'provider',
  'setup',
  'other',
] as const;
export type AuthReason = (typeof authReasons)[number];
/** The code for a password that does not meet the project's policy; the library uses it but does not list it. */
type PolicyCode = 'auth/password-does-not-meet-requirements';
/** The code for a password that the school's server knows from leaks. */
type KnownCode = 'auth/known-password';
type AuthCode = (typeof AuthErrorCodes)[keyof typeof AuthErrorCodes] | PolicyCode | KnownCode;

/** A reason for every code of the auth service. A new code does not compile until it has a reason. */
const reasons: Record<AuthCode, AuthReason> = {
  'auth/admin-restricted-operation': 'disabled',
  'auth/argument-error': 'setup',
  'auth/app-not-authorized': 'setup',
  'auth/app-not-installed': 'setup',
  'auth/captcha-check-failed': 'setup',
  'auth/code-expired': 'link',
  'auth/cordova-not-ready': 'setup',
  'auth/cors-unsupported': 'setup',
  'auth/credential-already-in-use': 'taken',
  'auth/custom-token-mismatch': 'setup',
  'auth/requires-recent-login': 'again',
  'auth/dependent-sdk-initialized-before-auth': 'setup',
  'auth/dynamic-link-not-activated': 'setup',
  'auth/email-change-needs-verification': 'email',
  'auth/email-already-in-use': 'taken',
  'auth/emulator-config-failed': 'setup',
  'auth/expired-action-code': 'link',
  'auth/cancelled-popup-request': 'popup',
  'auth/internal-error': 'other',
  'auth/invalid-api-key': 'setup',
  'auth/invalid-app-credential': 'setup',
  'auth/invalid-app-id': 'setup',
  'auth/invalid-user-token': 'again',
  'auth/invalid-auth-event': 'setup',
  'auth/invalid-cert-hash': 'setup',
  'auth/invalid-verification-code': 'link',
  'auth/invalid-continue-uri': 'setup',
  'auth/invalid-cordova-configuration': 'setup',
  'auth/invalid-custom-token': 'setup',
  'auth/invalid-dynamic-link-domain': 'setup',
  'auth/invalid-email': 'email',
  'auth/invalid-emulator-scheme': 'setup',
  'auth/invalid-credential': 'credential',
  'auth/invalid-message-payload': 'setup',
  'auth/invalid-multi-factor-session': 'setup',
  'auth/invalid-oauth-client-id': 'setup',
  'auth/invalid-oauth-provider': 'setup',
  'auth/invalid-action-code': 'link',
  'auth/unauthorized-domain': 'setup',
  'auth/wrong-password': 'credential',
  'auth/invalid-persistence-type': 'setup',
  'auth/invalid-phone-number': 'setup',
  'auth/invalid-provider-id': 'setup',
  'auth/invalid-recipient-email': 'email',
  'auth/invalid-sender': 'email',
  'auth/invalid-verification-id': 'link',
  'auth/invalid-tenant-id': 'setup',
  'auth/multi-factor-info-not-found': 'setup',
  'auth/multi-factor-auth-required': 'provider',
  'auth/missing-android-pkg-name': 'setup',
  'auth/missing-app-credential': 'setup',
  'auth/auth-domain-config-required': 'setup',
  'auth/missing-verification-code': 'link',
  'auth/missing-continue-uri': 'setup',
  'auth/missing-iframe-start': 'setup',
  'auth/missing-ios-bundle-id': 'setup',
  'auth/missing-or-invalid-nonce': 'setup',
  'auth/missing-multi-factor-info': 'setup',
  'auth/missing-multi-factor-session': 'setup',
  'auth/missing-phone-number': 'setup',
  'auth/missing-password': 'credential',
  'auth/missing-verification-id': 'link',
  'auth/app-deleted': 'setup',
  'auth/account-exists-with-different-credential': 'provider',
  'auth/network-request-failed': 'network',
  'auth/null-user': 'again',
  'auth/no-auth-event': 'setup',
  'auth/no-such-provider': 'provider',
  'auth/operation-not-allowed': 'setup',
  'auth/operation-not-supported-in-this-environment': 'setup',
  'auth/popup-blocked': 'popup',
  'auth/popup-closed-by-user': 'popup',
  'auth/provider-already-linked': 'taken',
  'auth/quota-exceeded': 'many',
  'auth/redirect-cancelled-by-user': 'popup',
  'auth/redirect-operation-pending': 'popup',
  'auth/rejected-credential': 'credential',
  'auth/second-factor-already-in-use': 'setup',
  'auth/maximum-second-factor-count-exceeded': 'setup',
  'auth/tenant-id-mismatch': 'setup',
  'auth/timeout': 'network',
  'auth/user-token-expired': 'again',
  'auth/too-many-requests': 'many',
  'auth/unauthorized-continue-uri': 'setup',
  'auth/unsupported-first-factor': 'setup',
  'auth/unsupported-persistence-type': 'setup',
  'auth/unsupported-tenant-operation': 'setup',
  'auth/unverified-email': 'email',
  'auth/user-cancelled': 'popup',
  'auth/user-not-found': 'credential',
  'auth/user-disabled': 'disabled',
  'auth/user-mismatch': 'credential',
  'auth/user-signed-out': 'again',
  'auth/weak-password': 'weak',
  'auth/password-does-not-meet-requirements': 'policy',
  'auth/known-password': 'known',
  'auth/web-storage-unsupported': 'setup',
  'auth/already-initialized': 'setup',
  'auth/recaptcha-not-enabled': 'setup',
  'auth/missing-recaptcha-token': 'setup',
  'auth/invalid-recaptcha-token': 'setup',
  'auth/invalid-recaptcha-action': 'setup',
  'auth/missing-client-type': 'setup',
  'auth/missing-recaptcha-version': 'setup',
  'auth/invalid-recaptcha-version': 'setup',
  'auth/invalid-req-type': 'setup',
  'auth/invalid-hosting-link-domain': 'setup',
};

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
const isAuthCode = (code: string): code is AuthCode => Object.hasOwn(reasons, code);

/**
 * The reason for an error of any operation in this package, found through its causes; undefined for errors of other
 * services.
 */
export function authReasonOf(error: unknown): AuthReason | undefined {
  const code = codeOf(error);
  if (isAuthCode(code)) return reasons[code];
  return error instanceof Error && error.cause !== undefined ? authReasonOf(error.cause) : undefined;
}
