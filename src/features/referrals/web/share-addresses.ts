/** Where each share button leads, with the link and a sentence about the product. */
export function shareAddresses(link: string, product: string) {
  const words = `I’m building my business with ${product}, a 180-day program for founders. The first lesson is open to read:`
  return {
    // Mail programs read `+` as a plus, so spaces are %20 here.
    mail: `mailto:?subject=${encodeURIComponent(`Build your business with ${product}`)}&body=${encodeURIComponent(`${words}\n\n${link}\n`)}`,
    post: `https://x.com/intent/post?${new URLSearchParams({ text: words, url: link })}`,
    network: `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url: link })}`,
  }
}
