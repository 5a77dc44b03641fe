import type { CallOutput } from '@lemma/school/calls';
import type { TeachTopic } from '@lemma/school/insight';
import { useText } from '#shared/text/texts.ts';

type Named = Pick<TeachTopic, 'kind' | 'id'>;

/** What topics to teach are called: by name alone, and with what they are to the students ("Not known yet: …"). */
export function useTopicTitles(catalogue: CallOutput<'listSkills'>['skills'] = []) {
  const t = useText('topic');
  const skills = new Map(catalogue.map(({ code, name }) => [code, name]));
  const ideas = new Map(catalogue.flatMap(({ misconceptions }) => misconceptions.map(({ id, name }) => [id, name])));
  const nameOf = ({ kind, id }: Named): string => (kind === 'misconception' ? ideas : skills).get(id) ?? id;
  return {
    skillName: (code: string): string => skills.get(code) ?? code,
    topicName: nameOf,
    titleOf: (topic: Named): string => t(topic.kind, { name: nameOf(topic) }),
  };
}
