import { JUDGED_FROM } from '@lemma/school/people';
import { HOUR, SECOND } from '@lemma/school/time';
import { ENDED_AT, NOW, people, type Who } from '../rules/people.ts';
import type { Fields } from '../rules/world.ts';
import { LATE_OPERATOR, OPERATOR } from './target.ts';

const verified = { verified: true, authTime: NOW } as const;
const operators: readonly Who[] = [
  { ...OPERATOR, claims: { ...verified, provider: 'password', email: OPERATOR.email } },
  {
    ...LATE_OPERATOR,
    claims: { ...verified, provider: 'custom', adult: true, email: LATE_OPERATOR.email, secondFactor: 1, secondAt: 2 },
  },
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
    people: [...people, ...operators].map(({ claims, name, uid }, index): Who => {
      const who = { name, uid };
      if (claims === undefined) return { ...who, claims };
      const { authTime, shownAt } = claims;
      const began = begunAt(authTime, index);
      const shown = shownAt === undefined ? {} : { shownAt: instantOf(shownAt) };
      const isJudged = claims.passwordAt !== undefined || authTime <= JUDGED_FROM;
      const judged = isJudged ? { passwordAt: began + (claims.passwordAt ?? authTime) - authTime } : {};
      return { ...who, claims: { ...claims, authTime: began, ...shown, ...judged } };
    }),
    /** Which sessions have ended, of a document of the rules' world. */
    endingsOf: ({ signedOutAt, endedSessions }: Fields): Fields => ({
      ...(signedOutAt !== undefined && { signedOutAt: instantOf(Number(signedOutAt)) }),
      ...(Array.isArray(endedSessions) && { endedSessions: endedSessions.map(secondOf) }),
    }),
  };
}
