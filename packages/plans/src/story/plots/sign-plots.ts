import type { Step, Tell } from '../draft.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type Asked = Pick<Step, 'ask' | 'task' | 'is'> & { readonly said: string };

/** Who has gone which part of the way, and what else lies at a part of it. */
type Part = {
  readonly mine: string;
  readonly goes: 'has' | 'have';
  /** What is compared, in the words of the story, with `N` for its fraction. */
  readonly other: string;
  readonly ahead: string;
  readonly behind: string;
  /** Whether the other has to be farther on; left out, either. */
  readonly isAhead?: boolean;
};

/** Parts of a way: which is farther, and other names for the same part. */
export const signs: Tell = ({ rng, reach, skill, hero, friend, world }) => {
  // They go up: each part of the way is longer than the one before.
  const gone = Array.from({ length: 4 }, () => {
    const bottom = rng.int(skill.endsWith('compare-half') ? 5 : 3, reach);
    return [rng.int(1, bottom - 1), bottom] as const;
  }).toSorted(([t, b], [t2, b2]) => t * b2 - t2 * b);
  if (new Set(gone.map(([t, b]) => t / b)).size < 4) return undefined;
  const half = skill.endsWith('compare-half');
  const asked = (at: number, { mine, goes, other, ahead, behind, isAhead }: Part): Asked | undefined => {
    const [top, bottom] = gone[at] ?? [1, 2];
    if (/same-point|equivalent/.test(skill)) {
      const parts = bottom * rng.int(2, 4);
      const point = skill.endsWith('same-point');
      const question = point ? `Which fraction with \`${parts}\` below is that?` : 'How many of these parts is that?';
      const is = point ? `${(top * parts) / bottom}/${parts}` : (top * parts) / bottom;
      return {
        ask: `{${capital(mine)} ${goes} gone \`${top}/${bottom}\` of the way. A sign cuts the way into \`${parts}\` parts. ${question}|${capital(mine)} ${goes} gone \`${top}/${bottom}\` of the way, but the next sign cuts the way into \`${parts}\` equal parts. ${question}|By now ${mine} ${goes} gone \`${top}/${bottom}\` of the whole way, but the next sign cuts the same way into \`${parts}\` equal parts. ${question}}`,
        task: point
          ? { skill: 'fractions.same-point', params: { top, bottom, parts } }
          : { skill: 'fractions.equivalent', params: { top, bottom, given: parts, blank: 'top' } },
        is,
        said: point ? `That is \`${is}\` of the way.` : `That is ${is} of the ${parts} parts.`,
      };
    }
    const [t, b] = half
      ? ([1, 2] as const)
      : skill.endsWith('same-denominator')
        ? ([rng.int(1, bottom - 1), bottom] as const)
        : ([top, rng.int(top + 1, reach)] as const);
    if (top * b === t * bottom) return undefined;
    const isLess = top * b < t * bottom;
    if (isAhead !== undefined && isAhead !== isLess) return undefined;
    const where = other.replace('N', `\`${t}/${b}\``);
    return {
      ask: `{${capital(mine)} ${goes} gone \`${top}/${bottom}\` of the way, and ${where}. Which is true?|${capital(mine)} ${goes} gone \`${top}/${bottom}\` of the way, and ${where}. Which is true of the two?|At this moment ${mine} ${goes} gone \`${top}/${bottom}\` of the whole way, and ${where}. Which statement about these two numbers is true?}`,
      task: { skill: skill as 'fractions.compare-half', params: { a: [0, top, bottom], b: [0, t, b] } },
      is: isLess ? '<' : '>',
      said: isLess ? ahead : behind,
    };
  };
  const dog = { ahead: 'The dog is ahead of them.', behind: 'The dog has stayed behind them.' };
  const first = asked(0, { ...dog, mine: 'they', goes: 'have', other: 'the dog has gone N of it', isAhead: true });
  const second = asked(1, {
    ...{ mine: 'they', goes: 'have', other: 'the last tree stands at N of it' },
    ...{ ahead: 'The last tree is still to come.', behind: 'They have passed the last tree already.' },
  });
  const one = asked(2, {
    ...{ mine: 'they', goes: 'have', other: 'the well is at N of it' },
    ...{ ahead: 'The well is right in front of them.', behind: 'They must be past the well.' },
  });
  const bridge = {
    ...{ other: 'the bridge is at N of it', isAhead: true },
    ...{ ahead: 'So the bridge is still in front of them.', behind: 'So they are past the bridge.' },
  };
  const rock = {
    ...{ other: 'the big rock stands at N of it' },
    ...{ ahead: 'So they have not come to the big rock yet.', behind: 'So they are past the big rock.' },
  };
  const two = asked(3, { mine: 'they', goes: 'have', ...(half ? rock : bridge) });
  if (!first || !second || !one || !two) return undefined;
  return {
    title: 'The dog with the blue collar',
    steps: [
      {
        title: 'At the foot',
        text: `{There was a storm. Up at the lake stands a hut. In the hut lives a man with a bad leg. ${hero} and ${friend} bring him his pills. A dog with a blue collar sits by the path. It looks at them. Then it runs ahead.|High up at the lake there is a hut, and in the hut lives a man who has hurt his leg. After a night of storm ${hero} and ${friend} are taking him his medicine, and beside the path sits a dog with a blue collar, which looks at them and runs ahead.|High up at the lake there is a hut, and in the hut lives an old shepherd who has hurt his leg. ${hero} and ${friend} are taking him his medicine, because every grown-up is busy after the storm of the night. Beside the path sits a dog with a blue collar, which looks at them as if it had been waiting, and runs ahead.}`,
        ...first,
        right: `${first.said} The dog waits at the next bend.`,
      },
      {
        title: 'Fog',
        text: `{Fog comes down. Soon they see no path. They see no trees. They see just the dog. “Does it know where it goes?” asks ${friend}. “It looks like it,” says ${hero}.|Then the fog comes down from the mountain, and soon they can see neither the path nor the trees, only the dog in front of them. “Do you think it knows where it is going?” asks ${friend}. “It looks as if it did,” says ${hero}.|Then the fog comes down the mountain like milk, and soon they can see neither the path nor the trees, only a blue collar that moves in front of them. “Do you think it knows where it is going?” asks ${friend} after a while. “It certainly looks as if it did,” says ${hero}.}`,
        ...second,
        right: `${second.said} “Don’t run so fast!” calls ${friend}, and the dog sits down.`,
      },
    ],
    choice: {
      title: 'Where the path splits',
      text: `{The path splits. The sign says left. But the dog goes right! It looks back and barks. ${world.keeper} has told them to stay with the signs.|The path splits, and the sign says that they have to go left. But the dog goes right, and then it looks back and barks. “Always stay with the signs,” ${world.keeper} had told them.|Between two trees the path splits, and the sign says clearly that they have to go left. But the dog goes right, turns around and barks, as if it wanted to say something. “Whatever happens, stay with the signs,” ${world.keeper} had told them in the morning.}`,
      options: [
        {
          label: 'Follow the dog',
          step: {
            title: 'To the right',
            text: `{They go with the dog. The ground is wet. They climb over stones. “This goes to the old well,” says ${friend}. Then, in the fog, a bell rings.|They follow the dog, although the ground is wet and they have to climb over stones. “This is the way to the old well,” says ${friend}. Then they hear a bell in the fog.|They follow the dog, although the ground is wet and slippery and there is no path any more. They climb over stones on hands and feet. “This must be the way to the old well,” says ${friend}. Then, somewhere in the fog in front of them, a bell rings.}`,
            ...one,
            right: `${one.said} The bell is very near now, and somebody calls a name.`,
          },
          end: `{It is the man! He fell on his way to the well. He lies in the grass and rings a bell. “Good dog,” he says. He takes his pills, and they help him home. Later they hear that on the left way the bridge is gone. The storm took it.|It is the man from the hut, who fell on his way to the well and has been ringing a bell since noon. “Good dog,” he says. He takes his medicine, and they help him back to the hut. Later they hear that the storm has taken the bridge on the left way.|It is the shepherd, who fell on his way to the well and has been lying in the grass, ringing a bell, since noon. “Good dog,” he says, and nothing more. He takes his medicine, and together they help him back to the hut. In the evening they hear on the radio that on the left way, where the sign points, the storm has carried off the bridge.}`,
        },
        {
          label: 'Stay with the signs',
          step: {
            title: 'To the left',
            text: `{They go left, where a bridge must come. The dog barks and barks. Then it is still. “Stop,” says ${hero}. “I hear water. A lot of it.”|They go to the left, where there must be a bridge, and behind them the dog barks and barks until it is quiet. Then ${hero} stops. “I can hear water,” says ${hero}, “and a lot of it.”|They go to the left, where a bridge crosses the stream, as they have promised, and behind them the dog barks and barks until it is suddenly quiet. After a while ${hero} holds ${friend} by the sleeve. “I can hear water,” says ${hero}, “and much more of it than there should be.”}`,
            ...two,
            right: `${two.said} They go on very slowly, and that is lucky.`,
          },
          end: `{Where the bridge was, there is just a hole. The storm took it! They turn back. The dog still sits at the sign. It gets up, and this time they go with it. It takes them to the man and his hut. “You are late,” he says and takes his pills. The dog lies down on a mat of its own.|Where the bridge was, there is only water, because the storm has carried it off. They turn around, and at the sign the dog is still sitting there. This time they go with it, and it takes them to the hut. The man gets his medicine, and the dog lies down on a mat with its name on it.|Where the bridge has always been, there is nothing but brown water, because the storm has carried it off during the night. They turn around, and at the sign the dog is still sitting, as if it had known. This time they go with it, without a word. In the hut the shepherd gets his medicine, and the dog lies down on a mat with its name on it, right beside his bed.}`,
        },
      ],
    },
  };
};
