/** A Google account of the local machine's account chooser. */
export type LocalAccount = { readonly sub: string; readonly email: string; readonly name: string };
type AccountChooser = () => Promise<LocalAccount | undefined>;

let chooser: AccountChooser | undefined;

/** Sets the account chooser that stands in for Google's window against the emulator, which can't open it. */
export const setAccountChooser = (next: AccountChooser | undefined): void => {
  chooser = next;
};

/** Undefined where the person closed the chooser or none is set. */
export const chooseAccount = async (): Promise<LocalAccount | undefined> => chooser?.();
