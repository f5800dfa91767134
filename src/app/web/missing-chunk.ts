const key = 'reloaded-for-chunk'

/** After a deploy an old page may ask for a chunk that is gone: one reload brings the new app, never a second. */
export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', (event) => {
    if (sessionStorage.getItem(key)) return
    sessionStorage.setItem(key, 'yes')
    event.preventDefault()
    location.reload()
  })
  addEventListener('load', () => setTimeout(() => sessionStorage.removeItem(key), 10_000))
}
