/** Something that is not as it should be, and what to do about it. A serious one harms someone until it is done. */
export type Finding = { level: 'serious' | 'warning'; about: string; says: string; todo: string }

export const serious = (about: string, says: string, todo: string): Finding => ({ level: 'serious', about, says, todo })
export const warning = (about: string, says: string, todo: string): Finding => ({ level: 'warning', about, says, todo })

export const inWords = ({ level, about, says, todo }: Finding): string =>
  `${level.toUpperCase()}  ${about}: ${says} ${todo}`
