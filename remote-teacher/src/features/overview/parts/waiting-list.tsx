import { useSearchParams } from '@lemma/router';
import type { Classroom } from '@lemma/school/class';
import { Section, TextLink } from '@lemma/ui';
import { FIRST_TO_GRADE, paths } from '#shared/paths.ts';
import { useText } from '#shared/text/texts.ts';
import { studentsToHelp, type Waiting, workToGrade } from '../logic/waiting.ts';
import type { WaitingListName } from '../logic/waiting-list-names.ts';
import { BoardList } from './board-list.tsx';
import { HelpList } from './help-list.tsx';
import { CardsList, MissingList, ParentsList, QuietList } from './student-lists.tsx';

type WaitingListProps = {
  readonly uid: string;
  readonly classroom: Classroom;
  readonly waiting: Waiting;
  readonly list: WaitingListName;
};

/** The list behind one card, as a table that can be sorted, filtered, printed and downloaded. */
export function WaitingList({ uid, classroom, waiting, list }: WaitingListProps) {
  const t = useText('waiting');
  const [search] = useSearchParams();
  const only = search.get('skill') ?? undefined;
  const counts = {
    ...waiting.notices,
    grade: workToGrade(waiting),
    due: waiting.dueSoon.length,
    missing: waiting.missing.length,
    help: studentsToHelp(waiting),
    quiet: waiting.quiet.length,
  };
  const shared = { classroom, label: t(`titles.${list}`) };
  return (
    <Section
      title={t(`titles.${list}`)}
      lead={`${t(`leads.${list}`)} ${t(`counts.${list}`, { count: counts[list] })}`}
      actions={<TextLink to={paths.overview({ class: classroom.id })}>{t('back')}</TextLink>}
    >
      {list === 'grade' && (
        <BoardList
          {...shared}
          entries={waiting.toGrade}
          waits="toGrade"
          to={(assignmentId) => paths.assignment({ assignmentId, student: FIRST_TO_GRADE })}
        />
      )}
      {list === 'due' && (
        <BoardList
          {...shared}
          entries={waiting.dueSoon}
          waits="toGrade"
          to={(assignmentId) => paths.assignment({ assignmentId })}
        />
      )}
      {list === 'contested' && (
        <BoardList
          {...shared}
          entries={waiting.contested}
          waits="contested"
          to={(assignmentId) => paths.assignment({ assignmentId, tab: 'answers' })}
        />
      )}
      {list === 'missing' && <MissingList {...shared} missing={waiting.missing} />}
      {list === 'quiet' && <QuietList {...shared} quiet={waiting.quiet} />}
      {list === 'parents' && <ParentsList {...shared} students={waiting.parents} />}
      {list === 'cards' && <CardsList {...shared} students={waiting.cards} />}
      {list === 'help' && <HelpList {...shared} uid={uid} help={waiting.help} only={only} />}
    </Section>
  );
}
