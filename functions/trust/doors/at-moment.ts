import { JUDGED_FROM } from '@lemma/school/people';
import { HOUR, SECOND } from '@lemma/school/time';
import { ENDED_AT, NOW, people, type Who } from '../rules/people.ts';
import type { Fields } from '../rules/world.ts';
import { BOTH, LATE_OPERATOR, LEFT, LONG_WAITING, LONG_WITHOUT, OPERATOR, WAITING } from './target.ts';

const verified = { verified: true, authTime: NOW } as const;
const waits = { ...verified, provider: 'password', secondFactor: 1 } as const;
const LONG_AGO = ENDED_AT - 1;
/** Of the doors alone: the rules know neither operators nor which device has signed itself out. */
const others: readonly Who[] = [
  { ...LEFT, claims: { ...verified, provider: 'password', email: `${LEFT.uid}@test.example` } },
  { ...BOTH, claims: { ...verified, provider: 'password', email: `${BOTH.uid}@test.example` } },
  { ...OPERATOR, claims: { ...verified, provider: 'password', email: OPERATOR.email } },
  {
    ...LATE_OPERATOR,
    claims: { ...verified, provider: 'custom', adult: true, email: LATE_OPERATOR.email, secondFactor: 1, secondAt: 2 },
  },
  { ...WAITING, claims: { ...waits, email: WAITING.email } },
  { ...LONG_WAITING, claims: { ...waits, email: LONG_WAITING.email, authTime: LONG_AGO } },
  { ...LONG_WITHOUT, claims: { ...waits, email: LONG_WITHOUT.email, authTime: LONG_AGO } },
];

/** The people of the rules and their sessions, whose clock is one of its own, at a moment of the functions' clock. */
export function atMoment(now: number) {
  const endedAt = Math.floor((now - HOUR) / SECOND);
  const secondOf = (second: number): number => endedAt + second - ENDED_AT;
  /** What was long ago stays so. */
  const instantOf = (instant: number): number =>
    instant === 1 ? instant : endedAt * SECOND + instant - ENDED_AT * SECOND;
  /** Sessions that go on have a second each: doors remember for a moment what they found out about one. */
  const begunAt = (authTime: number, index: number): number =>
    authTime >= NOW ? Math.floor(now / SECOND) + index : secondOf(authTime);
  return {
    people: [...people, ...others].map(({ claims, name, uid }, index): Who => {
      const who = { name, uid };
      if (claims === undefined) return { ...who, claims };
      const { authTime, shownAt } = claims;
      const began = begunAt(authTime, index);
      const older = claims.begunAt === undefined ? {} : { begunAt: secondOf(claims.begunAt) };
      const shown = shownAt === undefined ? {} : { shownAt: instantOf(shownAt) };
      const isJudged = claims.passwordAt !== undefined || authTime <= JUDGED_FROM;
      const judged = isJudged ? { passwordAt: began + (claims.passwordAt ?? authTime) - authTime } : {};
      return { ...who, claims: { ...claims, authTime: began, ...older, ...shown, ...judged } };
    }),
    /** Which sessions have ended, of a document of the rules' world. */
    endingsOf: ({ signedOutAt, endedSessions, othersEnded }: Fields): Fields => ({
      ...(signedOutAt !== undefined && { signedOutAt: instantOf(Number(signedOutAt)) }),
      ...(Array.isArray(endedSessions) && { endedSessions: endedSessions.map(secondOf) }),
      ...(othersEnded !== undefined && {
        othersEnded: { at: instantOf(Object(othersEnded).at), but: secondOf(Object(othersEnded).but) },
      }),
    }),
  };
}

/** The same person, who has signed in again just now: some doors ask for that, and what is asked takes minutes. */
export function signedInAgain({ claims, ...who }: Who): Who {
  if (claims === undefined) return { ...who, claims };
  const authTime = Math.floor(Date.now() / SECOND);
  const { passwordAt } = claims;
  const judged = passwordAt === undefined ? {} : { passwordAt: passwordAt + authTime - claims.authTime };
  return { ...who, claims: { ...claims, authTime, ...judged } };
}
