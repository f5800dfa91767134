import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { messagesOf } from '../../conversations/web/conversations.calls.ts'
import type { Chat } from './use-chat.ts'

const longestPause = 30_000

/**
 * An answer that started elsewhere, or whose stream broke off, is followed from its first word, again after growing pauses.
 * Answers whether one is being written; undefined until that is known.
 */
export function useFollowing(selected: string | null, title: string, chat: Chat): boolean | undefined {
  const messages = useQuery({ ...messagesOf(selected ?? ''), enabled: selected !== null }).data
  const last = messages?.at(-1)
  const running = last?.status === 'running' ? last.id : undefined
  const isFree = chat.live === null && !chat.awaitsSignIn
  const [tried, setTried] = useState({ id: '', times: 0 })
  const times = tried.id === running ? tried.times : 0
  const follow = useEffectEvent((id: string) => {
    if (!selected) return
    setTried({ id, times: times + 1 })
    void chat.follow(selected, title)
  })
  useEffect(() => {
    if (!running || !isFree) return undefined
    const pause = times === 0 ? 0 : Math.min(longestPause, 1000 * 2 ** (times - 1))
    const timer = setTimeout(() => follow(running), pause)
    return () => clearTimeout(timer)
  }, [running, isFree, times])
  return chat.live !== null || (selected && !messages ? undefined : running !== undefined)
}
