import { codeOf } from '@lemma/contract';
import { fullNameSchema, type Profile } from '@lemma/school/people';
import { renameProfile } from '@lemma/shared-auth';
import { news } from '@lemma/toast';
import { Button, errorSentence, Section, TextField } from '@lemma/ui';
import { type SubmitEvent, useState } from 'react';
import { useCommand } from '../queries/use-command.ts';
import { useSettingsText } from '../text/use-settings-text.ts';
import { Unsaved } from '../unsaved.tsx';

/** Explains what is wrong with a name. */
function whyNot({ issues }: { readonly issues: readonly { readonly code: string }[] }) {
  const codes = issues.map(({ code }) => code);
  return codes.includes('too_small') ? 'nameMissing' : codes.includes('too_big') ? 'nameLong' : 'nameSigns';
}

/** The name and e-mail address of an adult. A teacher changes students' names. */
export function ProfileSection({ profile }: { readonly profile: Profile }) {
  const t = useSettingsText('settings');
  const isStudent = profile.role === 'student';
  const [name, setName] = useState(profile.fullName);
  const [saved, setSaved] = useState(profile.fullName);
  const [fault, setFault] = useState<string>();
  const save = useCommand((fullName: string) => renameProfile(profile.uid, fullName), {
    onSuccess: (_, fullName) => {
      setSaved(fullName);
      // Keeps what was typed in the meantime.
      setName((typed) => (typed.trim() === fullName ? fullName : typed));
      news({ title: t('nameSaved'), tone: 'good' });
    },
    onError: (error) => setFault(errorSentence(codeOf(error)).body),
    meta: { silent: true },
  });
  if (isStudent) {
    return (
      <Section title={t('profile')}>
        <p className="text-lg">{profile.fullName}</p>
        <p className="text-muted">{t('nameByTeacher')}</p>
      </Section>
    );
  }
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = fullNameSchema.safeParse(name);
    setFault(wanted.success ? undefined : t(whyNot(wanted.error)));
    if (wanted.success && wanted.data !== saved) save.mutate(wanted.data);
  };
  return (
    <Section title={t('profile')}>
      <form noValidate onSubmit={handleSubmit} className="flex max-w-md flex-col items-start gap-4">
        <TextField
          label={t('name')}
          autoComplete="name"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          {...(fault !== undefined && { error: fault })}
        />
        <p>
          <span className="text-muted">{t('email')}:</span> {profile.email}
        </p>
        <Button type="submit" pending={save.isPending} disabled={name.trim() === saved}>
          {t('saveName')}
        </Button>
      </form>
      <Unsaved unsaved={name.trim() !== saved} />
    </Section>
  );
}
