import type { LessonKind } from '../lore/ways.ts';
import type { PhaseId } from './times-of.ts';

/** The names of the phases by kind of standard: what happens in them differs, so their names do. */
const phaseTitles: Record<LessonKind, Record<PhaseId, string>> = {
  procedure: {
    launch: 'Launch: guess first',
    show: 'Show one, with reasons',
    work: 'Try it your own way',
    discuss: 'Discuss: compare the ways',
    again: 'Second round: one for a partner',
    close: 'Put the method together',
    ticket: 'Exit ticket',
  },
  concept: {
    launch: 'Launch: what do you believe?',
    show: 'Build one together',
    work: 'Build, draw, name',
    discuss: 'Discuss: agree or disagree',
    again: 'Second look: always, sometimes, never',
    close: 'Say what it means',
    ticket: 'Exit ticket',
  },
  modeling: {
    launch: 'Launch: what is going on?',
    show: 'Model one together',
    work: 'Plan, model, check',
    discuss: 'Discuss: which model fits?',
    again: 'Second story: write your own',
    close: 'Back to the situation',
    ticket: 'Exit ticket',
  },
  data: {
    launch: 'Launch: a question first',
    show: 'Read one together',
    work: 'Read, find, claim',
    discuss: 'Discuss: claim and evidence',
    again: 'Second claim: what would change it?',
    close: 'What the data can say',
    ticket: 'Exit ticket',
  },
  geometry: {
    launch: 'Launch: predict',
    show: 'One together, step by step',
    work: 'Test and justify',
    discuss: 'Discuss: prove it to a partner',
    again: 'Second round: one for a partner',
    close: 'From seeing to knowing',
    ticket: 'Exit ticket',
  },
};

/** The name of a phase; young students make a problem where others judge sentences. */
export const titleOf = (kind: LessonKind, id: PhaseId, isYoung: boolean): string =>
  isYoung && kind === 'concept' && id === 'again' ? 'Second look: make one for a partner' : phaseTitles[kind][id];
