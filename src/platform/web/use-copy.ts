import { useEffect, useRef, useState } from 'react'
import { toast } from '#platform/ui/toast/toast-store.ts'

const confirmationMs = 2000

/** Copies a link and says `done`; `isCopied` stays true for two seconds. Shows a toast and rejects if the browser refuses. */
export function useCopy(done: string) {
  const [isCopied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  async function copy(link: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(link)
    } catch (error) {
      toast({ title: 'Failed to copy', description: 'Please copy the link manually.', variant: 'destructive' })
      throw error
    }
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setCopied(false), confirmationMs)
    setCopied(true)
    toast({ title: done })
  }

  return { isCopied, copy }
}
