import { defaultLatePolicy, type LatePolicy, LONGEST_LIMIT } from '@lemma/school';
import { Button, NumberField, Section, Select } from '@lemma/ui';
import { useText } from '../../../text/texts.ts';
import type { Draft } from '../data/assignment-commands.ts';
import { PolicyTimeline } from './policy-timeline.tsx';
import { Releases } from './releases.tsx';

type PolicyEditorProps = {
  readonly draft: Draft;
  readonly onChange: (part: Partial<Draft>) => void;
  /** The whole of it, where something is taken out. */
  readonly onDraft: (draft: Draft) => void;
};

const DAY = 24;
const MOST = { early: 3, late: 5 } as const;
type Side = keyof typeof MOST;

/** What a hand-in counts for before and after it is due, and when results and solutions come out. */
export function PolicyEditor({ draft, onChange, onDraft }: PolicyEditorProps) {
  const t = useText('policy');
  const policy = draft.policy ?? defaultLatePolicy;
  const set = (part: Partial<LatePolicy>) => onChange({ policy: { ...policy, ...part } });
  const fresh = { early: { hours: DAY, percent: 110 }, late: { hours: DAY * (policy.late.length + 1), percent: 80 } };
  return (
    <Section ruled title={t('title')} lead={t('lead')}>
      <PolicyTimeline draft={draft} policy={policy} />
      <div className="mt-4 grid gap-6 lg:grid-cols-2">
        {(['early', 'late'] as const).map((side) => (
          <fieldset key={side} className="flex flex-col gap-3">
            <legend className="pb-2 font-semibold">{t(`${side}.title`)}</legend>
            {policy[side].map((step, index) => (
              <Step
                // The order is the identity: a step has no other.
                key={`${side}-${index.toString()}`}
                side={side}
                step={step}
                onChange={(next) => set({ [side]: policy[side].with(index, next) })}
                onRemove={() => set({ [side]: policy[side].toSpliced(index, 1) })}
              />
            ))}
            {policy[side].length < MOST[side] && (
              <div>
                <Button size="small" onClick={() => set({ [side]: [...policy[side], fresh[side]] })}>
                  {t(`${side}.add`)}
                </Button>
              </div>
            )}
          </fieldset>
        ))}
      </div>
      <div className="mt-5 flex flex-wrap gap-4">
        <After policy={policy} onChange={set} />
        <TimeLimit draft={draft} onDraft={onDraft} />
        <Releases draft={draft} onChange={onChange} />
      </div>
    </Section>
  );
}

/** Minutes from opening it; empty: no limit. */
function TimeLimit({ draft, onDraft }: Pick<PolicyEditorProps, 'draft' | 'onDraft'>) {
  const t = useText('policy');
  const { timeLimit, ...rest } = draft;
  return (
    <NumberField
      label={t('timeLimit')}
      hint={t('timeLimitHint')}
      unit={t('minutes')}
      min={1}
      max={LONGEST_LIMIT}
      text={timeLimit === undefined ? '' : String(timeLimit)}
      onTextChange={(text, value) => {
        if (text.trim() === '') onDraft(rest);
        else if (value !== undefined && value >= 1)
          onDraft({ ...rest, timeLimit: Math.round(Math.min(LONGEST_LIMIT, value)) });
      }}
      className="w-56"
    />
  );
}

type StepProps = {
  readonly side: Side;
  readonly step: LatePolicy['late'][number];
  readonly onChange: (step: LatePolicy['late'][number]) => void;
  readonly onRemove: () => void;
};

function Step({ side, step, onChange, onRemove }: StepProps) {
  const t = useText('policy');
  const bounds = side === 'early' ? { min: 101, max: 150 } : { min: 0, max: 100 };
  return (
    <div className="flex flex-wrap items-end gap-3">
      <NumberField
        label={t(`${side}.hours`)}
        unit={t('hours')}
        min={1}
        max={2000}
        step={DAY}
        text={String(step.hours)}
        onTextChange={(_text, value) => value !== undefined && onChange({ ...step, hours: Math.min(2000, value) })}
        className="w-36"
      />
      <NumberField
        label={t('percent')}
        unit="%"
        step={5}
        {...bounds}
        text={String(step.percent)}
        onTextChange={(_text, value) =>
          value !== undefined && onChange({ ...step, percent: Math.round(Math.min(bounds.max, value)) })
        }
        className="w-32"
      />
      <Button size="small" kind="quiet" onClick={onRemove}>
        {t('remove')}
      </Button>
    </div>
  );
}

function After({
  policy,
  onChange,
}: {
  readonly policy: LatePolicy;
  readonly onChange: (part: Partial<LatePolicy>) => void;
}) {
  const t = useText('policy');
  const { after } = policy;
  return (
    <>
      <Select
        label={t('after')}
        value={after.kind}
        onChange={({ currentTarget: { value } }) =>
          onChange({
            after:
              value === 'fixed'
                ? { kind: 'fixed', percent: 100 }
                : { kind: value === 'closed' ? 'closed' : 'practice' },
          })
        }
        options={(['fixed', 'practice', 'closed'] as const).map((kind) => ({
          value: kind,
          label: t(`afters.${kind}`),
        }))}
      />
      {after.kind === 'fixed' && (
        <NumberField
          label={t('fixed')}
          unit="%"
          min={0}
          max={100}
          step={5}
          text={String(after.percent)}
          onTextChange={(_text, value) =>
            value !== undefined && onChange({ after: { kind: 'fixed', percent: Math.round(Math.min(100, value)) } })
          }
          className="w-32"
        />
      )}
    </>
  );
}
