import { stemOf } from '@lemma/plans/topics';

/**
 * Words that ask for nothing by themselves, whatever is asked for: a closed list. What does not stand here is either
 * read, or told as not read.
 */
const PLAIN = `
a an the this that these those my our your his her their its it i we you they he she me us them him who whom whose which what where when how why im ive id ill whats hows thats theyre
is are was were be been being am do does did done doing have has had having will would can could should may might must shall gonna wanna gotta let lets
to of in on at by for from with w as and or but so if then than because cause since while also too very really just about into out up over off again all any some each every both
not no nor dont doesnt didnt cant isnt wasnt arent wont yet even still ever only
please pls plz thanks thank thx hi hello hey ok okay great good nice awesome cool perfect sure maybe perhaps kind kindly lol haha ugh lot lots bit little kinda sorta some thing things stuff something anything everything nothing
need needs needing want wants wanted like liked help helps make makes making made give gives giving gave get gets getting got gotten write writes writing create creates generate generates produce prepare draft design
show shows showing tell tells telling told say says saying said put puts use uses using used include includes including included add come comes go goes going went take takes taking took find look looking keep keeps kept try trying tried
ask asks asked asking hoping hope wondering wonder know knows knew think thinks thinking thought believe see sees seen feel feels start starting started happen happens happening happened mean means meant
student students stu stus kid kids child children class classes classroom teacher teachers everyone everybody people someone somebody anyone anybody others mine guys folks boy girl
today tomorrow tonight now right morning afternoon evening week weeks day days monday tuesday wednesday thursday friday soon asap later here there time times back
one ones same way ways work works working worked problem problems question questions qs q set new know much many more most another other else such
math mathematics subject grade grades grader graders gr kindergarten kinder kindergartner kindergartners school lesson unit teach teaching taught learn learning
actually basically honestly literally super pretty quite rather though although however either neither during around after before until through
high able okay idea ideas sort part parts guess bunch couple few always never every first second third fourth fifth sixth seventh eighth st nd rd th period per hr wk
oh um hmm yo wow man dude gosh tired exhausted next without em fine shoot based leave terms whether figure fix fixing quick quickly yrs yr froze obsessed hates hate lose
explain why reason understand understands understanding confused stuck answer answers answered wrote put does anybody anyone exactly trouble mix mixing up`;

const plain: ReadonlySet<string> = new Set(
  PLAIN.split(/\s+/).flatMap((word) => (word === '' ? [] : [word, stemOf(word)])),
);

/** True for a word that asks for nothing by itself. */
export const isPlain = (word: string): boolean => {
  const bare = word.replace(/['’](?:d|ll|re|ve|s|m)$/, '').replace(/['’]/g, '');
  return bare.length < 2 || plain.has(bare) || plain.has(stemOf(bare)) || /n['’]t$/.test(word);
};
