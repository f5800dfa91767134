/** Tells tokens of a new address from those that confirm the address which an account has. */
export const changePrefix = 'change.'

export const isEmailChange = (token: string): boolean => token.startsWith(changePrefix)
