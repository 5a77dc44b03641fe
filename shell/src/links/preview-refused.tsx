import { codeOf } from '@lemma/contract';
import { Button, errorSentence, PageTitle } from '@lemma/ui';
import { leaveLink } from './link-key.ts';
import type { Refusal } from './preview.ts';
import { useText } from './text/texts.ts';

/** Shown in the place of everything: why a link to a version opens nothing, and whom to ask. */
export function PreviewRefused({ refused }: Refusal) {
  const t = useText('preview');
  const isLink = typeof refused === 'string';
  const { title, body } = isLink
    ? { title: t(`${refused}Title`), body: t(`${refused}Body`) }
    : errorSentence(codeOf(refused.fault));
  return (
    <main className="mx-auto flex max-w-lg flex-col items-start gap-4 px-4 py-16">
      <PageTitle>{title}</PageTitle>
      <p className="text-muted">{body}</p>
      <div className="flex flex-wrap gap-3">
        {!isLink && (
          <Button kind="primary" onClick={() => window.location.reload()}>
            {t('again')}
          </Button>
        )}
        <Button onClick={() => leaveLink()}>{t('open')}</Button>
      </div>
    </main>
  );
}
