/** Hands the browser a text to keep as a file. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // Some browsers fetch it only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
