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

const es = {
  apple: 'manzana',
  ball: 'pelota',
  boat: 'barco',
  cat: 'gato',
  clock: 'reloj',
  crab: 'cangrejo',
  drum: 'tambor',
  fish: 'pez',
  flower: 'flor',
  guitar: 'guitarra',
  hat: 'sombrero',
  house: 'casa',
  kite: 'cometa',
  leaf: 'hoja',
  moon: 'luna',
  owl: 'búho',
  pencil: 'lápiz',
  rocket: 'cohete',
  shoe: 'zapato',
  star: 'estrella',
  sun: 'sol',
  train: 'tren',
  tree: 'árbol',
  umbrella: 'paraguas',
} satisfies Record<SecretPictureName, string>;

const { useText } = createTexts({ en: { words: en }, es: { words: es } });

/** The word of each picture of a picture secret: what a child reads under it, and what a screen reader says. */
export const usePictureWords = () => useText('words');
