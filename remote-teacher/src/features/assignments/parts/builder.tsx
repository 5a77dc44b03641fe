import type { Mastery } from '@lemma/school/assignment';
import { Unsaved } from '@lemma/screens';
import { Button, FormErrorSummary, formatSaved, IconButton, Menu, Notice, PageHeader } from '@lemma/ui';
import { EllipsisVertical } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Acts, Changeable } from '#shared/parts/acting.tsx';
import { paths } from '#shared/paths.ts';
import type { SkillInWords } from '#shared/queries/skills-in-words.ts';
import { useAssignmentText } from '#shared/text/use-assignment-text.ts';
import { useRemoveDraft } from '../commands.ts';
import { titleMatter } from '../logic/title-matter.ts';
import { afterChange, firstUsual, type Usual, usualOf } from '../logic/usual.ts';
import { Basket } from './basket.tsx';
import { Conflict } from './conflict.tsx';
import { DraftDetails } from './draft-details.tsx';
import { Library } from './library.tsx';
import { Opening } from './opening.tsx';
import { PolicyEditor } from './policy-editor.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { PublishSummary } from './publish-summary.tsx';
import { useDomainName } from './skill-map.tsx';
import { type BuilderStart, useBuilder } from './use-builder.ts';
import { useReach } from './use-reach.ts';
import { UsualSettings } from './usual-settings.tsx';

type BuilderProps = Omit<BuilderStart, 'suggest'> & {
  readonly className: string;
  /** The grade of the class. */
  readonly grade: number;
  readonly skills: readonly SkillInWords[];
  /** The rule of mastery that the teacher's questions begin with. Left out: a single problem. */
  readonly mastery: Mastery | undefined;
};

const leavesDraft = (from: Place, to: Place): boolean =>
  from.pathname !== to.pathname ||
  new URLSearchParams(from.search).get('edit') !== new URLSearchParams(to.search).get('edit');
type Place = { readonly pathname: string; readonly search: string };

