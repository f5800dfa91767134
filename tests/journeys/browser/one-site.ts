import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { type Served, serveProcess } from '../../peers/process.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    sharedSite: { url: string; folder: string }
  }
}

let folder: string
let served: Served

/** One product for the journeys whose people meet nobody else's people: started once, and warm like one that has served for a while. */
export async function setup(project: TestProject): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), 'frontier-shared-site-'))
  served = await serveProcess(folder)
  project.provide('sharedSite', { url: served.url, folder })
}

export async function teardown(): Promise<void> {
  await served.stop()
  rmSync(folder, { recursive: true, force: true })
}
