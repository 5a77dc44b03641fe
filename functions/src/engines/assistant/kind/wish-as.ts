import { relationsIn } from '../judge/relations.ts';
import { whyOf } from '../judge/why.ts';
import { affirmed } from '../read/affirmed.ts';
import { answeredIn, asTyped, equationsIn, linesIn } from '../read/claim.ts';
import { classQuestionAs } from '../read/class-question.ts';
import { letterAs } from '../read/letter-in.ts';
import { stagedWorkIn } from '../read/named-task-in.ts';
import { daysIn, minutesIn } from '../read/numbers.ts';
import { sheetIn } from '../read/sheet-in.ts';
import { themeIn } from '../read/theme.ts';
import { brief, gradingIn, judgedIn, written } from '../read/understand.ts';
import { toRewrite } from '../teach/rewrite-all.ts';
import { classQuestions, lessonPieces, sheetUses, type Wish } from '../wish/wish.ts';

const USUAL_MINUTES = 45;

const oneOf = <T extends string>(all: readonly T[], name: string): T | undefined => all.find((each) => each === name);

/** The sentence of a text that is a problem: what stands in quotation marks, otherwise the last one with a number. */
function problemIn(typed: string): string | undefined {
  const quoted = /["'“‘](?=[^"'”’]*\d)([^"”]{8,}?)["'”’](?=\W|$)/u.exec(typed)?.[1];
  if (quoted !== undefined) return quoted.trim();
  const told = /^[^:\d]{0,80}:\s*(\S.*\d.*)$/s.exec(typed)?.[1];
  return (told ?? typed.split(/(?<=[.?!])\s+/).findLast((sentence) => /\d/.test(sentence)))?.trim();
}

const CALCULATION = /-?\d*[a-z]?\s*[-+*/×÷]\s*-?\d*[a-z]?(?:\s*[-+*/×÷=]\s*-?\d*[a-z]?)*/i;

function work(typed: string, text: string): Wish | undefined {
  if (relationsIn(typed).some(({ said }) => said.includes('|')))
    return { kind: 'grade', text: typed, toStudent: false };
  const found = gradingIn(typed, text) ?? judgedIn(typed, text);
  if (found) return found;
  const said = answeredIn(typed);
  const lines = linesIn(typed);
  if (lines.length > 1) return { kind: 'grade', text: typed, lines, toStudent: false };
  return said && { kind: 'grade', text: typed, answers: [said], toStudent: false };
}

/**
 * A request read as a wish of a kind, which is named as in `requests.json`: "sheet.quiz", "class.missing". It returns
 * undefined where what such a wish needs does not stand in the text, or nothing here does what is wished.
 */
export function wishAs(kind: string, request: string): Wish | undefined {
  const typed = request.replace(/[“”]/g, '"').trim();
  const text = affirmed(written(typed));
  const [head = '', tail = ''] = kind.split(/\.(.*)/s);
  switch (head) {
    case 'help':
      return { kind: 'help' };
    case 'plan': {
      const days = daysIn(text);
      return {
        ...{ kind: 'plan', topic: text, minutes: minutesIn(text) ?? USUAL_MINUTES },
        ...(days !== undefined && { days }),
        ...(/\b(?:sub|subs|substitute|cover(?:ing|age)?)\b/.test(text) && { substitute: true }),
      };
    }
    case 'sheet': {
      const use = oneOf(sheetUses, tail);
      // What such requests often are for is not what this one names.
      return (
        use && sheetIn(typed, written(typed), /^(?:word problems|extension|homework)$/.test(use) ? use : undefined)
      );
    }
    case 'versions': {
      const task = toRewrite(typed).length > 0 ? typed : problemIn(typed);
      return task === undefined ? undefined : { kind: 'versions', task };
    }
    case 'equation-story': {
      const equation = equationsIn(typed)[0] ?? CALCULATION.exec(asTyped(typed))?.[0].trim();
      const theme = themeIn(typed);
      return equation === undefined
        ? undefined
        : { kind: 'equation-story', equation, ...(theme !== undefined && { theme }) };
    }
    case 'letter':
      return letterAs(typed, text);
    case 'piece': {
      const piece = oneOf(lessonPieces, tail);
      if (piece) return { kind: 'piece', piece, topic: text };
      return whyOf(text) ? { kind: 'explain', topic: text } : { kind: 'piece', piece: 'worked', topic: text };
    }
    case 'explain': {
      const staged = stagedWorkIn(asTyped(typed));
      if (staged) return { kind: 'grade', text: typed, answers: staged.steps.slice(0, 12), toStudent: false };
      const said = answeredIn(typed);
      // From one equation to the next is a step of a solution.
      return said?.question.includes('=') && said.answer.includes('=')
        ? { kind: 'grade', text: typed, lines: [said.question, said.answer], toStudent: false }
        : { kind: 'explain', topic: text, ...said };
    }
    case 'grade':
      return work(typed, text);
    case 'compute':
      return { kind: 'compute', task: asTyped(typed), brief: brief(written(typed)) };
    case 'class': {
      const question = oneOf(classQuestions, tail);
      return question && classQuestionAs(question, typed, text);
    }
    case 'refuse':
      return { kind: 'refuse', reason: tail };
    default:
      return undefined;
  }
}

/** The kind of a wish, named as in `requests.json`. */
export function kindOfWish(wish: Wish): string {
  switch (wish.kind) {
    case 'sheet':
      return `sheet.${wish.use}`;
    case 'piece':
      return `piece.${wish.piece}`;
    case 'class':
      return `class.${wish.question}`;
    case 'refuse':
      return `refuse.${wish.reason}`;
    default:
      return wish.kind;
  }
}
