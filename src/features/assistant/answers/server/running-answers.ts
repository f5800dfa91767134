import type { MessageStatus } from '../../conversations/conversations.rules.ts'
import type { AnsweredAs } from '../../guide/server/said/answered-as.ts'
import { withoutNul } from '../../models/server/without-nul.ts'
import { proposalLimits } from '../../proposals/proposals.rules.ts'
import type { Draft } from '../../proposals/server/proposal-kind.ts'

export type Ending = { status: Exclude<MessageStatus, 'running'> }

/** One answer while it is being written; every listener receives it from its first word. */
export class RunningAnswer {
  readonly conversationId: string
  readonly messageId: string
  readonly memberId: string
  readonly runId: string
  readonly abort = new AbortController()
  text = ''
  /** Whether it may hold something that was read from the member's Founder file, coaching, membership or points. */
  isFromFile = false
  /** The lesson that it sends its reader to. */
  lessonId: string | null = null
  /** As what the guide answered, where it did. */
  answeredAs: AnsweredAs | undefined
  readonly drafts: Draft[] = []
  ending: Ending | undefined
  #wake = Promise.withResolvers<void>()

  constructor(ids: { conversationId: string; messageId: string; memberId: string; runId: string }) {
    this.conversationId = ids.conversationId
    this.messageId = ids.messageId
    this.memberId = ids.memberId
    this.runId = ids.runId
  }

  add(text: string): void {
    this.text += withoutNul(text)
    this.#stir()
  }

  /** Takes what is proposed once; false where the answer proposes as much as it may. */
  propose(draft: Draft): boolean {
    const isThere = this.drafts.some(({ kind, payload }) => kind === draft.kind && payload === draft.payload)
    if (!isThere && this.drafts.length >= proposalLimits.perAnswer) return false
    if (!isThere) this.drafts.push(draft)
    return true
  }

  end(ending: Ending): void {
    this.ending = ending
    this.#stir()
  }

  /** Every piece from the beginning, then the ending. Leaving the loop doesn't stop the answer. */
  async *listen(): AsyncGenerator<string, Ending> {
    let sent = 0
    for (;;) {
      const next = this.#wake.promise
      if (this.text.length > sent) {
        const piece = this.text.slice(sent)
        sent = this.text.length
        yield piece
        continue
      }
      if (this.ending) return this.ending
      await next
    }
  }

  /** How it ended, once it has. */
  async ended(): Promise<Ending> {
    while (!this.ending) await this.#wake.promise
    return this.ending
  }

  #stir(): void {
    const woken = this.#wake
    this.#wake = Promise.withResolvers()
    woken.resolve()
  }
}

/** Abort reason of an answer that no member asked to stop. */
export const processEnds = 'the process ends'

/** The answers that this process is writing, by conversation. */
export class RunningAnswers {
  readonly #byConversation = new Map<string, RunningAnswer>()
  #places = 0
  /** Whether the process ends: who follows an answer of another one is let go, to follow it elsewhere. */
  isEnding = false

  /** Taken synchronously, so that concurrent requests are counted one by one. */
  takeSlot(most: number): boolean {
    if (this.#places >= most) return false
    this.#places += 1
    return true
  }

  releaseSlot(): void {
    this.#places -= 1
  }

  find = (conversationId: string): RunningAnswer | undefined => this.#byConversation.get(conversationId)

  /** Gives running answers a while to finish, then ends them as failed; resolves when all of them are saved. */
  async endAll(graceMs: number): Promise<void> {
    this.isEnding = true
    const timer = setTimeout(() => {
      for (const one of this.#byConversation.values()) one.abort.abort(processEnds)
    }, graceMs)
    await Promise.all([...this.#byConversation.values()].map((one) => one.ended()))
    clearTimeout(timer)
  }

  begin(answer: RunningAnswer): void {
    this.#byConversation.set(answer.conversationId, answer)
  }

  finish(answer: RunningAnswer): void {
    this.releaseSlot()
    if (this.#byConversation.get(answer.conversationId) === answer) this.#byConversation.delete(answer.conversationId)
  }
}
