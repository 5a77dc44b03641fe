import { defaultLatePolicy, defaultRelease, LONGEST_LIMIT_MINUTES, type ReleaseWhen } from '@lemma/school/assignment';
import { LatePolicyFields, useLatePolicyWords } from '@lemma/screens/late-policy';
import { BoundedNumber, formatDateTime } from '@lemma/ui';
import { useAssignmentText } from '#shared/text/use-assignment-text.ts';
import type { Draft } from '../commands.ts';
import { Fold } from './fold.tsx';
import { PolicyTimeline } from './policy-timeline.tsx';
import { Releases } from './releases.tsx';

type PolicyEditorProps = {
  readonly draft: Draft;
  readonly onChange: (part: Partial<Draft>) => void;
  /** Replaces the whole draft, for changes that remove a field. */
  readonly onDraft: (draft: Draft) => void;
};

/** What work counts for before and after the due date, and when results and solutions are released. */
export function PolicyEditor({ draft, onChange, onDraft }: PolicyEditorProps) {
  const t = useAssignmentText('policy');
  const policy = draft.policy ?? defaultLatePolicy;
  return (
    <Fold title={t('title')} said={usePolicyWords()(draft)}>
      <PolicyTimeline draft={draft} policy={policy} />
      <div className="mt-4">
        <LatePolicyFields policy={policy} onChange={(next) => onChange({ policy: next })} />
      </div>
      <div className="mt-5 flex flex-wrap gap-4">
        <TimeLimit draft={draft} onDraft={onDraft} />
        <Releases draft={draft} onChange={onChange} />
      </div>
    </Fold>
  );
}

const capitalized = (words: string): string => `${words.charAt(0).toLocaleUpperCase()}${words.slice(1)}`;

/** What holds, in words: late work, the time limit if there is one, results and solutions. */
function usePolicyWords(): (draft: Draft) => string {
  const t = useAssignmentText('policy');
  const late = useLatePolicyWords();
  const words = (rule: ReleaseWhen) =>
    rule.when === 'on' ? t('onDate', { at: formatDateTime(rule.at) }) : t(`whens.${rule.when}`);
  return ({ policy = defaultLatePolicy, release = defaultRelease, timeLimit }) =>
    [
      capitalized(late(policy)),
      ...(timeLimit === undefined ? [] : [t('limitSaid', { minutes: timeLimit })]),
      t('releaseSaid', { results: words(release.results), solutions: words(release.solutions) }),
    ].join(' · ');
}

/** The time limit in minutes from opening the work; empty for none. */
function TimeLimit({ draft, onDraft }: Pick<PolicyEditorProps, 'draft' | 'onDraft'>) {
  const t = useAssignmentText('policy');
  const { timeLimit, ...rest } = draft;
  return (
    <BoundedNumber
      label={t('timeLimit')}
      hint={t('timeLimitHint')}
      unit={t('minutes')}
      min={1}
      max={LONGEST_LIMIT_MINUTES}
      value={timeLimit}
      onValueChange={(minutes) => onDraft({ ...rest, timeLimit: minutes })}
      onEmpty={() => onDraft(rest)}
      className="w-56"
    />
  );
}
