import { LONGEST_INSTRUCTIONS } from '@lemma/school/assignment';
import { Checkbox, formatDateTime, TextArea, TextField } from '@lemma/ui';
import { fromLocalInput, toLocalInput } from '#shared/logic/local-input.ts';
import { zoneAt } from '#shared/logic/time-zone.ts';
import { useAssignmentText } from '#shared/text/use-assignment-text.ts';
import type { Draft } from '../commands.ts';
import { Fold } from './fold.tsx';

type OpeningProps = { readonly draft: Draft; readonly onChange: (part: Partial<Draft>) => void };

/** When it opens, what is said before the questions, and whether parents may turn in. */
export function Opening({ draft, onChange }: OpeningProps) {
  const t = useAssignmentText('builder');
  const said = [
    t('opening.said', { at: formatDateTime(draft.openAt) }),
    t(draft.instructions.trim() === '' ? 'opening.noInstructions' : 'opening.instructions'),
    t(draft.parentMayHandIn ? 'opening.parents' : 'opening.noParents'),
  ];
  return (
    <Fold title={t('opening.title')} said={said.join(' · ')}>
      <div className="flex flex-col gap-4">
        <TextField
          type="datetime-local"
          label={t('opens')}
          hint={zoneAt(draft.openAt)}
          value={toLocalInput(draft.openAt)}
          onChange={({ currentTarget: { value } }) => {
            const openAt = fromLocalInput(value);
            if (openAt !== undefined) onChange({ openAt });
          }}
        />
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
    </Fold>
  );
}
