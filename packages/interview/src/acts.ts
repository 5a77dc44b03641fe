import { variedProblem } from './asked/varied.ts';
import { changedProblem } from './changed-problem.ts';
import { type Labelling, labelMove } from './moves/label.ts';
import { ruleMove } from './moves/rules.ts';
import { posedLabelling, poses } from './posed-labelling.ts';
import { nameOfProblem, type ProblemRef, restore } from './problems.ts';
import { candidates, mathIn, readProblem } from './read-problem.ts';
import { spokenToMath } from './spoken-math.ts';
import { near, numberOf, numbersIn } from './values.ts';

/**
 * What a teacher's turn asks the student to do. One turn can contain two requests, such as a problem and how it was
 * done.
 */
export type Act =
  /** `varied`: the problem on the table with other numbers, and nothing else is asked. */
  | { readonly kind: 'problem'; readonly ref: ProblemRef; readonly varied?: boolean }
  | { readonly kind: 'how'; readonly ref: ProblemRef; readonly specific: boolean }
  | { readonly kind: 'why' | 'draw' | 'check' | 'put-back' | 'fits-drawing'; readonly ref: ProblemRef }
  | { readonly kind: 'compare'; readonly left: string; readonly right: string }
  | { readonly kind: 'fact'; readonly text: string }
  | { readonly kind: 'contrast' | 'told' | 'greeting' | 'kindness' | 'goodbye' | 'unknown' };

/** What the student has answered to a problem so far. */
export type GivenAnswer = { readonly ref: ProblemRef; readonly answer: string; readonly right: boolean };

/** The context in which a turn is read: the skill, the problem on the table, and the answers so far. */
export type Situation = {
  readonly skill: string;
  /** The student's last reply, and how many turns came before; they help to tell the teacher's move. */
  readonly before?: string;
  readonly turn?: number;
  readonly current: ProblemRef;
  readonly beliefs: readonly GivenAnswer[];
};

const ASKS = {
  contrast:
    /\b(?:before|earlier|just now|a minute ago|first|last time) you (?:said|got|told|wrote|had)|\byou (?:said|got|told me|wrote) .* (?:before|earlier|but now)|\bboth (?:be )?(?:true|right|correct)|\bwhich (?:one )?is right\b|\bwhy (?:are|is) (?:they|it|these|those) .*different|\bhow can (?:they|both) be\b/i,
  'put-back':
    /\b(?:put|plug|substitute|fill) (?:it|that|this|them|your (?:answer|number|x)|-?[\d./]+)? ?(?:back|in\b|into)|\bwork(?:ing)? (?:it )?back(?:wards?)?\b|\bother way (?:round|around)\b|\b(?:opposite|inverse) (?:operation|way)\b|\bundo (?:it|that)\b|\bcheck (?:it|your answer|that) (?:by|with|using)\b/i,
  'fits-drawing':
    /\b(?:fit|fits|match|matches|agree|agrees|go|goes)\b.*\b(?:picture|drawing|diagram|number line)\b|\bwhat (?:does|do) (?:the|your|this) (?:picture|drawing|diagram|number line) (?:say|show|tell)\b|\bcompare\b.*\b(?:picture|drawing|diagram)\b/i,
  draw: /\b(?:draw|drawing|sketch|diagram|number line|picture of|a picture|with counters|with blocks|model it|visual)\b/i,
  why: /\bwhy\b|\bhow do you know\b|\bwhat makes you\b|\bhow can you (?:be sure|tell)\b|\breason\b|\bconvince\b|\bprove\b|\bhow come\b/i,
  check:
    /\bare you sure\b|\bhow sure\b|\bcheck\b|\blook (?:at (?:it|that) )?again\b|\b(?:try|do) (?:it|that) (?:again|once more)\b|\bmakes? sense\b|\bseems? right\b|\blooks? right\b|\bdouble[- ]check\b|\bhappy with\b/i,
  how: /\bhow (?:did|do|would|have) you\b|\b(?:walk|talk) me through\b|\btell me (?:more|about|how|what you)\b|\bexplain\b|\bshow me (?:how|what|your)\b|\bwhat did you (?:do|think|start|write)\b|\bwhat were you\b|\bsteps?\b|\bwhere did\b|\bdescribe\b|\bwhat do you think\b|\bgo on\b|\bsay (?:a bit )?more\b|\btell me what you (?:are|were) thinking\b|\bwhat are you thinking\b|\bhow would you\b|\b(?:talk|think)(?:ing)? (?:it )?(?:out loud|aloud)\b/i,
} as const;

const SPECIFIC =
  /\bwhat did you do (?:first|next|then|with|after|to|when)\b|\bwhere did\b|\bfirst step\b|\bstart(?:ed)? with\b|\bwhat (?:happened|happens) (?:to|with)\b|\bwith the\b|\b(?:line|step|digit|column|top|bottom|numerator|denominator|ones|tens|sign)\b|\bstep by step\b|\d/i;

