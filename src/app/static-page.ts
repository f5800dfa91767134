import type { LessonData } from '#features/journey/lessons/lessons.contract.ts'
import type { Site, SiteBrand } from './site.ts'

/** What a static page says of whose site it is. */
export type PageBrand = Pick<SiteBrand, 'name' | 'contactEmail' | 'sellerName' | 'sellerAddress'>

/** A page that stands in the app's document before the app does. */
export type StaticPage = {
  /** Of its document: `lessons/foundation-01-runway`. */
  name: string
  title: string
  description: string
  body: string
  /** The source of the page that the app draws there. */
  source: string
  /** What the app will ask for to draw it. */
  calls: string[]
}

/**
 * What `src/app/web/prerender.tsx` exports. The build bundles it for Node; the build itself and the running server both
 * render with that bundle, since the browser's modules do not run on the server as they are.
 */
export type Renderer = {
  /** Every document for visitors by its name. */
  renderDocuments: (site: Site) => Record<string, string>
  /** Every static page for members. */
  renderMemberPages: (site: Site) => StaticPage[]
  renderLesson: (brand: PageBrand, lesson: LessonData) => StaticPage
}
