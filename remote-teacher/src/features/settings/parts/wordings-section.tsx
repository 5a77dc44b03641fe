import { codeOf } from '@lemma/contract';
import type { CallOutput } from '@lemma/school/calls';
import { callQuery, QueryView, useCall, useCommand } from '@lemma/screens';
import { call } from '@lemma/shared-auth';
import { news } from '@lemma/toast';
import { AlertDialog, Button, errorSentence, FieldError, FileDrop, formatDate, Section } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useWordingsText } from '#shared/text/use-wordings-text.ts';
import { readWordings } from '../logic/read-wordings.ts';

type Loaded = NonNullable<CallOutput<'showWordings'>['loaded']>;

const wordingsQuery = (uid: string) => callQuery(uid, 'showWordings', {});
/** With the relations between standards, which are not read, a file of all grades is some 3 MB. */
const LARGEST_FILE = 20_000_000;

/** The official wording of standards: what is loaded, a file to load, and how to remove it again. */
export function WordingsSection({ uid }: { readonly uid: string }) {
  const t = useWordingsText('wordings');
  const shown = useQuery(wordingsQuery(uid));
  return (
    <Section title={t('title')} lead={t('lead')}>
      <QueryView query={shown}>
        {({ loaded }) => (
          <div className="flex flex-col gap-4">
            {loaded === undefined ? <p>{t('none')}</p> : <LoadedWordings uid={uid} loaded={loaded} />}
            <LoadFile uid={uid} />
          </div>
        )}
      </QueryView>
    </Section>
  );
}

function LoadedWordings({ uid, loaded }: { readonly uid: string; readonly loaded: Loaded }) {
  const t = useWordingsText('wordings');
  const [asked, setAsked] = useState(false);
  const remove = useCall('removeWordings', {
    refreshes: [wordingsQuery(uid)],
    onSuccess: () => {
      setAsked(false);
      news({ title: t('removed'), tone: 'good' });
    },
  });
  const { title, notice, count, loadedAt } = loaded;
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="font-semibold">{title}</p>
      <p>{t('loaded', { count, date: formatDate(loadedAt) })}</p>
      <p className="text-sm text-muted">{t('notice', { notice })}</p>
      <Button onClick={() => setAsked(true)}>{t('remove')}</Button>
      <AlertDialog
        open={asked}
        onOpenChange={setAsked}
        title={t('removeTitle')}
        consequence={t('removeConsequence')}
        confirmLabel={t('remove')}
        pending={remove.isPending}
        onConfirm={() => remove.mutate({})}
      />
    </div>
  );
}

function LoadFile({ uid }: { readonly uid: string }) {
  const t = useWordingsText('wordings');
  const id = useId();
  const [refused, setRefused] = useState<string | undefined>();
  const load = useCommand(
    async (file: File) => {
      const read = readWordings(await file.text());
      if (read.ok) return call('loadWordings', read.official);
      setRefused(
        read.why === 'shape' ? t('shape', { where: read.where }) : t(read.why === 'text' ? 'text' : 'unknown'),
      );
      return undefined;
    },
    {
      meta: { silent: true },
      refreshes: [wordingsQuery(uid)],
      onSuccess: (done) => {
        if (done) news({ title: t('done', { count: done.count }), tone: 'good' });
      },
      onError: (error) => {
        const code = codeOf(error);
        const { title, body } = errorSentence(code);
        setRefused(
          code === 'input/malformed' ? t('unknown') : code === 'data/too-large' ? t('large') : `${title} ${body}`,
        );
      },
    },
  );
  return (
    <div className="flex flex-col gap-2" aria-busy={load.isPending}>
      <FileDrop
        label={t('file')}
        limits={{ accept: '.json,application/json', kinds: t('kinds'), maxBytes: LARGEST_FILE, maxFiles: 1 }}
        files={[]}
        disabled={load.isPending}
        onFiles={([file]) => {
          setRefused(undefined);
          if (file) load.mutate(file);
        }}
      />
      <p role="status" className="text-sm text-muted empty:hidden">
        {load.isPending ? t('loading') : ''}
      </p>
      <div role="alert">{refused !== undefined && <FieldError id={id}>{refused}</FieldError>}</div>
    </div>
  );
}
