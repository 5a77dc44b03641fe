/** Words of changes, which are no words of a topic. */
export const OF_CHANGES = `make them harder easier tougher last first two three one ones number numbers same but now version another more less
  fewer swap replace change take out remove delete drop add put end key answers answer only just steps worked example other
  rest stay stays instead keep leave way ways difficulty difficult diff friendlier nicer smaller bigger turn into story stories
  second third fourth fifth sixth next monday tuesday wednesday thursday friday monday's tuesday's wednesday's thursday's friday's word be ok
  different new again shuffle shorten shorter cut trim longer extend lengthen spanish english mixed order please version problem problems question questions set can you i one two four five me give want`;
