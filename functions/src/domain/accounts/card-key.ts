import { createHmac } from 'node:crypto';
import { CARD_KEY_LENGTH, CLASS_CODE_ALPHABET } from '@lemma/school/class';
import { signingKey } from '../../platform/signing-key.ts';

/**
 * The keys of these children's cards, in order. A key lets nobody in: it tells a child who has the card at hand from
 * somebody who only guesses, so that guessing does not keep the child out. The same on each new card.
 */
export async function cardKeysOf(studentIds: readonly string[]): Promise<string[]> {
  const key = await signingKey('cards');
  return studentIds.map((studentId) => {
    const bytes = createHmac('sha256', key).update(studentId).digest();
    const letters = Array.from(
      { length: CARD_KEY_LENGTH },
      // Four bytes for each character: of 23 characters, none is noticeably likelier.
      (_, place) => CLASS_CODE_ALPHABET[bytes.readUInt32BE(place * 4) % CLASS_CODE_ALPHABET.length],
    );
    return letters.join('');
  });
}

/** Whether the key is the one on this child's card. */
export async function isCardKey(studentId: string, cardKey: string): Promise<boolean> {
  const [own] = await cardKeysOf([studentId]);
  return own === cardKey;
}
