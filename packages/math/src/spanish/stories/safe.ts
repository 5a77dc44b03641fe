import type { StoryPairs } from './reader-of-story.ts';

/** The plot `safe` in Spanish. */
export const safeStory = {
  words: {
    'on the clock': 'en el reloj',
    'under the flour bin': 'debajo del bote de harina',
    'in the old apron': 'en el delantal viejo',
    'behind the photo': 'detrás de la foto',
  },
  pairs: [
    ['The bread that nobody knows', 'El pan que nadie conoce'],
    ['The safe', 'La caja fuerte'],
    [
      'There is a safe in the wall of the shop. It has been shut for years. “My father locked his best bread in it,” says {keeper}. “He loved sums. He said: who opens it shall bake it.” On the clock sticks a note.',
      'En la pared de la panadería hay una caja fuerte. Lleva años cerrada. «Mi padre guardó ahí su mejor pan —dice {keeper}—. Le encantaban las cuentas. Decía: el que la abra lo horneará». En el reloj hay una nota pegada.',
    ],
    [
      'In the wall of the old bakery, behind the flour, there is a safe that has been shut for years. “My father locked away the recipe of his best bread,” says {keeper}. “He loved numbers, and he said that whoever opens it shall bake it.” On the clock sticks a yellow note.',
      'En la pared de la vieja panadería, detrás de la harina, hay una caja fuerte que lleva años cerrada. «Mi padre guardó ahí la receta de su mejor pan —dice {keeper}—. Le encantaban los números, y decía que quien la abriera lo hornearía». En el reloj hay una nota amarilla pegada.',
    ],
    [
      'In the wall of the bakery, behind the flour, there is a safe that nobody has opened since before {hero} was born. “My father locked away the recipe of his best bread,” says {keeper}, “because he loved numbers more than keys. He always said that whoever gets it open shall bake it.” On the old clock sticks a yellow note that everyone has taken for a joke.',
      'En la pared de la panadería, detrás de la harina, hay una caja fuerte que nadie ha abierto desde antes de que naciera {hero}. «Mi padre guardó ahí la receta de su mejor pan —dice {keeper}—, porque le gustaban más los números que las llaves. Siempre decía que quien lograra abrirla lo hornearía». En el viejo reloj hay pegada una nota amarilla que todos creían una broma.',
    ],
    [
      '{The note {place} says {1}. Which number is it?|On the note {place} they read {1}. Which number does the dial need?|On the yellow note that they find {place} somebody has written {1}. Which number does the dial need now?}',
      '{La nota que está {place} dice {1}. ¿Qué número es?|En la nota que está {place} leen {1}. ¿Qué número necesita la perilla?|En la nota amarilla que encuentran {place}, alguien escribió {1}. ¿Qué número necesita ahora la perilla?}',
    ],
    [
      '{The note {place} says {1}. What is {2}?|On the note {place} they read {1}. Which number is {2}?|On the yellow note that they find {place} somebody has written {1}. Which number is {2}, and so the next one on the dial?}',
      '{La nota que está {place} dice {1}. ¿Cuánto vale {2}?|En la nota que está {place} leen {1}. ¿Qué número es {2}?|En la nota amarilla que encuentran {place}, alguien escribió {1}. ¿Qué número es {2} y, por lo tanto, el siguiente de la perilla?}',
    ],
    [
      '{The note {place} says {1}. It comes to {2}. What is {3}?|On the note {place} they read {1}, and that {2} is {3}. Which number is {4}?|On the yellow note that they find {place} somebody has written {1}, and below it that {2} is {3}. Which number is {4}, and so the next one on the dial?}',
      '{La nota que está {place} dice {1}. El resultado es {2}. ¿Cuánto vale {3}?|En la nota que está {place} leen {1}, y que {2} es {3}. ¿Qué número es {4}?|En la nota amarilla que encuentran {place}, alguien escribió {1}, y debajo que {2} es {3}. ¿Qué número es {4} y, por lo tanto, el siguiente de la perilla?}',
    ],
    [
      'They turn the dial to {1}, and it clicks. {friend} has stopped breathing.',
      'Giran la perilla hasta el {1}, y suena un clic. {friend} aguanta la respiración.',
    ],
    ['Click', 'Clic'],
    [
      'It clicks! So it is not a joke. They look for more notes. {friend} lies down and looks under the bin. There is dust, a spoon and a note.',
      '¡Suena un clic! Entonces no es una broma. Buscan más notas. {friend} se acuesta en el piso y mira debajo del bote de harina. Hay polvo, una cuchara y una nota.',
    ],
    [
      'It clicks, so it was not a joke after all. They look for more notes, and {friend} lies down on the floor. Under the bin there are dust, a spoon and a note.',
      'Suena un clic, así que no era una broma. Buscan más notas, y {friend} se acuesta en el piso. Debajo del bote de harina hay polvo, una cuchara y una nota.',
    ],
    [
      'It clicks, so it was not a joke after all. They look for more notes in every corner, and at last {friend} lies down on the floor with a flashlight. Under the bin there are the dust of many years, a silver spoon and, right at the back, a yellow note.',
      'Suena un clic, así que no era una broma. Buscan más notas en todos los rincones, y al final {friend} se acuesta en el piso con una linterna. Debajo del bote de harina hay polvo de muchos años, una cuchara de plata y, hasta el fondo, una nota amarilla.',
    ],
    [
      'They turn the dial to {1}. Click. “He hid it where he dropped the spoon,” says {keeper}. “He was so angry about it.”',
      'Giran la perilla hasta el {1}. Clic. «La escondió donde se le cayó la cuchara —dice {keeper}—. Se enojó muchísimo por eso».',
    ],
    ['The last number', 'El último número'],
    [
      'Just one number is missing. {keeper} has to think. “He had an apron that he never washed. And there is a photo of my mother.” They can look in the apron. Or they can look behind the photo.',
      'Solo falta un número. {Keeper} tiene que pensar. «Mi padre tenía un delantal que nunca lavaba. Y hay una foto de mi madre». Pueden buscar en el delantal. O pueden buscar detrás de la foto.',
    ],
    [
      'Only the last number is missing, and {keeper} has to think. “He had an apron that nobody was allowed to wash,” she says, “and there is the photo of my mother.” They could look in the apron, or they could look behind the photo.',
      'Solo falta el último número, y {keeper} tiene que pensar. «Mi padre tenía un delantal que nadie podía lavar —dice—, y también está la foto de mi madre». Podrían buscar en el delantal, o podrían buscar detrás de la foto.',
    ],
    [
      'Only the last number is missing, and {keeper} has to think about it. “He had an apron that nobody was ever allowed to wash,” she says slowly, “and then there is the photo of my mother, which hangs so straight.” They could look into the pockets of the apron, or they could look behind the photo.',
      'Solo falta el último número, y {keeper} tiene que pensarlo. «Mi padre tenía un delantal que nadie podía lavar nunca —dice despacio—, y también está la foto de mi madre, que cuelga tan derecha». Podrían buscar en los bolsillos del delantal, o podrían buscar detrás de la foto.',
    ],
    ['Look in the apron', 'Buscar en el delantal'],
    ['The pocket', 'El bolsillo'],
    [
      'The apron is stiff with old dough. It stands up by itself! In the pocket is a note.',
      'El delantal está tieso de tanta masa vieja. ¡Se para solo! En el bolsillo hay una nota.',
    ],
    [
      'The apron is so stiff with old dough that it can stand by itself. In its pocket there is a note.',
      'El delantal está tan tieso de masa vieja que se para solo. En el bolsillo hay una nota.',
    ],
    [
      'The apron is so stiff with the dough of forty years that it can stand in the corner by itself like a person. Deep in its pocket there is a note.',
      'El delantal está tan tieso por la masa de cuarenta años que puede pararse solo en el rincón, como una persona. En el fondo del bolsillo hay una nota.',
    ],
    [
      'They turn the dial to {1}. Click. The door swings open without a sound.',
      'Giran la perilla hasta el {1}. Clic. La puerta se abre sin ruido.',
    ],
    [
      'In the safe is a jar with gray dough. It bubbles! “It is not a recipe,” says {hero}. “It is alive.” There is a note: “Feed it once a week.” “Then who fed it?” asks {friend}. They all look at {keeper}. She gets red. “I know the way in from the back,” she says.',
      'En la caja fuerte hay un frasco con masa gris. ¡Hace burbujas! «No es una receta —dice {hero}—. Está viva». Hay una nota: «Dale de comer una vez por semana». «Entonces, ¿quién le dio de comer?», pregunta {friend}. Todos miran a {keeper}. Ella se pone roja. «Yo sé cómo entrar por atrás», dice.',
    ],
    [
      'In the safe there is no paper, only a jar of gray dough that bubbles. “It is alive,” says {hero}. On the jar it says that it must be fed once a week. “Then who has fed it all these years?” asks {friend}. They all look at {keeper}, who turns red. “There is a little door in the back,” she says.',
      'En la caja fuerte no hay ningún papel, solo un frasco de masa gris que hace burbujas. «Está viva», dice {hero}. En el frasco dice que hay que darle de comer una vez por semana. «Entonces, ¿quién le ha dado de comer todos estos años?», pregunta {friend}. Todos miran a {keeper}, que se pone roja. «Atrás hay una puertita», dice ella.',
    ],
    [
      'In the safe there is no recipe, only a jar of gray dough, and the dough is bubbling. “It is alive,” says {hero}. On the jar it says, in an old man’s handwriting, that it must be fed once a week. “Then somebody has been feeding it all these years,” says {friend}, and they all look at {keeper}, who turns as red as a cherry. “There is a little door in the back,” she says. “But I was never good at numbers, and I did so want to know whether they fit.”',
      'En la caja fuerte no hay ninguna receta, solo un frasco de masa gris, y la masa hace burbujas. «Está viva», dice {hero}. En el frasco dice, con letra de hombre viejo, que hay que darle de comer una vez por semana. «Entonces alguien le ha dado de comer todos estos años», dice {friend}, y todos miran a {keeper}, que se pone roja como una cereza. «Atrás hay una puertita —dice ella—. Pero nunca fui buena para los números, y tenía tantas ganas de saber si eran los correctos».',
    ],
    ['Look behind the photo', 'Buscar detrás de la foto'],
    ['The photo', 'La foto'],
    [
      'They take the photo down. A young woman laughs in it. She has flour on her nose. On the back is a note.',
      'Descuelgan la foto. En ella se ríe una mujer joven. Tiene harina en la nariz. Atrás hay una nota.',
    ],
    [
      'They take the photo down, in which a young woman laughs with flour on her nose. On the back of it there is a note.',
      'Descuelgan la foto, en la que se ríe una mujer joven con harina en la nariz. Atrás hay una nota.',
    ],
    [
      'They take the photo down from its nail, very carefully. In it a young woman laughs at somebody who cannot be seen, with flour on her nose. On the back of it there is a note.',
      'Descuelgan la foto de su clavo con mucho cuidado. En ella una mujer joven, con harina en la nariz, le sonríe a alguien que no se ve. Atrás hay una nota.',
    ],
    [
      'They turn the dial to {1}. Click. Nobody dares to pull.',
      'Giran la perilla hasta el {1}. Clic. Nadie se atreve a jalar la puerta.',
    ],
    [
      'In the safe is just a small loaf. It is as hard as a stone. With it is a card. “This was her first bread. It was so bad that we laughed all night. It is the best one I know.” They bake one just like it and burn it. {keeper} laughs till she has to sit down.',
      'En la caja fuerte solo hay un pan chico. Está duro como una piedra. Junto a él hay una tarjeta. «Este fue su primer pan. Quedó tan mal que nos reímos toda la noche. Es el mejor que conozco». Hornean uno igual y lo queman. {Keeper} se ríe tanto que tiene que sentarse.',
    ],
    [
      'In the safe there is only a small loaf, as hard as a stone, and a card: “This was the first bread she ever made. It was so bad that we laughed all night. I know no better one.” They bake one just like it and burn it, and {keeper} laughs until she has to sit down.',
      'En la caja fuerte solo hay un pan chico, duro como una piedra, y una tarjeta: «Este fue el primer pan que ella hizo. Quedó tan mal que nos reímos toda la noche. No conozco otro mejor». Hornean uno igual y lo queman, y {keeper} se ríe tanto que tiene que sentarse.',
    ],
    [
      'In the safe there is nothing but a small loaf, as black and as hard as a stone, and a card: “This is the first bread that she ever baked for me. It was so terrible that we laughed all night, and I have never had a better one.” They bake one just like it and burn it as it should be burned, and {keeper} laughs until she has to sit down.',
      'En la caja fuerte no hay más que un pan chico, negro y duro como una piedra, y una tarjeta: «Este es el primer pan que ella horneó para mí. Quedó tan horrible que nos reímos toda la noche, y nunca he comido otro mejor». Hornean uno igual y lo queman como se debe, y {keeper} se ríe tanto que tiene que sentarse.',
    ],
  ],
} satisfies StoryPairs;
