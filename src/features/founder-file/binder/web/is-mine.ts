import type { PageLine } from '../../pages/pages.contract.ts'

/** Whether a member has written on a page or can. */
export const isMine = ({ state, isOpen }: PageLine): boolean => isOpen || state !== 'empty'
