import type { Content, Fault } from '../content.ts'

const fewest = 12

/** Every lesson says what members ask when it is the answer, and no question stands under two of them. */
export function checkAsks({ program, questions: { asks } }: Content): Fault[] {
  const missing = [...program.subModuleById.values()].flatMap(({ id, moduleId }) => {
    const count = asks.get(id)?.length ?? 0
    const says = `${id} has ${count} questions; it needs ${fewest} or more.`
    return count < fewest ? [{ where: `modules/${moduleId}/asks.yaml`, says }] : []
  })
  return [...missing, ...twice(asks)]
}

function twice(asks: Content['questions']['asks']): Fault[] {
  const first = new Map<string, string>()
  return [...asks].flatMap(([id, lines]) =>
    lines.flatMap((line) => {
      const key = line
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
      const other = first.get(key)
      first.set(key, id)
      return other ? [{ where: 'asks.yaml', says: `“${line}” stands under ${other} and under ${id}.` }] : []
    }),
  )
}
