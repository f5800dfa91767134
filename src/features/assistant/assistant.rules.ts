export const messageLimit = 4000

/** In danger; also where no message is left. */
export const whomToCall = '988 (call or text) in the US, your local emergency number anywhere else'

/** What the button below an answer says that hands messages to the member’s coach; the guide names it by this. */
export const handLabel = 'Hand to my coach'
