import { type MasteryLevel, masteryLevels } from '@lemma/school/insight';
import { type Judgements, LONGEST_REASON } from '@lemma/school/notes';
import { useCall } from '@lemma/screens';
import { Button, Dialog, formatDate, Mastery, RadioGroup, TextArea } from '@lemma/ui';
import { useState } from 'react';
import { useText } from '#shared/text/texts.ts';
import { useFeedbackText } from '#shared/text/use-feedback-text.ts';

type Own = Judgements['levels'][string];

export const stepOf = (level: MasteryLevel): 1 | 2 | 3 | 4 | 5 => {
  const steps = { beginning: 1, developing: 2, nearly: 3, secure: 4, strong: 5 } as const;
  return steps[level];
};

/** The teacher's level, who set it and why, with the computed one below. */
export function OwnMasteryLevel({ own, computed }: { readonly own: Own; readonly computed: MasteryLevel }) {
  const say = useText('judgement');
  const words = useText('levels');
  return (
    <>
      <Mastery step={stepOf(own.level)} word={words(own.level)} />
      <span className="block text-sm text-muted">
        {say('levelBy', { name: own.byName, date: formatDate(own.at), reason: own.reason })}
      </span>
      <span className="block text-sm text-muted">{say('levelComputed', { level: words(computed) })}</span>
    </>
  );
}

type MasteryLevelDialogProps = {
  readonly studentId: string;
  readonly skill: string;
  readonly name: string;
  readonly own: Own | undefined;
  readonly onClose: () => void;
};

export function MasteryLevelDialog({ studentId, skill, name, own, onClose }: MasteryLevelDialogProps) {
  const t = useFeedbackText('student');
  const say = useText('judgement');
  const words = useText('levels');
  const [level, setLevel] = useState<MasteryLevel>(own?.level ?? 'secure');
  const [reason, setReason] = useState(own?.reason ?? '');
  const judge = useCall('judgeLevel', { onSuccess: onClose });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say('levelSetOf', { skill: name })}
      description={say('levelBody')}
      actions={
        <>
          <Button onClick={onClose}>{say('cancel')}</Button>
          {own && (
            <Button pending={judge.isPending} onClick={() => judge.mutate({ studentId, skill, level: null })}>
              {say('levelBack')}
            </Button>
          )}
          <Button
            kind="primary"
            pending={judge.isPending}
            disabled={reason.trim() === ''}
            onClick={() => judge.mutate({ studentId, skill, level: { level, reason: reason.trim() } })}
          >
            {say('levelSave')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <RadioGroup
          label={t('level')}
          value={level}
          onValueChange={(value) => setLevel(masteryLevels.find((one) => one === value) ?? level)}
          options={masteryLevels.map((value) => ({ value, label: words(value) }))}
        />
        <TextArea
          label={say('levelReason')}
          rows={2}
          maxLength={LONGEST_REASON}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </div>
    </Dialog>
  );
}
