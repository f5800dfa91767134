export type Notes = { text: string; version: number }
/** `kept`: on this device only, and tried again. */
export type NotesStatus = 'saved' | 'saving' | 'kept'
export type NotesState = { text: string; status: NotesStatus; other: Notes | null }

type Ports = {
  /** What this browser holds that the server hasn’t yet; an empty text where there is nothing. */
  read: () => string
  keep: (kept: string) => void
  send: (text: string, version: number) => Promise<{ version: number }>
  /** Whether a failure says that the notes were changed elsewhere. */
  isConflict: (error: unknown) => boolean
  /** What the server has now. */
  reload: () => Promise<Notes>
}

const pauseMs = 700
const retryMs = 8000

/**
 * Saves a text soon after the typing stops, over the version that was seen. Until the server has it, the browser does: a
 * reload, a crash or a lost network takes nothing. What was changed elsewhere is laid beside it, and the writer chooses.
 */
export class NotesSaver {
  readonly #ports: Ports
  readonly #listeners = new Set<() => void>()
  #state: NotesState
  #version: number
  #isSending = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(seen: Notes, ports: Ports) {
    this.#ports = ports
    this.#version = seen.version
    const kept = parse(ports.read())
    if (kept && kept.text !== seen.text) {
      this.#state = { text: kept.text, status: 'kept', other: kept.version === seen.version ? null : seen }
      if (!this.#state.other) this.#plan(0)
    } else {
      ports.keep('')
      this.#state = saved(seen.text)
    }
  }

  readonly read = (): NotesState => this.#state

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
    this.#become({ text, status: 'saving', other })
    try {
      this.#version = (await this.#ports.send(text, this.#version)).version
      if (this.#state.text === text) this.#settle(text)
      else this.#keep()
    } catch (error) {
      await this.#failed(error)
    }
    this.#isSending = false
    if (this.#state.status === 'saving') this.#plan(0)
  }

  /** The server’s text, read again: taken over where nothing of one’s own waits. */
  take(notes: Notes): void {
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
    if (other?.text === text) {
      this.#version = other.version
      return this.#settle(text)
    }
    this.#become({ text, status: 'kept', other })
    if (!other) this.#plan(retryMs)
  }

  #settle(text: string): void {
    this.#ports.keep('')
    this.#become(saved(text))
  }

  #keep(): void {
    this.#ports.keep(JSON.stringify({ text: this.#state.text, version: this.#version }))
  }

  #become(next: NotesState): void {
    this.#state = next
    for (const listener of this.#listeners) listener()
  }

  #plan(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), ms)
  }
}

const saved = (text: string): NotesState => ({ text, status: 'saved', other: null })

function parse(kept: string): Notes | null {
  try {
    const { text, version } = JSON.parse(kept)
    return typeof text === 'string' && typeof version === 'number' ? { text, version } : null
  } catch {
    return null
  }
}
