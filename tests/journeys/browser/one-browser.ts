import { type BrowserServer, chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { findChromium } from '../../../scripts/test/find-chromium.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    browserUrl: string
  }
}

const executablePath = findChromium()
const args = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
  // A page lives for seconds here: its scripts, and axe above all, are over before optimizing them pays, and so is its heap.
  '--js-flags=--no-maglev --no-opt --initial-heap-size=256',
]

let server: BrowserServer | undefined

/** The Chromium that all journeys share; each person has a context of their own in it. */
export async function setup(project: TestProject): Promise<void> {
  if (!executablePath) throw new Error('Chromium is needed for the journeys: apt-get install chromium-headless-shell')
  server = await chromium.launchServer({ executablePath, args })
  project.provide('browserUrl', server.wsEndpoint())
}

export const teardown = () => server?.close()
