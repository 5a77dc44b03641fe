import { codeOf } from '@lemma/contract';
import { letterLanguageFor } from '@lemma/school/family';
import { Button, Dialog, ErrorState, errorSentence, Loading, Section, TextLink, useLocale } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { letterLine } from '#shared/logic/letter-line.ts';
import { OtherLanguage } from '#shared/parts/other-language.tsx';
import { paths } from '#shared/paths.ts';
import { parentQueries } from '#shared/queries/parent-queries.ts';
import { useText } from '#shared/text/texts.ts';
import { childQueries } from '../queries.ts';

/** Letters about the children: the one that would be sent now, and how often they come. Off by default. */
export function Letters({ uid }: { readonly uid: string }) {
  const t = useText('children');
  const [open, setOpen] = useState(false);
  return (
    <Section ruled title={t('lettersTitle')} lead={t('lettersLead')}>
      <Button onClick={() => setOpen(true)}>{t('letterShow')}</Button>
      <p className="mt-4">
        <TextLink to={paths.settings()}>{t('letterSettings')}</TextLink>
      </p>
      {open && <LetterNow uid={uid} onClose={() => setOpen(false)} />}
    </Section>
  );
}

function LetterNow({ uid, onClose }: { readonly uid: string; readonly onClose: () => void }) {
  const t = useText('children');
  const page = letterLanguageFor(useLocale());
  const digest = useQuery(parentQueries.digest(uid));
  // The letter as it is sent; who never chose a language would get it in that of the page.
  const language = digest.data?.language ?? page;
  const letter = useQuery({ ...childQueries.letter(uid, language), enabled: !digest.isPending });
  const fault = letter.error ? errorSentence(codeOf(letter.error)) : undefined;
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={letter.data?.letter?.subject ?? t('lettersTitle')}
      description={letter.data && t(letterLine(letter.data), { to: letter.data.to ?? '' })}
      width="wide"
    >
      {letter.isPending && <Loading />}
      {fault && (
        <ErrorState title={fault.title} onRetry={() => void letter.refetch()} retrying={letter.isFetching}>
          {fault.body}
        </ErrorState>
      )}
      <OtherLanguage choice={digest.data} />
      <p className="measure whitespace-pre-wrap break-words">{letter.data?.letter?.text}</p>
    </Dialog>
  );
}
