import { z } from 'zod';

/** The pictures of a picture secret, which is three of these in order. They differ in shape, color and first sound. */
export const secretPictures = [
  'apple',
  'ball',
  'boat',
  'cat',
  'clock',
  'crab',
  'drum',
  'fish',
  'flower',
  'guitar',
  'hat',
  'house',
  'kite',
  'leaf',
  'moon',
  'owl',
  'pencil',
  'rocket',
  'shoe',
  'star',
  'sun',
  'train',
  'tree',
  'umbrella',
] as const;
export type SecretPicture = (typeof secretPictures)[number];

/** How many pictures a secret has. */
export const PICTURES_IN_A_SECRET = 3;

/** The secret for the pictures that a child tapped: "cat-moon-drum". */
export const pictureSecret = (pictures: readonly SecretPicture[]): string => pictures.join('-');

/** How a student proves who they are. */
export const secretKinds = ['words', 'pictures', 'password', 'badge'] as const;
export const secretKindSchema = z.enum(secretKinds);
export type SecretKind = (typeof secretKinds)[number];

/**
 * The kind of secret that children of a grade can remember: pictures before they read well, then words, then a
 * password.
 */
export function usualSecretKind(grade: number): SecretKind {
  if (grade <= 2) return 'pictures';
  return grade <= 6 ? 'words' : 'password';
}
