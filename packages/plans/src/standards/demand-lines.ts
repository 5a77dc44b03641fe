/**
 * What a standard demands beside a right answer: `demand|codes`. To be met by the exit ticket and in the lesson, by the
 * hardest case or by what is drawn or written.
 */
export const demandLines = `
a drawing|1.MD.C.4 1.G.A.1 1.G.A.3 2.MD.B.6 2.MD.C.7 2.MD.D.9 2.MD.D.10 2.G.A.1 2.G.A.2 2.G.A.3 3.NF.A.2 3.NF.A.2a 3.NF.A.2b 3.MD.B.3 3.MD.B.4 3.G.A.1 3.G.A.2 4.NBT.B.5 4.NBT.B.6 4.NF.A.1 4.NF.B.4a 4.MD.B.4 4.MD.C.6 4.G.A.1 4.G.A.2 4.G.A.3 5.NBT.B.6 5.NF.B.4a 5.NF.B.4b 5.NF.B.7a 5.NF.B.7b 5.MD.B.2 5.G.A.1 5.G.A.2 6.RP.A.3a 6.NS.C.6 6.NS.C.6c 6.EE.B.8 6.EE.C.9 6.G.A.1 6.G.A.3 6.G.A.4 6.SP.B.4 7.NS.A.1 7.NS.A.1b 7.EE.B.4b 7.G.A.2 7.SP.C.8b 8.EE.B.5 8.EE.B.6 8.F.B.5 8.G.A.1 8.G.A.1a 8.G.A.1b 8.G.A.1c 8.G.A.2 8.SP.A.1 8.SP.A.2 A-CED.A.2 A-REI.D.12 F-IF.B.4 F-IF.C.7 F-IF.C.7a F-IF.C.7b F-IF.C.7c F-IF.C.7d F-IF.C.7e F-BF.B.3 F-BF.B.4c G-CO.A.5 S-ID.A.1 S-ID.B.6 S-ID.B.6a S-ID.B.6b S-ID.B.6c
numbers in words|2.NBT.A.3 4.NBT.A.2 5.NBT.A.3 5.NBT.A.3a
a reason|S-ID.A.3 6.SP.B.5d 3.OA.D.9 3.MD.C.7a 4.OA.C.5 4.NF.A.1 5.OA.B.3 7.NS.A.2a 7.NS.A.2b 7.NS.A.2d 7.G.A.2 7.SP.A.1 7.SP.C.7 8.EE.C.7b 8.G.A.2 8.G.A.4 8.G.A.5 8.G.B.6 N-RN.A.1 N-RN.B.3 A-REI.A.1 A-REI.C.5 F-IF.A.1 G-CO.C.9 S-ID.A.2
a story|1.OA.A.1 1.OA.A.2 2.OA.A.1 3.OA.A.3 3.OA.D.8 4.OA.A.2 4.OA.A.3 4.MD.A.2 4.NF.B.3d 4.NF.B.4c 5.NF.A.2 5.NF.B.6 5.NF.B.7c 6.NS.A.1 6.NS.C.5 6.NS.C.7b 6.NS.C.7c 6.NS.C.7d 6.EE.B.8 7.RP.A.1 7.RP.A.3 7.NS.A.3 7.EE.A.2 7.EE.B.3 7.EE.B.4 7.EE.B.4a 7.EE.B.4b 8.EE.C.8c 8.F.B.4 A-CED.A.1 A-CED.A.2 A-CED.A.3 F-IF.A.2 F-IF.B.4 F-BF.A.2 F-LE.A.1b F-LE.A.1c F-LE.A.2
fractions or decimals|6.NS.C.6 6.NS.C.6c 6.NS.C.7 6.NS.C.7b 6.NS.C.7c 6.NS.C.7d 6.EE.B.7 7.NS.A.1 7.NS.A.1b 7.NS.A.1c 7.NS.A.1d 7.NS.A.2 7.NS.A.2a 7.NS.A.2b 7.NS.A.2c 7.NS.A.3 7.EE.A.1 7.EE.B.3 7.EE.B.4 8.EE.C.7b
`;

/** What a standard asks too and its plan does not practice: `code|what`. */
export const leftOutLines = `
A-REI.D.11|absolute values, rational and logarithmic functions
F-IF.B.4|graphs that repeat
F-IF.C.7|polynomial, rational, exponential, logarithmic and trigonometric functions
F-IF.C.7b|cube roots
S-ID.A.2|the standard deviation
S-ID.B.6|quadratic and exponential models
S-ID.B.6a|quadratic and exponential models
S-IC.B.4|running a simulation
`;
