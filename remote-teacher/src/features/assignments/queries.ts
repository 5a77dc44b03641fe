import { codeOf, queryKeys } from '@lemma/contract';
import { type AssignmentItem, MOST_ITEMS } from '@lemma/school/assignment';
import type { WorkItem } from '@lemma/school/work';
import { call } from '@lemma/shared-auth';
import { queryOptions } from '@tanstack/react-query';

/** The parts of an item that its question depends on; the others are the same for all, so that they share one answer. */
const posed = ({ mastery: _mastery, hintCost: _cost, accepted: _accepted, ...item }: AssignmentItem) => ({
  ...item,
  ...{ points: 1, tries: 0, tryPenalty: 0, hints: 'free' as const, variants: item.seed === undefined },
});
type Posed = ReturnType<typeof posed>;
type Batch = { readonly items: Posed[]; readonly reply: Promise<WorkItem[]> };

/** The call that is about to be sent, by the number of its sample student. */
const open = new Map<number, Batch>();

const preview = async (items: Posed[], sample: number): Promise<WorkItem[]> =>
  (await call('previewItems', { items, sample })).items;

function begin(sample: number): Batch {
  const items: Posed[] = [];
  const send = () => {
    if (open.get(sample)?.items === items) open.delete(sample);
    return preview(items, sample);
  };
  const batch = { items, reply: Promise.resolve().then(send) };
  open.set(sample, batch);
  return batch;
}

function only(items: readonly WorkItem[], at: number): WorkItem {
  const item = items[at];
  if (item === undefined) throw new Error('The preview lacks a question.');
  return item;
}

/** Asks for one question; those that are asked for at the same time share a call. */
async function ask(item: Posed, sample: number): Promise<WorkItem> {
  const waiting = open.get(sample);
  const batch = waiting && waiting.items.length < MOST_ITEMS ? waiting : begin(sample);
  const at = batch.items.push(item) - 1;
  try {
    return only(await batch.reply, at);
  } catch (error) {
    // One question that cannot be made must not take the others with it.
    if (batch.items.length === 1 || codeOf(error) !== 'input/malformed') throw error;
    return only(await preview([item], sample), 0);
  }
}

/** The question of an item as the made-up student of this number sees it. */
export const questionQuery = (uid: string, item: AssignmentItem, sample: number) => {
  const asked = posed(item);
  return queryOptions({
    queryKey: queryKeys.call(uid, 'previewItems', { items: [asked], sample }),
    queryFn: () => ask(asked, sample),
    staleTime: Number.POSITIVE_INFINITY,
  });
};
