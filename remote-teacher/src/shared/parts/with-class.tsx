import { useLocation, useSearchParams } from '@lemma/router';
import type { Classroom } from '@lemma/school/class';
import { QueryView } from '@lemma/screens';
import { useUid } from '@lemma/shared-auth';
import { Select } from '@lemma/ui';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { classInUse, lastClass } from '#shared/logic/last-class.ts';
import { teacherQueries } from '#shared/queries/teacher-queries.ts';
import { useText } from '#shared/text/texts.ts';
import { ActingIn } from './acting.tsx';
import { NoClassYet } from './no-class-yet.tsx';

export type ClassChoice = {
  readonly uid: string;
  readonly classroom: Classroom;
  readonly classes: readonly Classroom[];
  /** A select with the teacher's classes; empty if there is only one. */
  readonly switcher: ReactNode;
};

/** The wanted class, an archived one too, or the one in use. */
const classOf = (all: readonly Classroom[], wanted: string | undefined): Classroom | undefined =>
  all.find(({ id }) => id === wanted) ?? classInUse(all.filter(({ archivedAt }) => archivedAt === undefined));

type WithClassProps = {
  readonly children: (choice: ClassChoice) => ReactNode;
  /** What is shown as long as there is no class. */
  readonly none?: ReactNode;
};

/** The class that an entry of the browser's history showed, by its key, where its address has none: "Back" shows it again, as long as the area stands. */
const shownIn = new WeakMap<QueryClient, Map<string, string>>();

function useShownAt(): Map<string, string> {
  const client = useQueryClient();
  const shown = shownIn.get(client) ?? new Map<string, string>();
  shownIn.set(client, shown);
  return shown;
}

/**
 * Gives a screen its class: the one in the address (`?class=`), otherwise the one that was shown at this place of the
 * history, otherwise the last one used on this device, otherwise the newest. A teacher without a class sees how to
 * create one.
 */
export function WithClass({ children, none = <NoClassYet /> }: WithClassProps) {
  const uid = useUid();
  const t = useText('common');
  const classes = useQuery(teacherQueries.classes(uid));
  const [search, setSearch] = useSearchParams();

  const shownAt = useShownAt();
  const { key } = useLocation();
  const addressed = search.get('class');
  const classroom = classOf(classes.data ?? [], addressed ?? shownAt.get(key));
  const shown = classroom?.archivedAt === undefined ? classroom?.id : undefined;
  // The class that is shown is remembered, because the links of the shell's frame contain none.
  useEffect(() => {
    if (shown === undefined) return;
    if (addressed !== null || shownAt.get(key) === shown) lastClass.write(shown);
    else shownAt.set(key, shown);
  }, [addressed, key, shown, shownAt]);

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
        if (!classroom) return none;
        const offered = all.filter((one) => one.archivedAt === undefined || one === classroom);
        const switcher = offered.length > 1 && (
          <Select
            label={t('class')}
            hideLabel
            value={classroom.id}
            onChange={(event) => choose(event.currentTarget.value)}
            options={offered.map(({ id, name }) => ({ value: id, label: name }))}
          />
        );
        return <ActingIn classes={[classroom]}>{children({ uid, classroom, classes: all, switcher })}</ActingIn>;
      }}
    </QueryView>
  );
}
