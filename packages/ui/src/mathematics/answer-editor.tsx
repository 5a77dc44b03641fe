import { type ComponentType, lazy, Suspense, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { useText } from '../text/catalogue.ts';
import { AnswerField, type AnswerFieldProps } from './answer-field.tsx';

const KEY = 'lemma-notation';

/** 218 kB that only this way of writing needs. Where it does not come, plain typing stays: it is never the only way in. */
const NotationField = lazy(
  async (): Promise<{ default: ComponentType<AnswerFieldProps> }> =>
    import('./notation-field.tsx').then(
      (module) => ({ default: module.NotationField }),
      () => ({ default: AnswerField }),
    ),
);

/** The two ways to write an answer: plain typing with keys, and notation. Whoever chooses one has it the next time. */
export function AnswerEditor(props: AnswerFieldProps) {
  const t = useText('math');
  const [notation, setNotation] = useState(() => localStorage.getItem(KEY) === 'yes');
  const choose = () => {
    localStorage.setItem(KEY, notation ? 'no' : 'yes');
    setNotation(!notation);
  };
  const plain = <AnswerField {...props} />;
  return (
    <div className="flex flex-col items-start gap-1">
      <div className="w-full">
        {notation ? (
          <Suspense fallback={plain}>
            <NotationField {...props} />
          </Suspense>
        ) : (
          plain
        )}
      </div>
      <Button kind="quiet" size="small" onClick={choose} disabled={props.disabled}>
        {notation ? t('typePlainly') : t('writeNotation')}
      </Button>
    </div>
  );
}
