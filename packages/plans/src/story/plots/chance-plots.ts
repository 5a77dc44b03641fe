import type { Step, Tell } from '../draft.ts';

type Asked = Pick<Step, 'ask' | 'task' | 'is'>;

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** Two lots from a bowl: with the first one put back or kept. */
export const lots: Tell = ({ rng, reach, hero, friend, world }) => {
  const used = new Set<string>();
  // Both draw for the head by the same rule; who wants to be in the middle draws by the other one.
  const rule = rng.chance(0.5);
  const asked = (who: string, color: string, back: boolean): Asked | undefined => {
    const all = rng.int(5, reach);
    const fit = rng.int(2, all - 2);
    const [top, bottom] = back ? [fit * fit, all * all] : [fit * (fit - 1), all * (all - 1)];
    const common = gcd(top, bottom);
    const is = `${top / common}/${bottom / common}`;
    if (used.has(is)) return undefined;
    used.add(is);
    const then = back ? 'puts it back' : 'keeps it';
    const Who = who.charAt(0).toUpperCase() + who.slice(1);
    return {
      ask: `{There are \`${all}\` slips in the bowl. Of these, \`${fit}\` are ${color}. ${Who} takes a slip and ${then}. Then ${who} takes one more. How likely is it that both are ${color}?|There are \`${all}\` slips in the bowl, and \`${fit}\` of them are ${color}. ${Who} takes a slip without looking, ${then} and takes another. What is the probability that both are ${color}?|There are \`${all}\` slips of paper in the bowl, and \`${fit}\` of them are ${color}. Without looking, ${who} takes a slip, ${then} and then takes another. What is the probability that both of them are ${color}?}`,
      task: { skill: 'statistics.two-draws', params: { fit, all, back, thing: 'counters' } },
      is,
    };
  };
  const [first, second, one, two] = [
    asked(hero, 'red', rule),
    asked(friend, 'red', rule),
    asked('the girl', 'blue', !rule),
    asked('the baker', 'white', !rule),
  ];
  if (!first || !second || !one || !two) return undefined;
  return {
    title: 'The head of the dragon',
    steps: [
      {
        title: 'The bowl',
        text: `{A long paper dragon dances at the feast. Who may be its head? They draw for it from a bowl. “You need two red slips,” says ${world.keeper}. ${hero} has hoped for it for years. So has ${friend}.|At the feast a long paper dragon dances through the streets. Who may be its head? “You need two red slips from the bowl,” says ${world.keeper}. ${hero} has hoped for it for years, and so has ${friend}.|Every year at the festival a paper dragon as long as a bus dances through the streets, and somebody has to be its head. “Whoever draws two red slips from the bowl may be it,” says ${world.keeper}, who was the head herself when she was young. ${hero} has been hoping for it for years, and so, without ever having mentioned it, has ${friend}.}`,
        ...first,
        right: `The probability is \`${first.is}\`, so it is not impossible. “You should never tell the bowl what you want,” says ${friend}.`,
      },
      {
        title: 'Slips once more',
        text: `{${hero} draws. Red and then blue! The tail of the dragon. ${world.keeper} puts new slips in the bowl. Now it is the turn of ${friend}. The crowd gets still.|${hero} draws a red slip and then a blue one, which means the tail. ${world.keeper} puts new slips into the bowl. Now it is ${friend} who reaches into it, and everybody gets quiet.|${hero} draws a red slip and then, after a very long second, a blue one, which means the tail of the dragon. ${world.keeper} empties the bowl and puts new slips into it. Now ${friend} steps forward and reaches into the bowl, and the whole square gets so quiet that one can hear the paper.}`,
        ...second,
        right: `The probability is \`${second.is}\`. ${friend} draws red, and then red again, and does not look happy at all.`,
      },
    ],
    choice: {
      title: 'Head and tail',
      text: `{Two red slips! So ${friend} is the head and ${hero} is the tail. “We could swap,” says ${friend}. “No one will see it.” But the bowl has spoken. They can swap. Or they can dance as it was drawn.|Both slips are red, so ${friend} will be the head and ${hero} the tail. “We could change places,” whispers ${friend}. “Nobody can see who is inside.” Or they could dance as it was drawn. That is what the bowl is for.|Both of the slips are red, so ${friend} is going to be the head, and ${hero} the tail. “We could simply change places,” whispers ${friend}, “because under the paper nobody can see who is who.” Or they could dance as it was drawn, because that has been the rule for as long as anybody can remember.}`,
      options: [
        {
          label: 'Change places',
          step: {
            title: 'In the dark yard',
            text: `{In the yard they swap coats. A girl sees them. “I want to be in it, too,” she says. “There is one place left,” says ${hero}. “You can draw for it.” They put new slips in the bowl.|In the dark yard they change coats, but a small girl has seen it. “I would like to be in it as well,” she says. There is a place left in the middle, so they put new slips into the bowl and let her draw for it.|In the dark yard behind the temple they change coats, but a small girl on a wall has seen everything. “I won’t say anything,” she says, “if I can be in it as well.” There is a place left in the middle of the dragon, so they put new slips into the bowl and let her draw for it, as it should be.}`,
            ...one,
            right: `The probability is \`${one.is}\`, and she has luck. The girl gets the place in the middle and says nothing to anybody.`,
          },
          end: `{${hero} is the head. It is hot in there, and so loud! The dragon jumps and bows. But at the end the tail does a small kick. It is so funny that the whole street laughs. “Who was the tail?” they ask. ${hero} smiles. “The best tail we ever had.”|${hero} is the head, and it is hot and loud and wonderful in there. But at the very end the tail does a little kick, so funny that the whole street laughs. “Who was the tail?” everybody asks afterward. ${hero} has to think about that for a long time.|${hero} is the head, and inside of it is as hot and loud and wonderful as it was in every dream. But at the very end of the street the tail gives a little kick, so cheeky that everybody bursts out laughing. “Who was that in the tail?” they ask afterward, and nobody asks about the head. ${hero} has to think about that for a long time.}`,
        },
        {
          label: 'Dance as drawn',
          step: {
            title: 'The last slip',
            text: `{“Then I need a friend in the middle,” says ${friend}. “One who tells me what the tail does.” The bowl gets new slips. An old baker wants to try.|“Then we need somebody in the middle,” says ${friend}, “who tells me what the tail is doing.” They put new slips into the bowl, and an old baker wants to try.|“In that case we need somebody in the middle,” says ${friend}, “who can tell the head what the tail is doing, because I won’t see you.” So they put new slips into the bowl, and the first who wants to try is an old baker.}`,
            ...two,
            right: `The probability is \`${two.is}\`, and he has luck. The old baker gets the place. He can hardly walk, and he is very proud.`,
          },
          end: `{They dance. The baker is slow. So the head must be slow, and the tail, too. The dragon walks like an old, wise king. No one has seen it like that. “That was how my grandpa danced it,” says ${world.keeper}, and she wipes her eyes.|They dance, and because the baker is slow, the head has to be slow, and so does the tail. The dragon walks through the streets like an old and wise king. “That is how my grandfather danced it,” says ${world.keeper}, and nobody has ever seen her cry before.|They dance, and because the baker in the middle is slow, the head has to be slow, and so does the tail. The dragon doesn’t jump this year; it walks through the streets like an old and very wise king, and the people step back in front of it. “That is how my grandfather danced it,” says ${world.keeper} at the end, and nobody has ever seen her cry before.}`,
        },
      ],
    },
  };
};
