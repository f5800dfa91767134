import { useState } from 'react'
import type { Ticks } from '#features/program/web/public.ts'

/** A member's ticks in one lesson's checklists. They are the reader's private notes and stay in this browser. */
export function useChecklist(memberId: string, subModuleId: string): Ticks {
  const key = `ticks:${memberId}:${subModuleId}`
  const [held, setHeld] = useState(() => ({ key, ticked: readTicks(key) }))
  const ticked = held.key === key ? held.ticked : readTicks(key)
  return {
    has: (words) => ticked.includes(words),
    set: (words, on) => {
      const next = on ? [...ticked, words] : ticked.filter((other) => other !== words)
      setHeld({ key, ticked: next })
      saveTicks(key, next)
    },
  }
}

function readTicks(key: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((words) => typeof words === 'string') : []
  } catch {
    return []
  }
}

function saveTicks(key: string, ticked: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(ticked))
  } catch {
    // Storage is full or disabled: the ticks last until the page is closed.
  }
}
