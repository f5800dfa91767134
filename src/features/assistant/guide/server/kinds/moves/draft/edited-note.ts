/** Before a draft that was changed, so that it is known again. */
export const editedNote =
  'No new text from me: I’ve only cut, filled in and put your words to it. Read it aloud once before you send it.'
