/**
 * The seam to the engine. `mathml` is what stands inside `<math>`; `label` says it in words; a text that cannot be read
 * has the place where reading stopped and a sentence for the person who typed it.
 */
export type MathReading =
  | { readonly ok: true; readonly mathml: string; readonly label: string }
  | {
      readonly ok: false;
      readonly code: string;
      readonly at: number;
      readonly length: number;
      readonly message: string;
    };

const asXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const typographic = (text: string) =>
  text.replaceAll('*', '×').replaceAll('-', '−').replaceAll('<=', '≤').replaceAll('>=', '≥');

/** Mathematics as it was typed, with the right signs: for what no parser reads. */
export const plainMath = (text: string) => ({ mathml: `<mtext>${asXml(typographic(text))}</mtext>`, label: text });

export function readMath(text: string): MathReading {
  return { ok: true, ...plainMath(text) };
}
