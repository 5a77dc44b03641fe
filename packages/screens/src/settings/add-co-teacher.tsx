import { codeOf } from '@lemma/contract';
import type { Classroom, GivenRole } from '@lemma/school/class';
import { useUid } from '@lemma/shared-auth';
import { news } from '@lemma/toast';
import { Button, errorSentence, formatDate, Select, TextField } from '@lemma/ui';
import { type SubmitEvent, useState } from 'react';
import { useCall } from '../queries/use-call.ts';
import { useSettingsText } from '../text/use-settings-text.ts';
import { settingsQueries } from './settings-queries.ts';

const givenRoles = ['teaches', 'looks-on'] as const satisfies readonly GivenRole[];

/** Invites another adult to the class by their sign-in address, with a role. */
export function AddCoTeacher({ classroom }: { readonly classroom: Classroom }) {
  const { id: classId, name } = classroom;
  const t = useSettingsText('roles');
  const uid = useUid();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<GivenRole>('teaches');
  const add = useCall('inviteCoTeacher', {
    onSuccess: ({ endsAt }) => {
      setEmail('');
      news({ title: t('invited', { email: email.trim(), date: formatDate(endsAt) }), tone: 'good' });
    },
    refreshes: [settingsQueries.coTeachers(uid, classroom)],
    meta: { silent: true },
  });
  const code = add.error ? codeOf(add.error) : undefined;
  const fault = code === 'input/malformed' ? t('noAddress') : code && errorSentence(code).body;
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (email.trim() !== '' && !add.isPending) add.mutate({ classId, email, role });
  };
  return (
    <form noValidate onSubmit={handleSubmit} className="mt-2 flex flex-wrap items-end gap-3">
      <TextField
        label={t('teacherEmail', { className: name })}
        type="email"
        autoComplete="off"
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        {...(fault !== undefined && { error: fault })}
      />
      <Select
        label={t('as')}
        value={role}
        onChange={({ currentTarget: { value } }) => setRole(givenRoles.find((one) => one === value) ?? role)}
        options={givenRoles.map((value) => ({ value, label: `${t(`is.${value}`)}: ${t(`means.${value}`)}` }))}
      />
      <Button type="submit" pending={add.isPending}>
        {t('invite')}
      </Button>
    </form>
  );
}
