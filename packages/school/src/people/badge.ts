/**
 * The characters of a badge's secret, without those that are easily confused, because people can also type what is
 * printed below the code.
 */
export const BADGE_ALPHABET = 'acdefghjkmnpqrtwxy3479';
/** Thirty characters out of 22 give 133 bits. */
export const BADGE_LENGTH = 30;
const GROUP = 5;

/** The secret as printed on the card: six groups of five characters. */
export const groupedBadge = (secret: string): string =>
  secret.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join('-') ?? secret;

const PREFIX = 'lemma';
const TEXT = /^lemma:([A-Za-z0-9_-]{1,128}):([A-Za-z0-9_-]{1,100})$/;

/**
 * The text in the QR code of a badge. It is not a web address, because a phone's camera would open it and the history
 * of a shared device would then contain the secret. Only the sign-in page reads it.
 */
export const badgeText = (studentId: string, secret: string): string => `${PREFIX}:${studentId}:${secret}`;

/** The parts of a badge's text, or undefined for any other text. */
export function readBadge(text: string): { readonly studentId: string; readonly secret: string } | undefined {
  const [, studentId, secret] = TEXT.exec(text.trim()) ?? [];
  return studentId === undefined || secret === undefined ? undefined : { studentId, secret };
}
