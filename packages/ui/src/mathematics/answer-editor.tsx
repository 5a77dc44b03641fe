import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { AnswerField, type AnswerFieldProps } from './answer-field.tsx';

const KEY = 'lemma-notation';

/** 218 kB that only this kind of input needs. If it cannot be loaded, plain typing remains. */
const NotationField = lazy(
  async (): Promise<{ default: ComponentType<AnswerFieldProps> }> =>
    import('./notation-field.tsx').then(
      (module) => ({ default: module.NotationField }),
      () => ({ default: AnswerField }),
    ),
);

/** Shows plain typing if the notation field fails, and for the next questions too. */
class PlainInstead extends Component<{ readonly plain: ReactNode; readonly children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidCatch() {
    localStorage.setItem(KEY, 'no');
  }
  override render() {
    return this.state.failed ? this.props.plain : this.props.children;
  }
}

type AnswerEditorProps = AnswerFieldProps & {
  /** The kind of input for people who have not chosen one. Default: plain. */
  readonly first?: 'plain' | 'notation';
};

/**
 * The two ways to enter an answer: plain typing with keys, and notation. The choice is remembered for the next
 * question.
 */
export function AnswerEditor({ first = 'plain', ...props }: AnswerEditorProps) {
  const [notation, setNotation] = useState(
    () => (localStorage.getItem(KEY) ?? (first === 'notation' ? 'yes' : 'no')) === 'yes',
  );
  // After switching, the new field takes the focus of the old one.
  const [chosen, setChosen] = useState(false);
  const choose = () => {
    localStorage.setItem(KEY, notation ? 'no' : 'yes');
    setNotation(!notation);
    setChosen(true);
  };
  // There is nothing to build in a whole number.
  const { without } = props.keypad || {};
  if (without?.includes('fraction')) return <AnswerField {...props} />;
  const all = { ...props, focused: chosen || props.focused === true, notation: { shown: notation, onToggle: choose } };
  const plain = <AnswerField {...all} />;
  if (!notation) return plain;
  return (
    <PlainInstead plain={plain}>
      <Suspense fallback={<AnswerField {...all} focused={false} />}>
        <NotationField {...all} />
      </Suspense>
    </PlainInstead>
  );
}
