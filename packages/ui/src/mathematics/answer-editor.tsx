import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
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

/** Where notation does not come up, plain typing stands in its place, and the next question starts with it. */
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
  /** Which way stands first for whoever has not chosen. Default: plain. */
  readonly first?: 'plain' | 'notation';
};

/** The two ways to write an answer: plain typing with keys, and notation. Whoever chooses one has it the next time. */
export function AnswerEditor({ first = 'plain', ...props }: AnswerEditorProps) {
  const [notation, setNotation] = useState(
    () => (localStorage.getItem(KEY) ?? (first === 'notation' ? 'yes' : 'no')) === 'yes',
  );
  // The field that takes the other's place takes its focus too.
  const [chosen, setChosen] = useState(false);
  const choose = () => {
    localStorage.setItem(KEY, notation ? 'no' : 'yes');
    setNotation(!notation);
    setChosen(true);
  };
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
