import type { Talk } from './talk.ts'

/** Who knows more than the guide: the member's coach, else how to get one and where to write to. */
export async function person({ question: { own } }: Talk): Promise<string> {
  const { coach } = await own.circumstances()
  return coach
    ? `${coach.name} is your coach, [write to them](/messages).`
    : `[coaching](/coaching) says how to get a coach, and ${own.contactEmail} reads what’s about this product.`
}

/** Where what is about the product is read by somebody, after an answer that may be to something else. */
export const notThat = ({ question: { own } }: Talk): string =>
  `Not that? ${own.contactEmail} reads what’s about this product.`
