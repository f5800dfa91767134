import { resolve } from 'node:path'
import { followContentSoon } from '#features/journey/server/public.ts'
import { type NextLook, noteServed } from '#features/operator/server/public.ts'
import { iso, machineNow } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { exchangeContent } from '../content/content-services.ts'
import { readBuiltTree } from '../static-pages/renderer.ts'
import { builtPacked } from './built-content.ts'
import { checkApart } from './check-apart.ts'
import { type ContentTree, changedPaths, readTree } from './content-tree.ts'
import { inFlight, inTurns } from './in-turns.ts'
import type { NextContent } from './next-content.ts'
import { pagesWith } from './pages-with.ts'
import { loadPacked } from './parsed-content.ts'
import { watchFolder } from './watch-folder.ts'

type Given = {
  config: { contentDir: string; local: boolean; nextContentDir?: string | undefined }
  distDir: string
  /** What the running content was read from. */
  running: ContentTree & Pick<Running, 'folder'>
  /** Called when other content is served or refused. */
  tell?: () => void
}

type Running = Pick<ContentTree, 'version' | 'files'> &
  Partial<Pick<NextContent, 'packed'>> & {
    /** Where it lies, if not in the content folder. */
    folder?: string
  }

/** Files that every lesson's page shows something of. */
const everywhere: ReadonlySet<string> = new Set(['brand.yaml', 'logo.svg', 'phases.yaml'])
/** A broken file may repeat one mistake in each of its lines. */
const mostFaults = 20

/**
 * Serves what is edited in the content folder, without a restart: once nothing more is written it is checked by a process
 * of its own, and takes the place of the running content if nothing is wrong with it. Answers how to stop that.
 */
export function startLiveContent(services: Context, given: Given): () => void {
  const live = new LiveContent(services, given)
  return () => live.stop()
}

class LiveContent {
  readonly #services: Context
  readonly #given: Given
  readonly #isBuilt: boolean
  #running: Running
  /** The content of which it is known whether it can be served: the running one, or a refused one. */
  #known: string
  /** Whether lessons of the running content lack their pages; the app draws them meanwhile. */
  #lacksPages: boolean
  #checking: { version: string; abort: AbortController } | undefined
  readonly #turns = inTurns(() => this.#look())
  readonly #watched

  constructor(services: Context, given: Given) {
    const { running, distDir, config } = given
    const built = readBuiltTree(distDir)
    this.#services = services
    this.#given = given
    this.#running = running
    this.#known = running.version
    this.#isBuilt = built !== undefined
    this.#lacksPages = built !== undefined && built.version !== running.version
    this.#watched = watchFolder(config.contentDir, this.#turns.soon)
    this.#watched.follow(running.folders, { again: true })
    services.nextContent.look = inFlight(() => this.#lookAhead())
    this.#say([])
    this.#noteServed()
    // Between reading the content and watching it something may have been written.
    this.#turns.soon()
  }

  stop(): void {
    this.#watched.stop()
    this.#turns.stop()
    this.#checking?.abort.abort()
  }

  #say(faults: readonly string[]): void {
    const { contentState } = this.#services
    const { version } = this.#running
    const since = contentState.current?.version === version ? contentState.current.since : iso(machineNow())
    contentState.current = { version, since, faults: faults.slice(0, mostFaults) }
    this.#given.tell?.()
  }

