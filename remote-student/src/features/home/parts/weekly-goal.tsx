import type { ChosenAim } from '@lemma/offline/journal';
import type { Desk } from '@lemma/school/desk';
import { GOAL_QUESTIONS } from '@lemma/school/practice';
import { useMathWords, useOnline } from '@lemma/screens';
import { Button, Progress, RadioGroup, Section } from '@lemma/ui';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useGoal } from '#shared/outbox/use-goal.ts';
import { useText } from '#shared/text/texts.ts';
import { type GoalStanding, goalStanding } from './goal-standing.ts';

const NOTHING = 'nothing';
const toValue = (aim: ChosenAim | undefined): string =>
  aim === undefined ? NOTHING : aim.kind === 'skill' ? aim.skill : String(aim.count);

type WeeklyGoalProps = { readonly uid: string; readonly desk: Desk };

/**
 * What the student wants to do in a week: chosen, changed and taken back by the student alone. It counts up, never down,
 * and a week in which it was not reached is not spoken of.
 */
export function WeeklyGoal({ uid, desk }: WeeklyGoalProps) {
  const t = useText('goal');
  const { skill: wordOf } = useMathWords();
  const online = useOnline();
  const [choosing, setChoosing] = useState(false);
  const { aim, isWaiting, choose } = useGoal(uid, desk.goal);
  const trail = [...(desk.family?.trail?.now ?? []), ...(desk.family?.trail?.next ?? [])];
  const nameOf = (skill: string): string => {
    const known = desk.goal?.aim;
    const stored = known?.kind === 'skill' && known.skill === skill ? known.name : undefined;
    return wordOf(skill, trail.find((one) => one.skill === skill)?.name ?? stored ?? skill).text;
  };
  const standing =
    aim && goalStanding(desk, aim.kind === 'skill' ? { ...aim, name: nameOf(aim.skill) } : aim, Date.now());
  return (
    <Section title={t('title')}>
      {choosing ? (
        <Choosing
          aim={aim}
          skills={trail.slice(0, 2).map(({ skill }) => ({ skill, name: nameOf(skill) }))}
          onChoose={(next) => {
            setChoosing(false);
            if (next) void choose(next.aim);
          }}
        />
      ) : (
        <>
          {standing ? <Standing {...standing} nameOf={nameOf} /> : <p className="measure text-muted">{t('none')}</p>}
          {isWaiting && !online && <p className="text-sm text-muted">{t('waits')}</p>}
          <div className="mt-3">
            <Button size="small" onClick={() => setChoosing(true)}>
              {standing ? t('change') : t('choose')}
            </Button>
          </div>
        </>
      )}
    </Section>
  );
}

function Standing({
  aim,
  done,
  wanted,
  reached,
  nameOf,
}: GoalStanding & { readonly nameOf: (skill: string) => string }) {
  const t = useText('goal');
  const words = aim.kind === 'skill' ? nameOf(aim.skill) : t('questions', { count: aim.count });
  return (
    <>
      {aim.kind === 'skill' ? (
        <p className="text-lg">{words}</p>
      ) : (
        <Progress label={words} value={done} max={wanted} text={t('done', { done, wanted })} />
      )}
      {reached && (
        <p className="mt-2 flex items-center gap-2">
          <Check aria-hidden="true" className="size-5 shrink-0 text-accent" />
          {aim.kind === 'skill' ? t('canDo') : t('reached')}
        </p>
      )}
    </>
  );
}

type ChoosingProps = {
  readonly aim: ChosenAim | undefined;
  readonly skills: readonly { readonly skill: string; readonly name: string }[];
  /** Called with what was chosen, or with nothing if it stays as it was. */
  readonly onChoose: (next: { readonly aim: ChosenAim | null } | undefined) => void;
};

function Choosing({ aim, skills, onChoose }: ChoosingProps) {
  const t = useText('goal');
  const [value, setValue] = useState(toValue(aim));
  const options = [
    ...GOAL_QUESTIONS.map((count) => ({ value: String(count), label: t('questions', { count }) })),
    ...skills.map(({ skill, name }) => ({ value: skill, label: name })),
    { value: NOTHING, label: t('nothing') },
  ];
  const aimOf = (): ChosenAim | null => {
    if (value === NOTHING) return null;
    const count = Number(value);
    return Number.isNaN(count) ? { kind: 'skill', skill: value } : { kind: 'questions', count };
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onChoose({ aim: aimOf() });
      }}
    >
      <RadioGroup label={t('ask')} options={options} value={value} onValueChange={setValue} focused />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" kind="primary">
          {t('save')}
        </Button>
        <Button onClick={() => onChoose(undefined)}>{t('cancel')}</Button>
      </div>
    </form>
  );
}
