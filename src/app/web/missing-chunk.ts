import { afterLoad } from './after-load.ts'

const key = 'reloaded-for-chunk'

/**
 * After a deploy an old page may ask for a chunk that is gone: one reload brings the new app, never a second. Without a
 * network the page says so in place instead; a reload would throw away what was typed.
 */
export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', async () => {
    if (sessionStorage.getItem(key) || !(await serverAnswers())) return
    sessionStorage.setItem(key, 'yes')
    location.reload()
  })
  afterLoad(() => void setTimeout(() => sessionStorage.removeItem(key), 10_000))
}

const serverAnswers = (): Promise<boolean> =>
  fetch('/healthz').then(
    ({ ok }) => ok,
    () => false,
  )
