/** Seconds for which undoing is offered, and for which the server still grants undoing a deletion. */
export const undoSeconds = { offered: 10, granted: 30 } as const
