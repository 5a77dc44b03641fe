import { type JournalEntry, PRACTICE } from '@lemma/offline/journal';
import type { DeskEntry } from '@lemma/school/desk';
import { submissionIdOf } from '@lemma/school/work';
import { useOnline } from '@lemma/screens';
import { Button, Notice, TextLink } from '@lemma/ui';
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

/** The home page shows the goal itself, also while it waits. */
const isOfWork = ({ kind }: JournalEntry): boolean => kind !== 'goal';
const isPractice = ({ entry }: { readonly entry: JournalEntry }): boolean => entry.kind === 'practice';
const asThing = ({ submissionId, kind }: JournalEntry): Thing => ({
  submissionId,
  key: kind === 'hand-in' ? 'handIn' : 'answers',
});

type OutgoingProps = { readonly uid: string; readonly entries: readonly DeskEntry[] };

/**
 * What waits on this device to be sent, and what became of what waited: shown on the first screen, not only where it
 * was written.
 */
export function Outgoing({ uid, entries }: OutgoingProps) {
  const t = useText('outgoing');
  const online = useOnline();
  const { receipts, letGo, ...all } = useOutgoing(uid);
  const waiting = all.waiting.filter(isOfWork);
  const refused = all.refused.filter(({ entry }) => isOfWork(entry));
  const [late, lost] = [refused.filter(isPractice), refused.filter((one) => !isPractice(one))];
  const list = (things: readonly Thing[]) => <Lines uid={uid} entries={entries} lines={linesOf(things)} />;
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
      {lost.length > 0 && (
        <Notice tone="warm" title={t('refused')}>
          {list(lost.map(({ entry }) => asThing(entry)))}
        </Notice>
      )}
      {late.length > 0 && (
        <Notice title={t('practiceLate', { count: late.length })}>
          <p>{t('practiceLateBody')}</p>
          <Button size="small" onClick={() => void letGo(late.map(({ id }) => id))}>
            {t('seen')}
          </Button>
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
        const isOwn = submissionId === PRACTICE;
        const words = t(key, { count, title: isOwn ? t('practice') : (work?.title ?? t('other')) });
        const to = isOwn
          ? paths.home({ practice: 1 })
          : paths.assignments({
              work: work?.assignmentId ?? submissionId.replace(submissionIdOf('', uid), ''),
              item: 1,
            });
        return (
          <li key={`${submissionId} ${key}`}>
            <TextLink to={to}>{words}</TextLink>
          </li>
        );
      })}
    </ul>
  );
}
