import type { Progress } from '@lemma/school/insight';
import { QueryView, type SkillLine, StartingPath, skillLines } from '@lemma/screens';
import { useUid } from '@lemma/shared-auth';
import {
  ButtonLink,
  DataTable,
  Empty,
  formatDate,
  Mastery,
  PageHeader,
  PageSkeleton,
  Section,
  useBeginning,
} from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '#shared/paths.ts';
import { progressQueries } from '#shared/queries/progress-queries.ts';
import { useSkillNames } from '#shared/queries/use-skill-names.ts';
import { useText } from '#shared/text/texts.ts';
import { Growth } from './parts/growth.tsx';
import { isReview, LevelPicture } from './parts/level-picture.tsx';

const MOST_OPENING = 4;

/**
 * What the student can do, in words: what changed, what becomes available next, every skill. Never a comparison with
 * classmates.
 */
export function ProgressPage() {
  const t = useText('progress');
  const uid = useUid();
  const progress = useQuery(progressQueries.progress(uid));
  const skills = useQuery(progressQueries.skills(uid));
  const nameOf = useSkillNames(skills.data?.skills);
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <QueryView query={progress}>
        {(data) =>
          skills.isLoading ? (
            <PageSkeleton />
          ) : data === null || Object.keys(data.skills).length === 0 ? (
            <Empty title={t('emptyTitle')} drawing="line">
              <p>{t('emptyBody')}</p>
            </Empty>
          ) : (
            <Shown progress={data} nameOf={nameOf} />
          )
        }
      </QueryView>
    </>
  );
}

function Shown({ progress, nameOf }: { readonly progress: Progress; readonly nameOf: (skill: string) => string }) {
  const t = useText('progress');
  const lines = skillLines(progress, nameOf, Date.now());
  const { shown: opening, more } = useBeginning(progress.opensNext, MOST_OPENING);
  return (
    <>
      <Section
        title={t('changed')}
        actions={
          <ButtonLink kind="primary" to={paths.home({ practice: 1 })}>
            {t('practiceNow')}
          </ButtonLink>
        }
      >
        <Changes lines={lines} gained={progress.gained ?? []} />
      </Section>
      <LevelPicture lines={lines} />
      <StartingPath progress={progress} nameOf={nameOf} reader="student" />
      {opening.length > 0 && (
        <Section ruled title={t('opens')} lead={t('opensLead')}>
          <ul className="flex list-disc flex-col gap-1 ps-5">
            {opening.map((skill) => (
              <li key={skill}>{nameOf(skill)}</li>
            ))}
            <li className="list-none empty:hidden">{more}</li>
          </ul>
        </Section>
      )}
      <Section ruled title={t('skills')}>
        <Skills lines={lines} />
      </Section>
      <Growth growth={progress.growth} />
    </>
  );
}

const MOST_CHANGES = 5;
const ranks = { up: 0, fresh: 1, same: 2, down: 3 } as const;
const rank = ({ change }: SkillLine): number => ranks[change];

type ChangesProps = { readonly lines: readonly SkillLine[]; readonly gained: NonNullable<Progress['gained']> };

/**
 * What became possible lately, as the home page tells it, what moved this week, one by one, and what only waits for a
 * review as one number: a wall of reviews would hide the rest.
 */
function Changes({ lines, gained }: ChangesProps) {
  const t = useText('progress');
  const reviews = lines.filter(isReview).length;
  const moved = lines
    .filter((line) => line.change !== 'same' && !isReview(line))
    .toSorted((one, other) => rank(one) - rank(other));
  const { shown, more } = useBeginning(moved, MOST_CHANGES);
  const possible = lines.flatMap(({ skill, name }) => {
    const gain = gained.find((each) => each.skill === skill);
    return gain && !moved.some((line) => line.skill === skill) ? [{ skill, name, at: gain.at }] : [];
  });
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-col gap-2 empty:hidden">
        {possible.map(({ skill, name, at }) => (
          <li key={skill}>{t('gained', { skill: name.replace(/[.]$/, ''), when: formatDate(at) })}</li>
        ))}
      </ul>
      {moved.length + possible.length === 0 && <p className="text-muted">{t('nothingChanged')}</p>}
      <ul className="flex flex-col gap-2 empty:hidden">
        {shown.map(({ skill, name, level, before, change }) => {
          const was = before === undefined ? '' : t(`levels.${before}`);
          const key = change === 'same' ? 'up' : change;
          return (
            <li key={skill}>{t(key, { skill: name.replace(/[.]$/, ''), now: t(`levels.${level}`), before: was })}</li>
          );
        })}
        {more !== null && <li>{more}</li>}
      </ul>
      {reviews > 0 && <p>{t('reviews', { reviews })}</p>}
    </div>
  );
}

function Skills({ lines }: { readonly lines: readonly SkillLine[] }) {
  const t = useText('progress');
  const wordOf = ({ level, review, set }: SkillLine) => {
    const word = set ? t('setWord', { level: t(`levels.${level}`) }) : t(`levels.${level}`);
    return review ? t('reviewWord', { level: word }) : word;
  };
  return (
    <DataTable
      label={t('skills')}
      rows={lines}
      getRowId={({ skill }) => skill}
      csv={{ name: [t('file')], holds: 'own' }}
      columns={[
        { id: 'skill', header: t('skill'), value: ({ name }) => name },
        {
          id: 'level',
          header: t('level'),
          value: ({ step }) => step,
          cell: (line) => <Mastery step={line.step} word={wordOf(line)} />,
        },
        { id: 'change', header: t('change'), value: ({ change }) => t(`changes.${change}`), wideOnly: true },
        {
          id: 'last',
          header: t('last'),
          value: ({ lastAt }) => new Date(lastAt),
          cell: ({ lastAt }) => formatDate(lastAt),
          wideOnly: true,
        },
      ]}
    />
  );
}
