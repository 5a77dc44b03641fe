import type { RosterStudent } from '@lemma/school/class';

/** Who is meant, before it happens: all of them. It has no height of its own, which would send columns out of sight beside it. */
export const NameList = ({ students }: { readonly students: readonly RosterStudent[] }) => (
  <ul className="columns-2 gap-6">
    {students.map(({ id, fullName }) => (
      <li key={id} className="break-inside-avoid py-0.5">
        {fullName}
      </li>
    ))}
  </ul>
);
