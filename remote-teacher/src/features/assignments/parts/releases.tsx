import { defaultRelease, type ReleaseWhen } from '@lemma/school/assignment';
import { Select, TextField } from '@lemma/ui';
import { fromLocalInput, toLocalInput } from '#shared/logic/local-input.ts';
import { zoneAt } from '#shared/logic/time-zone.ts';
import { useAssignmentText } from '#shared/text/use-assignment-text.ts';
import type { Draft } from '../commands.ts';

type ReleasesProps = { readonly draft: Draft; readonly onChange: (part: Partial<Draft>) => void };

const whens = ['at-once', 'after-due', 'on', 'returned', 'never'] as const;

/** When students see results and solutions. */
export function Releases({ draft, onChange }: ReleasesProps) {
  const t = useAssignmentText('policy');
  const release = draft.release ?? defaultRelease;
  const ruleOf = (value: string): ReleaseWhen | undefined => {
    const when = whens.find((one) => one === value);
    // A chosen date starts as the due date: before that, answers could be passed on.
    return when === 'on' ? { when, at: draft.dueAt } : when && { when };
  };
  return (['results', 'solutions'] as const).map((part) => {
    const rule = release[part];
    const set = (next: ReleaseWhen | undefined) => next && onChange({ release: { ...release, [part]: next } });
    return (
      <div key={part} className="flex flex-col gap-3">
        <Select
          label={t(part)}
          value={rule.when}
          onChange={({ currentTarget: { value } }) => set(ruleOf(value))}
          options={whens.map((when) => ({ value: when, label: t(`whens.${when}`) }))}
        />
        {rule.when === 'on' && (
          <TextField
            type="datetime-local"
            label={t(`${part}On`)}
            hint={zoneAt(rule.at)}
            value={toLocalInput(rule.at)}
            onChange={({ currentTarget: { value } }) => {
              const at = fromLocalInput(value);
              if (at !== undefined) set({ when: 'on', at });
            }}
          />
        )}
      </div>
    );
  });
}
