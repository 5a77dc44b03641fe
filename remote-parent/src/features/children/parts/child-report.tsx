import { type Desk, openedEntries } from '@lemma/school/desk';
import type { Guardian } from '@lemma/school/family';
import { QueryView } from '@lemma/screens';
import { cx, formatDate, PageSkeleton } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { parentQueries } from '#shared/queries/parent-queries.ts';
import { useText } from '#shared/text/texts.ts';
import { letterOf } from '../logic/letter.ts';
import { ChildData } from './child-data.tsx';
import { ChildSkills } from './child-skills.tsx';
import { FirstThing } from './first-thing.tsx';
import { FromTeacher } from './from-teacher.tsx';
import { type LateParts, lateParts } from './late-parts.ts';
import { Opening } from './opening.tsx';
import { WorkList } from './work-list.tsx';

type ChildReportProps = { readonly uid: string; readonly link: Guardian };

/** A letter about one child on a sheet of its own. */
export function ChildReport({ uid, link }: ChildReportProps) {
  const { studentId, studentName: name } = link;
  const desk = useQuery(parentQueries.desk(uid, studentId));
  const parts = useQuery(lateParts(uid));
  const isComing = desk.isLoading || (desk.data?.family !== undefined && parts.isLoading);
  return (
    <article
      aria-label={name}
      className={cx(
        // A letter fills a screen: what stands under it would move down when it comes.
        isComing && 'min-h-dvh',
        'mb-8 border-line bg-sheet px-5 pt-7 pb-5 max-md:-mx-4 max-md:border-y md:rounded-md md:border md:px-14 md:pt-11 md:pb-8',
      )}
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="min-w-0 text-xl font-semibold">{name}</h2>
        <p className="text-sm text-muted">{formatDate(Date.now())}</p>
      </header>
      <QueryView query={desk}>{(data) => <Letter link={link} desk={data} parts={parts.data} />}</QueryView>
      {!isComing && <ChildData uid={uid} link={link} />}
    </article>
  );
}

type LetterProps = { readonly link: Guardian; readonly desk: Desk | null; readonly parts: LateParts | undefined };

/** What matters first, one thing to do, what the teacher wrote, something for home, and then the rest. */
function Letter({ link, desk, parts }: LetterProps) {
  const t = useText('children');
  const { studentId, studentName: name } = link;
  const entries = openedEntries(desk);
  const first = name.split(' ')[0] ?? name;
  const letter = letterOf(entries, Date.now());
  const { todo } = letter;
  if (entries.length === 0)
    return (
      <>
        <p className="letter measure pt-5 text-lg">{t('noWork')}</p>
        <FromTeacher link={link} entries={[]} />
      </>
    );
  return (
    <>
      <Opening letter={letter} />
      {todo && <FirstThing studentId={studentId} name={first} entry={todo} />}
      <FromTeacher link={link} entries={entries} />
      {desk?.family && parts === undefined ? (
        <PageSkeleton />
      ) : (
        <>
          {desk?.family && parts?.TryAtHome && <parts.TryAtHome family={desk.family} name={first} />}
          <ChildSkills family={desk?.family} name={name} />
          <WorkList studentId={studentId} name={first} entries={entries} />
        </>
      )}
    </>
  );
}