const GREETING = /^\W*(?:hi|hello|hey|good (?:morning|afternoon|day))\b|\bnice to meet\b|\bmy name is\b/i;
const GOODBYE =
  /\b(?:goodbye|bye|see you(?= (?:later|tomorrow|soon|next|then|around|again|on)|\W*$)|we can stop|that is all|that's all|we are done|we're done)\b/i;

const PRAISE =
  /^\W*(?:nice|great|good (?!morning|afternoon|day)|well done|awesome|excellent|perfect|wonderful|super|thanks|thank you|i (?:really )?(?:like|love|appreciate)|keep (?:going|it up|trying)|you(?:'re| are) doing|take your time|no (?:rush|hurry|worries)|don'?t worry|that(?:'s| is) (?:ok(?:ay)?|fine|great|interesting|alright|all right)|interesting|cool|wow)\b/i;

const NUMBER = String.raw`(-?\d+(?:\.\d+)?(?:/\d+)?)`;
const COMPARE = [
  new RegExp(
    String.raw`\b(?:is|are|was)\s+${NUMBER}\s+(?:really )?(?:more|less|bigger|larger|smaller|greater|the same as|equal to)(?: or \w+)?(?: than)?\s+${NUMBER}`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:bigger|larger|smaller|greater|more|less)\b[^\d-]*${NUMBER}\s*,?\s*(?:or|and)\s+${NUMBER}`,
    'i',
  ),
];
/** Matches "Is your answer more than a half?" */
const ANSWER_COMPARED = new RegExp(
  String.raw`\b(?:your answer|the answer|it|that|what you got|your result)\b[^\d]*\b(?:more|less|bigger|larger|smaller|greater|the same)\b[^\d-]*${NUMBER}`,
  'i',
);

function comparison(text: string, { beliefs, current }: Situation): Act | undefined {
  const plain = spokenToMath(text).replace(/−/g, '-');
  for (const pattern of COMPARE) {
    const [, left, right] = pattern.exec(plain) ?? [];
    if (left !== undefined && right !== undefined && left !== right) return { kind: 'compare', left, right };
  }
  // "If I take a quarter of 8, should it be bigger than 8?" speaks of another number than the answer.
  const isOther = /\bif\b/i.test(plain) || /(?:half|\d\/\d+|\d%) of \d/i.test(plain);
  const right = isOther ? undefined : ANSWER_COMPARED.exec(plain)?.[1];
  const said = beliefs.findLast(({ ref }) => nameOfProblem(ref) === nameOfProblem(current))?.answer;
  return right !== undefined && said !== undefined && numberOf(said) !== undefined
    ? { kind: 'compare', left: said, right }
    : undefined;
}

/** A calculation with plain numbers that is no problem of the skill. */
function fact(text: string, formula: string | undefined): Act | undefined {
  const found = [...(formula ? [formula] : []), ...mathIn(spokenToMath(text)), ...candidates(text)]
    .map((line) => line.replace(/[\s,.;?]+$/, ''))
    .find(
      (line) =>
        /\d\s*[-−+×*·÷/^]\s*[-−(]*\d|\d\s*\(|%\s*of/.test(line) &&
        numberOf(line) !== undefined &&
        !/^-?\d+\/\d+$/.test(line),
    );
  return found === undefined ? undefined : { kind: 'fact', text: found };
}

/** The problem that a question about work refers to: one whose numbers or answer it names, or the one on the table. */
function subject(text: string, read: ProblemRef | undefined, { beliefs, current }: Situation): ProblemRef {
  const named = read && beliefs.find(({ ref }) => nameOfProblem(ref) === nameOfProblem(read));
  if (named) return named.ref;
  const values = numbersIn(spokenToMath(text)).map(numberOf);
  const byAnswer = beliefs.findLast(({ answer }) => {
    const value = numberOf(answer);
    return value !== undefined && values.some((one) => near(one, value));
  });
  const onTable = beliefs.some(
    ({ ref, answer }) => nameOfProblem(ref) === nameOfProblem(current) && text.includes(answer),
  );
  return onTable ? current : (byAnswer?.ref ?? current);
}

/** Whether a number occurs in a problem or an answer so far, or is a digit of one. */
const isKnown = (number: string, { current, beliefs }: Situation): boolean => {
  const problems = [current, ...beliefs.map(({ ref }) => ref)].map(restore);
  const texts = [...problems.map(({ math, prompt }) => math ?? prompt), ...beliefs.map(({ answer }) => answer)];
  return texts.some((text) => text.includes(number));
};

/** Whether a sentence names the student's answer, which is no number of the problem: then it speaks of the work. */
function namesAnswer(text: string, { current, beliefs }: Situation): boolean {
  const given = beliefs.findLast(({ ref }) => nameOfProblem(ref) === nameOfProblem(current))?.answer ?? '';
  const [own] = numbersIn(given);
  const { math, prompt } = restore(current);
  return (
    own !== undefined &&
    !numbersIn(`${prompt} ${math ?? ''}`).includes(own) &&
    numbersIn(spokenToMath(text)).includes(own)
  );
}

/** How a teacher's turn is understood. Never empty; `unknown` if nothing was understood. */
export function readTurn(
  text: string,
  formula: string | undefined,
  situation: Situation,
): { readonly acts: readonly Act[]; readonly labelling: Labelling } {
  const { math, prompt } = restore(situation.current);
  const said = [text, formula].filter(Boolean).join(' ');
  // "Why did you do 7 minus 2?" speaks of the work; it sets nothing.
  const ofWork = /^\W*(?:why|how come)\b|\bwhat did you (?:do|write|put|get)\b/i.test(text);
  const plainly = ofWork ? undefined : readProblem(situation.skill, text, formula);
  // A story with other numbers is that story, whatever its numbers would be read as alone.
  const isStory = !/[-+−×÷=<>^/|]\s*\(?-?\d/.test(spokenToMath(text));
  const isOfOwn = namesAnswer(text, situation) || ofWork || (plainly !== undefined && !isStory);
  const varied = isOfOwn ? undefined : variedProblem(situation.current, text);
  const read = ofWork ? undefined : (varied ?? plainly ?? changedProblem(situation.current, text));
  const posed = varied !== undefined || (read !== undefined && poses(said, math ?? prompt));
  const { before, turn } = situation;
  const around = {
    current: math ?? prompt,
    ...(before !== undefined && { before }),
    ...(turn !== undefined && { turn }),
  };
  const labelling = posedLabelling(labelMove(said, around), posed, said);
  const { move } = posed ? { move: 'probing' } : ruleMove(said, math ?? prompt);
  const asks = (kind: keyof typeof ASKS): boolean => ASKS[kind].test(text);
  const known = read !== undefined && situation.beliefs.some(({ ref }) => nameOfProblem(ref) === nameOfProblem(read));
  const about = subject(text, read, situation);
  if (asks('contrast')) return { acts: [{ kind: 'contrast' }], labelling };
  const asksSomething = asks('put-back') || posed || (text.includes('?') && read !== undefined && !known);
  if (PRAISE.test(text) && !text.includes('?') && read === undefined)
    return { acts: [{ kind: 'kindness' }], labelling };
  if (move === 'telling' && !asksSomething) return { acts: [{ kind: 'told' }], labelling };
  const work = (['put-back', 'fits-drawing', 'draw', 'why', 'check'] as const).find(asks);
  const how: Act | undefined = asks('how') ? { kind: 'how', ref: about, specific: SPECIFIC.test(text) } : undefined;
  // "How did you work out 30 - 16?" asks about existing work; a problem that was not asked before is a new one to do.
  const problem: Act | undefined =
    read !== undefined && !(known && (how !== undefined || work !== undefined))
      ? { kind: 'problem', ref: read, ...(varied !== undefined && { varied: true }) }
      : undefined;
  const compared = comparison(text, situation);
  const first = problem ?? compared ?? (work === undefined && how === undefined ? fact(text, formula) : undefined);
  const ref = problem?.kind === 'problem' ? problem.ref : about;
  if (work === 'put-back' || work === 'check') {
    const sum = fact(text, formula);
    if (sum !== undefined && first === undefined) return { acts: [sum], labelling };
  }
  const second: Act | undefined =
    work !== undefined ? { kind: work, ref } : how?.kind === 'how' ? { ...how, ref } : undefined;
  const acts = [first, second].filter((act) => act !== undefined);
  if (acts.length > 0) return { acts, labelling };
  if (GOODBYE.test(text)) return { acts: [{ kind: 'goodbye' }], labelling };
  if (GREETING.test(text) && !text.includes('?')) return { acts: [{ kind: 'greeting' }], labelling };
  const numbers = numbersIn(spokenToMath(said));
  const strange = numbers.length > 0 && !numbers.some((number) => isKnown(number, situation));
  // A question that leads through the work asks for it; one about the things of the problem does not.
  const ofOwn = /\b(?:did|were|have) you\b|\byour\b|\byou (?:did|got|wrote|used|put|thought|took|made|had)\b/i.test(
    text,
  );
  if (move === 'focus' && !strange && ofOwn) return { acts: [{ kind: 'how', ref: about, specific: true }], labelling };
  const kind = move === 'generic' && !text.includes('?') && numbers.length === 0 ? 'kindness' : 'unknown';
  return { acts: [{ kind }], labelling };
}
