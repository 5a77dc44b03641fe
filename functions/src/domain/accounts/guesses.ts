import { HOUR } from '@lemma/school/time';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { documents } from '../../platform/documents.ts';
import { inTransaction } from '../../platform/firebase.ts';
import type { GuessRecord } from '../../platform/records.ts';

/**
 * The three ways in which a secret can be tried: on a device that the account knows, on any other, and with the key of
 * the child's card.
 */
export type Lane = keyof GuessRecord['tries'];

/**
 * How many secrets may be tried at one account within any hour, over all devices and addresses. Each lane has its own
 * number, so that using up one of them closes no other: a guesser without the child's devices and without the card
 * has only the second. Together they are ten.
 */
export const TRIES_AN_HOUR: Readonly<Record<Lane, number>> = { known: 4, strangers: 3, card: 3 };

/** The id of a try, by which a correct one is removed from the count. */
export type Guess = { readonly key: string; readonly device: string; readonly now: number };

const recent = (record: GuessRecord | undefined, now: number): GuessRecord['tries'] => {
  const fresh = (lane: Lane) => (record?.tries[lane] ?? []).filter(({ at }) => at > now - HOUR);
  return { known: fresh('known'), strangers: fresh('strangers'), card: fresh('card') };
};

const openLane = (tries: GuessRecord['tries'], lanes: readonly Lane[]): Lane | undefined =>
  lanes.find((lane) => tries[lane].length < TRIES_AN_HOUR[lane]);

function write(tx: Transaction, key: string, tries: GuessRecord['tries'], now: number): void {
  documents.guesses.put(tx, key, { tries, deleteAt: Timestamp.fromMillis(now + HOUR) });
}

/**
 * Counts a try in the first of the lanes that has room, before the secret is checked, so that simultaneous tries gain
 * nothing. Undefined if no lane has room: then the secret must not be checked. `last`: the lane has no room for another
 * try.
 */
export async function countGuess(
  { key, device, now }: Guess,
  lanes: readonly Lane[],
): Promise<{ readonly lane: Lane; readonly last: boolean } | undefined> {
  // Looks without a transaction first, because many who guess at once would otherwise wait for each other's locks.
  if (openLane(recent(await documents.guesses.read(key), now), lanes) === undefined) return undefined;
  return inTransaction(async (tx) => {
    const tries = recent(await documents.guesses.read(key, tx), now);
    const lane = openLane(tries, lanes);
    if (lane === undefined) return undefined;
    const counted = [...tries[lane], { at: now, device }];
    write(tx, key, { ...tries, [lane]: counted }, now);
    return { lane, last: counted.length === TRIES_AN_HOUR[lane] };
  });
}

/**
 * Takes back the tries of a device that gave the correct secret. Those of other devices stay counted: else a guesser
 * would start anew with each sign-in of the child.
 *
 * @returns The write, for after the transaction's reads.
 */
export async function readGuesses(tx: Transaction, { key, device, now }: Guess): Promise<() => void> {
  const tries = recent(await documents.guesses.read(key, tx), now);
  const left = (lane: Lane) => tries[lane].filter((one) => one.device !== device);
  const after = { known: left('known'), strangers: left('strangers'), card: left('card') };
  return () => write(tx, key, after, now);
}