  async #look(): Promise<void> {
    const { version, folders } = await readTree(this.#given.config.contentDir, this.#running.files)
    if (version === this.#checking?.version) return
    this.#checking?.abort.abort()
    this.#checking = undefined
    const isKnown = version === this.#known
    this.#watched.follow(folders, { again: !isKnown })
    if (version === this.#running.version) {
      if (!isKnown) this.#returnToRunning()
      if (!this.#lacksPages) return
    } else if (isKnown) return
    await this.#begin(version)
  }

  #returnToRunning(): void {
    this.#known = this.#running.version
    this.#services.log.info({ version: this.#known }, 'the content is again as it is served')
    this.#say([])
  }

  async #begin(version: string): Promise<void> {
    const abort = new AbortController()
    const mine = { version, abort }
    this.#checking = mine
    try {
      await this.#check(version, abort.signal)
      this.#turns.worked()
    } catch (error) {
      if (abort.signal.aborted) return
      this.#services.log.warn({ err: error }, 'changed content was not checked to its end; it is tried again')
      if (version !== this.#running.version)
        this.#say([`The check didn’t end: ${error instanceof Error ? error.message : error}`])
      this.#turns.again()
    } finally {
      if (this.#checking === mine) this.#checking = undefined
    }
  }

  async #check(version: string, signal: AbortSignal): Promise<void> {
    const began = performance.now()
    if (version !== this.#running.version) {
      const next = await this.#ask(signal, { everyLesson: false })
      const isRefused = next.mistakes.length > 0
      if (isRefused) this.#refuse(next)
      else await this.#take(next, { began, signal })
      // Pages of what is served can be made where it lies elsewhere.
      if (isRefused && !this.#running.folder) return
    }
    if (this.#lacksPages) await this.#renderTheRest(signal)
  }

  async #renderTheRest(signal: AbortSignal): Promise<void> {
    const rest = await this.#ask(signal, { everyLesson: true })
    if (rest.version !== this.#running.version) throw new Error('It was written meanwhile.')
    this.#services.renderedPages = pagesWith(rest, this.#services.renderedPages)
    this.#lacksPages = false
  }

  #ask(signal: AbortSignal, { everyLesson }: { everyLesson: boolean }): Promise<NextContent> {
    const { config, distDir } = this.#given
    const folder = (everyLesson && this.#running.folder) || config.contentDir
    const rendered = [...this.#services.renderedPages.keys()]
    return checkApart({ folder, ...this.#asRunning(), distDir, rendered, everyLesson }, signal)
  }

  /** The first change is checked as fast as the others: what the build read is taken from there, and not kept. */
  #asRunning() {
    const { version, files, packed = builtPacked(version) } = this.#running
    return { running: files, packed }
  }

  #refuse({ version, mistakes }: NextContent): void {
    const told = { version, served: this.#running.version, mistakes: mistakes.slice(0, mostFaults) }
    this.#services.log.error(told, 'changed content has mistakes and is not served')
    this.#known = version
    this.#say(mistakes)
  }

  async #take(next: NextContent, { began, signal }: { began: number; signal: AbortSignal }): Promise<void> {
    const content = loadPacked(this.#given.config, next.packed)
    const { version } = await readTree(this.#given.config.contentDir, next.files)
    if (signal.aborted || version !== next.version) throw new Error('It was written meanwhile.')
    exchangeContent(this.#services, content, pagesWith(next, this.#services.renderedPages))
    const changed = changedPaths(this.#running.files, next.files)
    this.#running = { version, files: next.files, packed: next.packed }
    this.#known = version
    this.#noteServed()
    this.#lacksPages ||= this.#isBuilt && changed.some((path) => everywhere.has(path))
    this.#say([])
    const [ms, first] = [Math.round(performance.now() - began), changed.slice(0, 5)]
    this.#services.log.info({ version, ms, files: changed.length, first }, 'changed content is served')
  }

  /** For whoever compares with it, and for members for whom something follows from it. */
  #noteServed(): void {
    const [ctx, { version }] = [{ ...this.#services }, this.#running]
    void Promise.all([noteServed(ctx, version), followContentSoon(ctx, version)]).catch((err: unknown) =>
      ctx.log.warn({ err }, 'which content is served was not written'),
    )
  }

  async #lookAhead(): Promise<NextLook> {
    const { contentDir, nextContentDir = contentDir } = this.#given.config
    const folder = resolve(nextContentDir)
    const asked = this.#asRunning()
    const { version, mistakes, outline, ...next } = await checkApart({ folder, ...asked, isPreview: true })
    const lessons = next.lessons.map(({ subModule }) => subModule)
    return { folder, version, mistakes, changed: changedPaths(asked.running, next.files), outline, lessons }
  }
}
