import type { DeskEntry } from '@lemma/school/desk';
import { submissionIdOf } from '@lemma/school/work';
import { useOnline } from '@lemma/screens';
import { Notice, TextLink } from '@lemma/ui';
import { useOutgoing } from '#shared/outbox/use-outgoing.ts';
import { paths } from '#shared/paths.ts';
import { useText } from '#shared/text/texts.ts';

type Key = 'answers' | 'handIn' | 'checked' | 'handedIn' | 'unreadable' | 'setAside';
type Thing = { readonly submissionId: string; readonly key: Key };
type Line = Thing & { readonly count: number };

/** Groups things of one kind and one piece of work into one line, in the order of the first of each. */
function linesOf(things: readonly Thing[]): Line[] {
  const lines = new Map<string, Line>();
  for (const thing of things) {
    const name = `${thing.submissionId} ${thing.key}`;
    lines.set(name, { ...thing, count: (lines.get(name)?.count ?? 0) + 1 });
  }
  return [...lines.values()];
}

const outcomes = {
  checked: 'checked',
  unreadable: 'unreadable',
  'set-aside': 'setAside',
  'handed-in': 'handedIn',
} as const;

type OutgoingProps = { readonly uid: string; readonly entries: readonly DeskEntry[] };

/**
 * What waits on this device to be sent, and what became of what waited: shown on the first screen, not only where it
 * was written.
 */
export function Outgoing({ uid, entries }: OutgoingProps) {
  const t = useText('outgoing');
  const online = useOnline();
  const { waiting, refused, receipts } = useOutgoing(uid);
  const list = (things: readonly Thing[]) => <Lines uid={uid} entries={entries} lines={linesOf(things)} />;
  const asThing = ({
    submissionId,
    kind,
  }: {
    readonly submissionId: string;
    readonly kind: 'attempt' | 'hand-in';
  }) => ({
    submissionId,
    key: kind === 'attempt' ? ('answers' as const) : ('handIn' as const),
  });
  return (
    <div role="status" className="flex flex-col gap-4 not-empty:pb-6">
      {waiting.length > 0 && (
        <Notice tone={online ? 'accent' : 'warm'} title={online ? t('sending') : t('waiting')}>
          {list(waiting.map(asThing))}
          {!online && <p>{t('waitingBody')}</p>}
        </Notice>
      )}
      {receipts.length > 0 && (
        <Notice title={t('sent')}>
          {list(receipts.map(({ submissionId, outcome }) => ({ submissionId, key: outcomes[outcome] })))}
        </Notice>
      )}
      {refused.length > 0 && (
        <Notice tone="warm" title={t('refused')}>
          {list(refused.map(({ entry }) => asThing(entry)))}
        </Notice>
      )}
    </div>
  );
}

function Lines({ uid, entries, lines }: OutgoingProps & { readonly lines: readonly Line[] }) {
  const t = useText('outgoing');
  return (
    <ul>
      {lines.map(({ submissionId, key, count }) => {
        const work = entries.find(({ assignmentId }) => submissionIdOf(assignmentId, uid) === submissionId);
        const words = t(key, { count, title: work?.title ?? t('other') });
        return (
          <li key={`${submissionId} ${key}`}>
            <TextLink
              to={paths.assignments({
                work: work?.assignmentId ?? submissionId.replace(submissionIdOf('', uid), ''),
                item: 1,
              })}
            >
              {words}
            </TextLink>
          </li>
        );
      })}
    </ul>
  );
}
