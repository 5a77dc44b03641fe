import { isLevelTold, masteryLevelAt, secureAmong } from '@lemma/mastery/mastery-level';
import type { CallOutput } from '@lemma/school/calls';
import type { Progress } from '@lemma/school/insight';
import type { Student } from '@lemma/school/people';
import type { Submission } from '@lemma/school/work';
import { isHandedIn, isUngraded, shareOfPoints } from '@lemma/school/work';
import { Button, formatDate, PageHeader, useBeginning } from '@lemma/ui';
import type { ComponentProps } from 'react';
import { pointsOf } from '#shared/logic/points-of.ts';
import { paths } from '#shared/paths.ts';
import { useFeedbackText } from '#shared/text/use-feedback-text.ts';
import { ReportLanguage } from './report-language.tsx';

type FamilyPageProps = {
  readonly student: Student;
  readonly language: ComponentProps<typeof ReportLanguage>['language'];
  readonly classId: string;
  readonly progress: Progress | null;
  readonly submissions: readonly Submission[];
  readonly catalogue: CallOutput<'listSkills'>['skills'];
};

const MOST = 6;
/** With fewer pieces of work turned in, it is too early to say what goes well. */
const FEW_PIECES = 5;
/** Work with this share of its points went well. */
const WELL = 0.8;

const wentWell = (work: Submission): boolean =>
  isHandedIn(work) && (shareOfPoints({ ...work, ungraded: isUngraded(work) }) ?? 0) >= WELL;

/** One page for the family in plain words: what goes well, what comes next, what was turned in. */
export function FamilyPage({ student, language, classId, progress, submissions, catalogue }: FamilyPageProps) {
  const t = useFeedbackText('family');
  const works = useBeginning(
    submissions.filter(({ state }) => state !== 'excused'),
    MOST,
  );
  const nameOf = (code: string) => catalogue.find((skill) => skill.code === code)?.name ?? code;
  const misconceptionNames = new Map(
    catalogue.flatMap(({ misconceptions }) => misconceptions.map(({ id, name }) => [id, name] as const)),
  );
  const known = Object.entries(progress?.skills ?? {})
    .filter(([, skill]) => isLevelTold(skill))
    .toSorted(([, one], [, other]) => other.lastAt - one.lastAt);
  const stateOf = (work: Submission): string => {
    if (work.state === 'resubmit') return t('again');
    if (!isHandedIn(work)) return t(work.dueAt < Date.now() ? 'missing' : 'notYet', { date: formatDate(work.dueAt) });
    return isUngraded(work) ? t('withTeacher') : pointsOf(work);
  };
  const turnedIn = submissions.filter(isHandedIn);
  const namesWith = (levels: readonly string[]) =>
    known.filter(([, skill]) => levels.includes(masteryLevelAt(skill, Date.now()))).map(([code]) => nameOf(code));
  const good = submissions.filter(wentWell);
  const secure = namesWith(['secure', 'strong']);
  const { tooFew, ...among } = secureAmong(Object.values(progress?.skills ?? {}), Date.now());
  const mistakes = (progress?.ideas ?? []).map(({ id }) => t('mistake', { name: misconceptionNames.get(id) ?? id }));
  const parts = [
    {
      title: t('well'),
      lead: among.secure === 0 ? undefined : t('mastered', { ...among, tried: among.of + tooFew }),
      none: t(turnedIn.length < FEW_PIECES ? 'wellNone' : 'wellFew'),
      names: [...secure, ...good.map((work) => t('wellWork', { title: work.title, points: pointsOf(work) }))],
    },
    { title: t('growing'), lead: undefined, none: t('growingNone'), names: namesWith(['developing', 'nearly']) },
    { title: t('next'), lead: undefined, none: t('nextNone'), names: [...namesWith(['beginning']), ...mistakes] },
  ];
  return (
    <article className="measure">
      <div data-print="hide">
        <PageHeader
          title={t('title', { name: student.fullName })}
          lead={t('lead')}
          back={{ to: paths.student({ studentId: student.id, class: classId }), label: t('back') }}
          actions={
            <>
              <ReportLanguage language={language} />
              <Button kind="primary" onClick={() => window.print()}>
                {t('print')}
              </Button>
            </>
          }
        />
      </div>
      <h2 className="hidden text-xl font-semibold print:block">{t('title', { name: student.fullName })}</h2>
      <p>{t('date', { date: formatDate(Date.now()) })}</p>
      {parts.map(({ title, lead, none, names }) => (
        <section key={title} className="mt-6" data-print="whole">
          <h3 className="text-lg font-semibold">{title}</h3>
          {lead !== undefined && <p>{lead}</p>}
          {names.length === 0 ? <p>{none}</p> : <Names names={names} />}
        </section>
      ))}
      <section className="mt-6" data-print="whole">
        <h3 className="text-lg font-semibold">{t('work')}</h3>
        <ul className="mt-1 flex flex-col">
          {works.shown.map((work) => (
            <li key={work.id} className="flex justify-between gap-4 border-b border-line py-1">
              <span>{work.title}</span>
              <span className="figures-tabular">{stateOf(work)}</span>
            </li>
          ))}
          <li className="py-1 empty:hidden">{works.more}</li>
        </ul>
      </section>
    </article>
  );
}

function Names({ names }: { readonly names: readonly string[] }) {
  const { shown, more } = useBeginning(names, MOST);
  return (
    <ul className="mt-1 list-disc pl-5">
      {shown.map((name) => (
        <li key={name}>{name}</li>
      ))}
      <li className="list-none empty:hidden">{more}</li>
    </ul>
  );
}
