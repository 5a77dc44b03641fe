import { codeOf } from '@lemma/contract';
import { type AdultRole, useAuth } from '@lemma/shared-auth';
import {
  Button,
  ErrorState,
  errorSentence,
  FormErrorSummary,
  NoPermission,
  PageTitle,
  RadioGroup,
  TextField,
} from '@lemma/ui';
import { type SubmitEvent, useState } from 'react';
import { useText } from '../text/texts.ts';
import { isAdultRole, nameFaults, roleFaults } from './account-fields.ts';
import { useSubmission } from './auth-form.ts';

/** Shown instead of an area while the account has no profile. */
export function CompleteMissingProfile() {
  const t = useText('gate');
  const { user, profileFault } = useAuth();
  if (profileFault !== undefined) return <UnreadProfile />;
  // A student's profile is created by the teacher, together with the account.
  if (!user?.email) return <NoPermission>{`${t('noProfileTitle')}. ${t('noProfileBody')}`}</NoPermission>;
  return <CompleteProfile />;
}

function UnreadProfile() {
  const t = useText('gate');
  const { profileFault, readProfileAgain } = useAuth();
  const [reading, setReading] = useState(false);
  const retry = async () => {
    setReading(true);
    await readProfileAgain().finally(() => setReading(false));
  };
  return (
    <ErrorState title={t('unreadTitle')} onRetry={retry} retrying={reading}>
      {errorSentence(codeOf(profileFault)).body}
    </ErrorState>
  );
}

/** Asks for name and role when the profile of an account was refused or never created. */
function CompleteProfile() {
  const t = useText('signUp');
  const { begun, completeProfile } = useAuth();
  const [role, setRole] = useState<AdultRole | ''>(begun?.role ?? '');
  const { pending, faults, faultOf, submit } = useSubmission((error) => errorSentence(codeOf(error)).body);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fullName = String(new FormData(event.currentTarget).get('fullName'));
    submit([...nameFaults(t, fullName), ...roleFaults(t, role)], async () => {
      if (role !== '') await completeProfile(fullName, role);
    });
  };
  return (
    <div className="max-w-md py-10">
      <PageTitle>{t('completeTitle')}</PageTitle>
      <p className="mt-1 mb-6 text-muted">{t('completeLead')}</p>
      <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-5">
        <FormErrorSummary errors={faults} />
        <TextField
          id="fullName"
          name="fullName"
          label={t('fullName')}
          autoComplete="name"
          defaultValue={begun?.fullName}
          error={faultOf('fullName')}
        />
        <RadioGroup
          name="role"
          label={t('role')}
          value={role}
          onValueChange={(value) => isAdultRole(value) && setRole(value)}
          error={faultOf('role')}
          options={[
            { value: 'teacher', label: t('teacher'), hint: t('teacherHint') },
            { value: 'parent', label: t('parent'), hint: t('parentHint') },
          ]}
        />
        <Button type="submit" kind="primary" pending={pending}>
          {t('completeSubmit')}
        </Button>
      </form>
    </div>
  );
}
