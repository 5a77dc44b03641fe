import { schoolProvider, signInThere } from '@lemma/testing';
import { Secret, TOTP } from 'otpauth';
import { ownClasses } from '../../../src/domain/classes/own-classes.ts';
import { sealedSecret } from '../../../src/domain/second-factor/prove.ts';
import { newSecret } from '../../../src/domain/second-factor/totp.ts';
import { documents } from '../../../src/platform/documents.ts';
import { atOnce } from '../../../src/platform/firebase.ts';
import { siteOrigin } from '../../../src/platform/site-origin.ts';
import { signedInAgain } from '../at-moment.ts';
import type { Prepare, Scene } from './scene.ts';

/** The id at the school's provider of the one person there. */
export const THERE = 'rosa';
const { id: provider } = schoolProvider('http://127.0.0.1');

const codeOf = (secret: string): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

/** A second factor of whoever asks, as turning it on stores it, but that no session ends. @returns its code. */
async function factorOf({ who: { uid } }: Scene): Promise<{ readonly code: string }> {
  const secret = newSecret();
  const none = { recovery: undefined, begun: undefined };
  const sealed = await sealedSecret(secret, uid);
  await documents.secondFactors.put(atOnce, uid, { uid, secret: sealed, since: 1, lastStep: 0, ...none });
  return { code: codeOf(secret) };
}

/** Whoever asks has no second factor any more, if they had one. */
async function withoutFactor(scene: Scene): Promise<object> {
  const had = await documents.secondFactors.read(scene.who.uid);
  if (had) await scene.own.call('turnOffSecondFactor', await factorOf(scene));
  return {};
}

/** Of sign-ins, sessions and the own account. */
export const ofSessions = {
  beginSchoolSignIn: async () => ({ provider }),
  finishSchoolSignIn: async ({ own }) => {
    const { address, ticket } = await own.call('beginSchoolSignIn', { provider });
    return { ticket, answer: (await signInThere(address, THERE, `${siteOrigin()}/auth/callback`)).search };
  },
  endSession: async ({ as, who }) => {
    const another = signedInAgain(who);
    await as(another).call('noteSession', {});
    return { id: another.claims?.authTime };
  },
  beginSecondFactor: withoutFactor,
  turnOnSecondFactor: async (scene) => {
    await withoutFactor(scene);
    const { secret } = await scene.as(signedInAgain(scene.who)).call('beginSecondFactor', {});
    return { code: codeOf(secret) };
  },
  renewRecoveryCodes: factorOf,
  turnOffSecondFactor: factorOf,
  passSecondFactor: async (scene) =>
    (await documents.secondFactors.read(scene.who.uid)) ? factorOf(scene) : scene.input,
  deleteMyAccount: async ({ own, who, input }) => {
    for (const { id, leaderId } of await ownClasses(who.uid))
      if (leaderId === who.uid) await own.call('archiveClass', { classId: id, archived: true });
    return input;
  },
} satisfies Record<string, Prepare>;
