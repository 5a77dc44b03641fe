import { namesIn, type PlanLanguage } from '@lemma/plans/sheet';
import { type PlanBlock, type PlanCheck, type PlanFault, type PlanRow, planBlockKinds } from '@lemma/school/plan';
import { EngineText, InEnglish } from '@lemma/screens';
import { Badge, Figure, Prose, Section, Status } from '@lemma/ui';
import { Fragment, type ReactNode } from 'react';
import { useSaidOfRow } from '#shared/queries/use-said-of-row.ts';
import { usePlanText } from '#shared/text/use-plan-text.ts';
import { PlanItemView } from './plan-item-view.tsx';

type PlanBlocksProps = {
  readonly blocks: readonly PlanBlock[];
  readonly check: PlanCheck;
  /** In which the blocks are. */
  readonly language: PlanLanguage;
  /** Renders one block differently, for example while it is edited. */
  readonly around?: (block: PlanBlock, content: ReactNode) => ReactNode;
};

const plain = (block: PlanBlock, content: ReactNode): ReactNode => <PlainBlock block={block} content={content} />;

function PlainBlock({ block, content }: { readonly block: PlanBlock; readonly content: ReactNode }) {
  const t = usePlanText('plan');
  return (
    <Section ruled title={t(`blocks.${block.kind}`)}>
      {content}
    </Section>
  );
}

/** A plan for reading: what was checked and what was not, then its blocks in order. */
export function PlanBlocks({ blocks, check, language, around = plain }: PlanBlocksProps) {
  const t = usePlanText('plan');
  const { checked, right, unread, faults } = check;
  const inOrder = planBlockKinds.flatMap((kind) => blocks.filter((block) => block.kind === kind));
  return (
    <div className="max-w-2xl pt-2">
      <p className="flex flex-wrap items-baseline gap-x-2 pb-6 text-sm">
        <Status tone={faults.length === 0 ? 'done' : 'attention'}>{t('checks', { right, checked })}</Status>
        {faults.length > 0 && ` · ${t('marked', { count: faults.length })}`}{' '}
        <span className="text-muted">
          {t('checksLead')} {unread === undefined ? t('unreadAll') : t('unread', { count: unread })}
        </span>
      </p>
      {inOrder.map((block) => (
        <Fragment key={block.id}>
          {around(
            block,
            <PlanRows
              block={block}
              language={language}
              faults={faults.filter(({ blockId }) => blockId === block.id)}
            />,
          )}
        </Fragment>
      ))}
    </div>
  );
}

type PlanRowsProps = Pick<PlanBlocksProps, 'language'> & {
  readonly block: PlanBlock;
  readonly faults: readonly PlanFault[];
};

function PlanRows({ block, language, faults }: PlanRowsProps) {
  const names = namesIn(block, language);
  const saidOf = useSaidOfRow(block);
  return (
    <div className="flex flex-col gap-5">
      {block.rows.map((row) => (
        <Row
          key={row.id}
          row={row}
          said={saidOf(row)}
          name={names.get(row.id)}
          faults={faults.filter(({ rowId }) => rowId === row.id)}
        />
      ))}
    </div>
  );
}

/** A text of a plan, in the language of the page if it is known in it. */
const Told = ({ text, said }: { readonly text: string; readonly said: string | undefined }) =>
  said === undefined ? <EngineText text={text} /> : <Prose text={said} />;

type RowProps = {
  readonly row: PlanRow;
  /** Its texts that are known in the language of the page. */
  readonly said: (text: string) => string | undefined;
  /** What the sheets call its problem. */
  readonly name: string | undefined;
  readonly faults: readonly PlanFault[];
};

function Row({ row, said, name, faults }: RowProps) {
  const t = usePlanText('plan');
  const { title, text, parts, minutes, seen, item, picture, student = [] } = row;
  return (
    <article aria-label={title} data-print="whole">
      <p className="flex flex-wrap items-baseline gap-x-3 font-semibold">
        {name !== undefined && `${name}: `}
        <Told text={title} said={said(title)} />
        {minutes !== undefined && (
          <span className="figures-tabular font-normal text-muted">{t('minutesShort', { minutes })}</span>
        )}
        {seen && <Badge tone="warm">{t('seen', seen)}</Badge>}
      </p>
      {text !== '' && (
        <p className="measure whitespace-pre-wrap">
          <Told text={text} said={said(text)} />
        </p>
      )}
      {picture && (
        <div className="max-w-md py-2">
          <Figure picture={picture} />
        </div>
      )}
      {/* A problem of the set stands in its own place; here its name is enough. */}
      {item && (row.idea === undefined || item.id === row.id) && (
        <PlanItemView item={item} small={row.idea !== undefined && row.use === undefined} />
      )}
      {student.length > 0 && (
        <ul aria-label={t('tabs.sheet')} className="mt-1 flex list-disc flex-col gap-1 pl-5 text-muted">
          {student.map((asked) => (
            <li key={asked.text}>
              <EngineText text={asked.text} />
            </li>
          ))}
        </ul>
      )}
      {parts.length > 0 && (
        <dl className="mt-1 grid gap-x-4 gap-y-1 sm:grid-cols-[minmax(7rem,auto)_1fr]">
          {parts.map((part) => (
            <div key={`${part.label} ${part.text}`} className="contents">
              <dt className="text-muted">
                <InEnglish>{part.label}</InEnglish>
              </dt>
              <dd className="measure pb-1">
                <Told text={part.text} said={said(part.text)} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {faults.map(({ text: fault, reason }) => (
        <p key={fault} className="mt-1">
          <Status tone="attention">
            <span className="whitespace-normal">
              <Prose text={t('notVerified', { text: fault, reason })} />
            </span>
          </Status>
        </p>
      ))}
    </article>
  );
}
