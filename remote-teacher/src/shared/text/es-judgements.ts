import type { Translation } from '@lemma/ui';
import type { judgementTexts } from './en-judgements.ts';
import { namedSentenceEs } from './named-es.ts';

export const judgementEs = {
  judgement: {
    verdicts: { confirmed: 'confirmada', dismissed: 'descartada', resolved: 'resuelta' },
    verdictDo: { confirmed: 'Confirmar', dismissed: 'Descartar', resolved: 'Resuelta' },
    verdictOf: '{verdict}: {idea}',
    verdictBy: '{verdict} por {name}, {date}',
    verdictUndo: 'Deshacer',
    verdictUndoOf: 'Deshacer lo dicho sobre: {idea}',
    named: namedSentenceEs,
    namedGroups: 'Ideas atribuidas',
    alikeGroups: 'Se parece a una idea, solo en esta tarea',
    alikeToo: 'Aquí se le parece, sin atribuirla, en {count, number} más: {names}',
    setAside: '{count, plural, one {# idea está descartada o resuelta} other {# ideas están descartadas o resueltas}}',
    levelSet: 'Fijar el nivel',
    levelSetOf: 'Fijar el nivel de: {skill}',
    levelTitle: 'El nivel que usted fija',
    levelBody:
      'Ocupa el lugar del calculado: en sus listas, estadísticas y grupos y, como indicado por el maestro, para el estudiante y la familia. Su motivo es solo para maestros. Queda registrado.',
    levelReason: 'Motivo',
    levelSave: 'Guardar el nivel',
    levelBack: 'Volver al calculado',
    levelBy: '{name}, {date}: {reason}',
    levelSetBy: '{level}, lo indicó un maestro',
    levelComputed: 'calculado: {level}',
    cancel: 'Cancelar',
  },
} as const satisfies Translation<typeof judgementTexts>;
