import type { AssignmentItem } from '@lemma/school/assignment';
import { type AnswerForm, answerForms } from '@lemma/school/question';
import { Button, Checkbox, Select } from '@lemma/ui';
import type { SkillInWords } from '#shared/queries/skills-in-words.ts';
import { useAssignmentText } from '#shared/text/use-assignment-text.ts';
import { differencesOf, type Usual, withUsual } from '../logic/usual.ts';
import { KindFields } from './kind-fields.tsx';
import { useFormName } from './use-form-name.ts';
import { NumberFields, TryFields } from './usual-fields.tsx';

type CardSettingsProps = {
  readonly item: AssignmentItem;
  readonly skill: SkillInWords | undefined;
  readonly usual: Usual;
  readonly onChange: (item: AssignmentItem) => void;
};

const isForm = (value: string): value is AnswerForm => answerForms.some((form) => form === value);

function withForm({ form: _before, ...item }: AssignmentItem, form: string): AssignmentItem {
  return isForm(form) ? { ...item, form } : item;
}

function withKind({ case: _before, ...item }: AssignmentItem, kind: Pick<AssignmentItem, 'level' | 'case'>) {
  return { ...item, ...kind };
}

/** The fixed numbers of a plan give way to other numbers for each student. */
const withoutSeed = ({ seed: _before, ...item }: AssignmentItem): AssignmentItem => ({ ...item, variants: true });

/** What this one question asks, and settings that differ from those of all questions. */
export function CardSettings({ item, skill, usual, onChange }: CardSettingsProps) {
  const t = useAssignmentText('builder');
  const formName = useFormName();
  const isGenerated = item.own === undefined;
  return (
    <div className="grid gap-4 pt-3 sm:grid-cols-2">
      {isGenerated && item.seed === undefined && (
        <KindFields skill={skill} kind={item} onChange={(kind) => onChange(withKind(item, kind))} />
      )}
      {item.own?.kind !== 'choice' && (
        <Select
          label={t('form')}
          value={item.form ?? ''}
          onChange={({ currentTarget: { value } }) => onChange(withForm(item, value))}
          options={[
            { value: '', label: t('anyForm') },
            ...answerForms.map((form) => ({ value: form, label: formName(form) })),
          ]}
        />
      )}
      <TryFields settings={item} onChange={(settings) => onChange(withUsual(item, settings))} />
      {isGenerated &&
        (item.seed === undefined ? (
          <NumberFields settings={item} onChange={(settings) => onChange(withUsual(item, settings))} />
        ) : (
          <Checkbox label={t('variants')} checked={false} onCheckedChange={() => onChange(withoutSeed(item))} />
        ))}
      {differencesOf(item, usual).length > 0 && (
        <div className="sm:col-span-full">
          <Button size="small" onClick={() => onChange(withUsual(item, usual))}>
            {t('cards.likeAll')}
          </Button>
        </div>
      )}
    </div>
  );
}
