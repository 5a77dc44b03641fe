import type { PlanBlock, PlanItem, PlanRow } from '@lemma/school/plan';

/** What a person left as the page says it is stored as it was, in the language of the engine. */
const unlessEdited = <T>(edited: T, said: T, stored: T): T => (edited === said ? stored : edited);

const itemAsStored = (edited: PlanItem, said: PlanItem, stored: PlanItem): PlanItem => ({
  ...stored,
  ...(edited.math !== undefined && { math: edited.math }),
  prompt: unlessEdited(edited.prompt, said.prompt, stored.prompt),
  key: unlessEdited(edited.key, said.key, stored.key),
});

function rowAsStored(edited: PlanRow, said: PlanRow, stored: PlanRow): PlanRow {
  const { item, parts } = edited;
  return {
    ...stored,
    title: unlessEdited(edited.title, said.title, stored.title),
    text: unlessEdited(edited.text, said.text, stored.text),
    parts: parts.map((part, at) => {
      const [own, before] = [stored.parts[at], said.parts[at]];
      return own && before ? { ...own, text: unlessEdited(part.text, before.text, own.text) } : part;
    }),
    ...(item && said.item && stored.item && { item: itemAsStored(item, said.item, stored.item) }),
  };
}

/** The rows of a block that somebody edited on a page in another language, as they are stored: only what was changed is in that language. */
export const asStored = (rows: readonly PlanRow[], said: PlanBlock, stored: PlanBlock): PlanRow[] =>
  rows.map((row) => {
    const [before, own] = [said, stored].map((block) => block.rows.find(({ id }) => id === row.id));
    return before && own ? rowAsStored(row, before, own) : row;
  });
