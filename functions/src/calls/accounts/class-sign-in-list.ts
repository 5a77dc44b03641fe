import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { classCodeParts, type Roster } from '@lemma/school/class';
import { cardKeysOf } from '../../domain/accounts/card-key.ts';
import {
  areCodesUsedUp,
  areKeysUsedUp,
  countUnknownCode,
  countWrongKey,
  isFlood,
} from '../../domain/accounts/code-limits.ts';
import { classDeviceKeyOf } from '../../domain/accounts/guess-keys.ts';
import { NOBODY } from '../../domain/accounts/sign-in.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import type { PublicHandler } from '../../platform/door.ts';

/** The student whose card has this key. */
async function onCard(roster: Roster | undefined, cardKey: string): Promise<string | undefined> {
  const ids = Object.keys(roster?.students ?? {});
  return ids[(await cardKeysOf(ids)).indexOf(cardKey)];
}

/** @throws AppError `sign-in/card` where too many codes were typed, unless somebody of the class has used the device. */
async function requireFewCodes(classId: string | undefined, deviceId: string | undefined): Promise<void> {
  const device = classDeviceKeyOf(classId ?? NOBODY, deviceId ?? '');
  if ((await documents.buckets.read(device)) === undefined) throw new AppError('sign-in/card', 'class codes');
}

/**
 * The students of a class for the tiles of the sign-in page: first name and initial, nothing else; with the whole code of
 * a card, only the one whose card it is. Where too many
 * unknown codes were typed, the class code alone is not looked up: a device on which somebody of the class has signed
 * in, or the whole code of a card, still is. Where too many wrong keys were, no key is looked at, and the whole code opens
 * the list of the class, unless strangers flood us with codes: whoever typed those keys has the code of the class, and the
 * child who has the card gets to the name, where the key has tries of its own.
 */
export const classSignInList: PublicHandler<typeof calls.classSignInList> = async (input, { ip, now }) => {
  const { classCode, cardKey: shown } = classCodeParts(input.classCode);
  const keysUsedUp = shown !== undefined && (await areKeysUsedUp(classCode, now));
  const [codesUsedUp, code] = await Promise.all([
    shown === undefined ? areCodesUsedUp(ip, now) : keysUsedUp && isFlood(ip, now),
    documents.classCodes.read(classCode),
  ]);
  const cardKey = keysUsedUp ? undefined : shown;
  if (codesUsedUp) await requireFewCodes(code?.classId, input.deviceId);
  const roster = code && (await documents.rosters.read(code.classId));
  const own = cardKey === undefined ? undefined : await onCard(roster, cardKey);
  if (code === undefined || (cardKey !== undefined && own === undefined)) {
    await (code === undefined ? countUnknownCode(classCode, ip, now) : countWrongKey(classCode, now));
    throw new AppError('code/unknown', 'class code');
  }
  if (code.expiresAt <= now) throw new AppError('code/expired', 'class code');
  const classroom = await mustRead(documents.classes, code.classId);
  const students = Object.entries(roster?.students ?? {})
    .filter(([id, { state }]) => state !== 'archived' && (own === undefined || id === own))
    .map(([, { userName, displayName, secretKind }]) => ({ userName, displayName, secretKind }))
    .sort((a, b) => a.displayName.localeCompare(b.displayName) || a.userName.localeCompare(b.userName));
  return { className: classroom.name, students, ...(own !== undefined && { ofACard: true }) };
};
