import { AppError } from '@lemma/contract';
import { classCodeParts, type Roster } from '@lemma/school/class';
import { documents } from '../../platform/documents.ts';
import { cardKeysOf } from './card-key.ts';
import { areCodesUsedUp, areKeysUsedUp, countUnknownCode, countWrongKey, isFlood } from './code-limits.ts';
import { classDeviceKeyOf } from './guess-keys.ts';
import { NOBODY } from './sign-in.ts';

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

type Shown = { readonly classCode: string; readonly deviceId?: string | undefined };
type From = { readonly ip: string; readonly now: number };

/**
 * The class of a code that somebody types who is not signed in, and its students; with the whole code of a card, only the
 * one whose card it is. Where too many unknown codes were typed, the class code alone is not looked up: a device on which
 * somebody of the class has signed in, or the whole code of a card, still is. Where too many wrong keys were, no key is
 * looked at, and the whole code opens the class, unless strangers flood us with codes: whoever typed those keys has the
 * code of the class, and the child who has the card gets to the name, where the key has tries of its own.
 * @throws AppError `sign-in/card` where it is not looked up, `code/unknown`, `code/expired`.
 */
export async function classOfCode(shown: Shown, { ip, now }: From) {
  const { classCode, cardKey: key } = classCodeParts(shown.classCode);
  const keysUsedUp = key !== undefined && (await areKeysUsedUp(classCode, now));
  const [codesUsedUp, code] = await Promise.all([
    key === undefined ? areCodesUsedUp(classCode, ip, now) : keysUsedUp && isFlood(classCode, ip, now),
    documents.classCodes.read(classCode),
  ]);
  const cardKey = keysUsedUp ? undefined : key;
  if (codesUsedUp) await requireFewCodes(code?.classId, shown.deviceId);
  const roster = code && (await documents.rosters.read(code.classId));
  const own = cardKey === undefined ? undefined : await onCard(roster, cardKey);
  if (code === undefined || (cardKey !== undefined && own === undefined)) {
    await (code === undefined ? countUnknownCode(classCode, ip, now) : countWrongKey(classCode, now));
    throw new AppError('code/unknown', 'class code');
  }
  if (code.expiresAt <= now) throw new AppError('code/expired', 'class code');
  const students = Object.values(roster?.students ?? {}).filter(
    ({ id, state }) => state !== 'archived' && (own === undefined || id === own),
  );
  return { classId: code.classId, students, isOfACard: own !== undefined };
}
