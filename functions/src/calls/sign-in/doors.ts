import { signInCalls } from '@lemma/school/sign-in';
import { forLeavers, forSettingUp, forVisitors, forWaiting, openDoors } from '../../platform/open-doors.ts';

export const signInDoors = openDoors(signInCalls, {
  judgePassword: forVisitors(() => import('./judge-password.ts')),
  // What no other door lets in: an account without a profile or a confirmed address too, whose password is to be proved first.
  provePassword: forLeavers(() => import('./prove-password.ts')),
  showSecondFactor: () => import('./show-second-factor.ts'),
  beginSecondFactor: forSettingUp(() => import('./begin-second-factor.ts')),
  turnOnSecondFactor: forSettingUp(() => import('./turn-on-second-factor.ts')),
  passSecondFactor: forWaiting(() => import('./pass-second-factor.ts')),
  renewRecoveryCodes: () => import('./renew-recovery-codes.ts'),
  turnOffSecondFactor: () => import('./turn-off-second-factor.ts'),
  beginSchoolSignIn: forVisitors(() => import('./begin-school-sign-in.ts')),
  finishSchoolSignIn: forVisitors(() => import('./finish-school-sign-in.ts')),
});
