import { codeOf } from '@lemma/contract';
import type { Classroom } from '@lemma/school';
import { call, useUid } from '@lemma/shared-auth';
import { Button, errorSentence, Loading, Section, TextField } from '@lemma/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { QueryView } from '../query-view.tsx';
import { useText } from '../text/texts.ts';
import { ClassForm } from './class-form.tsx';
import { settingsQueries } from './settings-queries.ts';

/** Each class: what it is called, its code, who teaches it, and its end. */
export function ClassesSection() {
  const t = useText('settings');
  const uid = useUid();
  const classes = useQuery(settingsQueries.classes(uid));
  return (
    <Section title={t('classes')} lead={t('classesLead')}>
      <QueryView query={classes}>
        {(all) =>
          all.length === 0 ? (
            <p className="text-muted">{t('noClass')}</p>
          ) : (
            <ul className="flex flex-col gap-8">
              {all.map((classroom) => (
                <li key={classroom.id}>
                  <ClassForm key={classroom.name} classroom={classroom} />
                  <Teachers classroom={classroom} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </Section>
  );
}

function Teachers({ classroom: { id: classId, name } }: { readonly classroom: Classroom }) {
  const t = useText('settings');
  const uid = useUid();
  const query = settingsQueries.coTeachers(uid, classId);
  const teachers = useQuery(query);
  const client = useQueryClient();
  const [email, setEmail] = useState('');
  const refresh = () => client.invalidateQueries({ queryKey: query.queryKey });
  const add = useMutation({
    mutationFn: () => call('addCoTeacher', { classId, email }),
    onSuccess: () => {
      setEmail('');
      return refresh();
    },
    meta: { silent: true },
  });
  const remove = useMutation({
    mutationFn: (teacher: string) => call('removeCoTeacher', { classId, uid: teacher }),
    onSuccess: refresh,
  });
  const code = add.error ? codeOf(add.error) : undefined;
  const fault =
    code === 'data/not-found'
      ? t('noTeacher')
      : code === 'input/malformed'
        ? t('noAddress')
        : code && errorSentence(code).body;
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (email.trim() !== '' && !add.isPending) add.mutate();
  };
  return (
    <>
      <h4 className="mt-3 font-semibold">{t('together')}</h4>
      <p className="text-sm text-muted">{t('togetherLead')}</p>
      <QueryView query={teachers} loading={<Loading />}>
        {({ teachers: all }) => (
          <ul className="divide-y divide-line">
            {all.map((teacher) => (
              <li key={teacher.uid} className="flex min-h-12 items-center justify-between gap-4">
                <span className="min-w-0 truncate">
                  {teacher.name} <span className="text-muted">{teacher.email}</span>
                </span>
                {all.length > 1 && (
                  <Button
                    size="small"
                    kind="quiet"
                    aria-label={t('removeTeacher', { name: teacher.name, className: name })}
                    onClick={() => remove.mutate(teacher.uid)}
                  >
                    {t('remove')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      <form noValidate onSubmit={handleSubmit} className="mt-2 flex max-w-md flex-wrap items-end gap-3">
        <TextField
          label={t('teacherEmail', { className: name })}
          type="email"
          autoComplete="off"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          {...(fault !== undefined && { error: fault })}
        />
        <Button type="submit" pending={add.isPending}>
          {t('addTeacher')}
        </Button>
      </form>
    </>
  );
}
