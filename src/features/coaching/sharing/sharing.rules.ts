/** What shares everything, pages that are begun later included. */
export const everything = 'all'

/** A page and the module that it is listed in. */
type Shareable = { id: string; moduleId: string }

/** The widest share that a page is part of. */
export function shareOf<Share extends { of: string }>(shares: readonly Share[], page: Shareable): Share | undefined {
  return [everything, page.moduleId, page.id]
    .map((of) => shares.find((share) => share.of === of))
    .find((share) => share !== undefined)
}
