import type { Mastery } from '@lemma/school/assignment';
import { Select } from '@lemma/ui';
import { useSettingsText } from '../text/use-settings-text.ts';

const streaks = [2, 3, 4, 5] as const;
const mosts = [5, 10, 15, 20] as const;
const USUAL = { streak: 3, most: 10 } as const;

type MasteryChoiceProps = {
  /** Left out: one problem. */
  readonly mastery: Mastery | undefined;
  readonly onChange: (mastery: Mastery | undefined) => void;
};

/** How many problems a question has when it is added to an assignment: one, or practice until mastery. */
export function MasteryChoice({ mastery, onChange }: MasteryChoiceProps) {
  const t = useSettingsText('settings');
  const most = mastery?.most ?? USUAL.most;
  const value = mastery?.rule === 'streak' ? String(mastery.streak) : (mastery?.rule ?? 'one');
  const choose = (chosen: string) => {
    if (chosen === 'one') return onChange(undefined);
    if (chosen === 'estimate') return onChange({ rule: 'estimate', streak: USUAL.streak, most });
    onChange({ rule: 'streak', streak: Number(chosen), most });
  };
  return (
    <fieldset className="flex flex-wrap items-end gap-4">
      <legend className="pb-2 font-semibold">{t('mastery')}</legend>
      <p className="measure w-full text-muted">{t('masteryLead')}</p>
      <Select
        label={t('masteryRule')}
        value={value}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        options={[
          { value: 'one', label: t('masteryOne') },
          ...streaks.map((count) => ({ value: String(count), label: t('masteryInRow', { count }) })),
          { value: 'estimate', label: t('masteryKnown') },
        ]}
      />
      {mastery && (
        <Select
          label={t('masteryMost')}
          value={String(mastery.most)}
          onChange={({ currentTarget }) => onChange({ ...mastery, most: Number(currentTarget.value) })}
          options={mosts.map((count) => ({ value: String(count), label: t('masteryMostOf', { count }) }))}
        />
      )}
    </fieldset>
  );
}
