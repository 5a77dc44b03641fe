import { checkAnswer, createRng, findMisconception, type Problem, type Rng, type Skill } from '@lemma/math';
import type { Story, StoryBranch, StoryRequest, StoryScene } from '@lemma/school/story';
import { coverOf } from '../cover.ts';
import { answerText, drawProblem, seedFrom, toItem } from '../plan/items.ts';
import { lightestFirst, weightOf } from '../plan/weight.ts';
import { findStandard, gradeOfStandard } from '../standards/standards.ts';
import { type Arc, arcs, colors, type Telling } from './arcs.ts';
import { checkStory } from './check-story.ts';
import { inWords } from './in-words.ts';
import { pictureOf } from './picture-of.ts';
import { readingLevel } from './reading-level.ts';
import { casts, worlds } from './worlds.ts';

const MOST_MISCONCEPTIONS = 3;

type Plot = { readonly arc: Arc; readonly telling: Telling; readonly skill: Skill; readonly longer: boolean };

/** A problem of the main path, and the one of its detour. */
type Drawn = { readonly problem: Problem; readonly detour: Problem | undefined };

const isSame = (one: Problem, other: Problem): boolean => JSON.stringify(one.params) === JSON.stringify(other.params);
const isSmaller = (detour: Problem, problem: Problem): boolean => weightOf(detour) < weightOf(problem);

function firstTries({ problem, detour }: Drawn): string {
  if (detour === undefined) return 'They try it again.';
  return `They try ${isSmaller(detour, problem) ? 'something smaller' : 'another one'} first.`;
}

const sceneId = (step: number): string => `scene-${step}`;
const sideId = (step: number): string => `detour-${step}`;

/** The first misconceptions whose answers differ from the key and from each other. */
function misconceptionBranches({ telling, skill }: Plot, drawn: Drawn, step: number): StoryBranch[] {
  const { problem, detour } = drawn;
  const next = detour === undefined ? sceneId(step) : sideId(step);
  const said = new Set<string>();
  return skill.misconceptions.flatMap(({ id, work }): StoryBranch[] => {
    const answer = work(problem.params)?.answer;
    if (answer === undefined || checkAnswer(problem.answer, answer).verdict !== 'wrong') return [];
    const words = findMisconception(id);
    const shown = answerText(problem, answer);
    if (words === undefined || said.has(shown) || said.size >= MOST_MISCONCEPTIONS) return [];
    said.add(shown);
    const { one, other } = telling.cast;
    const text = `“It must be ${shown},” says ${other}. Nothing happens. ${one} thinks for a while and asks: “${words.feedback}” ${firstTries(drawn)}`;
    return [{ on: 'idea', idea: id, ideaName: words.name, text, next }];
  });
}

const leftWords = (left: number): string => (left === 0 ? 'none' : inWords(left));

function mainScene(plot: Plot, drawn: Drawn, step: number, rng: Rng): StoryScene {
  const { arc, telling, skill, longer } = plot;
  const { problem } = drawn;
  const found = arc.finds[(step - 1) % arc.finds.length]?.(telling, step) ?? '';
  const color = longer ? ` ${rng.pick(colors)(telling)}` : '';
  const opening = step === 1 ? `${arc.opening(telling)} ` : '';
  const answer = answerText(problem, problem.answer.key);
  const left = telling.count - step;
  const picture = pictureOf(problem);
  return {
    id: sceneId(step),
    kind: 'main',
    title: step === 1 ? arc.title(telling) : `Part ${step}`,
    text: `${opening}${found}${color}`,
    ...(picture && { picture }),
    item: toItem(skill, problem, sceneId(step)),
    branches: [
      {
        on: 'right',
        text: arc.onward(telling, answer, leftWords(left)),
        next: left === 0 ? 'end' : sceneId(step + 1),
      },
      ...misconceptionBranches(plot, drawn, step),
      {
        on: 'other',
        text: `Nothing happens. ${telling.cast.one} looks at it again: “${problem.hints[0] ?? ''}”`,
        next: sceneId(step),
      },
    ],
  };
}

