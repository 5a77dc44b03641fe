import { type AssignmentItem, type Mastery, MOST_POINTS, PRACTICE_PROBLEMS } from '@lemma/school/assignment';
import { type AnswerForm, answerForms } from '@lemma/school/question';
import { BoundedNumber, Checkbox, Select } from '@lemma/ui';
import { useAssignmentText } from '#shared/text/use-assignment-text.ts';

type ItemSettingsProps = {
  readonly item: AssignmentItem;
  readonly onChange: (item: AssignmentItem) => void;
};

const tries = [1, 2, 3, 5, 0] as const;
const penalties = [0, 0.1, 0.25, 0.33, 0.5, 1] as const;
const hintCosts = [0.05, 0.1, 0.25, 0.5] as const;
const levels = { '1': 1, '2': 2, '3': 3 } as const;
/** Maps forms to keys of the text catalogue, which cannot contain a colon. */
const formKeys = {
  'lowest-terms': 'lowestTerms',
  mixed: 'mixed',
  improper: 'improper',
  decimal: 'decimal',
  integer: 'integer',
  percent: 'percent',
  simplified: 'simplified',
  expanded: 'expanded',
  factored: 'factored',
  'decimal-places:1': 'places1',
  'decimal-places:2': 'places2',
  'decimal-places:3': 'places3',
} as const satisfies Record<AnswerForm, string>;
const isLevel = (value: string): value is keyof typeof levels => Object.hasOwn(levels, value);
const isForm = (value: string): value is AnswerForm => answerForms.some((form) => form === value);

function withForm({ form: _before, ...item }: AssignmentItem, form: string): AssignmentItem {
  return isForm(form) ? { ...item, form } : item;
}

function withHints({ hintCost: _before, ...item }: AssignmentItem, value: string): AssignmentItem {
  if (value === 'off') return { ...item, hints: 'off' };
  const hintCost = hintCosts.find((share) => String(share) === value);
  return { ...item, hints: 'free', ...(hintCost !== undefined && { hintCost }) };
}

/** Drops the fixed numbers of a plan in favor of different numbers for each student. */
function withVariants({ seed, mastery, ...item }: AssignmentItem, variants: boolean): AssignmentItem {
  const unchanged = { ...(seed !== undefined && !variants && { seed }), ...(mastery && variants && { mastery }) };
  return { ...item, variants, ...unchanged };
}

const streaks = [2, 3, 4, 5] as const;
const USUAL_MOST = 10;

const withRecheck = ({ recheck: _before, ...mastery }: Mastery, recheck: boolean): Mastery =>
  recheck ? mastery : { ...mastery, recheck };

/** Chooses between a single problem and practice until mastery, with its rule and the largest number of problems. */
function MasterySettings({ item, onChange }: ItemSettingsProps) {
  const t = useAssignmentText('builder');
  const { mastery, ...rest } = item;
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
            className="w-24"
          />
          <Checkbox
            label={t('recheck')}
            checked={mastery.recheck !== false}
            onCheckedChange={(recheck) => onChange({ ...rest, mastery: withRecheck(mastery, recheck) })}
          />
        </>
      )}
    </>
  );
}

/** Points, tries, the penalty of a wrong try, hints, and the required form of the answer. */
export function ItemSettings({ item, onChange }: ItemSettingsProps) {
  const t = useAssignmentText('builder');
  const set = (part: Partial<AssignmentItem>) => onChange({ ...item, ...part });
  return (
    <>
      {item.own === undefined && (
        <Select
          label={t('level')}
          value={String(item.level)}
          onChange={({ currentTarget: { value } }) => isLevel(value) && set({ level: levels[value] })}
          options={(['1', '2', '3'] as const).map((value) => ({ value, label: t(`levels.${value}`) }))}
        />
      )}
      <BoundedNumber
        label={t('points')}
        min={0}
        max={MOST_POINTS}
        decimals={2}
        value={item.points}
        onValueChange={(points) => set({ points })}
        className="w-20"
      />
      <Select
        label={t('tries')}
        value={String(item.tries)}
        onChange={({ currentTarget: { value } }) => set({ tries: Number(value) })}
        options={tries.map((count) => ({ value: String(count), label: t('triesOf', { count }) }))}
      />
      <Select
        label={t('penalty')}
        value={String(item.tryPenalty)}
        onChange={({ currentTarget: { value } }) => set({ tryPenalty: Number(value) })}
        options={penalties.map((share) => ({
          value: String(share),
          label: share === 0 ? t('noPenalty') : t('penaltyOf', { share }),
        }))}
      />
      <Select
        label={t('hints')}
        value={item.hints === 'off' ? 'off' : String(item.hintCost ?? 0)}
        onChange={({ currentTarget: { value } }) => onChange(withHints(item, value))}
        options={[
          { value: '0', label: t('hintsFree') },
          ...hintCosts.map((share) => ({ value: String(share), label: t('hintsCost', { share }) })),
          { value: 'off', label: t('hintsOff') },
        ]}
      />
      {item.own?.kind !== 'choice' && (
        <Select
          label={t('form')}
          value={item.form ?? ''}
          onChange={({ currentTarget: { value } }) => onChange(withForm(item, value))}
          options={[
            { value: '', label: t('anyForm') },
            ...answerForms.map((form) => ({ value: form, label: t(`forms.${formKeys[form]}`) })),
          ]}
        />
      )}
      {item.own === undefined && item.seed === undefined && item.variants && (
        <MasterySettings item={item} onChange={onChange} />
      )}
      {item.own === undefined && (
        <Checkbox
          label={t('variants')}
          checked={item.variants}
          onCheckedChange={(variants) => onChange(withVariants(item, variants))}
        />
      )}
    </>
  );
}
