/**
 * The copies that there is room for. The largest page, with 4,000 answers in its rows, comes to some 300 kB, so that it can be
 * kept every week of the program; most pages come to 2 to 20 kB.
 */
export const mostCopies = { ofPage: 1000, bytesOfPage: 8_000_000, bytesOfMember: 32_000_000 }
/** What a restore keeps first still finds room where a member can’t keep any more themselves: so many times as much. */
export const roomForRestores = 1.25
