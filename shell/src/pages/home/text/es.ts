import type { Translation } from '@lemma/ui';
import type { en } from './en.ts';

export const es = {
  home: {
    title: 'Matemáticas que saben por qué una respuesta salió mal',
    lead: 'Lemma lee en cada respuesta la idea que hay detrás. Los maestros ven qué enseñar mañana y a quién; los estudiantes reciben una pista que les sirve; los padres pueden ayudar y decirlo.',
    signIn: 'Iniciar sesión',
    signUp: 'Empezar una clase',
    createAccount: 'Crear una cuenta',
    seeClass: 'Ver una clase',
    student: 'Soy estudiante',
    parent: 'Soy padre o madre',
    open: 'Abrir Lemma',
    free: 'Gratis para las escuelas. Los estudiantes no necesitan correo electrónico.',
    codeTitle: 'Guardamos su código',
    codeBody: 'Inicie sesión o cree una cuenta de padre o madre. El código del maestro ya estará escrito.',
    placeTitle: 'Inicie sesión para abrir la página que pidió',
    placeCard: 'Iniciar sesión con la tarjeta',
    foot: 'Software libre con licencia MIT.',
  },
  problem: {
    title: 'Pruébelo: cometa un error',
    which: 'Elija un problema',
    subtraction: 'Restas',
    fractions: 'Fracciones',
    equation: 'Ecuaciones',
    add: 'Suma.',
    subtract: 'Resta.',
    solve: 'Despeja x.',
    answer: 'Su respuesta',
    check: 'Revisar',
    missing: 'Primero escriba una respuesta.',
    often: 'Los estudiantes suelen escribir',
    noScript: 'Con JavaScript activado puede responder aquí, y el error recibe su nombre.',
    failed: 'No se pudo cargar. Revise la conexión y pulse el botón otra vez.',
  },
  product: {
    title: 'Una respuesta, tres lectores',
    teacherTitle: 'El maestro: quién necesita qué, primero',
    teacherBody:
      'La mañana empieza con una sola cosa por hacer: quién está atascado, en qué idea, con sus propias respuestas al lado. Todo lo demás está a un paso.',
    teacherAlt:
      'El resumen del maestro en una clase de Álgebra 1: tres estudiantes están atascados en la resta de polinomios, con un botón para ver sus respuestas; debajo, cuántos necesitan ayuda, qué falta calificar y qué falta entregar.',
    studentTitle: 'El estudiante: una pista que le sirve',
    studentBody:
      'Las matemáticas se escriben como en papel. Lo que no se puede leer no gasta un intento, y después de un error llega una pregunta sobre esa idea, nunca la respuesta.',
    studentAlt:
      'El teléfono de un estudiante: un problema con una respuesta escrita y, debajo, una pista sobre la idea que hay detrás del error.',
    parentTitle: 'Los padres: palabras sencillas',
    parentBody:
      'Qué hay que entregar, cómo salió y qué escribió el maestro, en español, inglés o árabe. La foto de una hoja se entrega desde la mesa de la cocina.',
    parentAlt:
      'El teléfono de un padre: dos hijos, lo que cada uno tiene que entregar, una nota y el comentario del maestro.',
    look: 'Ver la clase como {who, select, teacher {maestro} student {estudiante} other {padre o madre}}',
    made: 'Las imágenes muestran una escuela inventada, en inglés.',
  },
  plain: {
    title: 'Antes de preguntar',
    costTitle: 'Cuánto cuesta',
    costBody:
      'Nada. No hay versión de pago, ni publicidad, ni una prueba que se acaba. Una escuela con su propio Lemma paga a Google por el proyecto de Firebase en el que funciona.',
    costLink: 'La licencia',
    dataTitle: 'Dónde están los datos',
    dataBody:
      'En el proyecto de Firebase de la propia escuela, en la región que ella elige. Las páginas y las letras vienen de los sitios de la escuela, y no se rastrea a nadie.',
    dataLink: 'Qué datos hay, quién los lee y cuánto tiempo se guardan',
    districtTitle: 'Lo que pregunta un distrito',
    whoAsk: '¿Quién ve el trabajo de un niño?',
    who: 'Los maestros de sus clases y los adultos conectados con el niño por un código. Ser maestro no abre ninguna otra clase.',
    whoLink: 'Las reglas, como las lee la base de datos',
    signInAsk: '¿Cómo entran los niños?',
    signInText: 'Con una tarjeta: un código de clase, un nombre y una clave. Sin correo y sin teléfono.',
    signInLink: 'Quién entra y con qué',
    deleteAsk: '¿Se pueden borrar los datos de un niño?',
    delete:
      'Sí. Un padre lo pide, un maestro ve qué se borraría y lo confirma. Desde ese momento ninguna página lo muestra. Por si fue un error, queda 30 días una copia cifrada; después se borra también. Hay un comprobante.',
    deleteLink: 'Qué hace un borrado',
    keepAsk: '¿Cuánto tiempo se guardan los datos?',
    keep: 'Por plazos que decide su escuela; el maestro de cada clase los fija. Lo vencido se borra cada noche; no hay «para siempre».',
    keepLink: 'Los plazos',
    modelAsk: '¿Hay un modelo de lenguaje?',
    model:
      'No, a menos que la escuela conecte uno. Los nombres se reemplazan antes de que salga algo, y ninguna respuesta de un niño sale sin consentimiento.',
    modelLink: 'Qué puede hacer un modelo',
    holeAsk: '¿Cómo se avisa de una falla de seguridad?',
    hole: 'En privado, con respuesta en tres días hábiles.',
    holeLink: 'Seguridad',
    accessAsk: '¿Puede usarlo cualquier niño?',
    access:
      'Con el teclado, en voz alta, ampliado, en oscuro o con más contraste. Lo que no se cumple del todo de WCAG 2.2 está dicho.',
    accessLink: 'El informe de accesibilidad',
    trialAsk: '¿Qué hace falta para probarlo?',
    trial: 'Un maestro y una lista de nombres. Para toda una escuela, alguien que cuide un proyecto de Firebase.',
    trialLink: 'Para directores, en una página',
    documents: 'Son los documentos con los que se construye el programa. Están en inglés.',
  },
} satisfies Translation<typeof en>;
