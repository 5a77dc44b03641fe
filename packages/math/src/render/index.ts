export { fractionIn } from './fraction-in.ts';
export { isOfUnits, isTight } from './is-of-units.ts';
export { toLatex } from './latex.ts';
export { toMathML } from './mathml.ts';
export { toSpeech } from './speech.ts';
export { toText } from './text.ts';
