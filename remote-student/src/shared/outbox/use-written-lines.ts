import { type WorkItem, type WrittenLines, writtenLinesSchema } from '@lemma/school/work';
import { NO_LINES, type Written } from '@lemma/screens';
import { useEffect, useState } from 'react';
import { journal } from './outbox.ts';

const hasSomething = ({ lines, asked }: WrittenLines): boolean => lines.some((line) => line.trim() !== '') || asked > 0;

/** Reads stored lines; what cannot be read is left out. */
function readLines(stored: string): WrittenLines {
  try {
    return writtenLinesSchema.parse(JSON.parse(stored));
  } catch {
    return NO_LINES;
  }
}

/** The lines as they go with an answer: without those left empty. */
const sendable = (value: WrittenLines): WrittenLines => ({
  ...value,
  lines: value.lines.map((line) => line.trim()).filter((line) => line !== ''),
});

/**
 * The working in lines of one question, stored on this device with every key, so that it is there again after a reload
 * without a network. Once the question is closed, the lines are on the server, and this device forgets them, because
 * school computers are shared.
 */
export function useWrittenLines(uid: string, submissionId: string, { id, mastery, writing, closed }: WorkItem) {
  const place = `${id} ${mastery?.rounds.length ?? 0}#lines`;
  const [value, setValue] = useState<WrittenLines | undefined>();
  useEffect(() => {
    let here = true;
    const take = (stored: WrittenLines) => here && setValue((typed) => typed ?? stored);
    journal.readDraft(submissionId, place).then(
      (draft) => take(draft === undefined ? NO_LINES : readLines(draft.text)),
      () => take(NO_LINES),
    );
    return () => {
      here = false;
    };
  }, [submissionId, place]);
  useEffect(() => {
    // Without space on the device, the lines are in this tab only until they are sent.
    const store = (text: string) =>
      journal.saveDraft(uid, submissionId, place, { text, base: '' }).catch(() => undefined);
    if (value !== undefined) void store(closed || !hasSomething(value) ? '' : JSON.stringify(value));
  }, [uid, submissionId, place, value, closed]);
  if (writing === undefined || value === undefined) return undefined;
  const written: Written = { value, onChange: setValue };
  return { ...written, ...(hasSomething(value) && { toSend: sendable(value) }) };
}
