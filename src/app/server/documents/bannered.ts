import { seeingBanner } from '#features/operator/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import type { Pages } from '../static-pages/pages.ts'

/**
 * Every page that an operator loads while they see the site as someone else says so before anything else, and is loaded
 * anew when that ends. Not what a script fetches, which may be cached for later.
 */
export function bannered({ seeing, http, now }: Context, pages: Pages): Pages {
  if (!seeing || seeing === 'over') return pages
  const mode = http.headers.get('sec-fetch-mode')
  if (mode !== null && mode !== 'navigate') return pages
  const seconds = Math.max(1, Math.ceil(now().until(Temporal.Instant.from(seeing.endsAt)).total('seconds')))
  return {
    ...pages,
    send: (reply, name) =>
      pages.send(reply.header('refresh', `${seconds};url=${seeing.backTo}`), name, seeingBanner(seeing)),
  }
}
