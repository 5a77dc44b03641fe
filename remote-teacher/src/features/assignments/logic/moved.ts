import type { AssignmentItem } from '@lemma/school/assignment';

type Items = readonly AssignmentItem[];

/** The items after one has moved to another place. */
export const moved = (items: Items, from: number, to: number): AssignmentItem[] => {
  const item = items[from];
  return item && to >= 0 && to < items.length ? items.toSpliced(from, 1).toSpliced(to, 0, item) : [...items];
};

/** The items with a copy of one, under a new id, directly after it. */
export const duplicated = (items: Items, id: string): AssignmentItem[] =>
  items.flatMap((item) => (item.id === id ? [item, { ...item, id: crypto.randomUUID() }] : [item]));

/** The items with a removed one back at its place, or at the end if there are fewer now. */
export const restored = (items: Items, item: AssignmentItem, index: number): AssignmentItem[] =>
  items.some(({ id }) => id === item.id) ? [...items] : items.toSpliced(index, 0, item);
