import { numberInWords } from '../number-names.ts';

const SMALL = [
  ...['', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce', 'trece'],
  ...['catorce', 'quince', 'dieciséis', 'diecisiete', 'dieciocho', 'diecinueve', 'veinte', 'veintiuno', 'veintidós'],
  ...['veintitrés', 'veinticuatro', 'veinticinco', 'veintiséis', 'veintisiete', 'veintiocho', 'veintinueve'],
];
const byName = new Map(SMALL.map((word, n) => [numberInWords(n), word]));
const QUARTER = 'cuarto';
const HALF = 'media';
const TASKS: Readonly<Record<string, string>> = {
  'Write the time in numbers.': 'Escriban la hora con números.',
  'Set the clock.': 'Pongan el reloj en hora.',
};

/** "It is ten minutes to two in the afternoon." with its task, in Spanish; undefined for anything else. */
export function timeInSpanish(english: string): string | undefined {
  const [, told = '', half = '', task = ''] = /^It is (.+) in the (morning|afternoon)\. (.+)$/.exec(english) ?? [];
  const asked = TASKS[task];
  const [, part, way, past] =
    /^(?:(half|a quarter|[a-z-]+ minutes?) (past|to) )?([a-z]+)(?: o’clock)?$/.exec(told) ?? [];
  const hour = past === undefined ? undefined : byName.get(past);
  if (asked === undefined || hour === undefined) return undefined;
  const spoken = hour === 'uno' ? 'Es la una' : `Son las ${hour}`;
  const name = part?.replace(/ minutes?$/, '') ?? '';
  const minutes = { half: HALF, 'a quarter': QUARTER }[name] ?? byName.get(name);
  const rest = part === undefined ? '' : ` ${way === 'to' ? 'menos' : 'y'} ${minutes ?? ''}`;
  return `${spoken}${rest} de la ${half === 'morning' ? 'mañana' : 'tarde'}. ${asked}`;
}
