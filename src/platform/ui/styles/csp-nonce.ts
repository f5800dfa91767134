import { setNonce } from 'get-nonce'

/** Gives the document's nonce to the one `<style>` Radix writes (its scroll lock). Call once, before the first render. */
export function adoptCspNonce(page: Document = document): void {
  const nonce = page.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
  if (nonce) setNonce(nonce)
}
