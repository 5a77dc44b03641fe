import { useSearchParams } from '@lemma/router';
import { MOST_POINTS } from '@lemma/school/assignment';
import { Button, ButtonLink, Dialog, Menu, NumberField, TextArea, TextField } from '@lemma/ui';
import { useState } from 'react';
import { useFeedbackText } from '#shared/text/use-feedback-text.ts';
import type { SharedData } from '../logic/shared-data.ts';
import { FixDialog, type FixRequest } from './fix-dialog.tsx';

type QuestionActionsProps = { readonly shared: SharedData; readonly itemId: string; readonly name: string };

/**
 * Actions on one question after it was published: grade it by hand, correct its key or points, or accept every answer.
 */
export function QuestionActions({ shared, itemId, name }: QuestionActionsProps) {
  const t = useFeedbackText('feedback');
  const [search] = useSearchParams();
  const [mending, setMending] = useState(false);
  const [fixing, setFixing] = useState<FixRequest | undefined>();
  const { assignment, students } = shared;
  const own = assignment.items.find(({ id }) => id === itemId)?.own;
  const grade = new URLSearchParams(search);
  grade.set('grade', itemId);
  return (
    <div className="flex gap-2" data-print="hide">
      <ButtonLink size="small" to={`?${grade.toString()}`}>
        {t('gradeThis')}
      </ButtonLink>
      <Menu
        label={t('moreOf', { name })}
        trigger={
          <Button size="small" kind="quiet" aria-label={t('moreOf', { name })}>
            {t('more')}
          </Button>
        }
        items={[
          { label: own ? t('mendKey') : t('mendPoints'), onSelect: () => setMending(true) },
          {
            label: t('acceptAll'),
            onSelect: () => setFixing({ itemId, fix: { kind: 'accept', acceptance: { kind: 'all' } } }),
          },
          {
            label: t('acceptForms'),
            onSelect: () => setFixing({ itemId, fix: { kind: 'accept', acceptance: { kind: 'form' } } }),
          },
        ]}
      />
      {mending && (
        <MendDialog
          shared={shared}
          itemId={itemId}
          onClose={() => setMending(false)}
          onFix={(request) => {
            setMending(false);
            setFixing(request);
          }}
        />
      )}
      {fixing && (
        <FixDialog
          assignmentId={assignment.id}
          request={fixing}
          students={students}
          onClose={() => setFixing(undefined)}
        />
      )}
    </div>
  );
}

type MendDialogProps = {
  readonly shared: SharedData;
  readonly itemId: string;
  readonly onClose: () => void;
  readonly onFix: (request: FixRequest) => void;
};

function MendDialog({ shared: { assignment }, itemId, onClose, onFix }: MendDialogProps) {
  const t = useFeedbackText('feedback');
  const item = assignment.items.find(({ id }) => id === itemId);
  const [key, setKey] = useState(item?.own?.key ?? '');
  const [accepts, setAccepts] = useState((item?.own?.accepts ?? []).join('\n'));
  const [points, setPoints] = useState(String(item?.points ?? 0));
  const changed = item?.own !== undefined && (key !== item.own.key || accepts !== item.own.accepts.join('\n'));
  const next = () => {
    if (changed)
      return onFix({
        itemId,
        fix: { kind: 'key', key, accepts: accepts.split('\n').filter((line) => line.trim() !== '') },
      });
    const value = Number(points.replace(',', '.'));
    if (Number.isFinite(value) && value >= 0 && value <= 100) onFix({ itemId, fix: { kind: 'points', points: value } });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={item?.own ? t('mendKey') : t('mendPoints')}
      description={t('mendBody')}
      actions={
        <Button kind="primary" onClick={next}>
          {t('showChanges')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {item?.own && (
          <>
            <TextField label={t('key')} value={key} onChange={({ currentTarget: { value } }) => setKey(value)} />
            <TextArea
              label={t('accepts')}
              optional
              rows={2}
              value={accepts}
              onChange={({ currentTarget: { value } }) => setAccepts(value)}
            />
          </>
        )}
        {!changed && (
          <NumberField
            label={t('points')}
            min={0}
            max={MOST_POINTS}
            text={points}
            onTextChange={(text) => setPoints(text)}
          />
        )}
      </div>
    </Dialog>
  );
}
