/** What a founder can mark on the map, with the words for it. Days off may be many, everything else happens once. */
export const markNames = {
  'first-conversation': 'First conversation',
  'first-sale': 'First sale',
  'first-refusal': 'First no',
  'first-return': 'First repeat customer',
  'first-handover': 'First task handed over',
  'day-off': 'A day off',
} as const

export type MarkKind = keyof typeof markNames

export const markKinds = Object.keys(markNames) as [MarkKind, ...MarkKind[]]

/** Days off on one map. */
export const marksLimits = { daysOff: 40 } as const

/** Which of a member's marks a new one takes the place of: a first one moves, a day off is one for each step. */
export const slotOf = (kind: MarkKind, subModuleId: string): string => (kind === 'day-off' ? subModuleId : '')
