import { useEffect } from 'react'
import { keepHere, readKept } from '#platform/web/writing/kept-here.ts'

// The conversation whose answer was being written as the page was left or reloaded: it's open again on coming back.
const name = 'assistant:answering'

export const readLeft = (memberId: string): string | null => readKept(memberId, name) || null

export const keepLeft = (memberId: string, conversationId: string | null): void =>
  keepHere(memberId, name, conversationId ?? '')

/** `answering` is the conversation that this page shows an answer being written in. */
export function useLeft(memberId: string, answering: string | null): void {
  useEffect(() => keepLeft(memberId, answering), [memberId, answering])
}
