import { type Mastery, MOST_POINTS, PRACTICE_PROBLEMS } from '@lemma/school/assignment';
import { workingChoices } from '@lemma/school/work';
import { BoundedNumber, Checkbox, Select } from '@lemma/ui';
import { useAssignmentText } from '#shared/text/use-assignment-text.ts';
import type { Usual } from '../logic/usual.ts';

export type UsualFieldsProps = { readonly settings: Usual; readonly onChange: (settings: Usual) => void };

const tries = [1, 2, 3, 5, 0] as const;
const penalties = [0, 0.1, 0.25, 0.33, 0.5, 1] as const;
const hintCosts = [0.05, 0.1, 0.25, 0.5] as const;
const streaks = [2, 3, 4, 5] as const;
const USUAL_MOST = 10;

function withHints({ hintCost: _before, ...settings }: Usual, value: string): Usual {
  if (value === 'off') return { ...settings, hints: 'off' };
  const hintCost = hintCosts.find((share) => String(share) === value);
  return { ...settings, hints: 'free', ...(hintCost !== undefined && { hintCost }) };
}

/** What is offered anyway is not stored, so that questions from before this setting do not differ. */
function withWorking({ working: _before, ...settings }: Usual, value: string): Usual {
  const working = workingChoices.find((choice) => choice === value && choice !== 'offered');
  return working === undefined ? settings : { ...settings, working };
}

/** Points, tries, what a wrong try costs, hints, and work that is shown line by line. */
export function TryFields({ settings, onChange }: UsualFieldsProps) {
  const t = useAssignmentText('builder');
  return (
    <>
      <BoundedNumber
        label={t('points')}
        min={0}
        max={MOST_POINTS}
        decimals={2}
        value={settings.points}
        onValueChange={(points) => onChange({ ...settings, points })}
      />
      <Select
        label={t('tries')}
        value={String(settings.tries)}
        onChange={({ currentTarget: { value } }) => onChange({ ...settings, tries: Number(value) })}
        options={tries.map((count) => ({ value: String(count), label: t('triesOf', { count }) }))}
      />
      <Select
        label={t('penalty')}
        value={String(settings.tryPenalty)}
        onChange={({ currentTarget: { value } }) => onChange({ ...settings, tryPenalty: Number(value) })}
        options={penalties.map((share) => ({
          value: String(share),
          label: share === 0 ? t('noPenalty') : t('penaltyOf', { share }),
        }))}
      />
      <Select
        label={t('hints')}
        value={settings.hints === 'off' ? 'off' : String(settings.hintCost ?? 0)}
        onChange={({ currentTarget: { value } }) => onChange(withHints(settings, value))}
        options={[
          { value: '0', label: t('hintsFree') },
          ...hintCosts.map((share) => ({ value: String(share), label: t('hintsCost', { share }) })),
          { value: 'off', label: t('hintsOff') },
        ]}
      />
      <Select
        label={t('working.label')}
        hint={t('working.help')}
        value={settings.working ?? 'offered'}
        onChange={({ currentTarget: { value } }) => onChange(withWorking(settings, value))}
        options={workingChoices.map((choice) => ({ value: choice, label: t(`working.${choice}`) }))}
      />
    </>
  );
}

/** Whether each student gets other numbers, and how many problems; practice needs other numbers. */
export function NumberFields({ settings, onChange }: UsualFieldsProps) {
  const t = useAssignmentText('builder');
  const { mastery: _practice, ...plain } = settings;
  return (
    <>
      {settings.variants && <PracticeFields settings={settings} onChange={onChange} />}
      <div className="sm:col-span-full">
        <Checkbox
          label={t('variants')}
          checked={settings.variants}
          onCheckedChange={(variants) => onChange(variants ? { ...settings, variants } : { ...plain, variants })}
        />
      </div>
    </>
  );
}

const withRecheck = ({ recheck: _before, ...mastery }: Mastery, recheck: boolean): Mastery =>
  recheck ? mastery : { ...mastery, recheck };

/** Chooses between a single problem and practice until mastery, with its rule and the largest number of problems. */
function PracticeFields({ settings, onChange }: UsualFieldsProps) {
  const t = useAssignmentText('builder');
  const { mastery, ...rest } = settings;
  const value = mastery?.rule === 'streak' ? String(mastery.streak) : (mastery?.rule ?? 'one');
  const choose = (chosen: string) => {
    if (chosen === 'one') return onChange(rest);
    const rule = chosen === 'estimate' ? ('estimate' as const) : ('streak' as const);
    const streak = rule === 'streak' ? Number(chosen) : 3;
    const most = mastery?.most ?? USUAL_MOST;
    onChange({ ...rest, mastery: { ...mastery, rule, streak, most } });
  };
  return (
    <>
      <Select
        label={t('practice')}
        value={value}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        options={[
          { value: 'one', label: t('oneProblem') },
          ...streaks.map((count) => ({ value: String(count), label: t('inRow', { count }) })),
          { value: 'estimate', label: t('untilKnown') },
        ]}
      />
      {mastery && (
        <>
          <BoundedNumber
            label={t('most')}
            min={PRACTICE_PROBLEMS.least}
            max={PRACTICE_PROBLEMS.most}
            value={mastery.most}
            onValueChange={(most) => onChange({ ...rest, mastery: { ...mastery, most } })}
          />
          <div className="sm:col-span-full">
            <Checkbox
              label={t('recheck')}
              checked={mastery.recheck !== false}
              onCheckedChange={(recheck) => onChange({ ...rest, mastery: withRecheck(mastery, recheck) })}
            />
          </div>
        </>
      )}
    </>
  );
}
