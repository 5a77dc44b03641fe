import { codeOf } from '@lemma/contract';
import { useNavigate } from '@lemma/router';
import { gradeOf, KINDERGARTEN, mayIn } from '@lemma/school/class';
import { allOf, QueryView } from '@lemma/screens';
import { Button, errorSentence, Notice, Section, Select } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { classInUse } from '#shared/logic/last-class.ts';
import { paths } from '#shared/paths.ts';
import { teacherQueries } from '#shared/queries/teacher-queries.ts';
import { useTrainingText } from '#shared/text/use-training-text.ts';
import { useStartStudentInterview } from '../commands.ts';

type StudentStartProps = { readonly uid: string; readonly studentId: string; readonly classId: string };

/** Chooses a student and a skill for an interview. */
export function StudentStart({ uid, studentId, classId }: StudentStartProps) {
  const t = useTrainingText('training');
  const classes = useQuery(teacherQueries.classes(uid));
  const [chosen, setChosen] = useState(classId);
  return (
    <Section ruled title={t('pupil')} lead={t('studentLead')} id="pupil">
      <QueryView query={classes}>
        {(known) => {
          const all = known.filter((one) => mayIn(one, uid, 'teach'));
          const current = all.find(({ id }) => id === chosen) ?? classInUse(all);
          if (current === undefined) return <p className="text-muted">{t('noClass')}</p>;
          return (
            <div className="flex max-w-md flex-col gap-4">
              <Select
                label={t('class')}
                value={current.id}
                onChange={(event) => setChosen(event.target.value)}
                options={all.map(({ id, name }) => ({ value: id, label: name }))}
              />
              <Choice key={current.id} uid={uid} classId={current.id} grade={gradeOf(current)} studentId={studentId} />
            </div>
          );
        }}
      </QueryView>
    </Section>
  );
}

type ChoiceProps = {
  readonly uid: string;
  readonly classId: string;
  readonly grade: number;
  readonly studentId: string;
};

function Choice({ uid, classId, grade, studentId }: ChoiceProps) {
  const t = useTrainingText('training');
  const navigate = useNavigate();
  const roster = useQuery(teacherQueries.roster(uid, classId));
  const skills = useQuery(teacherQueries.skills(uid));
  const start = useStartStudentInterview();
  const [pupil, setPupil] = useState(studentId);
  const [skill, setSkill] = useState('');
  const begin = () =>
    start.mutate(
      { studentId: pupil, skill },
      { onSuccess: ({ id }) => navigate(paths.interview({ interviewId: id })) },
    );
  return (
    <QueryView query={allOf({ roster, skills })}>
      {(known) => {
        const students = Object.values(known.roster?.students ?? {}).filter(({ state }) => state !== 'archived');
        const near = known.skills.skills
          .filter(({ misconceptions }) => misconceptions.length > 1)
          .toSorted((one, other) => Math.abs(one.grade - grade) - Math.abs(other.grade - grade));
        return (
          <>
            <Select
              label={t('studentName')}
              value={pupil}
              onChange={(event) => setPupil(event.target.value)}
              placeholder={t('choose')}
              options={students.map(({ id, displayName }) => ({ value: id, label: displayName }))}
            />
            <Select
              label={t('skill')}
              value={skill}
              onChange={(event) => setSkill(event.target.value)}
              placeholder={t('choose')}
              options={near.map(({ code, name, grade: of }) => ({
                value: code,
                label: `${of === KINDERGARTEN ? 'K' : of} · ${name}`,
              }))}
            />
            {start.isError && <Notice tone="warm">{errorSentence(codeOf(start.error)).body}</Notice>}
            <Button
              pending={start.isPending}
              disabled={pupil === '' || skill === ''}
              onClick={begin}
              className="self-start"
            >
              {t('startWithStudent')}
            </Button>
          </>
        );
      }}
    </QueryView>
  );
}
