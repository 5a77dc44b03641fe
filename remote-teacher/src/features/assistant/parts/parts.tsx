import type { AssistantRequest, ChatPart } from '@lemma/school/assistant';
import { EngineText } from '@lemma/screens';
import { Button, ButtonLink, Formula, TextLink } from '@lemma/ui';
import { PlanItemView } from '#shared/parts/plan-item-view.tsx';
import { useAssistantText } from '#shared/text/use-assistant-text.ts';
import { targetPath } from '../logic/target-path.ts';
import { RequestFormView } from './request-form.tsx';

type PartsProps = {
  readonly parts: readonly ChatPart[];
  readonly onAsk?: ((text: string) => void) | undefined;
  readonly onMake?: ((request: AssistantRequest) => void) | undefined;
};

/** The parts of an answer in order. Suggestions are buttons where a question can be asked. */
export function Parts({ parts, onAsk, onMake }: PartsProps) {
  let number = 0;
  return parts.map((part, place) => {
    const key = `${part.kind}-${place}`;
    if (part.kind === 'item') number += 1;
    return <OnePart key={key} part={part} number={number} onAsk={onAsk} onMake={onMake} />;
  });
}

type OnePartProps = Omit<PartsProps, 'parts'> & { readonly part: ChatPart; readonly number: number };

function OnePart({ part, number, onAsk, onMake }: OnePartProps) {
  const t = useAssistantText('assistant');
  switch (part.kind) {
    case 'text':
      return part.form ? (
        <RequestFormView form={part.form} onMake={onMake} />
      ) : (
        <p className="measure whitespace-pre-line">
          <EngineText text={part.text} />
        </p>
      );
    case 'list':
      return <Rows rows={part.rows} />;
    case 'item':
      return (
        <div className="flex gap-3">
          <span className="figures-tabular text-muted">{number}.</span>
          <PlanItemView item={part.item} />
        </div>
      );
    case 'steps':
      return <Steps lines={part.lines} />;
    case 'links':
      return (
        <div className="flex flex-wrap gap-2" data-print="hide">
          {part.links.map(({ label, target }) => (
            <ButtonLink key={label} to={targetPath(target)} size="small">
              <EngineText text={label} />
            </ButtonLink>
          ))}
        </div>
      );
    case 'try':
      return onAsk ? (
        <fieldset className="flex flex-wrap gap-2" data-print="hide">
          <legend className="pb-1 text-sm text-muted">{t('tryNext')}</legend>
          {part.says.map((text) => (
            <Button key={text} size="small" onClick={() => onAsk(text)} className="text-left">
              <EngineText text={text} />
            </Button>
          ))}
        </fieldset>
      ) : null;
  }
}

function Rows({ rows }: Pick<Extract<ChatPart, { kind: 'list' }>, 'rows'>) {
  return (
    <ul className="flex flex-col border-y border-line">
      {rows.map(({ text, note, target }) => (
        <li
          key={JSON.stringify([text, note, target])}
          className="flex flex-wrap items-baseline gap-x-4 border-b border-line py-2 last:border-b-0"
        >
          <span className="min-w-40">
            {target ? (
              <TextLink to={targetPath(target)}>
                <EngineText text={text} />
              </TextLink>
            ) : (
              <EngineText text={text} />
            )}
          </span>
          {note !== undefined && (
            <span className="measure text-sm text-muted">
              <EngineText text={note} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Steps({ lines }: Pick<Extract<ChatPart, { kind: 'steps' }>, 'lines'>) {
  return (
    <ol className="flex flex-col gap-2 border-l-2 border-accent pl-4">
      {lines.map(({ line, why }) => (
        <li key={`${line} ${why}`} className="flex flex-wrap items-baseline gap-x-6">
          <span className="min-w-40">
            <Formula text={line} />
          </span>
          <span className="text-sm text-muted">
            <EngineText text={why} />
          </span>
        </li>
      ))}
    </ol>
  );
}
