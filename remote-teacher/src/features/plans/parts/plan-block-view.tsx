import type { Plan, PlanBlock } from '@lemma/school/plan';
import { Button, Section } from '@lemma/ui';
import { type ReactNode, useState } from 'react';
import { usePlanText } from '#shared/text/use-plan-text.ts';
import { usePlanCall } from '../commands.ts';
import { asStored } from '../logic/as-stored.ts';
import { BlockEditor } from './block-editor.tsx';

type PlanBlockViewProps = {
  /** As it is stored; `block` is as the page reads it. */
  readonly plan: Plan;
  readonly block: PlanBlock;
  readonly content: ReactNode;
};

/** One block, which can be read, edited, generated again, or locked. */
export function PlanBlockView({ plan, block, content }: PlanBlockViewProps) {
  const t = usePlanText('plan');
  const [editing, setEditing] = useState(false);
  const save = usePlanCall('savePlan');
  const again = usePlanCall('remakeBlock');
  const name = t(`blocks.${block.kind}`);
  const at = { planId: plan.id, version: plan.version };
  const stored = plan.blocks.find(({ id }) => id === block.id) ?? block;
  const replace = (next: PlanBlock, done?: () => void) =>
    save.mutate(
      { ...at, title: plan.title, blocks: plan.blocks.map((each) => (each.id === block.id ? next : each)) },
      { onSuccess: () => done?.() },
    );
  if (editing)
    return (
      <Section ruled title={name}>
        <BlockEditor
          block={block}
          pending={save.isPending}
          onCancel={() => setEditing(false)}
          onSave={(rows) => replace({ ...stored, rows: asStored(rows, block, stored) }, () => setEditing(false))}
        />
      </Section>
    );
  const actions = (
    <div className="flex flex-wrap gap-1" data-print="hide">
      <Button size="small" kind="quiet" aria-label={t('editNamed', { name })} onClick={() => setEditing(true)}>
        {t('edit')}
      </Button>
      {!block.locked && (
        <Button
          size="small"
          kind="quiet"
          aria-label={t('blockAgainNamed', { name })}
          pending={again.isPending}
          onClick={() => again.mutate({ ...at, blockId: block.id })}
        >
          {t('blockAgain')}
        </Button>
      )}
      <Button
        size="small"
        kind="quiet"
        aria-label={t(block.locked ? 'unlockNamed' : 'lockNamed', { name })}
        aria-pressed={block.locked}
        onClick={() => replace({ ...stored, locked: !stored.locked })}
      >
        {t(block.locked ? 'unlock' : 'lock')}
      </Button>
    </div>
  );
  const lead = [block.edited ? t('edited') : '', block.locked ? t('locked') : ''].filter((each) => each !== '');
  return (
    <Section ruled title={name} {...(lead.length > 0 && { lead: lead.join(' · ') })} actions={actions}>
      {content}
    </Section>
  );
}
