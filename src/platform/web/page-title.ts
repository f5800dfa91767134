import { useEffect } from 'react'

/** Names the document after what the page shows, once that is known. */
export function usePageTitle(words: string | undefined): void {
  useEffect(() => {
    if (words) showTitle(words)
  }, [words])
}

export function showTitle(words: string): void {
  const product = document.documentElement.dataset.product
  document.title = product ? `${words} · ${product}` : words
}
