import { codeOf } from '@lemma/contract';
import { schoolProviders, useAuth } from '@lemma/shared-auth';
import { Button, errorSentence, FormErrorSummary } from '@lemma/ui';
import { useEffect, useState } from 'react';
import { useText } from '../text/texts.ts';
import { useSubmission } from './auth-form.ts';

type Provider = ReturnType<typeof schoolProviders>[number];

/** A button for each OpenID Connect provider of the school, once the page knows them: the build draws it without. */
export function SchoolButtons() {
  const [providers, setProviders] = useState<readonly Provider[]>([]);
  useEffect(() => setProviders(schoolProviders()), []);
  return providers.map((provider) => <SchoolButton key={provider.id} provider={provider} />);
}

function SchoolButton({ provider: { id, name } }: { readonly provider: Provider }) {
  const t = useText('school');
  const { leaveForSchool } = useAuth();
  const { pending, faults, submit } = useSubmission((error) => errorSentence(codeOf(error)).body);
  return (
    <div className="mt-4 flex flex-col gap-2">
      <FormErrorSummary errors={faults} />
      <Button pending={pending} onClick={() => submit([], () => leaveForSchool(id))}>
        {t('continue', { name })}
      </Button>
    </div>
  );
}
