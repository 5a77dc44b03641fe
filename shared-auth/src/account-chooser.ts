/** An account in the local account chooser, which replaces Google's window. */
export type LocalAccount = { readonly sub: string; readonly email: string; readonly name: string };
type AccountChooser = () => Promise<LocalAccount | undefined>;

let chooser: AccountChooser | undefined;

/** Sets the account chooser that replaces Google's window on emulators, which cannot open it. */
export const setAccountChooser = (next: AccountChooser | undefined): void => {
  chooser = next;
};

/** The chosen account; undefined if the person closed the chooser or none is set. */
export const chooseAccount = async (): Promise<LocalAccount | undefined> => chooser?.();
