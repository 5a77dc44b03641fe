import { groups, letterOf, type Sorted } from './groups.ts';
import type { Placing } from './placing.ts';
import type { TouchOf } from './types.ts';

/** The same as cards in groups: the parts of a figure are the cards, and each gets the letter of its label. */
const asGroups = ({ marks, labels: names }: TouchOf<'labels'>): TouchOf<'groups'> => ({
  as: 'groups',
  cards: Array.from({ length: marks }, (_each, index) => String(index + 1)),
  groups: names,
});

/** Labels at the parts of a figure: the letter of the label of each part, in the order of their numbers. */
export const labels: Placing<TouchOf<'labels'>, Sorted> = {
  read: (touch, text) => groups.read(asGroups(touch), text),
  write: (touch, put) => groups.write(asGroups(touch), put),
  picture: (touch, put, ground) => {
    if (ground?.kind !== 'figure') return groups.picture(asGroups(touch), put);
    const named = touch.labels.map((name, index) => `${letterOf(index)}: ${name}`).join('; ');
    return {
      ...ground,
      alt: `${ground.alt} ${named}.`,
      labels: (ground.labels ?? []).map((label) => {
        const group = put?.[Number(label.text) - 1];
        if (label.mark === undefined || group === undefined) return label;
        const { mark: _open, ...rest } = label;
        return { ...rest, text: touch.labels[group] ?? '' };
      }),
    };
  },
};
