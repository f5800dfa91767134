import { type Assistant, assistantKnowledge } from '#features/assistant/server/public.ts'
import { deepFreeze } from '#platform/server/content-files.ts'
import type { Context } from '#platform/server/context.ts'
import { pricesIn } from '../payments/stripe-stand-in.ts'
import type { Brand } from './brand.ts'
import type { Content } from './load-content.ts'

declare module '#platform/server/context.ts' {
  interface Context {
    /** All that `brand.yaml` says. */
    siteBrand: Brand
    /** The documents that this content makes other than the build has them, by name. */
    renderedPages: ReadonlyMap<string, string>
  }
}

type ContentServices = Pick<
  Context,
  | 'siteTexts'
  | 'program'
  | 'library'
  | 'worksheets'
  | 'game'
  | 'coaching'
  | 'brand'
  | 'siteBrand'
  | 'offer'
  | 'seller'
  | 'assistant'
  | 'renderedPages'
>

type Given = Pick<Context, 'log' | 'renderedPages'> & {
  content: Content
  assistant: Omit<Assistant, 'search' | 'findOwn' | 'findPages' | 'findPlaces' | 'prepare' | 'own' | 'claims'>
}

/** Of what verbs may use, all that is made from content. */
export function contentServices({ content, assistant, log, renderedPages }: Given): ContentServices {
  const { brand, program, library, worksheets, questions, own, fileWords, claims } = content
  return {
    siteTexts: deepFreeze(content.siteTexts),
    program: deepFreeze(program),
    library: deepFreeze(library),
    // Frozen as it is read; maps in it are only read.
    worksheets,
    game: deepFreeze(content.game),
    coaching: deepFreeze(content.coaching),
    brand,
    siteBrand: brand,
    offer: deepFreeze(content.offer),
    seller: { name: brand.sellerName, address: brand.sellerAddress },
    assistant: {
      ...assistant,
      ...assistantKnowledge({ program, library, worksheets, questions, own, fileWords, claims, log }),
    },
    renderedPages,
  }
}

/**
 * Puts other content in the place of what is served, in one step: each request and each job begins with a copy of the
 * services, so those under way end with the content that they began with.
 */
export function exchangeContent(services: Context, content: Content, renderedPages: Context['renderedPages']): void {
  const { assistant, log } = services
  Object.assign(services, contentServices({ content, assistant, log, renderedPages }))
  services.standIn?.offerPrices(pricesIn(services.offer))
}
