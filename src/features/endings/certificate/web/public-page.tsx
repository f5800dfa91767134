import { useId, useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import { useDates } from '#platform/web/zone.ts'
import type { Certificate } from '../certificate.contract.ts'
import { turnLinkOff, turnLinkOn } from './certificate.calls.ts'

/** Turns the page on that proves the certificate, and off again. */
export function PublicPage({ link }: { link: Certificate['link'] }) {
  const on = useCall(turnLinkOn)
  const off = useCall(turnLinkOff)
  const saying = (title: string) => ({
    onSuccess: () => toast({ title }),
    onError: showError('That didn’t work. Please try again.'),
  })
  return (
    <section aria-labelledby="public-page" className="border-t border-ink pt-4">
      <h2 id="public-page" className="text-xl">
        A page that proves it
      </h2>
      <p className="mt-2 text-sm text-ink-soft">
        {link
          ? 'Anyone with the link sees your name, the program and the date. Nothing about your business, and search engines don’t list it.'
          : 'Off. Turn it on and you get a link for your profile or a client: your name, the program and the date, nothing else.'}
      </p>
      {link && <Link {...link} />}
      {link ? (
        <>
          <Button
            variant="secondary"
            className="mt-4"
            pending={off.isPending}
            onClick={() => off.mutate({}, saying('Page turned off'))}
          >
            Turn the page off
          </Button>
          <p className="mt-2 text-sm text-ink-soft">The link stops working permanently.</p>
        </>
      ) : (
        <Button
          variant="secondary"
          className="mt-4"
          pending={on.isPending}
          onClick={() => on.mutate({}, saying('Page turned on'))}
        >
          Turn the page on
        </Button>
      )}
    </section>
  )
}

function Link({ url, turnedOnAt }: NonNullable<Certificate['link']>) {
  const dates = useDates()
  const id = useId()
  const [isCopied, setIsCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setIsCopied(true),
      // Without the permission the address is there to be selected.
      () => {},
    )
  return (
    <div className="mt-4">
      <label htmlFor={id} className="text-sm font-semibold">
        Link
      </label>
      <div className="mt-1 flex gap-2">
        <input
          id={id}
          readOnly
          value={url}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className="min-h-11 w-full min-w-0 rounded-md border border-line-strong bg-sheet px-3 text-sm"
        />
        <Button variant="secondary" onClick={() => void copy()}>
          Copy
        </Button>
      </div>
      <p className="mt-1 text-sm text-ink-soft">
        <span role="status">{isCopied && 'Copied. '}</span>
        On since {dates.date(turnedOnAt)}.{' '}
        <a href={url} className="link">
          See the page
        </a>
      </p>
    </div>
  )
}
