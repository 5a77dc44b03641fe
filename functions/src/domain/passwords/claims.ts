import { documents } from '../../platform/documents.ts';
import { changeClaims, claimsOf } from '../accounts/change-claims.ts';

type PasswordClaims = {
  /** Up to which session, by its second, the password was found to be a judged one. */
  readonly passwordAt: number;
  /** The moment at which the auth service says that the judged password was set. */
  readonly judgedPassword?: number;
};

/** When the last password of an account that was judged was set, in milliseconds. */
export const judgedPasswordOf = async (uid: string): Promise<unknown> => (await claimsOf(uid)).judgedPassword;

/**
 * Says of an account what was found of its password. Claims are written whole: should a second factor be turned on meanwhile,
 * its own claim would be lost, so it is written as its record has it until the record stays the same.
 */
export async function claimPassword(uid: string, found: PasswordClaims): Promise<void> {
  const sinceNow = async () => (await documents.secondFactors.read(uid))?.since;
  let since = await sinceNow();
  for (let before: number | undefined | null = null; before !== since; ) {
    before = since;
    const secondFactor = since === undefined ? {} : { secondFactor: since };
    await changeClaims(uid, ({ passwordAt = 0, ...others }) => ({
      ...{ ...others, ...found, ...secondFactor },
      passwordAt: Math.max(Number(passwordAt), found.passwordAt),
    }));
    since = await sinceNow();
  }
}
