import { findMisconception } from '@lemma/math';
import type { PlanPart, PlanRow } from '@lemma/school/plan';
import type { PlanContext } from './context.ts';
import { answerText, drawProblem, taskText } from './items.ts';
import { minutesOf, phaseNames } from './minutes.ts';
import { contrasts } from './misconception-blocks.ts';
import { row } from './row.ts';

type Part = { readonly label: string; readonly text: string; readonly kind?: PlanPart['kind'] };
type Phase = { readonly teacher: string; readonly parts: readonly Part[] };

const task = (label: string, text: string | undefined): Part => ({ label, text: text ?? '', kind: 'task' });
const students = (text: string): Part => ({ label: 'Students', text });

/** The discussion: a correct and a wrong answer side by side, and what to ask about them. */
function discussion(context: PlanContext, seed: number): Phase {
  const clash = contrasts(context, seed)[0];
  const words = clash && findMisconception(clash.id);
  const argue = students('Take a side, give a reason, and change it when a reason is better.');
  if (clash === undefined || words === undefined)
    return { teacher: 'Let two students show different ways. What is the same in both?', parts: [argue] };
  const { problem, work } = clash.contrast;
  const [right, wrong] = [problem.answer.key, work.answer].map((each) => answerText(problem, each));
  const answers = seed % 2 === 0 ? `${right} and ${wrong}` : `${wrong} and ${right}`;
  return {
    teacher: 'Show two answers that came up. Which can be right, and how can one tell without working it out?',
    parts: [
      task('On the board', `${taskText(problem)}, answered with ${answers}`),
      { label: `Against “${words.name}”`, text: words.move, kind: 'task' },
      argue,
    ],
  };
}

function phasesOf(context: PlanContext, seed: number): Record<string, Phase> {
  const { focus, lore, request } = context;
  const first = drawProblem(focus, 1, focus.cases[0]?.id ?? '', seed);
  const worked = first.solution.map(({ line, why }) => `\`${line}\` ${why}`).join(' ');
  const [one, two] = lore.terms;
  const goal = focus.canDo.replace(/\.$/, '');
  return {
    Launch: {
      teacher: 'Show it and do not work it out yet. Collect estimates and write them down.',
      parts: [
        task('On the board', taskText(first)),
        task('Ask', first.hints[0]),
        students('Say what they notice and estimate. Nobody calculates yet.'),
      ],
    },
    Explore: {
      teacher:
        'Hand out the problem set and walk with the observation sheet. Choose two ways to show later, one of them unfinished. Who is stuck gets a question, no answer.',
      parts: [
        task('A question that helps', first.hints[0]),
        students(
          `Work in pairs, one way each, and compare. They use “${one?.term ?? ''}” and “${two?.term ?? ''}” when they explain.`,
        ),
      ],
    },
    Discuss: discussion(context, seed + 1),
    Synthesize: {
      teacher: `Say it together: ${lore.bigIdea} Then the exit ticket, alone.`,
      parts: [students(`Finish the sentence “${goal}, and I know it is right because …”, then the exit ticket.`)],
    },
    Open: {
      teacher: `Do the warm-up together. Say the goal: “${focus.canDo}”`,
      parts: [students('Do the warm-up and say what it has to do with the goal.')],
    },
    Show: {
      teacher: 'Work it aloud, one line at a time. Then do one with the class, who give each reason.',
      parts: [
        task('On the board', taskText(first)),
        task('Line by line', worked),
        students('Say the reason for each line before it is written.'),
      ],
    },
    Practice: {
      teacher: `Problem set, alone; look at the first two answers of each student. ${request.minutes < 40 ? 'Choose one problem of each case.' : 'Whoever is done goes on to the last of the tiers.'}`,
      parts: [students('Work, check each answer in a second way, mark one they are not sure of.')],
    },
    Close: { teacher: `${lore.bigIdea} Exit ticket, alone.`, parts: [students('Do the exit ticket.')] },
  };
}

/** The lesson minute by minute; the minutes add up to the length that was asked for. */
export function phaseRows(context: PlanContext, seed: number): PlanRow[] {
  const { minutes: total, model } = context.request;
  const minutes = minutesOf(total, model);
  const phases = phasesOf(context, seed);
  return phaseNames[model].map((name, index) => {
    const phase = phases[name];
    return row(`phase-${index}`, name, phase?.teacher ?? '', {
      minutes: minutes[index] ?? 1,
      parts: phase?.parts ?? [],
    });
  });
}
