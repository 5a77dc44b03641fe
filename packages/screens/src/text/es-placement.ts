import type { Translation } from '@lemma/ui';
import type { placementTexts } from './en-placement.ts';

export const placementEs = {
  placement: {
    homeTitle: 'Descubre por dónde empezar',
    homeAsked: '{name} quiere saber por dónde puedes empezar.',
    homeBody: 'Unas pocas preguntas, unos diez minutos. No es un examen: no hay puntos y puedes parar cuando quieras.',
    begin: 'Empezar',
    goOn: 'Continuar',
    title: 'Por dónde empezar',
    lead: 'Pregunta {number, number} · no es un examen',
    leave: 'Parar por ahora',
    left: 'Puedes parar cuando quieras. Tus respuestas se guardan y sigues donde estabas.',
    answer: 'Responder',
    notYet: 'Todavía no lo sé',
    doneTitle: 'Ya sabemos por dónde puedes empezar',
    doneBody: 'Este es tu camino desde aquí. Cambia a medida que trabajas.',
    practice: 'Empezar con lo primero',
    home: 'Inicio',
  },
  path: {
    title: 'Tu camino',
    adultTitle: 'Por dónde empezar',
    adultLead: 'Según las preguntas iniciales y las respuestas desde entonces.',
    now: 'Ahora',
    next: 'Después',
    later: 'Más adelante',
    nothing: 'Nada: lo que pide el grado ya está.',
    afterwards: 'Y después de eso',
    why: {
      almost: 'Casi lo logra: unas pocas preguntas lo dirán.',
      ready: 'Ya está todo lo que hace falta para esto.',
      'needed-for': 'Hace falta para: {of}',
      after: 'Viene después de: {of}',
    },
  },
} satisfies Translation<typeof placementTexts>;