/**
 * A detour for whoever has shown a misconception: the same kind of problem, with friendlier numbers if there are any.
 */
function sideScene({ telling, skill }: Plot, problem: Problem, step: number, smaller: boolean): StoryScene {
  const picture = pictureOf(problem);
  const back = sceneId(step);
  return {
    id: sideId(step),
    kind: 'side',
    title: smaller ? 'A smaller one first' : 'Another one first',
    text: `${telling.cast.other} draws on the back of the paper. “Let us take one that is ${smaller ? 'easier' : 'like it'},” says ${telling.cast.one}.`,
    ...(picture && { picture }),
    item: toItem(skill, problem, sideId(step)),
    branches: [
      {
        on: 'right',
        text: `“That works,” says ${telling.cast.other}. “Now the real one, in the same way.”`,
        next: back,
      },
      {
        on: 'other',
        text: `${telling.cast.one} says: “${problem.hints[1] ?? problem.hints[0] ?? ''}” Then they go back and try again.`,
        next: back,
      },
    ],
  };
}

function scenesOf(plot: Plot, rng: Rng): StoryScene[] {
  const { skill, telling, arc } = plot;
  const said = new Set<string>();
  const drawn = Array.from({ length: telling.count }, (_, index) => {
    const chosen = skill.cases[index % skill.cases.length]?.id ?? '';
    const isNew = ({ prompt, math, answer }: Problem): boolean =>
      !said.has(`${prompt}|${math ?? ''}`) && !said.has(`key ${answer.key}`);
    const problem = drawProblem(skill, index === 0 ? 1 : 2, chosen, seedFrom(rng), isNew);
    said.add(`${problem.prompt}|${problem.math ?? ''}`);
    said.add(`key ${problem.answer.key}`);
    const [detour] = lightestFirst(skill, 1, problem.case, seedFrom(rng), (other) => !isSame(other, problem));
    return { problem, detour };
  });
  const main = drawn.map((each, index) => mainScene(plot, each, index + 1, rng));
  const side = drawn.flatMap(({ problem, detour }, index) => {
    const needed = main[index]?.branches.some(({ on }) => on === 'idea');
    return needed && detour ? [sideScene(plot, detour, index + 1, isSmaller(detour, problem))] : [];
  });
  const answers = drawn.map(({ problem }) => answerText(problem, problem.answer.key)).join(', ');
  const end: StoryScene = {
    id: 'end',
    kind: 'end',
    title: 'The end',
    text: arc.ending(telling, answers),
    branches: [],
  };
  return [...main, ...side, end];
}

/** The text of all scenes on the main path, for the reading level. */
const wordsOf = (scenes: readonly StoryScene[]): string =>
  scenes.flatMap(({ kind, text, branches }) => (kind === 'side' ? [] : [text, branches[0]?.text ?? ''])).join(' ');

type Made = Pick<Story, 'title' | 'skillName' | 'grade' | 'scenes' | 'readingLevel' | 'check'>;

/** A story for a standard; the same request and seed give the same story. Undefined if no skill covers the code. */
export function makeStory(request: StoryRequest, seed: number): Made | undefined {
  const standard = findStandard(request.standard);
  const { skills } = coverOf(standard?.code ?? '');
  const skill = skills.find(({ code }) => code === request.focus) ?? skills[0];
  if (standard === undefined || skill === undefined) return undefined;
  const rng = createRng(seed);
  const fitting = worlds.filter(({ interest }) => request.interest === 'any' || interest === request.interest);
  const telling: Telling = {
    world: rng.pick(fitting),
    cast: rng.pick(casts),
    count: request.scenes,
    countWord: inWords(request.scenes),
  };
  const plot: Plot = { arc: rng.pick(arcs), telling, skill, longer: request.reading === 'longer' };
  const scenes = scenesOf(plot, rng);
  return {
    title: plot.arc.title(telling),
    skillName: skill.name,
    grade: gradeOfStandard(standard.code),
    scenes,
    readingLevel: readingLevel(wordsOf(scenes)),
    check: checkStory(scenes),
  };
}
