import type { HelpLevel, TypedAnswer } from '@lemma/school/work';
import { useCommand } from '@lemma/screens';
import { call, uploadFile } from '@lemma/shared-auth';
import { useRef, useState } from 'react';
import { sendFiles } from './logic/send-files.ts';

type Work = {
  readonly files: readonly File[];
  /** The numbers of the questions on each file, counted from 1. */
  readonly shown: ReadonlyMap<File, readonly number[]>;
  readonly answers: readonly TypedAnswer[];
  readonly help: HelpLevel;
  readonly note: string;
};

/**
 * Uploads the pages, then turns them in. `sent` is the share of all bytes, 0 to 1. After an error, pages that arrived
 * are not sent again, and the hand-in keeps its id, so that a retry creates only one.
 */
export function useHandIn(studentId: string, assignmentId: string) {
  const [sent, setSent] = useState(0);
  const handInId = useRef(crypto.randomUUID());
  const arrived = useRef(new Map<File, string>());

  const sendOne = async (file: File, onProgress: (share: number) => void): Promise<string> => {
    const there = arrived.current.get(file);
    if (there !== undefined) return there;
    const { fileId } = (await uploadFile(file, { purpose: 'hand-in', onProgress })).file;
    arrived.current.set(file, fileId);
    return fileId;
  };

  const mutation = useCommand(
    async ({ files, shown, answers, help, note }: Work) => {
      const fileIds = await sendFiles(files, sendOne, setSent);
      return call('handInForChild', {
        studentId,
        assignmentId,
        handInId: handInId.current,
        helpLevel: help,
        note,
        // Functions of the previous release read only these.
        fileIds,
        pages: fileIds.map((fileId, index) => {
          const file = files[index];
          return { fileId, questions: [...((file && shown.get(file)) ?? [])] };
        }),
        answers: [...answers],
      });
    },
    {
      meta: { silent: true },
    },
  );
  return { ...mutation, sent };
}
