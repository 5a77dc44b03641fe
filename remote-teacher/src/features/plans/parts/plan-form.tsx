import { coverOfCode } from '@lemma/plans/standards';
import { useNavigate, useSearchParams } from '@lemma/router';
import type { Classroom } from '@lemma/school/class';
import { type PlanRequest, planModels, planNeeds } from '@lemma/school/plan';
import { allOf, QueryView } from '@lemma/screens';
import { useUid } from '@lemma/shared-auth';
import { Button, ButtonLink, Checkbox, PageHeader, RadioGroup, Select } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { classInUse } from '#shared/logic/last-class.ts';
import { type SkillSummary, StandardPicker, typedStandard } from '#shared/parts/standard-picker.tsx';
import { paths } from '#shared/paths.ts';
import { teacherQueries } from '#shared/queries/teacher-queries.ts';
import { usePlanText } from '#shared/text/use-plan-text.ts';
import { usePlanCall } from '../commands.ts';

const lengths = [15, 20, 30, 40, 45, 50, 60, 75, 90] as const;

/** The form for a plan: the standard, and optional details. */
export function PlanForm() {
  const t = usePlanText('plan');
  const uid = useUid();
  const skills = useQuery(teacherQueries.skills(uid));
  const classes = useQuery(teacherQueries.classes(uid));
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={<ButtonLink to={paths.plans()}>{t('library')}</ButtonLink>}
      />
      <QueryView query={allOf({ skills, classes })}>
        {(known) => <Questions skills={known.skills.skills} classes={known.classes} />}
      </QueryView>
    </>
  );
}

type Wishes = Omit<PlanRequest, 'standard'>;
type QuestionsProps = { readonly skills: readonly SkillSummary[]; readonly classes: readonly Classroom[] };

const isModel = (value: string): value is PlanRequest['model'] => planModels.some((each) => each === value);

function Questions({ skills, classes }: QuestionsProps) {
  const t = usePlanText('plan');
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const standard = search.get('standard') ?? '';
  const [own] = useState(() => classInUse(classes));
  const [request, setRequest] = useState<Wishes>({
    minutes: 45,
    model: 'explore',
    needs: [],
    ...(own !== undefined && { classId: own.id }),
  });
  const [missing, setMissing] = useState(false);
  // The id is created before sending, so that a repeated request creates one plan.
  const [planId] = useState(() => crypto.randomUUID());
  const make = usePlanCall('makePlan');
  const cover = coverOfCode(standard, standard === '' ? [] : skills);

  const choose = (code: string) => {
    setMissing(false);
    setRequest(({ focus: _, ...rest }) => rest);
    setSearch((before) => {
      if (code === '') before.delete('standard');
      else before.set('standard', code);
      return before;
    });
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = typedStandard(event.currentTarget);
    if (typed !== undefined) {
      choose(typed);
      return;
    }
    setMissing(standard === '');
    if (standard === '' || cover.kind === 'none' || make.isPending) return;
    make.mutate(
      { planId, request: { ...request, standard } },
      { onSuccess: async () => navigate(paths.lessonPlan({ plan: planId })) },
    );
  };

  return (
    <form noValidate onSubmit={handleSubmit} className="flex max-w-2xl flex-col gap-6">
      <StandardPicker
        skills={skills}
        chosen={standard}
        onChoose={choose}
        error={missing ? t('standardMissing') : undefined}
      />
      <Details request={request} skills={cover.skills} classes={classes} onChange={setRequest} />
      <div className="flex flex-wrap items-center gap-4">
        <Button
          type="submit"
          kind="primary"
          pending={make.isPending}
          aria-disabled={cover.kind === 'none' && standard !== ''}
        >
          {t('make')}
        </Button>
        <p role="status" className="text-muted">
          {make.isPending ? t('making') : ''}
        </p>
      </div>
    </form>
  );
}

type DetailsProps = QuestionsProps & {
  readonly request: Wishes;
  readonly onChange: (change: (before: Wishes) => Wishes) => void;
};

/** Length, class, model and needs, all with defaults. */
function Details({ request, skills, classes, onChange }: DetailsProps) {
  const t = usePlanText('plan');
  const change = (part: Partial<Wishes>) => onChange((before) => ({ ...before, ...part }));
  return (
    <>
      {skills.length > 1 && (
        <Select
          label={t('focus')}
          placeholder={t('focusAny')}
          value={request.focus ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange(({ focus: _, ...rest }) => (value === '' ? rest : { ...rest, focus: value }))
          }
          options={skills.map(({ code, name }) => ({ value: code, label: name }))}
        />
      )}
      <div className="flex flex-wrap gap-4">
        <Select
          label={t('minutes')}
          value={String(request.minutes)}
          onChange={({ currentTarget: { value } }) => change({ minutes: Number(value) })}
          options={lengths.map((each) => ({ value: String(each), label: t('minutesShort', { minutes: each }) }))}
        />
        <Select
          label={t('class')}
          hint={t('classHint')}
          placeholder={t('noClass')}
          value={request.classId ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange(({ classId: _, ...rest }) => (value === '' ? rest : { ...rest, classId: value }))
          }
          options={classes.map(({ id, name }) => ({ value: id, label: name }))}
          className="min-w-64 flex-1"
        />
      </div>
      <RadioGroup
        label={t('model')}
        value={request.model}
        onValueChange={(value) => isModel(value) && change({ model: value })}
        options={planModels.map((value) => ({ value, label: t(`models.${value}`) }))}
      />
      <fieldset className="flex flex-col gap-2">
        <legend className="pb-2 font-semibold">{t('needs')}</legend>
        {planNeeds.map((need) => (
          <Checkbox
            key={need}
            label={t(`need.${need}`)}
            checked={request.needs.includes(need)}
            onCheckedChange={(checked) =>
              change({
                needs: planNeeds.filter((each) => (each === need ? checked === true : request.needs.includes(each))),
              })
            }
          />
        ))}
      </fieldset>
    </>
  );
}
