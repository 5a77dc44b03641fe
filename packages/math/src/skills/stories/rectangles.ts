import type { Told } from '../kit/told.ts';

/** What goes around a rectangle, or covers it: who does what to what, and the question. */
type Row = readonly [id: string, english: string, ask: string, spanish: string, pregunta: string, second?: 'high'];

const AROUND: readonly Row[] = [
  [
    'fence',
    '[name] puts a fence around a garden',
    'How much fence is needed',
    '[name] pone una cerca alrededor de un jardín',
    '¿Cuánta cerca se necesita',
  ],
  [
    'run',
    '[name] walks once around the edge of a yard',
    'How far does [name] walk',
    '[name] camina una vez por la orilla de un patio',
    '¿Cuánto camina [name]',
  ],
  [
    'lights',
    '[name] hangs lights along all sides of a ceiling',
    'How long must the lights be',
    '[name] cuelga luces por todos los lados de un techo',
    '¿Cuánto deben medir las luces',
  ],
  [
    'ribbon',
    '[name] glues ribbon around the edge of a banner',
    'How much ribbon is needed',
    '[name] pega cinta por la orilla de una pancarta',
    '¿Cuánta cinta se necesita',
  ],
  [
    'frame',
    '[name] builds a wooden frame around a mural',
    'How much wood is needed',
    '[name] hace un marco de madera alrededor de un mural',
    '¿Cuánta madera se necesita',
  ],
  [
    'tape',
    '[name] marks the edge of a play court with tape',
    'How much tape is needed',
    '[name] marca con cinta la orilla de una cancha',
    '¿Cuánta cinta se necesita',
  ],
  [
    'jog',
    '[name] jogs once around the edge of a field',
    'How far does [name] jog',
    '[name] trota una vez por la orilla de un campo',
    '¿Cuánto trota [name]',
  ],
  [
    'hedge',
    '[name] plants a hedge along all sides of a park',
    'How long is the hedge',
    '[name] planta un seto por todos los lados de un parque',
    '¿Cuánto mide el seto',
  ],
  [
    'rope',
    '[name] ties a rope around a flower bed',
    'How long must the rope be',
    '[name] pone una cuerda alrededor de un arriate',
    '¿Cuánto debe medir la cuerda',
  ],
  [
    'bricks',
    '[name] lays one row of bricks around a patio',
    'How long is the row',
    '[name] pone una hilera de ladrillos alrededor de un patio',
    '¿Cuánto mide la hilera',
  ],
  [
    'wire',
    '[name] pulls a wire around a chicken yard',
    'How much wire is needed',
    '[name] tiende un alambre alrededor de un gallinero',
    '¿Cuánto alambre se necesita',
  ],
  [
    'lace',
    '[name] sews lace around the edge of a tablecloth',
    'How much lace is needed',
    '[name] cose encaje por la orilla de un mantel',
    '¿Cuánto encaje se necesita',
  ],
  [
    'gutter',
    'Workers put a gutter along all sides of a roof',
    'How long is the gutter',
    'Unos trabajadores ponen un canalón por todos los lados de un techo',
    '¿Cuánto mide el canalón',
  ],
  [
    'patrol',
    'A guard walks once around the edge of a parking lot',
    'How far does the guard walk',
    'Una guardia camina una vez por la orilla de un estacionamiento',
    '¿Cuánto camina la guardia',
  ],
  [
    'curb',
    'A town builds a curb around a plaza',
    'How long is the curb',
    'Un pueblo construye un bordillo alrededor de una plaza',
    '¿Cuánto mide el bordillo',
  ],
];
const COVERS: readonly Row[] = [
  [
    'carpet',
    '[name] covers the floor of a room with carpet. The room is',
    'How much carpet is needed',
    '[name] cubre de alfombra el piso de un cuarto. El cuarto es',
    '¿Cuánta alfombra se necesita',
  ],
  [
    'paint',
    '[name] paints a wall',
    'How much wall is painted',
    '[name] pinta una pared',
    '¿Cuánta pared se pinta',
    'high',
  ],
  [
    'grass',
    '[name] sows grass on a yard',
    'How much ground is sown',
    '[name] siembra pasto en un patio',
    '¿Cuánto terreno se siembra',
  ],
  [
    'tiles',
    '[name] tiles a kitchen floor',
    'How much floor is tiled',
    '[name] pone losetas en el piso de una cocina',
    '¿Cuánto piso lleva losetas',
  ],
  [
    'tarp',
    '[name] covers a pool with a tarp. The pool is',
    'How much tarp is needed',
    '[name] cubre una alberca con una lona. La alberca es',
    '¿Cuánta lona se necesita',
  ],
  [
    'mulch',
    '[name] spreads mulch over a flower bed',
    'How much ground is covered',
    '[name] extiende mantillo sobre un arriate',
    '¿Cuánto terreno se cubre',
  ],
  [
    'glass',
    '[name] puts new glass into a window',
    'How much glass is needed',
    '[name] pone vidrio nuevo en una ventana',
    '¿Cuánto vidrio se necesita',
    'high',
  ],
  [
    'mirror',
    '[name] hangs a mirror',
    'How much wall does it cover',
    '[name] cuelga un espejo',
    '¿Cuánta pared cubre',
    'high',
  ],
  [
    'snow',
    '[name] shovels the snow off a driveway',
    'How much ground is cleared',
    '[name] quita la nieve de una entrada',
    '¿Cuánto terreno se despeja',
  ],
  [
    'mats',
    'A gym is covered with mats. The gym is',
    'How much floor is covered',
    'Un gimnasio se cubre con colchonetas. El gimnasio es',
    '¿Cuánto piso se cubre',
  ],
  [
    'cloth',
    '[name] lays a cloth over a stage',
    'How much stage is covered',
    '[name] pone una tela sobre un escenario',
    '¿Cuánto escenario se cubre',
  ],
  [
    'wheat',
    'A farmer sows wheat on a plot',
    'How much ground is sown',
    'Una agricultora siembra trigo en una parcela',
    '¿Cuánto terreno se siembra',
  ],
  [
    'wax',
    '[name] waxes the floor of a hallway',
    'How much floor is waxed',
    '[name] encera el piso de un pasillo',
    '¿Cuánto piso se encera',
  ],
  [
    'paper',
    '[name] covers a bulletin board with paper',
    'How much paper is needed',
    '[name] cubre un tablero con papel',
    '¿Cuánto papel se necesita',
    'high',
  ],
  [
    'solar',
    'Workers cover a flat roof with panels',
    'How much roof is covered',
    'Unos trabajadores cubren un techo plano con paneles',
    '¿Cuánto techo se cubre',
  ],
];

