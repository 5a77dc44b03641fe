import type { Translation } from '@lemma/ui';
import type { classTexts } from './en-classes.ts';

export const classEs = {
  common: {
    class: 'Clase',
    quoted: '«{text}»',
    looksOn: 'Usted puede ver esta clase. Pida a {name} que lo cambie.',
    fileNotMade: 'El archivo no se hizo: se anota quién hace uno, y eso falló',
  },
  newClass: {
    welcome: 'Le damos la bienvenida',
    emptyTitle: 'Empiece con su primera clase',
    emptyBody:
      'Una clase reúne a sus estudiantes y su trabajo. Se crea en un minuto, y ningún niño necesita correo electrónico.',
    make: 'Crear una clase',
    title: 'Clase nueva',
    body: 'Puede cambiar las dos cosas después.',
    name: 'Nombre',
    nameHint: 'Como la conocen sus estudiantes: «6B Matemáticas».',
    nameMissing: 'Escriba un nombre para la clase.',
    grade: 'Grado',
    gradeNone: 'Elija un grado',
    gradeMissing: 'Elija el grado que enseña en esta clase.',
    gradeOf: '{grade, plural, =0 {Kínder} =9 {Álgebra 1} other {Grado #}}',
    submit: 'Crear clase',
  },
} as const satisfies Translation<typeof classTexts>;
