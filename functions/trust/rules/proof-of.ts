/** A change of the rules that no question can tell from the rules, and why. */
type Equivalence = { readonly names: RegExp; readonly proof: string };

const equivalences: readonly Equivalence[] = [];

/** Why a mutant decides as the rules do, whatever is asked; undefined: nobody has shown that it does. */
export const proofOf = (name: string): string | undefined => equivalences.find(({ names }) => names.test(name))?.proof;
