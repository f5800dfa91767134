/** Characters of a title, and how many a coach may have. */
export const snippetLimits = { title: 80, most: 100 } as const

/** Seconds for which undoing a deletion is offered, and for which the server still grants it. */
export const undoSeconds = { offered: 10, granted: 30 } as const
