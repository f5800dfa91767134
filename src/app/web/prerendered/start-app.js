// In a document that can be read at once, the app is fetched and begun when its words stand on the screen: a slow phone
// would otherwise do that before it shows them.
{
  const { app, scripts, calls } = document.currentScript.dataset
  const fetchAhead = (list, fields) => {
    for (const href of list.split(' '))
      document.head.append(Object.assign(document.createElement('link'), { href, crossOrigin: 'anonymous', ...fields }))
  }
  const start = () => {
    fetchAhead(calls, { rel: 'preload', as: 'fetch' })
    fetchAhead(scripts, { rel: 'modulepreload' })
    return import(app)
  }
  if (document.hidden) start()
  else requestAnimationFrame(() => setTimeout(start))
}
