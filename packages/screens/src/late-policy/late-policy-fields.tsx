import { LATE_STEPS, type LatePolicy, LONGEST_STEP_HOURS } from '@lemma/school/assignment';
import { BoundedNumber, Button, Select } from '@lemma/ui';
import { useLatePolicyText } from '../text/use-late-policy-text.ts';

const HOURS_A_DAY = 24;
const FULL = 100;
type Side = keyof typeof LATE_STEPS;
type Step = LatePolicy['late'][number];
type After = LatePolicy['after'];

const afterOf = (kind: string): After => {
  if (kind === 'closed' || kind === 'practice') return { kind };
  return { kind: 'fixed', percent: FULL };
};

type LatePolicyFieldsProps = { readonly policy: LatePolicy; readonly onChange: (policy: LatePolicy) => void };

/** The fields for how late or early work counts, used for an assignment, an override and the settings. */
export function LatePolicyFields({ policy, onChange }: LatePolicyFieldsProps) {
  const t = useLatePolicyText('latePolicy');
  const { after } = policy;
  const fresh = {
    early: { hours: HOURS_A_DAY, percent: 110 },
    late: { hours: HOURS_A_DAY * (policy.late.length + 1), percent: 80 },
  };
  return (
    <div className="flex flex-wrap gap-6">
      {(['early', 'late'] as const).map((side) => (
        <fieldset key={side} className="flex min-w-72 flex-1 flex-col gap-3">
          <legend className="pb-2 font-semibold">{t(`${side}.title`)}</legend>
          {policy[side].map((step, index) => (
            <StepFields
              // Steps have no id, so their position is the key.
              key={`${side}-${index.toString()}`}
              side={side}
              step={step}
              onChange={(next) => onChange({ ...policy, [side]: policy[side].with(index, next) })}
              onRemove={() => onChange({ ...policy, [side]: policy[side].toSpliced(index, 1) })}
            />
          ))}
          {policy[side].length < LATE_STEPS[side].steps && (
            <div>
              <Button size="small" onClick={() => onChange({ ...policy, [side]: [...policy[side], fresh[side]] })}>
                {t(`${side}.add`)}
              </Button>
            </div>
          )}
        </fieldset>
      ))}
      <div className="flex w-full flex-wrap items-end gap-4">
        <Select
          label={t('after')}
          value={after.kind}
          onChange={({ currentTarget: { value } }) => onChange({ ...policy, after: afterOf(value) })}
          options={(['fixed', 'practice', 'closed'] as const).map((kind) => ({
            value: kind,
            label: t(`afters.${kind}`),
          }))}
        />
        {after.kind === 'fixed' && (
          <BoundedNumber
            label={t('fixed')}
            unit="%"
            min={0}
            max={FULL}
            step={5}
            value={after.percent}
            onValueChange={(percent) => onChange({ ...policy, after: { kind: 'fixed', percent } })}
            className="w-32"
          />
        )}
      </div>
    </div>
  );
}

type StepFieldsProps = {
  readonly side: Side;
  readonly step: Step;
  readonly onChange: (step: Step) => void;
  readonly onRemove: () => void;
};

function StepFields({ side, step, onChange, onRemove }: StepFieldsProps) {
  const t = useLatePolicyText('latePolicy');
  const { hours, percent } = step;
  return (
    <div className="flex flex-wrap items-end gap-3">
      <BoundedNumber
        label={t(`${side}.hours`)}
        unit={t('hours')}
        min={1}
        max={LONGEST_STEP_HOURS}
        step={HOURS_A_DAY}
        value={hours}
        onValueChange={(next) => onChange({ ...step, hours: next })}
        className="w-36"
      />
      <BoundedNumber
        label={t('percent')}
        unit="%"
        step={5}
        min={LATE_STEPS[side].least}
        max={LATE_STEPS[side].most}
        value={percent}
        onValueChange={(next) => onChange({ ...step, percent: next })}
        className="w-32"
      />
      <Button size="small" kind="quiet" onClick={onRemove}>
        {t('remove')}
      </Button>
    </div>
  );
}

/** A late policy in a few words: its steps in order, and what comes after them. */
export function useLatePolicyWords(): (policy: LatePolicy) => string {
  const t = useLatePolicyText('latePolicy');
  const afterwards = (after: After, words: 'afterSaid' | 'thenSaid') =>
    after.kind === 'fixed' ? t(`${words}.fixed`, { percent: after.percent }) : t(`${words}.${after.kind}`);
  return ({ early, late, after }) =>
    [
      ...early.map((step) => t('early.said', step)),
      ...late.map((step) => t('late.said', step)),
      afterwards(after, late.length > 0 ? 'thenSaid' : 'afterSaid'),
    ].join(', ');
}
