/** Milliseconds in which a save may have been under way while its page was read. */
const underWay = 10_000

/** The fields that were written since someone last looked; none on a first look, when all of it is new. */
export function changedSince(
  answers: Readonly<Record<string, { updatedAt: string }>>,
  lookedAt: string | null,
): ReadonlySet<string> {
  if (lookedAt === null) return new Set()
  const since = Date.parse(lookedAt) - underWay
  return new Set(
    Object.entries(answers).flatMap(([field, { updatedAt }]) => (Date.parse(updatedAt) > since ? [field] : [])),
  )
}
