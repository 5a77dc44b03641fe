import { codeOf } from '@lemma/contract';
import { type DigestChoice, digestRhythms, letterLanguages } from '@lemma/school';
import { QueryView } from '@lemma/screens';
import { call } from '@lemma/shared-auth';
import { news } from '@lemma/toast';
import { Button, Dialog, ErrorState, errorSentence, Loading, RadioGroup, Section, Select } from '@lemma/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { parentQueries } from '../../data/parent-queries.ts';
import { useText } from '../../text/texts.ts';

const isRhythm = (value: string): value is DigestChoice['often'] => digestRhythms.some((often) => often === value);

const isLanguage = (value: string): value is DigestChoice['language'] => letterLanguages.some((one) => one === value);
const NONE = { often: 'off', language: 'en' } as const;

/** Letters about the children: the one that would be sent now, and how often. Off until somebody asks for it. */
export function Letters({ uid }: { readonly uid: string }) {
  const t = useText('children');
  const [open, setOpen] = useState(false);
  const [choosing, setChoosing] = useState(false);
  return (
    <Section ruled title={t('lettersTitle')} lead={t('lettersLead')}>
      <Button onClick={() => setOpen(true)}>{t('letterShow')}</Button>
      <details className="mt-4 border-y border-line" onToggle={(event) => setChoosing(event.currentTarget.open)}>
        <summary className="flex min-h-11 cursor-pointer items-center py-2 font-semibold">{t('letterChoice')}</summary>
        {choosing && <HowOften uid={uid} />}
      </details>
      {open && <LetterNow uid={uid} onClose={() => setOpen(false)} />}
    </Section>
  );
}

/** Read when it is opened, and not with the page. */
function HowOften({ uid }: { readonly uid: string }) {
  const t = useText('children');
  const digest = useQuery(parentQueries.digest(uid));
  const save = useMutation({
    mutationFn: ({ often, language }: Omit<DigestChoice, 'uid'>) => call('saveDigest', { often, language }),
    onSuccess: () => news({ title: t('letterSaved'), tone: 'good' }),
  });
  return (
    <QueryView query={digest}>
      {(stored) => {
        const choice = save.isPending ? save.variables : (stored ?? NONE);
        return (
          <div className="flex flex-col items-start gap-4 pb-5">
            <RadioGroup
              label={t('often')}
              value={choice.often}
              onValueChange={(value) => isRhythm(value) && save.mutate({ ...choice, often: value })}
              options={digestRhythms.map((often) => ({ value: often, label: t(`rhythms.${often}`) }))}
            />
            <Select
              label={t('language')}
              value={choice.language}
              onChange={({ currentTarget: { value } }) =>
                isLanguage(value) && save.mutate({ ...choice, language: value })
              }
              options={letterLanguages.map((language) => ({ value: language, label: t(`languages.${language}`) }))}
            />
          </div>
        );
      }}
    </QueryView>
  );
}

function LetterNow({ uid, onClose }: { readonly uid: string; readonly onClose: () => void }) {
  const t = useText('children');
  const letter = useQuery(parentQueries.letter(uid));
  const fault = letter.error ? errorSentence(codeOf(letter.error)) : undefined;
  const to = letter.data?.to;
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={letter.data?.letter?.subject ?? t('lettersTitle')}
      description={letter.data && (to === null || to === undefined ? t('letterNoAddress') : t('letterTo', { to }))}
      width="wide"
    >
      {letter.isPending && <Loading />}
      {fault && (
        <ErrorState title={fault.title} onRetry={() => void letter.refetch()} retrying={letter.isFetching}>
          {fault.body}
        </ErrorState>
      )}
      <p className="measure whitespace-pre-wrap break-words">{letter.data?.letter?.text}</p>
    </Dialog>
  );
}
