import { Empty, Section } from '@lemma/ui';
import { useState } from 'react';
import { useFeedbackText } from '#shared/text/use-feedback-text.ts';
import { type AnswerGroup, acceptanceOf, answerGroups } from '../logic/answer-groups.ts';
import { breakGroups } from '../logic/break-groups.ts';
import { nameOf, questionName, type SharedData } from '../logic/shared-data.ts';
import { AnswerLine } from './answer-line.tsx';
import { BreakLines } from './break-lines.tsx';
import { CommentDialog } from './comment-dialog.tsx';
import { ContestedQueue } from './contested-queue.tsx';
import { FixDialog, type FixRequest } from './fix-dialog.tsx';

/** The wrong answers, equal ones together, with one comment or one decision for all of them. */
export function AnswersTab(shared: SharedData) {
  const { assignment, students, results, catalogue } = shared;
  const t = useFeedbackText('feedback');
  const [commenting, setCommenting] = useState<AnswerGroup | undefined>();
  const [fixing, setFixing] = useState<FixRequest | undefined>();
  const groups = answerGroups(results);
  const breaks = breakGroups(results);
  const title = (itemId: string) => {
    const number = assignment.items.findIndex(({ id }) => id === itemId) + 1;
    return t('questionTitle', { number, skill: questionName(catalogue, assignment, itemId) });
  };
  return (
    <>
      <ContestedQueue {...shared} titleOf={title} onFix={setFixing} />
      {groups.length === 0 && breaks.length === 0 && (
        <Empty title={t('noAnswersTitle')} drawing="whole">
          <p>{t('noAnswersBody')}</p>
        </Empty>
      )}
      {assignment.items.map((item) => {
        const own = groups.filter(({ itemId }) => itemId === item.id);
        const broken = breaks.filter(({ itemId }) => itemId === item.id);
        if (own.length === 0 && broken.length === 0) return null;
        return (
          <Section key={item.id} ruled title={title(item.id)}>
            <ul className="flex flex-col">
              {own.map((group) => (
                <AnswerLine
                  key={group.key}
                  group={group}
                  shared={shared}
                  onComment={() => setCommenting(group)}
                  onAccept={() =>
                    setFixing({ itemId: item.id, fix: { kind: 'accept', acceptance: acceptanceOf(group) } })
                  }
                />
              ))}
            </ul>
            <BreakLines groups={broken} shared={shared} />
          </Section>
        );
      })}
      {commenting && (
        <CommentDialog
          assignment={assignment}
          group={commenting}
          names={commenting.studentIds.map((id) => nameOf(students, id) ?? t('someone'))}
          onClose={() => setCommenting(undefined)}
        />
      )}
      {fixing && (
        <FixDialog
          assignmentId={assignment.id}
          request={fixing}
          students={students}
          onClose={() => setFixing(undefined)}
        />
      )}
    </>
  );
}
