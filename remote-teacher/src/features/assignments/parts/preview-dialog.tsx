import type { AssignmentItem } from '@lemma/school/assignment';
import { callQuery, QueryView } from '@lemma/screens';
import { useUid } from '@lemma/shared-auth';
import { Button, Dialog } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAssignmentText } from '#shared/text/use-assignment-text.ts';
import { PreviewItem } from './preview-item.tsx';

type PreviewDialogProps = { readonly items: readonly AssignmentItem[]; readonly onClose: () => void };

/** The samples: numbers of three different students. */
const samples = [0, 1, 2] as const;

/**
 * The assignment as a student sees it, with the numbers of three sample students. Answers are checked, and nothing is
 * recorded.
 */
export function PreviewDialog({ items, onClose }: PreviewDialogProps) {
  const t = useAssignmentText('builder');
  const [sample, setSample] = useState(0);
  const [index, setIndex] = useState(0);
  const preview = useQuery({
    ...callQuery(useUid(), 'previewItems', { items: [...items], sample }),
    gcTime: 0,
  });
  const spec = items[index];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('previewTitle')}
      description={t('previewBody')}
      width="wide"
    >
      <fieldset aria-label={t('samples')} className="flex flex-wrap gap-2 pb-4">
        {samples.map((each) => (
          <Button
            key={each}
            size="small"
            aria-pressed={each === sample}
            kind={each === sample ? 'primary' : 'secondary'}
            onClick={() => setSample(each)}
          >
            {t('sample', { number: each + 1 })}
          </Button>
        ))}
      </fieldset>
      <QueryView query={preview}>
        {({ items: shown }) => {
          const item = shown[index];
          return item && spec ? (
            <PreviewItem
              key={`${sample}-${item.id}`}
              spec={spec}
              item={item}
              sample={sample}
              number={index + 1}
              total={shown.length}
            />
          ) : null;
        }}
      </QueryView>
      <div className="mt-6 flex justify-between">
        <Button aria-disabled={index === 0} onClick={() => setIndex(Math.max(0, index - 1))}>
          {t('previous')}
        </Button>
        <Button
          aria-disabled={index >= items.length - 1}
          onClick={() => setIndex(Math.min(items.length - 1, index + 1))}
        >
          {t('next')}
        </Button>
      </div>
    </Dialog>
  );
}
