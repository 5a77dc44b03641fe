import { useSearchParams } from '@lemma/router';
import type { Classroom } from '@lemma/school';
import { QueryView } from '@lemma/screens';
import { useUid } from '@lemma/shared-auth';
import { Select } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText } from '../text/texts.ts';
import { lastClass } from './last-class.ts';
import { NoClassYet } from './no-class-yet.tsx';
import { teacherQueries } from './teacher-queries.ts';

export type ClassChoice = {
  readonly uid: string;
  readonly classroom: Classroom;
  readonly classes: readonly Classroom[];
  /** A select with the teacher's classes; nothing where there is only one. */
  readonly switcher: ReactNode;
};

/**
 * Gives a screen the class that it is about: by the address (`?class=`), else the last one used on this device, else the
 * newest. A teacher without a class is shown how to make one.
 */
export function WithClass({ children }: { readonly children: (choice: ClassChoice) => ReactNode }) {
  const uid = useUid();
  const t = useText('common');
  const classes = useQuery(teacherQueries.classes(uid));
  const [search, setSearch] = useSearchParams();

  const choose = (classId: string) => {
    lastClass.write(classId);
    setSearch((before) => {
      before.set('class', classId);
      return before;
    });
  };

  return (
    <QueryView query={classes}>
      {(all) => {
        const byId = (id: string | null) => all.find((each) => each.id === id);
        const classroom = byId(search.get('class')) ?? byId(lastClass.read()) ?? all.at(-1);
        if (!classroom) return <NoClassYet />;
        const switcher = all.length > 1 && (
          <Select
            label={t('class')}
            hideLabel
            value={classroom.id}
            onChange={(event) => choose(event.currentTarget.value)}
            options={all.map(({ id, name }) => ({ value: id, label: name }))}
          />
        );
        return children({ uid, classroom, classes: all, switcher });
      }}
    </QueryView>
  );
}
