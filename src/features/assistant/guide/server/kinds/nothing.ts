import type { Kind, Talk } from '../talk.ts'

const law =
  /\b(?:llc|ltd|gmbh|inc|sole (?:proprietor|trader)\w*|incorporat\w*|legal form|company form|register my|trademark|patent|copyright|lawyer|attorney|sue|sued|lawsuit|visa|permit|license|licence|tax(?:es)?|vat|irs|deduct\w*|write off|gdpr|liab\w*|employment law|contract law)\b/
const investors = /\b(?:investors?|venture|vc|fundrais\w*|pitch deck|seed round|angel|crowdfunding|loan|bank credit)\b/
const partners = /\b(?:co-?founders?|business partner|partner stopped|cofounder)\b/

/** Says that it has nothing, and who would: it never guesses. */
export const nothing: Kind = {
  name: 'nothing',
  read: (talk) => () => about(talk),
}

function about({ plain, said, question }: Talk): string[] {
  if (!/[\p{L}\d]/u.test(plain)) return ['I need a few words. What are you trying to do?']
  if (law.test(plain))
    return [
      'That depends on your country, so it’s **not in the program** and I won’t guess. An hour with an accountant or a lawyer there is cheap beside a mistake.',
      'Bring your yearly revenue and costs, who owns what, and what could go wrong; those are what they’ll ask for.',
    ]
  if (investors.test(plain))
    return [
      'Raising money from others is **not in the program**: it builds a business on what customers pay.',
      'What any investor or bank will ask for first is here, though: your ten numbers, your runway and a cash forecast.',
    ]
  if (partners.test(plain))
    return [
      'How partners part is **not in the program**, and it’s worth a lawyer before it’s worth an argument.',
      'Before that talk, write down three things: what each of you agreed to do, what has happened instead, and what you’d accept. Say it by voice, not in writing.',
    ]
  const first = 'This is **not in the program**, so I have nothing to quote and won’t guess.'
  if (said.has(first)) return ['That isn’t in the program either.']
  return [
    first,
    `I can answer from its lessons (customers, offer and price, sales, delivery, growth, cash, people, systems), from your own record, and about this product. You’re on day ${question.member.day}.`,
  ]
}
