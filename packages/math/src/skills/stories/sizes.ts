import { joined, type Told } from '../kit/told.ts';

/** On a map `[cm]` cm stand for `[km]` km; two places are `[given]` apart on the map or in the world. */
export const mapStories: readonly { readonly world: Told; readonly map: Told }[] = (
  [
    ['Two towns', 'Dos pueblos'],
    ['Two campgrounds', 'Dos campamentos'],
    ['Two lighthouses', 'Dos faros'],
    ['Two train stations', 'Dos estaciones de tren'],
    ['Two mountain huts', 'Dos refugios de montaña'],
    ['Two harbors', 'Dos puertos'],
    ['Two national parks', 'Dos parques nacionales'],
    ['Two ranger stations', 'Dos puestos de guardabosques'],
    ['Two islands', 'Dos islas'],
    ['Two airports', 'Dos aeropuertos'],
    ['Two rest stops', 'Dos paradores'],
    ['Two farms', 'Dos granjas'],
    ['Two weather stations', 'Dos estaciones del tiempo'],
    ['Two bridges', 'Dos puentes'],
    ['Two villages', 'Dos aldeas'],
  ] as const
).map(([two, dos]) => {
  const scale: Told = ['On a map `[cm]` cm stands for `[km]` km.', 'En un mapa `[cm]` cm representan `[km]` km.'];
  return {
    world: joined(scale, [
      `${two} are \`[given]\` cm apart on the map. How many km apart are they in the world?`,
      `${dos} están a \`[given]\` cm en el mapa. ¿A cuántos km están en el mundo?`,
    ]),
    map: joined(scale, [
      `${two} are \`[given]\` km apart. How many cm apart are they on the map?`,
      `${dos} están a \`[given]\` km. ¿A cuántos cm están en el mapa?`,
    ]),
  };
});

/** What a plan shows, its greatest length in meters, and the same in Spanish. */
export const PLANNED = [
  ['a garden', 40, 'un jardín'],
  ['a classroom', 12, 'un salón de clases'],
  ['a ship', 300, 'un barco'],
  ['a playground', 60, 'un parque infantil'],
  ['a town square', 200, 'una plaza'],
  ['a gym', 40, 'un gimnasio'],
  ['a library', 70, 'una biblioteca'],
  ['a museum', 120, 'un museo'],
  ['a parking lot', 150, 'un estacionamiento'],
  ['a stadium', 250, 'un estadio'],
  ['a train station', 300, 'una estación de tren'],
  ['a shopping mall', 300, 'un centro comercial'],
  ['a farm', 300, 'una granja'],
  ['a zoo', 300, 'un zoológico'],
  ['an airport', 300, 'un aeropuerto'],
  ['a college campus', 300, 'un campus universitario'],
] as const;

/** A plan on which `[unitLength]` cm stand for `[real]` m; a side is `[given]` long on the plan or really. */
export const planStories: readonly { readonly real: Told; readonly drawing: Told }[] = PLANNED.map(([what, , que]) => {
  const scale: Told = [
    `On a plan of ${what}, \`[unitLength]\` cm stands for \`[real]\` m.`,
    `En un plano de ${que}, \`[unitLength]\` cm representan \`[real]\` m.`,
  ];
  return {
    real: joined(scale, [
      'A side is `[given]` cm long on the plan. How long is it really, in meters?',
      'Un lado mide `[given]` cm en el plano. ¿Cuánto mide en realidad, en metros?',
    ]),
    drawing: joined(scale, [
      'A side is really `[given]` m long. How long is it on the plan, in centimeters?',
      'Un lado mide en realidad `[given]` m. ¿Cuánto mide en el plano, en centímetros?',
    ]),
  };
});
