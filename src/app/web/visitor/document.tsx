import type { ReactNode } from 'react'
import type { SiteBrand } from '../../site.ts'
import { SiteFooter } from '../shell/site-footer.tsx'
import { placeholders } from './placeholders.ts'
import { type Reader, VisitorBar } from './visitor-bar.tsx'

export type DocumentProps = {
  brand: SiteBrand
  title: string
  description: string
  /** Its one address; a page without is nothing to find. */
  path?: string
  reader?: Reader
  children: ReactNode
}

/** A whole page that needs no script to be read. */
export function Document({ brand, title, description, path, reader = 'visitor', children }: DocumentProps) {
  return (
    <html lang="en" data-theme-key="frontier180-theme">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-180.png" />
        <meta name="theme-color" content="#f5f3e9" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#13211b" media="(prefers-color-scheme: dark)" />
        {[placeholders.displayFont, placeholders.textFont].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <link rel="stylesheet" href={placeholders.style} />
        <script src="/theme-boot.js" />
        <script type="module" src={placeholders.script} />
        {path ? <Sharing {...{ brand, title, description, path }} /> : <meta name="robots" content="noindex" />}
      </head>
      <body>
        {placeholders.logo}
        <VisitorBar brand={brand} reader={reader} />
        {children}
        <SiteFooter
          name={brand.name}
          seller={`${brand.sellerName}, ${brand.sellerAddress}`}
          contact={brand.contactEmail}
        />
      </body>
    </html>
  )
}

type SharingProps = Pick<DocumentProps, 'brand' | 'title' | 'description'> & { path: string }

/** What search engines and other sites show of it. The server fills in its own address. */
function Sharing({ brand, title, description, path }: SharingProps) {
  return (
    <>
      <link rel="canonical" href={`${placeholders.origin}${path}`} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={`${placeholders.origin}${path}`} />
      <meta property="og:image" content={`${placeholders.origin}/map.jpg`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
