import type { RosterStudent } from '@lemma/school/class';

/** Who is meant, before it happens. */
export const NameList = ({ students }: { readonly students: readonly RosterStudent[] }) => (
  <ul className="max-h-48 columns-2 gap-6 overflow-y-auto">
    {students.map(({ id, fullName }) => (
      <li key={id} className="truncate py-0.5">
        {fullName}
      </li>
    ))}
  </ul>
);
