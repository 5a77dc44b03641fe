import type { AssignmentItem } from '@lemma/school/assignment';
import { Button, IconButton, Notice } from '@lemma/ui';
import { RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { SkillInWords } from '#shared/queries/skills-in-words.ts';
import { useAssignmentText } from '#shared/text/use-assignment-text.ts';
import { isFinished } from '../logic/draft.ts';
import { differencesOf, type Usual } from '../logic/usual.ts';
import { CardHandle, CardMenu, type Place } from './card-menu.tsx';
import { CardSettings } from './card-settings.tsx';
import { caseWords } from './kind-fields.tsx';
import { OwnQuestionFields } from './own-question.tsx';
import { QuestionBody } from './question-body.tsx';
import { useFormName } from './use-form-name.ts';
import { useSettingWords } from './use-setting-words.ts';

type QuestionCardProps = {
  readonly item: AssignmentItem;
  readonly skill: SkillInWords | undefined;
  readonly name: string;
  readonly usual: Usual;
  readonly place: Place;
  /** Why it failed its check. */
  readonly fault: string | undefined;
  readonly isFull: boolean;
  readonly onChange: (item: AssignmentItem) => void;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
};

/** One question of the assignment: the problem as students see it, and what is set for it, in words until changed. */
export function QuestionCard(props: QuestionCardProps) {
  const { item, skill, name, usual, place, fault, onChange } = props;
  const t = useAssignmentText('builder');
  const [isOpen, setIsOpen] = useState(!isFinished(item));
  const [sample, setSample] = useState(0);
  const settings = useSettingWords();
  const { own } = item;
  const differences = differencesOf(item, usual);
  return (
    <>
      <div className="flex items-start gap-1">
        <CardHandle name={name} place={place} />
        <p className="min-w-0 flex-1 pt-1.5 font-semibold">
          <span className="figures-tabular text-muted">{place.index + 1}.</span> {name}
        </p>
        {!own && item.seed === undefined && item.variants && (
          <IconButton
            label={t('otherNumbersFor', { name })}
            icon={<RefreshCw aria-hidden="true" />}
            onClick={() => setSample((sample + 1) % SAMPLES)}
          />
        )}
        <CardMenu {...props} />
        <IconButton
          label={t('remove', { name })}
          icon={<Trash2 aria-hidden="true" />}
          onClick={props.onRemove}
          data-remove=""
        />
      </div>
      <div className="flex flex-col gap-2 ps-2 sm:ps-10">
        {own?.prompt !== '' && <QuestionBody item={item} sample={sample} />}
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <p className="text-sm text-muted">
            <Kind item={item} skill={skill} />
            {differences.length > 0 && (
              <span className="block text-warm">{t('cards.onlyHere', { settings: settings(item, differences) })}</span>
            )}
          </p>
          <Button
            size="small"
            kind="quiet"
            aria-expanded={isOpen}
            aria-label={t(isOpen ? 'cards.doneNamed' : 'cards.changeNamed', { name })}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t(isOpen ? 'cards.done' : 'cards.change')}
          </Button>
        </div>
        {isOpen && own && (
          <OwnQuestionFields item={item} own={own} onChange={(next) => onChange({ ...item, own: next })} />
        )}
        {isOpen && <CardSettings item={item} skill={skill} usual={usual} onChange={onChange} />}
        {fault !== undefined && (
          <Notice tone="warm" title={t('fault')}>
            {fault}
          </Notice>
        )}
      </div>
    </>
  );
}

/** How many made-up students there are. */
const SAMPLES = 100;

function Kind({ item, skill }: Pick<QuestionCardProps, 'item' | 'skill'>) {
  const t = useAssignmentText('builder');
  const formName = useFormName();
  const chosen = skill?.cases.find(({ id }) => id === item.case);
  const words = [
    ...(item.own ? [] : [`${t('level')}: ${t(`levels.${item.level}`)}`]),
    ...(chosen ? [caseWords(chosen.label)] : []),
    ...(item.form === undefined ? [] : [`${t('form')}: ${formName(item.form)}`]),
    ...(item.seed === undefined ? [] : [t('cards.everybodySame')]),
  ];
  return words.join(' · ');
}
