export type ToastVariant = 'default' | 'destructive'
export type Toast = { id: string; title: string; description?: string; variant: ToastVariant; open: boolean }
export type ToastInput = { title: string; description?: string; variant?: ToastVariant }

/** A new toast takes the place of the one shown. */
const toastLimit = 1
/** A dismissed toast stays in the list this long, in milliseconds. */
const removalDelay = 1_000_000

let toasts: readonly Toast[] = []
let count = 0
const listeners = new Set<() => void>()
const removals = new Map<string, ReturnType<typeof setTimeout>>()

/** Shows a notification, from anywhere. */
export function toast({ variant = 'default', ...words }: ToastInput): { id: string; dismiss: () => void } {
  count += 1
  const id = String(count)
  replace([{ ...words, variant, id, open: true }, ...toasts].slice(0, toastLimit))
  return { id, dismiss: () => dismissToast(id) }
}

export function dismissToast(id: string): void {
  if (!toasts.some((shown) => shown.id === id && shown.open)) return
  replace(toasts.map((shown) => (shown.id === id ? { ...shown, open: false } : shown)))
  removals.set(
    id,
    setTimeout(() => replace(toasts.filter((shown) => shown.id !== id)), removalDelay),
  )
}

export function listToasts(): readonly Toast[] {
  return toasts
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function replace(next: readonly Toast[]): void {
  toasts = next
  for (const [id, timer] of removals) {
    if (toasts.some((kept) => kept.id === id)) continue
    clearTimeout(timer)
    removals.delete(id)
  }
  for (const listener of listeners) listener()
}
