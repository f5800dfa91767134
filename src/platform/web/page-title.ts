import { useEffect } from 'react'

/** Names the document after what the page shows, once that is known. */
export function usePageTitle(words: string | undefined): void {
  useEffect(() => {
    if (words) showTitle(words)
  }, [words])
}

/** The name that the operator gave the product; the build writes it into the document. */
export const nameOfProduct = (): string => document.documentElement.dataset.product ?? ''

export function showTitle(words: string): void {
  const product = nameOfProduct()
  document.title = product ? `${words} · ${product}` : words
}
