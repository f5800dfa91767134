import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'

/** What stands where a page would, while there is no network. The service worker lists the lessons that it kept. */
export function OfflinePage() {
  return (
    <main id="main" className="mx-auto min-h-[70dvh] w-full max-w-page px-4 py-8 sm:px-6 sm:py-10">
      <PageHeader eyebrow="No signal up here" title="You’re offline" />
      <p className="mt-6 max-w-prose text-lg">
        This page needs a connection, and opens by itself once you’re back online. Everything you completed and saved is
        safe.
      </p>
      <section aria-labelledby="kept-title" className="mt-10 max-w-prose has-[ul:empty]:hidden">
        <h2 id="kept-title" className="text-2xl">
          Lessons you can read offline
        </h2>
        <ul data-kept className="mt-4 divide-y divide-line border-y border-line [&_a]:block [&_a]:py-3" />
      </section>
      <LinkButton href="/" data-try-again className="mt-10">
        Try again
      </LinkButton>
    </main>
  )
}
