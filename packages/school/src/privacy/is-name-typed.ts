const plain = (name: string): string => name.trim().toLowerCase();

/** Whether somebody typed this name, as a deletion asks for before it begins. */
export const isNameTyped = (typed: string, name: string): boolean => plain(typed) === plain(name);
