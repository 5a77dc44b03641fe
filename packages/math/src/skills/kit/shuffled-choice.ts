import type { AnswerSpec, Prose } from '../../types.ts';
import { choiceAnswer } from './answers.ts';

/** The ids say nothing about the options, because they are sent to the student's browser. */
const ids = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** The id of the option with this name, where the options stand in this order. */
export const optionId = (order: readonly string[], name: string): string => ids[order.indexOf(name)] ?? name;

/** A choice of one of up to six texts by name, in a drawn order. */
export const shuffledChoice = (
  order: readonly string[],
  right: string,
  texts: { readonly [name: string]: Prose },
): AnswerSpec =>
  choiceAnswer(
    optionId(order, right),
    order.map((name) => [optionId(order, name), texts[name] ?? name] as const),
  );
