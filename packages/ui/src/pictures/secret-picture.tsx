import {
  Apple,
  Cat,
  Clock3,
  createLucideIcon,
  Drum,
  Fish,
  Flower2,
  Guitar,
  House,
  Leaf,
  Moon,
  Pencil,
  Rocket,
  Sailboat,
  Star,
  Sun,
  TrainFront,
  TreeDeciduous,
  Umbrella,
  Volleyball,
} from 'lucide-react';

/** Drawn in the style of the icon set, for pictures that it does not contain. */
const drawn = (name: string, path: string) => createLucideIcon(name, [['path', { d: path, key: name }]]);

const Crab = drawn(
  'crab',
  'M6 14a6 4 0 0 1 12 0 6 4 0 0 1-12 0M9 10V8M15 10V8M6.5 12 4 10a3 3 0 1 1 2-5l-2 2M17.5 12 20 10a3 3 0 1 0-2-5l2 2M7 17l-2 3M12 18v3M17 17l2 3',
);
const Hat = drawn('hat', 'M2 18h20M5 18V8c0-2 14-2 14 0v10M5 14h14');
const Kite = drawn('kite', 'M13 2 20 8 11 17 6 9ZM6 9l14-1M13 2l-2 15M11 17c-1 3-4 1-5 3s-2 2-3 2');
const Owl = drawn(
  'owl',
  'M5 3l3 2h8l3-2v11a7 7 0 0 1-14 0ZM9 11a2 2 0 1 0 0-.01M15 11a2 2 0 1 0 0-.01M11 14l1 1.500 1-1.500M9 21v1M15 21v1',
);
const Shoe = drawn('shoe', 'M3 8v9h18c0-3-2-4-5-4.500-3-.5-4-2-5-5.500-3 2-5 2-8 1ZM3 20h18M11 11l2-1M13 12.500l2-1');

/** Each has its own color, but shape and word also tell them apart. */
const pictures = {
  apple: [Apple, '#b3261e'],
  ball: [Volleyball, '#8a4b00'],
  boat: [Sailboat, '#0b57a0'],
  cat: [Cat, '#6d4c2f'],
  clock: [Clock3, '#37474f'],
  crab: [Crab, '#b3261e'],
  drum: [Drum, '#7b1fa2'],
  fish: [Fish, '#00697a'],
  flower: [Flower2, '#ad1457'],
  guitar: [Guitar, '#8a4b00'],
  hat: [Hat, '#37474f'],
  house: [House, '#6d4c2f'],
  kite: [Kite, '#7b1fa2'],
  leaf: [Leaf, '#2e6b2e'],
  moon: [Moon, '#3f4aa0'],
  owl: [Owl, '#6d4c2f'],
  pencil: [Pencil, '#8a6100'],
  rocket: [Rocket, '#0b57a0'],
  shoe: [Shoe, '#37474f'],
  star: [Star, '#8a6100'],
  sun: [Sun, '#8a4b00'],
  train: [TrainFront, '#00697a'],
  tree: [TreeDeciduous, '#2e6b2e'],
  umbrella: [Umbrella, '#ad1457'],
} as const;

/** The names of pictures that can be drawn. Types check that a secret uses no other. */
export type SecretPictureName = keyof typeof pictures;

export type SecretPictureProps = { readonly name: SecretPictureName; readonly className?: string };

/**
 * One of the 24 pictures of a picture secret, without its word, which must be shown beside it. On white in both themes.
 */
export function SecretPictureDrawing({ name, className = 'size-10' }: SecretPictureProps) {
  const [Icon, color] = pictures[name];
  return <Icon aria-hidden="true" className={className} style={{ color }} />;
}
