/** Names for simulated students whose own name somebody in the teacher's classes has; no scenario has one of them. */
const OTHERS = [
  ...['Wren', 'Idris', 'Maren', 'Tobin', 'Suri', 'Alba', 'Kenji', 'Odette', 'Bram', 'Zuri', 'Anselm', 'Liora'],
  ...['Caspian', 'Juno', 'Emeka', 'Petra', 'Soren', 'Calla', 'Rafi', 'Ottilie', 'Quill', 'Thea', 'Bodhi', 'Marisol'],
] as const;

/** The first name of a full name, as names are compared. */
export const firstNameOf = (fullName: string): string => fullName.trim().split(/\s+/)[0]?.toLowerCase() ?? '';

/**
 * The name of a simulated student for a teacher: its own, or, if somebody in the teacher's classes is called so, another
 * that nobody there has. The same name always becomes the same other one. `taken` holds first names by `firstNameOf`.
 */
export function nameBeside(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(firstNameOf(name))) return name;
  const from = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % OTHERS.length;
  const turned = [...OTHERS.slice(from), ...OTHERS.slice(0, from)];
  return turned.find((other) => !taken.has(firstNameOf(other))) ?? name;
}
