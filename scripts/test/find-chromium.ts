import { existsSync } from 'node:fs'

/** The shell draws the same pages as the whole browser at half of its processor time. */
const paths = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser']

/** Where this machine has a Chromium without a window. */
export const findChromium = (): string | undefined => paths.find(existsSync)
