import { answerKinds } from '@lemma/math/answer-kinds';
import type { AssignmentItem } from '@lemma/school/assignment';
import { LONGEST_OWN, LONGEST_RESPONSE, MOST_OWN, type OwnQuestion } from '@lemma/school/question';
import { Button, Formula, Prose, Select, TextArea, TextField } from '@lemma/ui';
import { useAssignmentText } from '#shared/text/use-assignment-text.ts';
import { fittingTouch } from '../logic/own-touch.ts';
import { OwnTouchFields } from './own-touch-fields.tsx';

type OwnQuestionProps = {
  readonly item: AssignmentItem;
  readonly own: OwnQuestion;
  readonly onChange: (own: OwnQuestion) => void;
};

const isKind = (value: string): value is OwnQuestion['kind'] => answerKinds.some((kind) => kind === value);
const lines = (text: string): string[] => (text === '' ? [] : text.split('\n'));

/** A question in the teacher's own words, with a live preview. */
export function OwnQuestionFields({ item, own, onChange }: OwnQuestionProps) {
  const t = useAssignmentText('own');
  const set = (part: Partial<OwnQuestion>) => onChange({ ...own, ...part });
  return (
    <div className="flex w-full flex-col gap-4 pt-2">
      <div className="flex flex-col gap-3">
        <TextArea
          label={t('prompt')}
          hint={t('promptHint')}
          rows={3}
          maxLength={LONGEST_OWN.prompt}
          value={own.prompt}
          onChange={({ currentTarget: { value } }) => set({ prompt: value })}
        />
        {own.prompt !== '' && (
          <section aria-label={t('shown')} className="measure border-l-4 border-line pl-3">
            <Prose text={own.prompt} />
          </section>
        )}
        <TextField
          label={t('math')}
          optional
          maxLength={LONGEST_OWN.math}
          value={own.math ?? ''}
          onChange={({ currentTarget: { value } }) => {
            const { math: _before, ...rest } = own;
            onChange(value === '' ? rest : { ...rest, math: value });
          }}
        />
        {own.math !== undefined && (
          <p className="text-lg">
            <Formula text={own.math} display />
          </p>
        )}
      </div>
      <div className="flex flex-col gap-3">
        <Select
          label={t('kind')}
          value={own.kind}
          onChange={({ currentTarget: { value } }) => isKind(value) && onChange(ofKind(own, value))}
          options={answerKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
        />
        {own.kind === 'choice' ? (
          <Options name={item.id} own={own} onChange={onChange} />
        ) : (
          <>
            <TextField
              label={t('key')}
              hint={t('keyHint')}
              value={own.key}
              maxLength={LONGEST_RESPONSE}
              onChange={({ currentTarget: { value } }) => set({ key: value })}
            />
            <OwnTouchFields own={own} onChange={onChange} />
            <TextArea
              label={t('accepts')}
              hint={t('acceptsHint', { most: MOST_OWN.accepts })}
              optional
              rows={2}
              value={own.accepts.join('\n')}
              onChange={({ currentTarget: { value } }) => set({ accepts: lines(value).slice(0, MOST_OWN.accepts) })}
            />
          </>
        )}
        <TextArea
          label={t('hints')}
          hint={t('oneEach', { most: MOST_OWN.hints })}
          optional
          rows={2}
          value={own.hints.join('\n')}
          onChange={({ currentTarget: { value } }) => set({ hints: lines(value).slice(0, MOST_OWN.hints) })}
        />
        <TextArea
          label={t('solution')}
          hint={t('oneEach', { most: MOST_OWN.solution })}
          optional
          rows={2}
          value={own.solution.join('\n')}
          onChange={({ currentTarget: { value } }) => set({ solution: lines(value).slice(0, MOST_OWN.solution) })}
        />
      </div>
    </div>
  );
}

function ofKind(own: OwnQuestion, kind: OwnQuestion['kind']): OwnQuestion {
  const { options, touch, ...rest } = own;
  if (kind !== 'choice')
    return {
      ...{ ...rest, kind, key: own.kind === 'choice' ? '' : own.key },
      ...(touch && fittingTouch(kind).some((as) => as === touch.as) && { touch }),
    };
  const two = [
    { id: 'a', label: '' },
    { id: 'b', label: '' },
  ];
  return { ...rest, kind, key: 'a', accepts: [], options: options ?? two };
}

const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

function Options({
  name,
  own,
  onChange,
}: {
  readonly name: string;
  readonly own: OwnQuestion;
  readonly onChange: (own: OwnQuestion) => void;
}) {
  const t = useAssignmentText('own');
  const options = own.options ?? [];
  const free = LETTERS.find((letter) => !options.some(({ id }) => id === letter));
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-1 font-semibold">{t('options')}</legend>
      {options.map((option, index) => (
        <div key={option.id} className="flex items-end gap-3">
          <label className="target flex items-center gap-2">
            <input
              type="radio"
              name={`key-${name}`}
              checked={own.key === option.id}
              onChange={() => onChange({ ...own, key: option.id })}
            />
            <span className="sr-only">{t('rightOption', { number: index + 1 })}</span>
          </label>
          <TextField
            label={t('option', { number: index + 1 })}
            value={option.label}
            maxLength={LONGEST_OWN.option}
            className="flex-1"
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...own, options: options.with(index, { ...option, label: value }) })
            }
          />
          {options.length > 2 && (
            <Button
              size="small"
              kind="quiet"
              onClick={() => onChange({ ...own, options: options.toSpliced(index, 1) })}
              aria-label={t('removeOption', { number: index + 1 })}
            >
              {t('remove')}
            </Button>
          )}
        </div>
      ))}
      {free !== undefined && (
        <div>
          <Button size="small" onClick={() => onChange({ ...own, options: [...options, { id: free, label: '' }] })}>
            {t('addOption')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
