import { LONGEST_INSTRUCTIONS, LONGEST_TITLE } from '@lemma/school/assignment';
import { Checkbox, Section, TextArea, TextField } from '@lemma/ui';
import { fromLocalInput, toLocalInput } from '#shared/logic/local-input.ts';
import { clockChange, zoneAt } from '#shared/logic/time-zone.ts';
import { useAssignmentText } from '#shared/text/use-assignment-text.ts';
import type { Draft } from '../commands.ts';

type DraftDetailsProps = { readonly draft: Draft; readonly onChange: (part: Partial<Draft>) => void };

export function DraftDetails({ draft, onChange }: DraftDetailsProps) {
  const t = useAssignmentText('builder');
  const changeDate = (part: 'openAt' | 'dueAt') => (event: { currentTarget: { value: string } }) => {
    const instant = fromLocalInput(event.currentTarget.value);
    if (instant !== undefined) onChange({ [part]: instant });
  };
  return (
    <Section>
      <div className="grid gap-5 lg:grid-cols-2">
        <TextField
          label={t('name')}
          value={draft.title}
          maxLength={LONGEST_TITLE}
          onChange={(event) => onChange({ title: event.currentTarget.value })}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            type="datetime-local"
            label={t('opens')}
            hint={zoneAt(draft.openAt)}
            value={toLocalInput(draft.openAt)}
            onChange={changeDate('openAt')}
          />
          <TextField
            type="datetime-local"
            label={t('due')}
            hint={zoneAt(draft.dueAt)}
            value={toLocalInput(draft.dueAt)}
            onChange={changeDate('dueAt')}
          />
          {clockChange(draft.openAt, draft.dueAt) && (
            <p className="text-sm text-muted sm:col-span-2">{t('clockChanges')}</p>
          )}
        </div>
        <TextArea
          label={t('instructions')}
          optional
          rows={3}
          maxLength={LONGEST_INSTRUCTIONS}
          value={draft.instructions}
          onChange={(event) => onChange({ instructions: event.currentTarget.value })}
        />
        <Checkbox
          label={t('parentMayHandIn')}
          hint={t('parentHint')}
          checked={draft.parentMayHandIn}
          onCheckedChange={(parentMayHandIn) => onChange({ parentMayHandIn })}
        />
      </div>
    </Section>
  );
}
