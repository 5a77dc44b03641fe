import type { Picture } from '@lemma/math';

/** The data of one kind of picture. */
export type PictureOf<K extends Picture['kind']> = Extract<Picture, { readonly kind: K }>;
