import type { Rubric } from '@lemma/school/assignment';
import { type Agreement, FEW_ANSWERS, trustOf } from '@lemma/school/results';
import { Badge, Button, Checkbox, Progress } from '@lemma/ui';
import { useFeedbackText } from '#shared/text/use-feedback-text.ts';
import { misconceptionName, type SharedData } from '../logic/shared-data.ts';
import { type Answered, verdictOf } from '../logic/suggestions.ts';
import type { HelpHere } from './use-help-here.ts';

type SuggestedProps = { readonly shared: SharedData; readonly rubric: Rubric; readonly help: HelpHere };
type SuggestionPanelProps = SuggestedProps & {
  /** Goes to the previous answer. */
  readonly onBack: () => void;
};

/** What was computed, and what a model suggests, beside the rubric. Nothing is chosen until the teacher accepts it. */
export function SuggestionPanel({ shared, rubric, help, onBack }: SuggestionPanelProps) {
  const t = useFeedbackText('suggestion');
  if (!help.isOn) return null;
  if (help.isHidden)
    return (
      <p className="mt-4">
        <Button size="small" kind="quiet" onClick={help.hide}>
          {t('show')}
        </Button>
      </p>
    );
  const labels = (ids: readonly string[]) =>
    rubric.items.filter(({ id }) => ids.includes(id)).map(({ label }) => label);
  return (
    <section
      aria-label={t('title')}
      className="mt-6 flex flex-col gap-3 rounded-sm border border-dashed border-line-strong p-4"
    >
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{t('title')}</h3>
        <span aria-live="polite">{help.canTake && <Badge>{help.isSame ? t('chosen') : t('notApplied')}</Badge>}</span>
      </header>
      {help.before && (
        <div className="flex flex-col items-start gap-2 text-sm">
          <p>
            <span className="font-semibold">{t('before')}</span>{' '}
            {help.before.isSame
              ? t('beforeSame')
              : t('beforeOther', { lines: labels(help.before.suggested).join('; ') || t('nothing') })}
          </p>
          {!help.before.isSame && (
            <Button size="small" onClick={onBack}>
              {t('lookAgain')}
            </Button>
          )}
        </div>
      )}
      {help.isOpen ? <Suggested shared={shared} rubric={rubric} help={help} /> : <p>{t('waits')}</p>}
      <Actions help={help} />
      <AgreementLine agreement={help.agreement} />
      <Checkbox label={t('afterChoice')} checked={help.isAfter} onCheckedChange={help.showAfter} />
      <p className="text-sm text-muted">{t('keys')}</p>
    </section>
  );
}

function Suggested({ shared, rubric, help }: SuggestedProps) {
  const t = useFeedbackText('suggestion');
  const { data } = help;
  return (
    <>
      {data && <ComputedPart shared={shared} rubric={rubric} data={data} />}
      {help.isAsking && <Progress label={t('asking')} />}
      {!help.isAsking && help.isFailed && <p>{t('failed')}</p>}
      {!help.isAsking && data && <ModelPart rubric={rubric} data={data} />}
    </>
  );
}

function Actions({ help }: Pick<SuggestionPanelProps, 'help'>) {
  const t = useFeedbackText('suggestion');
  return (
    <div className="flex flex-wrap gap-3">
      {help.canTake && !help.isSame && (
        <Button size="small" onClick={help.take}>
          {t('take')}
        </Button>
      )}
      {help.isOpen && !help.isAsking && (help.isFailed || mayAskAgain(help.data)) && (
        <Button size="small" onClick={help.again}>
          {t('again')}
        </Button>
      )}
      <Button size="small" kind="quiet" onClick={help.hide}>
        {t('hide')}
      </Button>
    </div>
  );
}

const PASSING = new Set(['slow', 'unreachable', 'unusable', 'contradicts']);
const mayAskAgain = (data: Answered | undefined): boolean => data?.model.kind === 'none' && PASSING.has(data.model.why);

type LineProps = { readonly rubric: Rubric; readonly id: string; readonly why?: string };

function Line({ rubric, id, why }: LineProps) {
  const at = rubric.items.findIndex((item) => item.id === id);
  return (
    <li className="flex items-baseline gap-3">
      <kbd className="figures-tabular rounded-sm border border-line-strong px-2 text-sm">{at + 1}</kbd>
      <span>
        {rubric.items[at]?.label}
        {why !== undefined && <span className="block text-sm text-muted">{why}</span>}
      </span>
    </li>
  );
}

type PartProps = { readonly rubric: Rubric; readonly data: Answered };

function ComputedPart({ shared, rubric, data: { computed } }: PartProps & Pick<SuggestionPanelProps, 'shared'>) {
  const t = useFeedbackText('suggestion');
  if (computed === undefined) return null;
  const { misconception, lines } = computed;
  return (
    <div>
      <p className="text-sm text-muted">{t('computed')}</p>
      <p>
        {t(`verdicts.${verdictOf(computed)}`, {
          idea: misconceptionName(shared.catalogue, misconception) ?? misconception ?? '',
        })}
      </p>
      {lines.length > 0 && (
        <ul className="mt-2 flex flex-col gap-2">
          {lines.map((id) => (
            <Line key={id} rubric={rubric} id={id} />
          ))}
        </ul>
      )}
    </div>
  );
}

function ModelPart({ rubric, data: { model, computed } }: PartProps) {
  const t = useFeedbackText('suggestion');
  if (model.kind === 'none') return <p>{t(`why.${model.why}`)}</p>;
  return (
    <div>
      <p className="text-sm text-muted">{t('byModel', { name: model.by })}</p>
      {model.lines.length === 0 && <p>{t(computed && computed.lines.length > 0 ? 'nothingMore' : 'nothing')}</p>}
      <ul className="mt-1 flex flex-col gap-2">
        {model.lines.map(({ id, quote }) => (
          <Line key={id} rubric={rubric} id={id} why={t('because', { quote })} />
        ))}
      </ul>
      {model.dropped > 0 && <p className="mt-2 text-sm text-muted">{t('dropped', { count: model.dropped })}</p>}
    </div>
  );
}

function AgreementLine({ agreement }: { readonly agreement: Agreement | undefined }) {
  const t = useFeedbackText('suggestion');
  if (agreement === undefined || agreement.overall.shown === 0) return null;
  const { question, overall } = agreement;
  const trust = trustOf(question);
  return (
    <p className="figures-tabular text-sm text-muted">
      {question.shown > 0 && t(trust === 'few' ? 'hereFew' : 'here', question)}{' '}
      {overall.shown >= FEW_ANSWERS && overall.shown > question.shown && t('overall', overall)}
      {trust === 'low' && <strong className="block pt-1 font-semibold text-ink">{t('low')}</strong>}
    </p>
  );
}
