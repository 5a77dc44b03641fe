import { useNavigate } from '@lemma/router';
import { LONGEST_IN_PLAN, MOST_IN_PLAN, type PlanEntry, shareModes } from '@lemma/school/plan';
import { news, toast } from '@lemma/toast';
import { Button, ButtonLink, Copyable, Dialog, RadioGroup, Select, TextArea, TextField } from '@lemma/ui';
import { useState } from 'react';
import { paths } from '#shared/paths.ts';
import { useLibraryText } from '#shared/text/use-library-text.ts';
import { useCopyPlan, useMarkPlan, useSharePlan } from '../commands.ts';

type DetailsPanelProps = { readonly plan: PlanEntry; readonly onClose: () => void };

const ratings = ['1', '2', '3', '4', '5'] as const;
const isShare = (value: string): value is PlanEntry['share'] => shareModes.some((each) => each === value);

/** What the library stores about one plan: tags, when it was taught and how it went, and its link. */
export function DetailsPanel({ plan, onClose }: DetailsPanelProps) {
  const t = useLibraryText('library');
  const [tags, setTags] = useState(plan.tags.join(', '));
  const [taughtOn, setTaughtOn] = useState(plan.taughtOn ?? '');
  const [rating, setRating] = useState(String(plan.rating ?? ''));
  const [note, setNote] = useState(plan.note ?? '');
  const mark = useMarkPlan();
  const handleSave = () =>
    mark.mutate(
      {
        planId: plan.id,
        tags: tags
          .split(',')
          .map((tag) => tag.trim().slice(0, LONGEST_IN_PLAN.tag))
          .filter((tag) => tag !== '')
          .slice(0, MOST_IN_PLAN.tags),
        taughtOn: taughtOn === '' ? null : taughtOn,
        rating: rating === '' ? null : Number(rating),
        note,
      },
      {
        onSuccess: () => {
          news({ title: t('saved'), tone: 'good' });
          onClose();
        },
      },
    );
  return (
    <Dialog
      open
      width="wide"
      onOpenChange={(open) => !open && onClose()}
      title={plan.title}
      actions={
        <Button kind="primary" pending={mark.isPending} onClick={handleSave}>
          {t('save')}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <Actions plan={plan} onClose={onClose} />
        <TextField
          label={t('tags')}
          hint={t('tagsHint')}
          value={tags}
          onChange={(event) => setTags(event.currentTarget.value)}
        />
        <div className="flex flex-wrap gap-4">
          <TextField
            type="date"
            label={t('taught')}
            value={taughtOn}
            onChange={(event) => setTaughtOn(event.currentTarget.value)}
          />
          <Select
            label={t('rating')}
            placeholder={t('noRating')}
            value={rating}
            onChange={(event) => setRating(event.currentTarget.value)}
            options={ratings.map((each) => ({ value: each, label: t('ratingOf', { rating: Number(each) }) }))}
          />
        </div>
        <TextArea
          label={t('note')}
          hint={t('noteHint')}
          value={note}
          maxLength={LONGEST_IN_PLAN.note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Share plan={plan} />
      </div>
    </Dialog>
  );
}

function Actions({ plan, onClose }: DetailsPanelProps) {
  const t = useLibraryText('library');
  const navigate = useNavigate();
  const [newId] = useState(() => crypto.randomUUID());
  const mark = useMarkPlan();
  const copy = useCopyPlan();
  const archive = (archived: boolean) => mark.mutate({ planId: plan.id, archived });
  const handleArchive = () => {
    archive(plan.archivedAt === undefined);
    onClose();
    if (plan.archivedAt === undefined)
      toast({
        title: t('archived', { title: plan.title }),
        action: { label: t('undo'), onAct: () => archive(false) },
      });
  };
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink size="small" to={paths.lessonPlan({ plan: plan.id })}>
        {t('open')}
      </ButtonLink>
      <Button
        size="small"
        pending={copy.isPending}
        onClick={() =>
          copy.mutate(
            { newId, planId: plan.id },
            { onSuccess: async () => navigate(paths.lessonPlan({ plan: newId })) },
          )
        }
      >
        {t('copy')}
      </Button>
      <Button size="small" onClick={handleArchive}>
        {t(plan.archivedAt === undefined ? 'archive' : 'unarchive')}
      </Button>
    </div>
  );
}

function Share({ plan }: { readonly plan: PlanEntry }) {
  const t = useLibraryText('library');
  const share = useSharePlan();
  return (
    <div className="flex flex-col gap-3">
      <RadioGroup
        inline
        label={t('link')}
        value={plan.share}
        onValueChange={(mode) => isShare(mode) && share.mutate({ planId: plan.id, mode })}
        options={shareModes.map((value) => ({ value, label: t(`shares.${value}`) }))}
      />
      <p className="measure text-sm text-muted">{t('linkHint')}</p>
      {plan.shareToken !== undefined && (
        <Copyable
          label={t('linkLabel')}
          value={`${window.location.origin}${paths.plans({ shared: plan.shareToken })}`}
        />
      )}
    </div>
  );
}
