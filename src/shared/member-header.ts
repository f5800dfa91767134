/** Whom a reply was for, and on a write whom its page is of: the id of the account that is signed in. */
export const memberHeader = 'x-member'
