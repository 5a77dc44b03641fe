import { LONGEST_TITLE } from '@lemma/school/assignment';
import { TextField } from '@lemma/ui';
import { fromLocalInput, toLocalInput } from '#shared/logic/local-input.ts';
import { clockChange, zoneAt } from '#shared/logic/time-zone.ts';
import { useAssignmentText } from '#shared/text/use-assignment-text.ts';
import type { Draft } from '../commands.ts';

type DraftDetailsProps = {
  readonly draft: Draft;
  /** True: the title was made from the questions. */
  readonly isSuggested: boolean;
  /** What is wrong with the title or the date, by the id of the field. */
  readonly faultOf: (field: string) => string | undefined;
  readonly onChange: (part: Partial<Draft>) => void;
};

/** What every assignment needs: a title, and when it is due. */
export function DraftDetails({ draft, isSuggested, faultOf, onChange }: DraftDetailsProps) {
  const t = useAssignmentText('builder');
  return (
    <div className="flex flex-col gap-4 pb-4">
      <TextField
        id="assignment-title"
        label={t('name')}
        hint={isSuggested ? t('titleHint') : undefined}
        error={faultOf('assignment-title')}
        value={draft.title}
        maxLength={LONGEST_TITLE}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      <TextField
        id="assignment-due"
        type="datetime-local"
        label={t('due')}
        hint={zoneAt(draft.dueAt)}
        error={faultOf('assignment-due')}
        value={toLocalInput(draft.dueAt)}
        onChange={({ currentTarget: { value } }) => {
          const dueAt = fromLocalInput(value);
          if (dueAt !== undefined) onChange({ dueAt });
        }}
      />
      {clockChange(draft.openAt, draft.dueAt) && <p className="text-sm text-muted">{t('clockChanges')}</p>}
    </div>
  );
}
