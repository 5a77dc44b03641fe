import type { MisconceptionId } from '@lemma/math';

/** The misconceptions that the samples can show, in the words of the catalogue, in Spanish. */
export const spanishWords: Readonly<
  Partial<Record<MisconceptionId, { readonly idea: string; readonly move: string; readonly feedback: string }>>
> = {
  'fractions.add-across': {
    idea: 'Se suman los números de arriba y se suman los de abajo.',
    move: 'Pida `1/2 + 1/2` de la misma manera, y pregunte si media pizza y media pizza hacen media pizza.',
    feedback: 'Las partes se pueden contar juntas cuando todas son de un mismo tamaño. ¿Qué tamaño es ese aquí?',
  },
  'fractions.keeps-numerators': {
    idea: 'Escribo las dos con el denominador común y dejo igual los números de arriba.',
    move: 'Ponga la fracción de antes junto a la nueva: «¿De verdad es `1/2` lo mismo que `1/4`?»',
    feedback: 'Revisa cada fracción nueva: ¿sigue siendo la misma cantidad que antes?',
  },
  'fractions.another-operation': {
    idea: 'Calculé con las dos fracciones y no miré qué signo hay entre ellas.',
    move: 'Antes de calcular, pregunte: «¿La respuesta será mayor o menor que la primera fracción? ¿Cómo lo sabes?»',
    feedback: 'Mira otra vez el signo: ¿qué te pide hacer con las dos fracciones?',
  },
  'fractions.equivalent-adds': {
    idea: 'Lo que le sumo o le quito a un número, se lo hago también al otro.',
    move: 'Empiece con `1/2`, sume 1 a los dos y siga: `2/3`, `3/4`, … Pregunte si todas son un medio.',
    feedback: 'Sumar o restar el mismo número cambia el tamaño. ¿Por cuánto se multiplican o dividen los dos números?',
  },
  'fractions.tops-only': {
    idea: 'Tres cuartos y un cuarto: tres y uno son cuatro.',
    move: 'Pregunte: «¿`12/13 + 7/8` está más cerca de 1, 2, 19 o 21?»',
    feedback: '¿Cuánto es más o menos cada fracción? ¿Puede ser la respuesta tan grande o tan pequeña?',
  },
  'whole-numbers.smaller-from-larger': {
    idea: 'En cada columna se resta la cifra menor de la mayor.',
    move: 'Haga `42 - 17` con bloques: ¿qué número se pone en la mesa y qué unidades se le pueden quitar?',
    feedback: 'Mira cada columna: ¿qué cifra está arriba, y qué se le quita a qué?',
  },
  'whole-numbers.borrow-no-decrement': {
    idea: 'Pongo un 1 pequeño delante de la cifra y entonces puedo restar.',
    move: 'Pida que abra una decena con bloques mientras escribe. Pregunte de dónde vino la decena cada vez que escribe un 1 pequeño.',
    feedback: 'Conseguiste diez más para una columna. ¿Qué columna los dio?',
  },
  'whole-numbers.zero-instead-of-borrowing': {
    idea: 'Si no alcanza, no queda nada, así que es cero.',
    move: 'Cuente una historia: tienes 52 centavos y gastas 7. ¿De verdad quedan 50?',
    feedback: 'En una columna no alcanzaba. ¿De dónde puedes sacar más?',
  },
  'whole-numbers.always-borrow-left': {
    idea: 'Se pide prestado de la primera cifra del número.',
    move: 'En `472 - 138`, pregunte qué bloque se abre para tener diez unidades más.',
    feedback: '¿Qué columna es la vecina de la que necesita más?',
  },
  'whole-numbers.adds-instead-of-subtracting': {
    idea: 'Hay dos números, así que los junto.',
    move: 'Antes de calcular, que el estudiante diga qué pide el signo y si la respuesta será mayor o menor que el primer número.',
    feedback: 'Mira otra vez el signo. ¿La respuesta será mayor o menor que el primer número?',
  },
  'expressions.distribute-first-only': {
    idea: 'El número de delante va con el primer término del paréntesis.',
    move: 'Dibuje `3(x + 4)` como tres filas, cada una con una `x` y cuatro puntos.',
    feedback: 'El número de delante multiplica todo lo que hay en el paréntesis. ¿Lo multiplicaste todo?',
  },
  'equations.group-as-letter': {
    idea: 'Dividí entre el número de delante, y lo que queda es la letra.',
    move: 'Pida que ponga la respuesta en lugar de la letra y que calcule el paréntesis.',
    feedback: 'Eso es lo que vale el paréntesis. ¿Cuánto tiene que valer la letra?',
  },
  'equations.same-operation': {
    idea: 'Dice más, así que lo sumo. Paso el número al otro lado tal como está.',
    move: 'Dibuje una balanza para la ecuación y pregunte qué se puede quitar de los dos lados.',
    feedback: 'Prueba tu número en la pregunta. ¿Cabe? ¿Qué operación deshace la que está ahí?',
  },
  'expressions.conjoin': {
    idea: '`3x + 5` es `8x`: una respuesta no lleva signo de más.',
    move: 'Pida `3x + 5` y `8x` con `x = 2`.',
    feedback: 'Prueba con un número para la letra. ¿Tienen las dos expresiones el mismo valor?',
  },
  'equations.subtract-coefficient': {
    idea: 'Para quitar el `4` de `4x`, resto `4`.',
    move: 'Escriba `4x` como `x + x + x + x` y pregunte qué queda al quitar `4`.',
    feedback: '¿Qué le hace a la letra el número que está a su lado: sumar o multiplicar?',
  },
};
