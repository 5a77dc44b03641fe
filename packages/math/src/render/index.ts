export { toLatex } from './latex.ts';
export { toMathML } from './mathml.ts';
export { fractionIn, isOfUnits, isTight } from './shapes.ts';
export { toSpeech } from './speech.ts';
export { toText } from './text.ts';