/** The library on one side, the assignment that is filled from it on the other. */
export function Builder({ begin, latest, onSaved, uid, className, grade, skills, mastery }: BuilderProps) {
  const t = useAssignmentText('builder');
  const suggest = useSuggestedTitle(skills);
  const builder = useBuilder({ uid, begin, latest, onSaved, suggest });
  const { draft, change, changeItems, savedAt, saved } = builder;
  const remove = useRemoveDraft(uid);
  const [usual, setUsual] = useState<Usual>(() => usualOf(draft.items, firstUsual(mastery)));
  const sheet = useRef<HTMLElement>(null);
  const isDraft = latest === undefined || latest.state === 'draft';
  const reach = useReach(uid, draft, isDraft);
  const back = isDraft
    ? paths.assignments({ class: draft.classId })
    : paths.assignment({ assignmentId: draft.assignmentId });
  return (
    <>
      <PageHeader
        title={draft.title === '' ? t('title') : draft.title}
        lead={savedAt === undefined ? className : `${className} · ${formatSaved(savedAt)}`}
        back={{ to: back, label: isDraft ? t('back') : t('backToWork') }}
        actions={
          <Actions
            builder={builder}
            isDraft={isDraft}
            onPublish={() => builder.handlePublish(reach?.count ?? 0)}
            onRemove={isDraft && saved.at !== undefined ? () => remove.mutate(saved.draft) : undefined}
          />
        }
      />
      <Unsaved
        unsaved={builder.unsaved && remove.isIdle}
        leaves={leavesDraft}
        {...(isDraft && { save: builder.saveToLeave })}
      />
      {builder.isConflict && (
        <Conflict
          onSaveMine={() => builder.handleSave(true)}
          {...(latest && { onTakeTheirs: () => builder.takeTheirs(latest) })}
        />
      )}
      <FormErrorSummary errors={builder.shown} />
      {isDraft ? (
        <PublishSummary {...{ draft, reach, className }} />
      ) : (
        draft.onlyFor && <Notice>{t('onlyFor', { count: draft.onlyFor.length })}</Notice>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 pt-2 xl:grid-cols-[minmax(0,1fr)_25rem]">
        {isDraft && (
          <Acts>
            <Library
              {...{ uid, grade, skills, usual }}
              classId={draft.classId}
              items={draft.items}
              onAdd={(items) => {
                flushSync(() => builder.add(items));
                // Beside the library the sheet scrolls by itself, and shows what was added.
                sheet.current?.scrollTo({ top: sheet.current.scrollHeight });
              }}
            />
          </Acts>
        )}
        <Changeable>
          <section
            ref={sheet}
            aria-label={t('sheet')}
            className="rounded-lg border border-line bg-sheet px-4 py-4 xl:sticky xl:top-4 xl:max-h-[calc(100dvh-2rem)] xl:overflow-y-auto"
          >
            <h2 className="sr-only">{t('sheet')}</h2>
            <DraftDetails
              draft={draft}
              isSuggested={!builder.isNamed && draft.title !== ''}
              faultOf={(id) => builder.shown.find(({ field }) => field === id)?.message}
              onChange={change}
            />
            {isDraft && (
              <UsualSettings
                usual={usual}
                onChange={(next) => {
                  setUsual(next);
                  changeItems((items) => afterChange(items, usual, next));
                }}
              />
            )}
            <PolicyEditor draft={draft} onChange={change} onDraft={builder.setDraft} />
            <Opening draft={draft} onChange={change} />
            {isDraft ? (
              <Basket {...{ skills, usual }} items={draft.items} faults={builder.faults} onChange={changeItems} />
            ) : (
              <Notice>{t('itemsStay')}</Notice>
            )}
          </section>
        </Changeable>
      </div>
    </>
  );
}

/** A title from what the questions are about. */
function useSuggestedTitle(skills: readonly SkillInWords[]): BuilderStart['suggest'] {
  const t = useAssignmentText('builder');
  const domainName = useDomainName();
  return (items) => {
    const matter = titleMatter(items, skills);
    if (matter.kind === 'none') return '';
    if (matter.kind === 'skill') return matter.name;
    if (matter.kind === 'mixed') return t('suggestedTitle.mixed');
    return t('suggestedTitle.domain', { domain: domainName(matter.domain) });
  };
}

type ActionsProps = {
  readonly builder: ReturnType<typeof useBuilder>;
  readonly isDraft: boolean;
  readonly onPublish: () => void;
  /** Deletes the draft; undefined for what is published or was never saved. */
  readonly onRemove: (() => void) | undefined;
};

function Actions({ builder, isDraft, onPublish, onRemove }: ActionsProps) {
  const t = useAssignmentText('builder');
  const [isPreviewing, setIsPreviewing] = useState(false);
  const { draft, save, publish } = builder;
  return (
    <>
      <Acts>
        <Button
          kind={isDraft ? 'secondary' : 'primary'}
          pending={save.isPending}
          aria-disabled={publish.isPending}
          onClick={() => builder.handleSave()}
        >
          {isDraft ? t('save') : t('saveChanges')}
        </Button>
      </Acts>
      <Button aria-disabled={draft.items.length === 0} onClick={() => builder.canPreview() && setIsPreviewing(true)}>
        {t('preview')}
      </Button>
      {isDraft && (
        <Acts>
          <Button
            kind="primary"
            pending={publish.isPending}
            aria-disabled={save.isPending}
            aria-describedby="will-reach"
            onClick={onPublish}
          >
            {t('publish')}
          </Button>
        </Acts>
      )}
      {onRemove && (
        <Acts>
          <Menu
            label={t('draftMore')}
            trigger={<IconButton label={t('draftMore')} icon={<EllipsisVertical aria-hidden="true" />} />}
            items={[{ label: t('removeDraft'), onSelect: onRemove, danger: true }]}
          />
        </Acts>
      )}
      {isPreviewing && <PreviewDialog items={builder.sent.items} onClose={() => setIsPreviewing(false)} />}
    </>
  );
}
