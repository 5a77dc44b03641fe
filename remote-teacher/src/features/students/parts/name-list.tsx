import type { RosterStudent } from '@lemma/school/class';

/**
 * All students whom an action concerns, shown before it happens. The list has no height limit, which would wrap into
 * columns that are out of sight.
 */
export const NameList = ({ students }: { readonly students: readonly RosterStudent[] }) => (
  <ul className="columns-2 gap-6">
    {students.map(({ id, fullName }) => (
      <li key={id} className="break-inside-avoid py-0.5">
        {fullName}
      </li>
    ))}
  </ul>
);
