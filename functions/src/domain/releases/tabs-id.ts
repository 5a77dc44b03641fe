import type { Caller } from '../../platform/caller.ts';
import { hashOf } from '../../platform/hash.ts';

/** Whose tabs they are: an adult's mailbox, because any number of accounts can be made with `me+1@…`, `me+2@…`. */
function personOf({ uid, email }: Pick<Caller, 'uid' | 'email'>): string {
  const [, name, domain] = /^([^+@]+)[^@]*@(.+)$/.exec(email?.toLowerCase() ?? '') ?? [];
  return name === undefined ? uid : `${name}@${domain}`;
}

/** The document of one person's tabs with a version: on trial, or while everybody is served it. */
export function tabsId(
  area: string,
  version: string,
  caller: Pick<Caller, 'uid' | 'email'>,
  phase: 'trial' | 'served',
): string {
  const person = personOf(caller);
  return phase === 'trial' ? hashOf('release', area, version, person) : hashOf('release', area, version, person, phase);
}
