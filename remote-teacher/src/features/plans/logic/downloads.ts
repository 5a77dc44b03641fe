import type { Plan } from '@lemma/school/plan';
import { csvFileName, toCsv } from '@lemma/ui';
import { saveText } from '#shared/files/save-text.ts';
import { classShowed } from '#shared/logic/class-showed.ts';
import type { SaidPlan } from '#shared/queries/use-said-plan.ts';
import { planTextNow } from '#shared/text/use-plan-text.ts';
import { problemCells } from './problem-cells.ts';
import type { WordPictures } from './word-pictures.ts';

/** Saves the problems of a plan as a table: block, case, problem and answer. */
export function downloadProblems(plan: Plan): void {
  const t = planTextNow('plan');
  const rows = problemCells(plan.blocks, (kind) => t(`blocks.${kind}`));
  const head = [
    ...[t('columns.part'), t('columns.case'), t('columns.level'), t('columns.problem')],
    ...[t('columns.mathematics'), t('columns.answer')],
  ];
  saveText({ name: csvFileName([plan.title, t('csvFile')]), text: toCsv(head, rows), holds: 'no-child' });
}

const ADDRESS_LIFE_MS = 60_000;

/** What the class that a plan is for has shown, line by line; or that nothing is known of it yet. */
function classLines(plan: Plan): string[] {
  const t = planTextNow('plan');
  const ofClass = classShowed(plan);
  if (ofClass === undefined) return [];
  const { name, showed } = ofClass;
  if (showed.length === 0) return [t('classUnknown', { name })];
  return [`${t('classShowed', { name })}:`, ...showed.map(({ title, seen }) => `${title}: ${t('seen', seen)}`)];
}

/** Saves the plan as a Word document; the library that writes it is loaded at the first use. */
export async function downloadWord({ plan, language }: SaidPlan<Plan>, pictures: WordPictures): Promise<void> {
  const t = planTextNow('plan');
  const { planDocument } = await import('./plan-document.ts');
  const address = URL.createObjectURL(
    await planDocument(
      plan,
      {
        language,
        ...{ answer: t('answer'), picture: t('picture'), name: t('sheetName'), date: t('sheetDate') },
        minutesIn: (minutes) => t('minutesShort', { minutes }),
        nameOf: (kind) => t(`blocks.${kind}`),
        checked: ({ right, checked, unread }) =>
          `${t('checks', { right, checked })}. ${unread === undefined ? t('unreadAll') : t('unread', { count: unread })}`,
        markOf: ({ text, reason }) => t('notVerified', { text, reason }),
        pageOf: (kind) => t(`sheetPages.${kind}`),
        pile: t('piles'),
        classLines,
        observed: t('observed'),
        onSheet: t('onSheet'),
      },
      pictures,
    ),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = csvFileName([plan.title]).replace(/\.csv$/, '.docx');
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), ADDRESS_LIFE_MS);
}
