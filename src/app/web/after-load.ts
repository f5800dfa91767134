/** Once the document is whole; it may be already, where the app begins after the words of a lesson. */
export function afterLoad(act: () => void): void {
  if (document.readyState === 'complete') act()
  else addEventListener('load', act, { once: true })
}
