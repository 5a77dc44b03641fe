import { Suspense, use, useMemo } from 'react';
import { MathElement } from './math-element.tsx';
import { mathmlElements } from './mathml-elements.tsx';

type Temml = { readonly renderToString: (tex: string, options: Record<string, unknown>) => string };

let loading: Promise<Temml | undefined> | undefined;

/** 58 kB that few pages need. */
function loadTemml(): Promise<Temml | undefined> {
  loading ??= import('temml').then(
    (module) => module.default,
    () => {
      loading = undefined;
      return undefined;
    },
  );
  return loading;
}

/** Commands that MathLive writes and temml does not know. */
const MACROS = { '\\exponentialE': 'e', '\\imaginaryI': 'i', '\\differentialD': 'd', '\\placeholder': '\\square' };

function convert(temml: Temml, tex: string): string | undefined {
  try {
    const whole = temml.renderToString(tex, { throwOnError: true, macros: { ...MACROS }, trust: false });
    return /^<math[^>]*>([\s\S]*)<\/math>$/.exec(whole.trim())?.[1];
  } catch {
    return undefined;
  }
}

/** LaTeX that our own parser cannot read. Shows the source until the renderer is loaded, and if it fails. */
export type LatexProps = { readonly tex: string; readonly display?: boolean; readonly label: string };

export function Latex(props: LatexProps) {
  const source = <code>{props.tex}</code>;
  return (
    <Suspense fallback={source}>
      <span>
        <Rendered {...props} />
      </span>
    </Suspense>
  );
}

function Rendered({ tex, display = false, label }: LatexProps) {
  const temml = use(loadTemml());
  const body = useMemo(() => {
    const inner = temml && tex.length <= 2000 ? convert(temml, tex) : undefined;
    return inner === undefined ? undefined : mathmlElements(inner);
  }, [temml, tex]);
  if (body === undefined) return <code>{tex}</code>;
  return (
    <MathElement display={display} label={label}>
      {body}
    </MathElement>
  );
}
