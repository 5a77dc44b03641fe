import type { StoryPairs } from './reader-of-story.ts';

/** The plot `survey` in Spanish. */
export const surveyStory = {
  pairs: [
    ['The truth about the cafeteria', 'La verdad sobre la cafetería'],
    ['A headline', 'Un titular'],
    [
      '“Nobody eats the soup!” That is what a boy wrote for the paper. {keeper} shakes her head. “Is it true?” she asks. “Find out.” So {hero} stands in the lunch room with a list.',
      '«¡Nadie come la sopa!». Eso escribió un niño para el periódico. {Keeper} niega con la cabeza. «¿Es verdad? —pregunta—. Averígüenlo». Así que {hero} se pone en la cafetería con una lista.',
    ],
    [
      '“Nobody eats the soup!” a boy has written for the school newspaper. {keeper} shakes her head. “Before we print it,” she says, “find out if it is true.” So {hero} stands in the cafeteria with a list and counts.',
      '«¡Nadie come la sopa!», ha escrito un niño para el periódico escolar. {Keeper} niega con la cabeza. «Antes de imprimirlo —dice—, averigüen si es verdad». Así que {hero} se pone en la cafetería con una lista y cuenta.',
    ],
    [
      '“Nobody eats the soup!” a boy has written in large letters for the front page of the school newspaper. {keeper} reads it and shakes her head. “Before we print that,” she says, “you are going to find out whether it is true.” So for a whole week {hero} stands in the cafeteria with a list and counts.',
      '«¡Nadie come la sopa!», ha escrito un niño con letras grandes para la primera plana del periódico escolar. {Keeper} lo lee y niega con la cabeza. «Antes de imprimir eso —dice—, van a averiguar si es verdad». Así que durante toda una semana {hero} se pone en la cafetería con una lista y cuenta.',
    ],
    [
      'From Monday to Friday these are the bowls of soup: {1}. What is the mean?',
      'De lunes a viernes, estos son los tazones de sopa: {1}. ¿Cuál es la media?',
    ],
    [
      'From Monday to Friday the cafeteria sells these numbers of bowls: {1}. What is the mean for the week?',
      'De lunes a viernes, la cafetería vende estos números de tazones: {1}. ¿Cuál es la media de la semana?',
    ],
    [
      'From Monday to Friday the cafeteria sells these numbers of bowls of soup: {1}. What is the mean number of bowls for this week?',
      'De lunes a viernes, la cafetería vende estos números de tazones de sopa: {1}. ¿Cuál es la media de tazones de esta semana?',
    ],
    [
      'The mean {is|are} {1 bowl}. “So it is not nobody,” says {hero}.',
      'La media es de {1 bowl}. «Entonces sí hay quien la come», dice {hero}.',
    ],
    ['A bar for each of five days: bowls of soup.', 'Una barra para cada uno de cinco días: tazones de sopa.'],
    ['Mon', 'lun'],
    ['Tue', 'mar'],
    ['Wed', 'mié'],
    ['Thu', 'jue'],
    ['Fri', 'vie'],
    ['bowls of soup', 'tazones de sopa'],
    ['The other lunch', 'El otro almuerzo'],
    [
      '“But that is not a lot,” says the boy. {friend} thinks. “What do we compare it with? Let us count the pizza, too.”',
      '«Pero eso no es mucho», dice el niño. {friend} se pone a pensar. «¿Con qué lo comparamos? Vamos a contar también la pizza».',
    ],
    [
      '“But that is not a lot,” says the boy. “Not a lot compared with what?” asks {friend}. So the next week they count the pizza too.',
      '«Pero eso no es mucho», dice el niño. «¿No es mucho comparado con qué?», pregunta {friend}. Así que la semana siguiente cuentan también la pizza.',
    ],
    [
      '“But that isn’t many,” says the boy who wrote the headline. “Not many compared with what?” asks {friend}, because a number on its own says very little. So in the next week they stand in the cafeteria again and count the slices of pizza.',
      '«Pero eso no es mucho», dice el niño que escribió el titular. «¿No es mucho comparado con qué?», pregunta {friend}, porque un número solo dice muy poco. Así que la semana siguiente vuelven a ponerse en la cafetería y cuentan las rebanadas de pizza.',
    ],
    [
      'These are the slices of pizza, day by day: {1}. What is the mean?',
      'Estas son las rebanadas de pizza, día por día: {1}. ¿Cuál es la media?',
    ],
    [
      'From Monday to Friday the cafeteria sells these numbers of slices: {1}. What is the mean for the week?',
      'De lunes a viernes, la cafetería vende estos números de rebanadas: {1}. ¿Cuál es la media de la semana?',
    ],
    [
      'From Monday to Friday the cafeteria sells these numbers of slices of pizza: {1}. What is the mean number of slices for this week?',
      'De lunes a viernes, la cafetería vende estos números de rebanadas de pizza: {1}. ¿Cuál es la media de rebanadas de esta semana?',
    ],
    [
      'The mean {is|are} {1 slice}, less than for the soup. The boy is silent for a while.',
      'La media es de {1 slice}, menos que la de la sopa. El niño se queda callado un rato.',
    ],
    ['A bar for each of five days: slices of pizza.', 'Una barra para cada uno de cinco días: rebanadas de pizza.'],
    ['slices of pizza', 'rebanadas de pizza'],
    ['What to print?', '¿Qué imprimir?'],
    [
      'The paper has room for one more count. They can ask for a new soup and count again. Or they can count who eats in the park and not in school.',
      'En el periódico cabe una cuenta más. Pueden pedir una sopa nueva y volver a contar. O pueden contar quiénes comen en el parque y no en la escuela.',
    ],
    [
      'There is time for one more count before the newspaper is printed. They could ask the cook for another soup and count again. Or they could count who eats in the park and not at school.',
      'Hay tiempo para una cuenta más antes de imprimir el periódico. Podrían pedirle otra sopa a la cocinera y volver a contar. O podrían contar quiénes comen en el parque y no en la escuela.',
    ],
    [
      'There is time for exactly one more count before the newspaper has to be printed. They could ask the cook to try another soup and count the bowls again. Or they could find out how many students don’t eat at school at all and have lunch in the park instead.',
      'Hay tiempo justo para una cuenta más antes de que haya que imprimir el periódico. Podrían pedirle a la cocinera que pruebe otra sopa y volver a contar los tazones. O podrían averiguar cuántos estudiantes no comen nada en la escuela y en cambio almuerzan en el parque.',
    ],
    ['Try a new soup', 'Probar una sopa nueva'],
    ['Tomato and noodles', 'Tomate y fideos'],
    [
      'The cook is glad that someone asks. She makes it with noodles. It smells good.',
      'La cocinera está contenta de que alguien pregunte. La prepara con fideos. Huele rico.',
    ],
    [
      'The cook is glad that somebody asks her, and she makes tomato soup with noodles. It smells so good that people turn around.',
      'La cocinera está contenta de que alguien le pregunte, y prepara sopa de tomate con fideos. Huele tan rico que la gente voltea.',
    ],
    [
      'The cook is glad that somebody asks her for once instead of making jokes, and she makes tomato soup with noodles after a recipe of her own. It smells so good that people turn around in the door.',
      'La cocinera está contenta de que por una vez alguien le pregunte en lugar de hacer bromas, y prepara sopa de tomate con fideos con una receta suya. Huele tan rico que la gente voltea en la puerta.',
    ],
    [
      'These are the bowls of the new soup: {1}. What is the mean?',
      'Estos son los tazones de la sopa nueva: {1}. ¿Cuál es la media?',
    ],
    [
      'In this week the cafeteria sells these numbers of bowls: {1}. What is the mean now?',
      'En esta semana, la cafetería vende estos números de tazones: {1}. ¿Cuál es la media ahora?',
    ],
    [
      'In the week of the new soup the cafeteria sells these numbers of bowls: {1}. What is the mean number of bowls now?',
      'En la semana de la sopa nueva, la cafetería vende estos números de tazones: {1}. ¿Cuál es la media de tazones ahora?',
    ],
    [
      'The mean of the new soup {is|are} {1 bowl}, more than before.',
      'La media de la sopa nueva es de {1 bowl}, más que antes.',
    ],
    [
      'A bar for each of five days: bowls of the new soup.',
      'Una barra para cada uno de cinco días: tazones de la sopa nueva.',
    ],
    ['bowls of the new soup', 'tazones de la sopa nueva'],
    [
      'They print both weeks with a chart. All can see what is true. The boy who wrote “nobody” eats a bowl. “Not bad,” he says. It is in the paper, too.',
      'Imprimen las dos semanas con una gráfica. Todos pueden ver qué es verdad. El niño que escribió «nadie» se come un tazón. «No está mal», dice. Eso también sale en el periódico.',
    ],
    [
      'They print both weeks with a chart, so that everybody can see for themselves. The boy who wrote “nobody” eats a bowl of it. “It isn’t bad,” he says, and they print that too.',
      'Imprimen las dos semanas con una gráfica, para que todos puedan ver por sí mismos. El niño que escribió «nadie» se come un tazón. «No está mal», dice, y ellos también imprimen eso.',
    ],
    [
      'They print both weeks side by side with a chart, so that all readers can see for themselves what has changed and what has not. It is less exciting than the first headline, and fewer people talk about it. But the boy who wrote “nobody” is sitting in front of a bowl. “It isn’t bad,” he says, and they print that as well.',
      'Imprimen las dos semanas lado a lado con una gráfica, para que todos los lectores puedan ver por sí mismos qué ha cambiado y qué no. Es menos emocionante que el primer titular, y menos gente habla de eso. Pero el niño que escribió «nadie» está sentado frente a un tazón. «No está mal», dice, y ellos imprimen eso también.',
    ],
    ['Count in the park', 'Contar en el parque'],
    ['On the grass', 'En el pasto'],
    [
      'They sit under a tree and count. Each day, some eat on the grass. “It is quiet here,” says a girl.',
      'Se sientan bajo un árbol y cuentan. Todos los días hay quienes comen en el pasto. «Aquí está tranquilo», dice una niña.',
    ],
    [
      'They sit under a tree and count the students who eat on the grass. “It is quiet here,” says a girl, “and at school it is so loud.”',
      'Se sientan bajo un árbol y cuentan a los estudiantes que comen en el pasto. «Aquí está tranquilo —dice una niña—, y en la escuela hay tanto ruido».',
    ],
    [
      'At lunchtime they sit under a tree and count the students who eat on the grass. “It is quiet here,” says a girl with a book on her knees, “and in the cafeteria it is so loud that I can’t hear myself chew.”',
      'A la hora del almuerzo se sientan bajo un árbol y cuentan a los estudiantes que comen en el pasto. «Aquí está tranquilo —dice una niña con un libro en las rodillas—, y en la cafetería hay tanto ruido que no me oigo ni masticar».',
    ],
    [
      'These are the students in the park: {1}. What is the mean?',
      'Estos son los estudiantes en el parque: {1}. ¿Cuál es la media?',
    ],
    [
      'From Monday to Friday these numbers of students eat in the park: {1}. What is the mean?',
      'De lunes a viernes, estos números de estudiantes comen en el parque: {1}. ¿Cuál es la media?',
    ],
    [
      'From Monday to Friday these numbers of students have their lunch in the park: {1}. What is the mean number of students?',
      'De lunes a viernes, estos números de estudiantes almuerzan en el parque: {1}. ¿Cuál es la media de estudiantes?',
    ],
    [
      'The mean {is|are} {1 student}. It was never about the soup.',
      'La media es de {1 student}. Nunca se trató de la sopa.',
    ],
    [
      'A bar for each of five days: students in the park.',
      'Una barra para cada uno de cinco días: estudiantes en el parque.',
    ],
    ['students in the park', 'estudiantes en el parque'],
    [
      '“It is too loud in there,” says the paper. Now all talk of the noise, and no one of the soup. The cook is a bit sad. But then a quiet room opens. And in it they sell soup.',
      '«Hay demasiado ruido ahí adentro», dice el periódico. Ahora todos hablan del ruido, y nadie de la sopa. La cocinera está un poco triste. Pero luego se abre un cuarto tranquilo. Y ahí venden sopa.',
    ],
    [
      '“It is too loud in there,” says the front page, and now everybody talks about the noise and nobody about the soup. Soon a quiet room opens beside the cafeteria. The cook brings the soup there herself.',
      '«Hay demasiado ruido ahí adentro», dice la primera plana, y ahora todos hablan del ruido y nadie de la sopa. Pronto se abre un cuarto tranquilo al lado de la cafetería. La cocinera misma lleva la sopa hasta allá.',
    ],
    [
      '“It is too loud in there,” says the front page, with the numbers right below it. Now everybody talks about the noise and nobody about the soup any more, which makes the cook a little sad. But a month later a quiet room opens beside the cafeteria, and on its first day she carries a pot of soup into it herself.',
      '«Hay demasiado ruido ahí adentro», dice la primera plana, con los números justo debajo. Ahora todos hablan del ruido y ya nadie de la sopa, lo que pone un poco triste a la cocinera. Pero un mes después se abre un cuarto tranquilo al lado de la cafetería, y el primer día ella misma lleva hasta allá una olla de sopa.',
    ],
  ],
} satisfies StoryPairs;
