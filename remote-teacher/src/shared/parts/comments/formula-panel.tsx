import { AnswerEditor, Button, isReadable } from '@lemma/ui';
import { useState } from 'react';
import { useText } from '#shared/text/texts.ts';

export type FormulaPanelProps = { readonly onInsert: (formula: string) => void; readonly onClose: () => void };

/** On a touch screen, typing in a plain field works better than a second keyboard over the page. */
const firstWay = (): 'plain' | 'notation' => (window.matchMedia('(pointer: coarse)').matches ? 'plain' : 'notation');

/** Writes one formula for a comment. An unreadable formula is not inserted: the field shows where reading stopped. */
export function FormulaPanel({ onInsert, onClose }: FormulaPanelProps) {
  const t = useText('comment');
  const [formula, setFormula] = useState('');
  const [first] = useState(firstWay);
  const ready = isReadable(formula);
  return (
    <form
      aria-label={t('formula')}
      className="flex w-full flex-col gap-3 rounded-md border border-line bg-wash p-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) onInsert(formula.trim().replaceAll('`', ''));
      }}
    >
      <AnswerEditor
        kind="equation"
        label={t('formulaLabel')}
        value={formula}
        onChange={setFormula}
        first={first}
        counts={false}
        focused
        keypad={{ more: ['powers', 'inequalities', 'percent', 'pi'], letters: ['x', 'y'] }}
      />
      <p className="text-sm text-muted">{t('formulaHint')}</p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={!ready}>
          {t('insert')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
