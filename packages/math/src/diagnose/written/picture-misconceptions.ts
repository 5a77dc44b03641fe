import { type Shown, shown, type Written } from './facts.ts';

const DRAWN =
  /\b(?:pictorial|picture|drawing|drew|drawn|draws|graphic(?:al)?|representation|represented|sketch|diagram|scribbl)/i;
const BARE =
  /\b(?:nothing (?:more|else)|incomplete|left out|leaves? out|without the|missing)\b|\bno (?:numbers?|data|amounts?|weights?|values?)\b/i;
const UNRELATED =
  /\b(?:no (?:labels?|representation|groups?|bags?)|labell?ed|labels|bar graph|lines? of|rows? of|not clear|irregular|circles|scribbl)/i;

/** A drawing described in words: why it does not help with the problem. */
export function drawings({ question, correct, answer }: Written): Shown[] {
  const told = /^\s*\[[^\]]+\]/.test(answer) || /^\s*(?:the (?:learner|student|child)|she|he)\b/i.test(answer);
  if (
    !told ||
    !DRAWN.test(answer) ||
    answer.length < 25 ||
    /\b(?:plot|coordinates?|slope)/i.test(`${question} ${answer}`)
  )
    return [];
  // Only stories are drawn: the question needs words.
  if (correct.trim() === '' || (question.match(/[a-z]{2,}/gi)?.length ?? 0) < 8) return [];
  const [out, apart] = ['functions.drawing-leaves-data-out', 'functions.drawing-without-relation'] as const;
  if (BARE.test(answer)) return shown('stated', out, apart);
  if (UNRELATED.test(answer)) return shown('stated', apart, out);
  return /\bonly\b|\bjust\b/i.test(answer) ? shown('stated', out, apart) : [];
}

/** A shaded part; the right answer tells what the picture shows. */
export function shadedPart({ question, correct, answer }: Written): Shown[] {
  const shaded =
    /\bshaded|\bcolou?red\b|\bblack\b|\bgr[ae]y\b/i.test(question) && /\bfraction|\bpart\b/i.test(question);
  const of = (text: string): [number, number] | undefined => {
    const [, top, bottom] = /^\s*(?:[^\d=]*=)?\s*(\d{1,2})\/(\d{1,2})\s*$/.exec(text) ?? [];
    return top === undefined ? undefined : [Number(top), Number(bottom)];
  };
  const [key, given] = [of(correct), of(answer)];
  if (!shaded || key === undefined || given === undefined || key[0] >= key[1]) return [];
  const [[top, parts], [a, b]] = [key, given];
  if (a === parts && b === top) return shown('computed', 'fractions.upside-down');
  if (a === top && b === parts - top) return shown('computed', 'fractions.part-to-part', 'fractions.unequal-parts');
  if (b === parts && a === parts - top) return shown('computed', 'fractions.names-unshaded');
  if (b === top && a === parts - top) return shown('computed', 'fractions.part-to-part');
  return a === top && b > 1 && b !== parts && Math.abs(b - parts) <= parts
    ? shown('likely', 'fractions.unequal-parts')
    : [];
}

/** A graph described by its looks instead of its meaning. */
export function graphByLook({ question, correct, answer }: Written): Shown[] {
  const graph = /\bgraph|\bchart|\baxis|\bscale\b|\bbars?\b/i.test(question);
  const scale = /\b(?:scale|break|axis|interval|starts? at|misleading|intervals?)\b/i.test(correct);
  const look =
    /\b(?:looks?|looking|seems?|appears?|taller|higher|longer|bigger|small numbers)\b|\b(?:twice|times|half) as (?:many|much|high|tall|big)\b/i.test(
      answer,
    );
  return graph && scale && look && !/\b(?:scale|break|axis|misleading)\b/i.test(answer)
    ? shown('stated', 'functions.graph-scale-unseen')
    : [];
}
