import { type ToastInput, toast } from './toast-store.ts'

const key = 'carried-toast'

/** Shows a notification that the next document of this tab shows again: with the one left now it would be gone unread. */
export function carryToast(words: ToastInput): void {
  toast(words)
  try {
    sessionStorage.setItem(key, JSON.stringify(words))
  } catch {
    // A browser that keeps nothing shows it here only.
  }
}

/** What the document before left to be said, once. */
export function showCarriedToast(): void {
  try {
    const words = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    if (words) toast(JSON.parse(words))
  } catch {
    // Nothing was kept.
  }
}
