import type { AssignmentItem } from '@lemma/school/assignment';
import { call } from '@lemma/shared-auth';
import { news } from '@lemma/toast';
import { IconButton } from '@lemma/ui';
import { useMutation } from '@tanstack/react-query';
import { BookmarkPlus } from 'lucide-react';
import { useText } from '#shared/text/texts.ts';

/** Keeps a question as it is set for later assignments; keeping it again changes what was kept. */
export function KeepItem({ item, name }: { readonly item: AssignmentItem; readonly name: string }) {
  const t = useText('builder');
  const keep = useMutation({ mutationFn: () => call('keepItem', { keptId: item.id, item }) });
  const unfinished = item.own !== undefined && (item.own.prompt.trim() === '' || item.own.key.trim() === '');
  return (
    <IconButton
      label={t('keep', { name })}
      icon={<BookmarkPlus aria-hidden="true" />}
      disabled={unfinished || keep.isPending}
      onClick={() => keep.mutate(undefined, { onSuccess: () => news({ title: t('kept'), tone: 'good' }) })}
    />
  );
}
