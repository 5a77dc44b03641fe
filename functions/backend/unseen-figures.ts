import { type Compared, compareOn, OURS, readAnswerSets } from '@lemma/mastery/unseen';

/** How far predicted probabilities may be off, on average over answers. */
const MOST_OFF = 0.03;
/** The models that ours must not be worse than at predicting. */
const MEASURES = ['performance factors', 'performance factors, log counts', 'Elo'];

function figuresOf(compared: readonly Compared[]) {
  const ours = compared.find(({ model }) => model === OURS);
  if (!ours) return [];
  const bar = Math.max(...compared.filter(({ model }) => MEASURES.includes(model)).map(({ area }) => area));
  return [
    ...compared.map(({ set, model, area }) => ({
      name: `${set}, unseen students: area under the curve, ${model}`,
      value: area,
      unit: '',
      ...(model === OURS && { bar, holds: area >= bar }),
    })),
    {
      name: `${ours.set}, unseen students: our chances are off by`,
      value: ours.calibration,
      unit: '',
      bar: MOST_OFF,
      holds: ours.calibration <= MOST_OFF,
    },
  ];
}

/** Compares our model with others on public answers. `LEMMA_ANSWER_SETS` is their folder; without it nothing is measured. */
export async function unseenFigures() {
  const folder = process.env.LEMMA_ANSWER_SETS;
  if (folder === undefined) {
    process.stderr.write(
      'Public answers: not measured, since LEMMA_ANSWER_SETS names no folder (docs/mastery-model.md).\n',
    );
    return [];
  }
  return (await readAnswerSets(folder)).flatMap((set) => figuresOf(compareOn(set)));
}
