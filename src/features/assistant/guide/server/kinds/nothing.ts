import type { Kind, Talk } from '../talk.ts'

/** Says that it has nothing: it never guesses. */
export const nothing: Kind = {
  name: 'nothing',
  read: (talk) => () => about(talk),
  again: () => ['I said nothing about it that could be explained: the program has no text on it.'],
}

function about({ plain, said }: Talk): string[] {
  if (!/[\p{L}\d]/u.test(plain)) return ['I need a few words. What are you trying to do?']
  const first = 'This is **not in the program**, so I have nothing to quote and won’t guess.'
  if (said.has(first)) return ['That isn’t in the program either.']
  return [
    first,
    `I can answer from its lessons (customers, offer and price, sales, delivery, growth, cash, people, systems), from your own record, and about this product.`,
  ]
}