/** A place, what is asked of it, and its story for each of the two units. */
export type PlaceTold = {
  readonly id: string;
  readonly area: boolean;
  readonly told: { readonly [unit: string]: Told };
};

const UNITS = [
  ['m', 'meters', 'm', 'metros', 'metros cuadrados'],
  ['ft', 'feet', 'pies', 'pies', 'pies cuadrados'],
] as const;

const place = ([id, english, ask, spanish, pregunta, second]: Row, area: boolean): PlaceTold => ({
  id,
  area,
  told: Object.fromEntries(
    UNITS.map(([unit, many, corto, largo, cuadrados]): readonly [string, Told] => [
      unit,
      [
        `${english}${english.endsWith(' is') ? '' : ' that is'} a rectangle, [length] ${unit} long and [width] ${unit} ${second ?? 'wide'}. ${ask}, in ${area ? 'square ' : ''}${many}?`,
        `${spanish}${spanish.endsWith(' es') ? '' : ' que es'} un rectángulo, de [length] ${corto} de largo y [width] ${corto} de ${second ? 'alto' : 'ancho'}. ${pregunta}, en ${area ? cuadrados : largo}?`,
      ],
    ]),
  ),
});

export const places: readonly PlaceTold[] = [
  ...AROUND.map((row) => place(row, false)),
  ...COVERS.map((row) => place(row, true)),
];
