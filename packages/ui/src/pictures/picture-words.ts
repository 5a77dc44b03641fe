import { createTexts } from '../text/create-use-text.ts';
import type { SecretPictureName } from './secret-picture.tsx';

const en = {
  apple: 'apple',
  ball: 'ball',
  boat: 'boat',
  cat: 'cat',
  clock: 'clock',
  crab: 'crab',
  drum: 'drum',
  fish: 'fish',
  flower: 'flower',
  guitar: 'guitar',
  hat: 'hat',
  house: 'house',
  kite: 'kite',
  leaf: 'leaf',
  moon: 'moon',
  owl: 'owl',
  pencil: 'pencil',
  rocket: 'rocket',
  shoe: 'shoe',
  star: 'star',
  sun: 'sun',
  train: 'train',
  tree: 'tree',
  umbrella: 'umbrella',
} as const satisfies Record<SecretPictureName, string>;

const { useText } = createTexts({
  en: { words: en },
  es: async () => ({ words: (await import('./picture-words-es.ts')).pictureWordsEs }),
  ar: async () => ({ words: (await import('./picture-words-ar.ts')).pictureWordsAr }),
});

/** The word of each picture of a picture secret: what a child reads under it, and what a screen reader says. */
export const usePictureWords = () => useText('words');
