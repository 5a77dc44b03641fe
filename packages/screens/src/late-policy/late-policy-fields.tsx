import type { LatePolicy } from '@lemma/school/assignment';
import { Button, NumberField, type NumberFieldProps, readNumber, Select } from '@lemma/ui';
import { useState } from 'react';
import { useText } from '../text/texts.ts';

const HOURS_A_DAY = 24;
const LONGEST = 2000;
const MOST = { early: 3, late: 5 } as const;
const bounds = { early: { min: 101, max: 150 }, late: { min: 0, max: 100 } } as const;
const FULL = 100;
type Side = keyof typeof MOST;
type Step = LatePolicy['late'][number];
type After = LatePolicy['after'];

const afterOf = (kind: string): After => {
  if (kind === 'closed' || kind === 'practice') return { kind };
  return { kind: 'fixed', percent: FULL };
};

type LatePolicyFieldsProps = { readonly policy: LatePolicy; readonly onChange: (policy: LatePolicy) => void };

/** What a hand-in counts for before and after it is due: the same fields for an assignment, an exception and the settings. */
export function LatePolicyFields({ policy, onChange }: LatePolicyFieldsProps) {
  const t = useText('latePolicy');
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
              // The order is the identity: a step has no other.
              key={`${side}-${index.toString()}`}
              side={side}
              step={step}
              onChange={(next) => onChange({ ...policy, [side]: policy[side].with(index, next) })}
              onRemove={() => onChange({ ...policy, [side]: policy[side].toSpliced(index, 1) })}
            />
          ))}
          {policy[side].length < MOST[side] && (
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
            key={after.percent}
            label={t('fixed')}
            unit="%"
            min={0}
            max={FULL}
            step={5}
            value={after.percent}
            onValid={(percent) => onChange({ ...policy, after: { kind: 'fixed', percent } })}
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
  const t = useText('latePolicy');
  const { hours, percent } = step;
  return (
    <div className="flex flex-wrap items-end gap-3">
      <BoundedNumber
        key={`hours-${hours}`}
        label={t(`${side}.hours`)}
        unit={t('hours')}
        min={1}
        max={LONGEST}
        step={HOURS_A_DAY}
        value={hours}
        onValid={(next) => onChange({ ...step, hours: next })}
        className="w-36"
      />
      <BoundedNumber
        key={`percent-${percent}`}
        label={t('percent')}
        unit="%"
        step={5}
        {...bounds[side]}
        value={percent}
        onValid={(next) => onChange({ ...step, percent: next })}
        className="w-32"
      />
      <Button size="small" kind="quiet" onClick={onRemove}>
        {t('remove')}
      </Button>
    </div>
  );
}

type BoundedNumberProps = Omit<NumberFieldProps, 'text' | 'onTextChange' | 'onBlur' | 'min' | 'max' | 'value'> & {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onValid: (value: number) => void;
};

/** A whole number, kept when the field is left: half a number is none. What is no number goes back to what was there. */
function BoundedNumber({ value, min, max, onValid, ...rest }: BoundedNumberProps) {
  const [text, setText] = useState(String(value));
  const keep = () => {
    const typed = readNumber(text);
    const next = typed === undefined ? value : Math.min(max, Math.max(min, Math.round(typed)));
    setText(String(next));
    if (next !== value) onValid(next);
  };
  return <NumberField {...rest} min={min} max={max} text={text} onTextChange={setText} onBlur={keep} />;
}

/** A policy in a few words: its steps in order, and what comes after. */
export function useLatePolicyWords(): (policy: LatePolicy) => string {
  const t = useText('latePolicy');
  const afterwards = (after: After, words: 'afterSaid' | 'thenSaid') =>
    after.kind === 'fixed' ? t(`${words}.fixed`, { percent: after.percent }) : t(`${words}.${after.kind}`);
  return ({ early, late, after }) =>
    [
      ...early.map((step) => t('early.said', step)),
      ...late.map((step) => t('late.said', step)),
      afterwards(after, late.length > 0 ? 'thenSaid' : 'afterSaid'),
    ].join(', ');
}
