// In a document that can be read at once, the app is fetched and begun when its words stand on the screen: a slow phone
// would otherwise do that before it shows them. What it needs is written on the script's own tag.
const { app, scripts = '', calls = '' } = document.currentScript?.dataset ?? {}

function start(): void {
  if (!app) return
  fetchAhead(calls, { rel: 'preload', as: 'fetch' })
  fetchAhead(scripts, { rel: 'modulepreload' })
  void import(/* @vite-ignore */ app)
}

function fetchAhead(list: string, fields: Partial<HTMLLinkElement>): void {
  for (const href of list.split(' '))
    document.head.append(Object.assign(document.createElement('link'), { href, crossOrigin: 'anonymous', ...fields }))
}

if (document.hidden) start()
else requestAnimationFrame(() => setTimeout(start))

export {}
