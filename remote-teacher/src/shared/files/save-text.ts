import { downloadText } from '@lemma/ui';

type SavedText = {
  readonly name: string;
  readonly text: string;
  readonly type?: string;
  /** `noted-by-call`: the call that gave the data has recorded it for each child. Else `useSaveNoted`. */
  readonly holds: 'no-child' | 'noted-by-call';
};

/** Saves a text as a file for which nothing has to be recorded any more. */
export const saveText = ({ name, text, type }: SavedText): void => downloadText(name, text, type);
