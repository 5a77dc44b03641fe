import { JUDGED_FROM } from '@lemma/school/people';
import { HOUR, SECOND } from '@lemma/school/time';
import { ENDED_AT, NOW, people, type Who } from '../rules/people.ts';
import type { Fields } from '../rules/world.ts';
import { OPERATOR } from './target.ts';

const { name, uid, email } = OPERATOR;
const operator: Who = { name, uid, claims: { provider: 'password', email, verified: true, authTime: NOW } };

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
    people: [...people, operator].map(({ claims, ...who }, index): Who => {
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
