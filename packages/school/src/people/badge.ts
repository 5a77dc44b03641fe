/** Letters and digits of a badge's secret, without those that are mixed up: what is printed below the code can be typed. */
export const BADGE_ALPHABET = 'acdefghjkmnpqrtwxy3479';
/** Thirty of 22: 133 bits. */
export const BADGE_LENGTH = 30;
const GROUP = 5;

/** The secret as it stands on the card: six groups of five. */
export const groupedBadge = (secret: string): string =>
  secret.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join('-') ?? secret;

const PREFIX = 'lemma';
const TEXT = /^lemma:([A-Za-z0-9_-]{1,128}):([A-Za-z0-9_-]{1,100})$/;

/**
 * What the QR code of a badge holds. No web address: a phone's own camera would open it, and the secret would stay in the
 * history of a shared device. Only the sign-in page reads it.
 */
export const badgeText = (studentId: string, secret: string): string => `${PREFIX}:${studentId}:${secret}`;

/** The parts of a badge's text, or undefined for any other text. */
export function readBadge(text: string): { readonly studentId: string; readonly secret: string } | undefined {
  const [, studentId, secret] = TEXT.exec(text.trim()) ?? [];
  return studentId === undefined || secret === undefined ? undefined : { studentId, secret };
}
