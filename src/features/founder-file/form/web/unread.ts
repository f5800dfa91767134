/** The fields in which something stands that can't be read, and so isn't saved. */
export function newUnread() {
  let fields: ReadonlySet<string> = new Set()
  const listeners = new Set<() => void>()
  return {
    tell: (field: string, isUnread: boolean) => {
      if (fields.has(field) === isUnread) return
      fields = isUnread ? new Set([...fields, field]) : new Set([...fields].filter((one) => one !== field))
      for (const listener of listeners) listener()
    },
    isAny: () => fields.size > 0,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
