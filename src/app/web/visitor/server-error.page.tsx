import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'

/** Shown when the server fails to answer with a page. The server fills in the request's id. */
export function ServerErrorPage() {
  return (
    <main id="main" className="mx-auto min-h-[70dvh] w-full max-w-page px-4 py-8 sm:px-6 sm:py-10">
      <PageHeader eyebrow="Rough ground" title="We can’t show this page right now" />
      <p className="mt-6 max-w-prose text-lg">
        The problem is on our end, and everything you completed and wrote is safe. Please try again in a minute.
      </p>
      <p className="mt-4 max-w-prose">
        If it keeps happening, write to us and include this request number: <code>__REQUEST_ID__</code>
      </p>
      <LinkButton href="" className="mt-10">
        Try again
      </LinkButton>
    </main>
  )
}
