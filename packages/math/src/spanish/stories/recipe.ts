import type { StoryPairs } from './reader-of-story.ts';

/** The plot `recipe` in Spanish. */
export const recipeStory = {
  pairs: [
    ['Honey cakes for the whole street', 'Pasteles de miel para toda la calle'],
    [
      'It is the day of the street party. {keeper} takes down a brown book. “My mother’s honey cake,” she says. {hero} reads. “It is for one cake,” says {hero}. “We need a lot more!”',
      'Es el día de la fiesta de la calle. {Keeper} baja un libro café. «El pastel de miel de mi mamá», dice. {hero} lee. «Es para un solo pastel —dice {hero}—. ¡Necesitamos muchos más!».',
    ],
    [
      'It is the day of the street party. {keeper} takes down a brown book with a recipe of her mother’s. “It is for only one honey cake,” says {hero}, “and we need a lot more than that!”',
      'Es el día de la fiesta de la calle. {Keeper} baja un libro café con una receta de su mamá. «Es para un solo pastel de miel —dice {hero}—, ¡y necesitamos muchos más!».',
    ],
    [
      'On the morning of the street party {keeper} takes down a brown book with stains on every page, because it belonged to her mother. “This is the honey cake that everybody remembers,” she says. {hero} reads it and frowns. “But the recipe is for a single cake, and we need a lot more than that!”',
      'La mañana de la fiesta de la calle, {keeper} baja un libro café con manchas en todas las páginas, porque era de su mamá. «Este es el pastel de miel que todos recuerdan», dice. {hero} lo lee y frunce el ceño. «Pero la receta es para un solo pastel, ¡y necesitamos muchos más!».',
    ],
    [
      'One cake takes {1 cup} of milk. They bake {2 cake}. How many cups of milk do they need?',
      'Un pastel lleva {1 cup} de leche. Hornean {2 cake}. ¿Cuántas tazas de leche necesitan?',
    ],
    [
      'One cake takes {1 cup} of milk, and they want to bake {2 cake}. How many cups of milk do they need?',
      'Un pastel lleva {1 cup} de leche, y quieren hornear {2 cake}. ¿Cuántas tazas de leche necesitan?',
    ],
    [
      'One cake takes {1 cup} of milk, and they have decided to bake {2 cake} for the street. How many cups of milk do they need?',
      'Un pastel lleva {1 cup} de leche, y han decidido hornear {2 cake} para la calle. ¿Cuántas tazas de leche necesitan?',
    ],
    [
      '{friend} measures the milk: {1 cup}. It foams in the bowl.',
      '{friend} mide la leche: {1 cup}. Hace espuma en el tazón.',
    ],
    ['The same amount of milk for each cake.', 'La misma cantidad de leche para cada pastel.'],
    ['The honey jar', 'El frasco de miel'],
    [
      '{friend} lifts the jar of honey. It is light! “Will that be enough?” asks {friend}. {hero} reads the next line.',
      '{friend} levanta el frasco de miel. ¡Pesa muy poco! «¿Alcanzará?», pregunta {friend}. {hero} lee el siguiente renglón.',
    ],
    [
      '{friend} lifts the jar of honey, and it is lighter than it should be. “Will that be enough?” asks {friend}. {hero} reads the next line of the recipe.',
      '{friend} levanta el frasco de miel, y pesa menos de lo que debería. «¿Alcanzará?», pregunta {friend}. {hero} lee el siguiente renglón de la receta.',
    ],
    [
      '{friend} lifts the jar of honey from the shelf, and it is much lighter than a full jar should be. “Will that be enough?” asks {friend} and holds it against the light, while {hero} reads the next line of the recipe aloud.',
      '{friend} baja del estante el frasco de miel, y pesa mucho menos de lo que debería pesar un frasco lleno. «¿Alcanzará?», pregunta {friend} y lo mira a contraluz, mientras {hero} lee en voz alta el siguiente renglón de la receta.',
    ],
    [
      'One cake takes {1 cup} of honey. How many cups do {2 cake} take?',
      'Un pastel lleva {1 cup} de miel. ¿Cuántas tazas llevan {2 cake}?',
    ],
    [
      'One cake takes {1 cup} of honey. How many cups of honey do the {2 cake} need?',
      'Un pastel lleva {1 cup} de miel. ¿Cuántas tazas de miel necesitan los {2 cake}?',
    ],
    [
      'For one cake the recipe asks for {1 cup} of honey. How many cups of honey do the {2 cake} need?',
      'Para un pastel, la receta pide {1 cup} de miel. ¿Cuántas tazas de miel necesitan los {2 cake}?',
    ],
    [
      'They need {1 cup}. The jar is enough for only {2 cake}.',
      'Necesitan {1 cup}. El frasco solo alcanza para {2 cake}.',
    ],
    ['The same amount of honey for each cake.', 'La misma cantidad de miel para cada pastel.'],
    ['honey', 'miel'],
    ['Not enough honey', 'La miel no alcanza'],
    [
      'There is not enough honey in the jar. They can bake fewer cakes. Or they can bake them small and make more. Then each cake takes less.',
      'No hay bastante miel en el frasco. Pueden hornear menos pasteles. O pueden hacerlos chicos y hornear más. Así cada pastel lleva menos.',
    ],
    [
      'There is not enough honey in the jar for that many cakes. They could bake fewer cakes and make each of them as it should be. Or they could bake more cakes that are smaller, with less honey in each.',
      'En el frasco no hay bastante miel para tantos pasteles. Podrían hornear menos pasteles y hacer cada uno como debe ser. O podrían hornear más pasteles, pero más chicos y con menos miel en cada uno.',
    ],
    [
      'There is not enough honey in the jar for all of the cakes. They could bake fewer of them and make each one exactly as the brown book says. Or they could bake more cakes that are smaller and less sweet, so that nobody at the party goes without.',
      'En el frasco no hay bastante miel para todos los pasteles. Podrían hornear menos y hacer cada uno exactamente como dice el libro café. O podrían hornear más pasteles, más chicos y menos dulces, para que nadie en la fiesta se quede sin probar.',
    ],
    ['Bake fewer cakes', 'Hornear menos pasteles'],
    ['As the book says', 'Como dice el libro'],
    [
      '“We bake it right,” says {hero}, “or not at all.” They pour some milk back.',
      '«Lo horneamos bien —dice {hero}—, o no lo horneamos». Devuelven un poco de leche.',
    ],
    [
      '“We bake it right or not at all,” says {hero}. They pour some of the milk back into the can.',
      '«Lo horneamos bien o no lo horneamos», dice {hero}. Devuelven un poco de la leche al bote.',
    ],
    [
      '“Either we bake it as it was meant to be, or we don’t bake it at all,” says {hero}. Carefully they pour some of the milk back into the can.',
      '«O lo horneamos como debe ser, o no lo horneamos», dice {hero}. Con cuidado devuelven un poco de la leche al bote.',
    ],
    [
      'The honey is enough for {1 cake}. Each takes {2 cup} of milk. How many cups is that?',
      'La miel alcanza para {1 cake}. Cada uno lleva {2 cup} de leche. ¿Cuántas tazas son?',
    ],
    [
      'The honey is enough for only {1 cake}, each with {2 cup} of milk. How many cups of milk do they need now?',
      'La miel solo alcanza para {1 cake}, cada uno con {2 cup} de leche. ¿Cuántas tazas de leche necesitan ahora?',
    ],
    [
      'The honey in the jar is enough for only {1 cake}, each of them with {2 cup} of milk. How many cups of milk do they really need?',
      'La miel del frasco solo alcanza para {1 cake}, cada uno con {2 cup} de leche. ¿Cuántas tazas de leche necesitan de verdad?',
    ],
    ['Now there is just as much milk as they need: {1 cup}.', 'Ahora hay justo la leche que necesitan: {1 cup}.'],
    [
      'The cakes are as good as ever. They are gone at once. Some people get none. “Next year I come first,” says a man with a sad plate.',
      'Los pasteles están tan ricos como siempre. Se acaban enseguida. A algunos no les toca nada. «El próximo año llego primero», dice un hombre con el plato triste.',
    ],
    [
      'The cakes are as good as in the old days, and they are gone in a moment. Some people get none of them. “Next year I will be first in line,” says a man with an empty plate.',
      'Los pasteles están tan ricos como en los viejos tiempos, y se acaban en un momento. A algunos no les toca nada. «El próximo año seré el primero de la fila», dice un hombre con el plato vacío.',
    ],
    [
      'The cakes taste exactly as they did in the old days, and they are gone before the music has started. The people at the end of the line get none of them. “Next year I will come an hour early,” says a man with an empty plate, and he means it.',
      'Los pasteles saben exactamente como en los viejos tiempos, y se acaban antes de que empiece la música. A la gente del final de la fila no le toca nada. «El próximo año llegaré una hora antes», dice un hombre con el plato vacío, y lo dice en serio.',
    ],
    ['Bake more and smaller ones', 'Hornear más pasteles, más chicos'],
    ['Small cakes', 'Pasteles chicos'],
    [
      '{friend} takes some small pans. “Each gets less of all,” says {friend}. They share the honey out.',
      '{friend} toma unos moldes chicos. «Cada uno lleva menos de todo», dice {friend}. Reparten la miel.',
    ],
    [
      '{friend} takes some small pans from the wall. “Each cake gets less of all,” says {friend}, and they share the honey out.',
      '{friend} toma de la pared unos moldes chicos. «Cada pastel lleva menos de todo», dice {friend}, y reparten la miel.',
    ],
    [
      '{friend} takes some small pans from the wall, which nobody has used for years. “Each cake gets less of everything,” says {friend}, and drop by drop they share the honey out among the bowls.',
      '{friend} toma de la pared unos moldes chicos que nadie ha usado en años. «Cada pastel lleva menos de todo», dice {friend}, y gota a gota reparten la miel entre los tazones.',
    ],
    [
      'They bake {1} small cakes. Each takes {2 cup} of milk. How many cups is that?',
      'Hornean {1} pasteles chicos. Cada uno lleva {2 cup} de leche. ¿Cuántas tazas son?',
    ],
    [
      'They bake {1} small cakes with {2 cup} of milk in each. How many cups of milk is that?',
      'Hornean {1} pasteles chicos con {2 cup} de leche en cada uno. ¿Cuántas tazas de leche son?',
    ],
    [
      'They bake {1} small cakes, and each of them takes {2 cup} of milk. How many cups of milk do the small cakes need?',
      'Hornean {1} pasteles chicos, y cada uno lleva {2 cup} de leche. ¿Cuántas tazas de leche necesitan los pasteles chicos?',
    ],
    ['The small cakes take this much milk: {1 cup}.', 'Los pasteles chicos llevan esta cantidad de leche: {1 cup}.'],
    [
      'Each one at the party gets a cake. They are small. They are not very sweet. But no plate is empty. “More, please!” says a small girl.',
      'En la fiesta, a cada quien le toca un pastel. Son chicos. No son muy dulces. Pero ningún plato está vacío. «¡Más, por favor!», dice una niña chiquita.',
    ],
    [
      'Everyone at the party gets a cake, and no plate stays empty. But the cakes are small and not as sweet as they should be. “It is good,” says an old man, “but I remember it better.”',
      'En la fiesta, a cada quien le toca un pastel, y ningún plato se queda vacío. Pero los pasteles son chicos y no tan dulces como deberían. «Está bueno —dice un señor mayor—, pero yo lo recuerdo mejor».',
    ],
    [
      'Everyone at the party gets a cake, and not a single plate stays empty. But the cakes are small, and they are not as sweet as they should be. “It is good,” says an old man kindly, “but I remember it better,” and {keeper} writes “more honey” in large letters into her brown book.',
      'En la fiesta, a cada quien le toca un pastel, y ni un solo plato se queda vacío. Pero los pasteles son chicos y no son tan dulces como deberían. «Está bueno —dice con cariño un señor mayor—, pero yo lo recuerdo mejor», y {keeper} escribe «más miel» con letras grandes en su libro café.',
    ],
  ],
} satisfies StoryPairs;
