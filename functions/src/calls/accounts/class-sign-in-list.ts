import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { classCodeParts, type Roster } from '@lemma/school/class';
import { cardKeysOf } from '../../domain/accounts/card-key.ts';
import { areCodesUsedUp, countUnknownCode } from '../../domain/accounts/code-limits.ts';
import { classDeviceKeyOf } from '../../domain/accounts/guess-keys.ts';
import { NOBODY } from '../../domain/accounts/sign-in.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import type { PublicHandler } from '../../platform/door.ts';

/** The student whose card has this key. */
async function onCard(roster: Roster | undefined, cardKey: string): Promise<string | undefined> {
  const ids = Object.keys(roster?.students ?? {});
  return ids[(await cardKeysOf(ids)).indexOf(cardKey)];
}

/**
 * The students of a class for the tiles of the sign-in page: first name and initial, nothing else; with the whole code of
 * a card, only the one whose card it is. Where too many
 * unknown codes were typed, the class code alone is not looked up: a device on which somebody of the class has signed
 * in, or the whole code of a card, still is.
 */
export const classSignInList: PublicHandler<typeof calls.classSignInList> = async (input, { ip, now }) => {
  const { classCode, cardKey } = classCodeParts(input.classCode);
  const [usedUp, code] = await Promise.all([
    cardKey === undefined && areCodesUsedUp(ip, now),
    documents.classCodes.read(classCode),
  ]);
  if (usedUp) {
    const device = classDeviceKeyOf(code?.classId ?? NOBODY, input.deviceId ?? '');
    if ((await documents.buckets.read(device)) === undefined) throw new AppError('sign-in/card', 'class codes');
  }
  const roster = code && (await documents.rosters.read(code.classId));
  const own = cardKey === undefined ? undefined : await onCard(roster, cardKey);
  if (code === undefined || (cardKey !== undefined && own === undefined)) {
    if (cardKey === undefined) await countUnknownCode(ip, now);
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
