export const messageLimit = 4000

/** What the button below an answer says that hands messages to the member’s coach; the guide names it by this. */
export const handLabel = 'Hand to my coach'
