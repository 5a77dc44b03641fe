import { createContext, type ReactNode, useContext } from 'react';

const Said = createContext(false);

/** What is inside has been put into the language of the page already, and is not marked as English. */
export const InPageLanguage = ({ is, children }: { readonly is: boolean; readonly children: ReactNode }) => (
  <Said value={is}>{children}</Said>
);

export const useIsInPageLanguage = (): boolean => useContext(Said);
