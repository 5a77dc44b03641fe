import type { AssignmentItem } from '@lemma/school/assignment';
import { useCall } from '@lemma/screens';
import { news } from '@lemma/toast';
import { IconButton } from '@lemma/ui';
import { BookmarkPlus } from 'lucide-react';
import { useAssignmentText } from '#shared/text/use-assignment-text.ts';
import { isFinished, tidyItem } from '../logic/draft.ts';

/** Saves a question with its settings for later assignments; saving it again replaces the saved one. */
export function SaveToBank({ item, name }: { readonly item: AssignmentItem; readonly name: string }) {
  const t = useAssignmentText('builder');
  const save = useCall('keepItem');
  return (
    <IconButton
      label={t('keep', { name })}
      icon={<BookmarkPlus aria-hidden="true" />}
      disabled={!isFinished(item) || save.isPending}
      onClick={() =>
        save.mutate(
          { keptId: item.id, item: tidyItem(item) },
          { onSuccess: () => news({ title: t('kept'), tone: 'good' }) },
        )
      }
    />
  );
}
