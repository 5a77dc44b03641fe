import { paths } from '../app/paths.ts';
import { endSample } from '../app/sample-key.ts';

/** Ends the sample class in this tab, and opens a page of ours anew: code of an area has run in this one. */
const leaveFor = (path: string): void => {
  endSample();
  window.location.assign(path);
};

export const leaveSample = (): void => leaveFor(paths.home());
export const startOwn = (): void => leaveFor(paths.signUp());
