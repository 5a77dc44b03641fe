import {
  checkAnswer,
  findMisconception,
  type Level,
  type Params,
  type ParamValue,
  type Rng,
  type Skill,
} from '@lemma/math';
import type { StoryBand, StoryBranch, StoryScene } from '@lemma/school/story';
import { answerText, quoted, seedFrom, toItem } from '../plan/items.ts';
import { inBand } from './bands.ts';
import { type Bound, bind } from './bind.ts';
import type { Draft, Option, Step } from './draft.ts';
import type { PlotId } from './plot-table.ts';
import type { Cast, World } from './worlds.ts';

const MOST_MISCONCEPTIONS = 3;
/** What is said to another operation than the one that is asked for: a story has no sign to look at again. */
const WITHOUT_A_SIGN = 'Tell it in your own words: does something come together, go away, repeat or get shared?';

/** Who tells what to whom: everything beside the quantities. */
export type Telling = {
  readonly plot: PlotId;
  readonly skill: Skill;
  /** The standard, whose numbers the story keeps to; left out, any. */
  readonly standard?: string | undefined;
  /** All skills of the standard. */
  readonly own: readonly Skill[];
  readonly level: Level;
  readonly band: StoryBand;
  readonly world: World;
  readonly cast: Cast;
};

/** The first misconceptions whose answers differ from the key and from each other. */
function misconceptionBranches({ cast }: Telling, { skill, problem, params }: Bound, id: string): StoryBranch[] {
  const said = new Set<string>();
  return skill.misconceptions.flatMap(({ id: idea, work }): StoryBranch[] => {
    const answer = work(params)?.answer;
    if (answer === undefined || checkAnswer(problem.answer, answer).verdict !== 'wrong') return [];
    const words = findMisconception(idea);
    const shown = answerText(problem, answer);
    if (words === undefined || said.has(shown) || said.size >= MOST_MISCONCEPTIONS) return [];
    said.add(shown);
    const reply = idea.endsWith('.another-operation') ? WITHOUT_A_SIGN : words.feedback;
    const text = `“I get ${quoted(problem, answer)},” says ${cast.friend}. ${cast.hero} looks at it again. “${reply}”`;
    return [{ on: 'idea', idea, ideaName: words.name, text, next: id }];
  });
}

/** Parameters as documents hold them: lists of their own. */
const stored = (params: Params) =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, isList(value) ? [...value] : value]));
const isList = (value: ParamValue): value is readonly (number | string)[] => Array.isArray(value);

type Place = { readonly id: string; readonly next: string };

function sceneOf(telling: Telling, step: Step, { id, next }: Place, rng: Rng): StoryScene | undefined {
  const { level, own, band, cast } = telling;
  const wanted = Array.isArray(step.task) ? step.task : [step.task];
  const prompt = inBand(step.ask, band);
  const words = { prompt, picture: step.picture, unit: step.unit, level, seed: seedFrom(rng), is: step.is };
  const bound = bind(wanted, own, words);
  if (bound === undefined) return undefined;
  const { skill, problem, params } = bound;
  const { picture: _, ...item } = toItem(skill, problem, id);
  const unit = step.unit && { one: step.unit.one, many: step.unit.many };
  const hint = problem.hints[0];
  return {
    id,
    kind: 'main',
    title: step.title,
    text: inBand(step.text, band),
    ...(step.picture && { picture: step.picture }),
    item: {
      ...item,
      ...(step.picture && { picture: step.picture }),
      told: { params: stored(params), ...(unit && { unit }) },
    },
    branches: [
      { on: 'right', text: inBand(step.right, band), next },
      ...misconceptionBranches(telling, bound, id),
      {
        on: 'other',
        text: `“That can’t be it yet,” says ${cast.friend}. ${hint === undefined ? `${cast.hero} reads it again.` : `${cast.hero} reads it again. “${hint}”`}`,
        next: id,
      },
    ],
  };
}

/** The scene of one way to go on, and its ending. */
function waysOf(telling: Telling, { step, end }: Option, letter: 'a' | 'b', rng: Rng): StoryScene[] | undefined {
  const scene = sceneOf(telling, step, { id: `choice-${letter}`, next: `end-${letter}` }, rng);
  const text = inBand(end, telling.band);
  return scene && [scene, { id: `end-${letter}`, kind: 'end', title: 'The end', text, branches: [] }];
}

function choiceScene({ band }: Telling, { title, text, options }: Draft['choice']): StoryScene {
  const [one, other] = options;
  return {
    ...{ id: 'choice', kind: 'main', title, text: inBand(text, band), branches: [] },
    choice: {
      options: [
        { label: inBand(one.label, band), next: 'choice-a' },
        { label: inBand(other.label, band), next: 'choice-b' },
      ],
    },
  };
}

/** All scenes of a plot whose quantities were drawn; undefined where a problem finds no skill. */
export function scenesOf(telling: Telling, { steps, choice }: Draft, rng: Rng): StoryScene[] | undefined {
  const scenes: StoryScene[] = [];
  for (const [index, step] of steps.entries()) {
    const next = index + 1 < steps.length ? `scene-${index + 2}` : 'choice';
    const scene = sceneOf(telling, step, { id: `scene-${index + 1}`, next }, rng);
    if (scene === undefined) return undefined;
    scenes.push(scene);
  }
  const one = waysOf(telling, choice.options[0], 'a', rng);
  const other = one && waysOf(telling, choice.options[1], 'b', rng);
  if (one === undefined || other === undefined) return undefined;
  const [first, ...ends] = [...one, ...other].toSorted((a, b) => Number(a.kind === 'end') - Number(b.kind === 'end'));
  return first && [...scenes, choiceScene(telling, choice), first, ...ends];
}
