import { DAY } from '@lemma/school/time';
import { QueryView } from '@lemma/screens';
import { Button, Empty } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SkillInWords } from '#shared/queries/skills-in-words.ts';
import { teacherQueries } from '#shared/queries/teacher-queries.ts';
import { useAssignmentText } from '#shared/text/use-assignment-text.ts';
import { pastErrors } from '../logic/past-errors.ts';

type PastErrorsProps = {
  readonly uid: string;
  readonly classId: string;
  readonly skills: readonly SkillInWords[];
  readonly onAdd: (codes: readonly string[]) => void;
};

const MONTH_MS = 30 * DAY;
const SKILLS_AT_ONCE = 5;

/**
 * What the class missed in the last month, most students first, for corrections. Reads one document, however much was
 * turned in.
 */
export function PastErrors({ uid, classId, skills, onAdd }: PastErrorsProps) {
  const t = useAssignmentText('builder');
  const insight = useQuery(teacherQueries.insight(uid, classId));
  const [since] = useState(() => Date.now() - MONTH_MS);
  return (
    <QueryView query={insight}>
      {(data) => {
        const found = pastErrors(data, since).filter(({ skill }) => skills.some(({ code }) => code === skill));
        if (found.length === 0) return <Empty title={t('noErrors')}>{t('noErrorsBody')}</Empty>;
        return (
          <>
            <p className="pb-3">
              <Button size="small" onClick={() => onAdd(found.slice(0, SKILLS_AT_ONCE).map(({ skill }) => skill))}>
                {t('addWorst', { count: Math.min(SKILLS_AT_ONCE, found.length) })}
              </Button>
            </p>
            <ul className="flex flex-col">
              {found.map(({ skill, wrong }) => {
                const name = skills.find(({ code }) => code === skill)?.name ?? skill;
                return (
                  <li key={skill} className="flex items-center justify-between gap-4 border-b border-line py-2">
                    <div className="min-w-0">
                      <p>{name}</p>
                      <p className="text-sm text-muted">{t('missedBy', { count: wrong })}</p>
                    </div>
                    <Button size="small" aria-label={t('addNamed', { name })} onClick={() => onAdd([skill])}>
                      {t('add')}
                    </Button>
                  </li>
                );
              })}
            </ul>
          </>
        );
      }}
    </QueryView>
  );
}
