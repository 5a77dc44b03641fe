import type { Step, Tell } from '../draft.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type Asked = Pick<Step, 'ask' | 'task' | 'is'>;

/** Parts of a way: which is farther, and other names for the same part. */
export const signs: Tell = ({ rng, reach, skill, hero, friend, world }) => {
  const used = new Set<string>();
  const fraction = (): readonly [number, number] => {
    const bottom = rng.int(3, reach);
    return [rng.int(1, bottom - 1), bottom];
  };
  const asked = (mine: string, other: string): Asked | undefined => {
    const [top, bottom] = fraction();
    if (used.has(`${top}/${bottom}`)) return undefined;
    used.add(`${top}/${bottom}`);
    if (/same-point|equivalent/.test(skill)) {
      const times = rng.int(2, 4);
      const parts = bottom * times;
      const point = skill.endsWith('same-point');
      const question = point ? `Which fraction with \`${parts}\` below is that?` : 'How many of these parts is that?';
      return {
        ask: `{${capital(mine)} has gone \`${top}/${bottom}\` of the way. A sign cuts the way into \`${parts}\` parts. ${question}|${capital(mine)} has gone \`${top}/${bottom}\` of the way. Another sign cuts the same way into \`${parts}\` equal parts. ${question}|By noon ${mine} has gone \`${top}/${bottom}\` of the whole way, but the next sign cuts the same way into \`${parts}\` equal parts. ${question}}`,
        task: point
          ? { skill: 'fractions.same-point', params: { top, bottom, parts } }
          : { skill: 'fractions.equivalent', params: { top, bottom, given: parts, blank: 'top' } },
        is: point ? `${top * times}/${parts}` : top * times,
      };
    }
    const [t, b] = skill.endsWith('compare-half')
      ? ([1, 2] as const)
      : skill.endsWith('same-denominator')
        ? ([rng.int(1, bottom - 1), bottom] as const)
        : ([top, rng.int(top + 1, reach)] as const);
    if (top * b === t * bottom || (skill.endsWith('compare-half') && bottom < 5)) return undefined;
    return {
      ask: `{${capital(mine)} has gone \`${top}/${bottom}\` of the way. ${capital(other)} has gone \`${t}/${b}\` of it. Which is true?|${capital(mine)} has gone \`${top}/${bottom}\` of the way, and ${other} has gone \`${t}/${b}\` of it. Which is true of the two?|At this moment ${mine} has gone \`${top}/${bottom}\` of the whole way, and ${other} has gone \`${t}/${b}\` of the same way. Which statement about these two numbers is true?}`,
      task: { skill: skill as 'fractions.compare-half', params: { a: [0, top, bottom], b: [0, t, b] } },
      is: top * b < t * bottom ? '<' : '>',
    };
  };
  const [first, second, one, two] = [
    asked(hero, friend),
    asked(friend, 'the dog'),
    asked('the dog', hero),
    asked(hero, 'the fog'),
  ];
  if (!first || !second || !one || !two) return undefined;
  return {
    title: 'The dog with the blue collar',
    steps: [
      {
        title: 'At the foot',
        text: `{Up at the lake stands a hut. In the hut lies a man with a bad leg. ${hero} and ${friend} bring him his pills. A dog with a blue collar sits by the path. It looks at them. Then it runs ahead.|High up at the lake there is a hut, and in the hut lies a man who has hurt his leg. ${hero} and ${friend} are taking him his medicine, and beside the path sits a dog with a blue collar, which looks at them and runs ahead.|High up at the lake there is a hut, and in the hut lies an old shepherd who has hurt his leg. ${hero} and ${friend} are taking him his medicine, because every grown-up is busy with the storm. Beside the path sits a dog with a blue collar, which looks at them as if it had been waiting, and runs ahead.}`,
        ...first,
        right: `They look up. It is still a long way, and the dog waits at the next bend.`,
      },
      {
        title: 'Fog',
        text: `{Fog comes down. Soon they see no path. They see no trees. They see just the dog. “Does it know where it goes?” asks ${friend}. “It looks like it,” says ${hero}.|Then the fog comes down from the mountain, and soon they can see neither the path nor the trees, only the dog in front of them. “Do you think it knows where it is going?” asks ${friend}. “It looks as if it did,” says ${hero}.|Then the fog comes down the mountain like milk, and soon they can see neither the path nor the trees, only a blue collar that moves in front of them. “Do you think it knows where it is going?” asks ${friend} after a while. “It certainly looks as if it did,” says ${hero}.}`,
        ...second,
        right: `“Don’t run so fast!” calls ${friend}. The dog sits down and waits.`,
      },
    ],
    choice: {
      title: 'Where the path splits',
      text: `{The path splits. The sign says left. But the dog goes right! It looks back and barks. ${world.keeper} has told them to stay with the signs.|The path splits, and the sign says that they have to go left. But the dog goes right, and then it looks back and barks. “Always stay with the signs,” ${world.keeper} had told them.|At a large rock the path splits, and the sign says clearly that they have to go left. But the dog goes right, turns around and barks, as if it wanted to say something. “Whatever happens, stay with the signs,” ${world.keeper} had told them in the morning.}`,
      options: [
        {
          label: 'Follow the dog',
          step: {
            title: 'To the right',
            text: `{They go with the dog. The ground is wet. It climbs over stones. Then, in the fog, a bell rings.|They follow the dog, although the ground is wet and they have to climb over stones. Then they hear a bell in the fog.|They follow the dog, although the ground is wet and slippery and there is no path any more. They climb over stones on hands and feet. Then, somewhere in the fog in front of them, a bell rings.}`,
            ...one,
            right: `The bell is very near now, and somebody calls a name.`,
          },
          end: `{It is the man! He fell on his way to the well. He lies in the grass and rings his bell. “Good dog,” he says. They help him home. At the hut the sign on the left way lies on the ground. The storm has turned it.|It is the shepherd, who fell on his way to the well and has been ringing his bell since noon. “Good dog,” he says, and they help him home. Later they hear that on the left way the bridge is gone.|It is the shepherd, who fell on his way to the well and has been lying in the grass, ringing his bell, since noon. “Good dog,” he says, and nothing more, and together they help him home. In the evening they hear on the radio that on the left way, where the sign points, the storm has carried off the bridge.}`,
        },
        {
          label: 'Stay with the signs',
          step: {
            title: 'To the left',
            text: `{They go left. The dog barks and barks. Then it is still. ${hero} looks back. “Stop,” says ${hero}. “I hear water. A lot of it.”|They go to the left, and behind them the dog barks and barks until it is quiet. Then ${hero} stops. “I can hear water,” says ${hero}, “and a lot of it.”|They go to the left, as they have promised, and behind them the dog barks and barks until it is suddenly quiet. After a while ${hero} holds ${friend} by the sleeve. “I can hear water,” says ${hero}, “and much more of it than there should be.”}`,
            ...two,
            right: `They go on very slowly, and that is lucky.`,
          },
          end: `{Where the bridge was, there is just a hole. The storm took it! They turn back. The dog still sits at the sign. It does not look mad. It gets up, and this time they go with it. At the hut it lies down on its own mat.|Where the bridge was, there is only water, because the storm has carried it off. They turn around, and at the sign the dog is still sitting there. This time they go with it. In the hut it lies down on a mat with its name on it.|Where the bridge has always been, there is nothing but brown water, because the storm has carried it off during the night. They turn around, and at the sign the dog is still sitting, as if it had known. This time they go with it, without a word. In the hut it lies down on a mat with its name on it, right beside the shepherd’s bed.}`,
        },
      ],
    },
  };
};
