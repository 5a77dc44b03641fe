import { capital } from '../capital.ts';

/** The verbs of the tasks, as they are said to several people (ustedes) and to one child (tú). */
const VERBS: Readonly<Record<string, string>> = {
  construyan: 'construye',
  dibujen: 'dibuja',
  rotulen: 'rotula',
  clasifiquen: 'clasifica',
  emparejen: 'empareja',
  tracen: 'traza',
  elijan: 'elige',
  muestren: 'muestra',
  muéstrenlo: 'muéstralo',
  sombreen: 'sombrea',
  trácenla: 'trázala',
  agreguen: 'agrega',
  comparen: 'compara',
  completen: 'completa',
  cuentan: 'cuentas',
  cuenten: 'cuenta',
  dejen: 'deja',
  den: 'da',
  despejen: 'despeja',
  dividan: 'divide',
  empiecen: 'empieza',
  escriban: 'escribe',
  escríbanla: 'escríbela',
  escríbanlo: 'escríbelo',
  factoricen: 'factoriza',
  formen: 'forma',
  hagan: 'hagas',
  hallen: 'halla',
  junten: 'junta',
  júntenlos: 'júntalos',
  llegan: 'llegas',
  miren: 'mira',
  multipliquen: 'multiplica',
  ordenen: 'ordena',
  piensen: 'piensa',
  pongan: 'pon',
  quiten: 'quita',
  recuerden: 'recuerda',
  redondeen: 'redondea',
  reduzcan: 'reduce',
  resten: 'resta',
  resuelvan: 'resuelve',
  saquen: 'saca',
  sepárenlos: 'sepáralos',
  sigan: 'sigue',
  simplifiquen: 'simplifica',
  sumen: 'suma',
  usen: 'usa',
  vayan: 've',
};

const WORD = /(?<![`\p{L}])\p{L}+(?!\p{L})/gu;

/** A task to ustedes as it is said to one child. What stands in backticks stays. */
export const toOne = (task: string): string =>
  task
    .split(/(`[^`]*`)/)
    .map((part) => {
      if (part.startsWith('`')) return part;
      // "No pongan" is "no pongas", another form than "pon".
      const denied = part.replaceAll(/(?<!\p{L})(no) (pongan)(?!\p{L})/giu, '$1 pongas');
      return denied.replaceAll(WORD, (word) => {
        const one = VERBS[word.toLowerCase()];
        if (one === undefined) return word;
        return word === word.toLowerCase() ? one : capital(one);
      });
    })
    .join('');
