import { codeOf } from '@lemma/contract';
import { useSearchParams } from '@lemma/router';
import { useCall } from '@lemma/screens';
import { useUid } from '@lemma/shared-auth';
import { news } from '@lemma/toast';
import { Button, Drawing, errorSentence, Section, TextField } from '@lemma/ui';
import { type SubmitEvent, useState } from 'react';
import { parentQueries } from '#shared/queries/parent-queries.ts';
import { useText } from '#shared/text/texts.ts';

/** Links a child with the one-use code from the teacher. */
export function LinkForm({ isFirst }: { readonly isFirst: boolean }) {
  const t = useText('children');
  const uid = useUid();
  // The QR code on the teacher's sheet contains an address with the code.
  const [search, setSearch] = useSearchParams();
  const [code, setCode] = useState(search.get('code') ?? '');
  const [isMissing, setIsMissing] = useState(false);
  const link = useCall('linkParent', {
    meta: { silent: true },
    onSuccess: ({ studentName }) => {
      setCode('');
      // The code is used up, so it is removed from the address.
      if (search.has('code')) setSearch({}, { replace: true });
      news({ title: t('linked', { name: studentName }), tone: 'good' });
    },
    refreshes: [parentQueries.children(uid)],
  });
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isEmpty = code.trim() === '';
    setIsMissing(isEmpty);
    if (!isEmpty && !link.isPending) link.mutate({ code });
  };
  const refused = link.error ? errorSentence(codeOf(link.error)) : undefined;
  const fault = isMissing ? t('codeMissing') : refused && `${refused.title}. ${refused.body}`;
  return (
    <Section ruled={!isFirst} title={isFirst ? t('firstTitle') : t('moreTitle')} lead={t('lead')}>
      {isFirst && (
        <div className="pb-4">
          <Drawing name="dots" />
        </div>
      )}
      <form noValidate onSubmit={handleSubmit} className="flex max-w-sm flex-col items-start gap-4">
        <TextField
          label={t('code')}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          error={fault}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="w-full"
        />
        <Button type="submit" kind="primary" pending={link.isPending}>
          {t('link')}
        </Button>
      </form>
    </Section>
  );
}
