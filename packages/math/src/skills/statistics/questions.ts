import { choiceAnswer } from '../kit/answers.ts';
import { byLevel } from '../kit/by-level.ts';
import { type Draw, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

type Topic = {
  /** A question with different answers from different people or things. */
  readonly varied: string;
  /** A question about the same thing with one answer. */
  readonly single: string;
  /** What is measured, how, and in which unit. */
  readonly measured: string;
  readonly how: string;
  readonly unit: string;
  readonly otherUnit: string;
};

const topics: readonly Topic[] = [
  {
    varied: 'How many minutes do the students of this school read each day?',
    single: 'How many minutes did Mei read yesterday?',
    measured: 'time spent reading',
    how: 'a diary that each student keeps',
    unit: 'minutes',
    otherUnit: 'students',
  },
  {
    varied: 'How tall are the sunflowers in the garden?',
    single: 'How tall is the tallest sunflower in the garden?',
    measured: 'height of a sunflower',
    how: 'a tape measure',
    unit: 'centimeters',
    otherUnit: 'sunflowers',
  },
  {
    varied: 'How many pets do the families on our street have?',
    single: 'How many pets does Omar’s family have?',
    measured: 'number of pets',
    how: 'asking each family',
    unit: 'pets',
    otherUnit: 'families',
  },
  {
    varied: 'How heavy are the backpacks in our class?',
    single: 'How heavy is my backpack?',
    measured: 'weight of a backpack',
    how: 'a scale',
    unit: 'pounds',
    otherUnit: 'backpacks',
  },
  {
    varied: 'How far do the players of the team throw a ball?',
    single: 'How far did Ana throw the ball first?',
    measured: 'distance of a throw',
    how: 'a tape measure on the field',
    unit: 'feet',
    otherUnit: 'throws',
  },
  {
    varied: 'How long does it take students to get to school?',
    single: 'At what time does school begin?',
    measured: 'time for the way to school',
    how: 'a watch',
    unit: 'minutes',
    otherUnit: 'students',
  },
  {
    varied: 'How many hours do sixth graders sleep?',
    single: 'How many hours are in a day?',
    measured: 'time asleep',
    how: 'a note each morning',
    unit: 'hours',
    otherUnit: 'students',
  },
  {
    varied: 'How much do the apples from our tree weigh?',
    single: 'How many apples are in this bag?',
    measured: 'weight of an apple',
    how: 'a kitchen scale',
    unit: 'ounces',
    otherUnit: 'apples',
  },
  {
    varied: 'What temperatures does our city have at noon in March?',
    single: 'What was the temperature at noon today?',
    measured: 'temperature at noon',
    how: 'a thermometer',
    unit: 'degrees',
    otherUnit: 'days',
  },
  {
    varied: 'How many letters do the first names in our school have?',
    single: 'How many letters does the name Priya have?',
    measured: 'length of a first name',
    how: 'counting letters',
    unit: 'letters',
    otherUnit: 'students',
  },
  {
    varied: 'How many goals do the teams of the league score in a game?',
    single: 'How many goals did our team score on Friday?',
    measured: 'goals in a game',
    how: 'the score sheet',
    unit: 'goals',
    otherUnit: 'games',
  },
  {
    varied: 'How old are the members of the library?',
    single: 'How old is the library?',
    measured: 'age of a member',
    how: 'the membership form',
    unit: 'years',
    otherUnit: 'members',
  },
];

type Asked = { readonly topic: number; readonly other: number; readonly ask: 'statistical' | 'attribute' | 'unit' };
const topicOf = (at: number): Topic =>
  topics[at] ?? { varied: '', single: '', measured: '', how: '', unit: '', otherUnit: '' };

const drawAsked =
  (ask: Asked['ask']): Draw<Asked> =>
  (rng, level) => {
    const topic = rng.int(0, topics.length - 1);
    const apart = rng.int(1, byLevel(level, 3, 5, 11));
    return { topic, other: (topic + apart) % topics.length, ask };
  };

/** Grade 6: questions with answers that vary, and what exactly is measured. */
export const statisticalQuestions = skill<Asked>({
  code: 'statistics.statistical-questions',
  name: 'Recognize a statistical question and what is measured',
  canDo: 'I can tell which questions need data that vary, and what was measured in which unit.',
  grade: 6,
  standards: ['6.SP.A.1', '6.SP.B.5b'],
  prerequisites: [],
  cases: {
    statistical: { label: 'a statistical question', draw: drawAsked('statistical') },
    attribute: { label: 'what is measured', draw: drawAsked('attribute') },
    unit: { label: 'in which unit', draw: drawAsked('unit') },
  },
  pose: (p) => {
    const [topic, other] = [topicOf(p.topic), topicOf(p.other)];
    if (p.ask === 'statistical')
      return {
        prompt: `A class looks into the ${topic.measured}. Which of these is a statistical question: one whose answers vary?`,
        answer: choiceAnswer('varied', [
          ['single', topic.single],
          ['varied', topic.varied],
          ['other-single', other.single],
        ]),
      };
    const data = `To answer "${topic.varied}" a class collects data with ${topic.how}.`;
    return p.ask === 'attribute'
      ? {
          prompt: `${data} What is measured?`,
          answer: choiceAnswer('measured', [
            ['measured', `The ${topic.measured}`],
            ['tool', `It is ${topic.how}`],
            ['other', `The ${other.measured}`],
          ]),
        }
      : {
          prompt: `${data} In which unit are the data?`,
          answer: choiceAnswer('unit', [
            ['other-unit', `In ${topic.otherUnit}`],
            ['unit', `In ${topic.unit}`],
          ]),
        };
  },
  solve: (p) => {
    const topic = topicOf(p.topic);
    if (p.ask === 'statistical')
      return steps([
        'varied',
        'This question is asked of many, and their answers differ. The other questions have one answer.',
      ]);
    return p.ask === 'attribute'
      ? steps(['measured', `Each number tells the ${topic.measured}.`])
      : steps(['unit', `Each number says how many ${topic.unit}.`]);
  },
  hints: (p) =>
    p.ask === 'statistical'
      ? [
          'Imagine to ask it. Do you get one answer, or many different ones?',
          'A statistical question expects answers that vary.',
        ]
      : ['Think of one number of the data. What does it tell?', 'What is counted or read off for each one?'],
  confirms: (p, key) => key === { statistical: 'varied', attribute: 'measured', unit: 'unit' }[p.ask],
  mistakes: {
    'statistics.any-question-with-a-number': (p) =>
      p.ask === 'statistical' ? wrote('single', ['single', 'The answer is a number.']) : undefined,
    'statistics.tool-for-the-attribute': (p) =>
      p.ask === 'attribute'
        ? wrote('tool', ['tool', 'That is what they use.'])
        : p.ask === 'unit'
          ? wrote('other-unit', ['other-unit', 'Those are in the question too.'])
          : undefined,
    'statistics.one-person-is-enough': (p) =>
      p.ask === 'statistical' ? wrote('other-single', ['other-single', 'Somebody can be asked.']) : undefined,
  },
});
