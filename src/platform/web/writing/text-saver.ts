import { isSignedOut } from '../call-error.ts'
import { whenSignedInAgain } from './when-signed-in-again.ts'

export type SavedText = { text: string; version: number }
/** `kept`: on this device only, and tried again. */
export type SavingStatus = 'saved' | 'saving' | 'kept'
export type TextState = { text: string; status: SavingStatus; other: SavedText | null }

type Ports = {
  /** What this browser holds that the server hasn’t yet; an empty text where there is nothing. */
  read: () => string
  keep: (kept: string) => void
  send: (text: string, version: number) => Promise<{ version: number }>
  /** Whether a failure says that the notes were changed elsewhere. */
  isConflict: (error: unknown) => boolean
  /** What the server has now. */
  reload: () => Promise<SavedText>
  /** Whether two texts say the same, where the server tidies what it’s sent. */
  isSame?: (one: string, other: string) => boolean
  /** Whether a failure says that it can’t be saved anymore, so that it isn’t tried again. */
  isOver?: (error: unknown) => boolean
}

const pauseMs = 700
const retryMs = 8000

/**
 * Saves a text soon after the typing stops, over the version that was seen. Until the server has it, the browser does: a
 * reload, a crash or a lost network takes nothing. What was changed elsewhere is laid beside it, and the writer chooses.
 */
export class TextSaver {
  readonly #ports: Ports
  readonly #listeners = new Set<() => void>()
  #state: TextState
  #version: number
  #isSending = false
  #failure: unknown
  #whenSent: (() => void)[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(seen: SavedText, ports: Ports) {
    this.#ports = ports
    const kept = parseKept(ports.read())
    this.#version = Math.max(seen.version, kept?.version ?? 0)
    if (kept && !this.#isSame(kept.text, seen.text)) {
      this.#state = { text: kept.text, status: 'kept', other: kept.version < seen.version ? seen : null }
      if (!this.#state.other) this.#plan(0)
    } else {
      ports.keep('')
      this.#state = saved(seen.text)
    }
  }

  readonly read = (): TextState => this.#state

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  write(text: string): void {
    this.#become({ ...this.#state, text, status: this.#isSending ? 'saving' : 'kept' })
    this.#keep()
    if (!this.#isSending) this.#plan(pauseMs)
  }

  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    const { text, status, other } = this.#state
    if (this.#isSending || status === 'saved' || other) return
    this.#isSending = true
    this.#failure = undefined
    this.#become({ text, status: 'saving', other })
    try {
      this.#version = (await this.#ports.send(text, this.#version)).version
      if (this.#state.text === text) this.#settle(text)
      else this.#keep()
    } catch (error) {
      await this.#failed(error)
    }
    this.#isSending = false
    for (const done of this.#whenSent.splice(0)) done()
    if (this.#state.status === 'saving') this.#plan(0)
  }

  /** Saves what waits, and answers the version that the server then has; throws what kept it from that. */
  async settled(): Promise<number> {
    await this.flush()
    while (this.#isSending) await new Promise<void>((done) => this.#whenSent.push(done))
    if (this.#state.status === 'saved') return this.#version
    if (this.#failure || this.#state.other) throw this.#failure ?? new Error('Of two texts, none is chosen')
    return this.settled()
  }

  /** What is written is wanted no more. */
  drop(): void {
    clearTimeout(this.#timer)
    this.#settle(this.#state.text)
  }

  /** The server’s text, read again: taken over where nothing of one’s own waits. */
  take(notes: SavedText): void {
    if (this.#state.status !== 'saved' || notes.version <= this.#version) return
    this.#version = notes.version
    this.#become(saved(notes.text))
  }

  /** Of two texts, the writer chose one. */
  choose(which: 'mine' | 'other'): void {
    const { text, other } = this.#state
    if (!other) return
    this.#version = other.version
    if (which === 'other') this.#settle(other.text)
    else {
      this.#become({ text, status: 'kept', other: null })
      this.#keep()
      void this.flush()
    }
  }

  async #failed(error: unknown): Promise<void> {
    const other = this.#ports.isConflict(error) ? await this.#ports.reload().catch(() => null) : null
    const { text } = this.#state
    if (other && this.#isSame(other.text, text)) {
      this.#version = other.version
      return this.#settle(text)
    }
    this.#failure = error
    this.#become({ text, status: 'kept', other })
    if (other || this.#ports.isOver?.(error)) return
    if (isSignedOut(error)) whenSignedInAgain(this.#saveSoon)
    else this.#plan(retryMs)
  }

  readonly #saveSoon = () => this.#plan(0)

  #isSame(one: string, other: string): boolean {
    return one === other || this.#ports.isSame?.(one, other) === true
  }

  #settle(text: string): void {
    this.#ports.keep('')
    this.#become(saved(text))
  }

  #keep(): void {
    this.#ports.keep(JSON.stringify({ text: this.#state.text, version: this.#version }))
  }

  #become(next: TextState): void {
    this.#state = next
    for (const listener of this.#listeners) listener()
  }

  #plan(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), ms)
  }
}

const saved = (text: string): TextState => ({ text, status: 'saved', other: null })

/** What a browser holds of a text, and the version that it was written over. */
export function parseKept(kept: string): SavedText | null {
  try {
    const { text, version } = JSON.parse(kept)
    return typeof text === 'string' && typeof version === 'number' ? { text, version } : null
  } catch {
    return null
  }
}
